/*
 * node_links.c: links between nodes (node_links.h).
 *
 * Each side begins with a greeting in clear: MAGIC, and 32 random bytes. From the cluster's key and both sides' random bytes come
 * two keys, one for each direction, for libsodium's secretstream. Then each side sends its stream's header and an empty
 * message; who can read that knows the other one's key. A message is its encrypted size as four bytes, little-endian, and its
 * encryption; in it are frames, each again with its size before it. Nobody who does not know the key gets further than the greeting, and nothing can be replayed.
 */
#include "node_links.h"

#include <errno.h>
#include <ev.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <nika/cluster.h>

#include "node_buffer.h"
#include "node_sockets.h"

#define MAGIC "nika-link-1\n"

enum {
    MAGIC_BYTES = sizeof MAGIC - 1,
    NONCE_BYTES = 32,
    GREETING_BYTES = MAGIC_BYTES + NONCE_BYTES,
    HEADER_BYTES = crypto_secretstream_xchacha20poly1305_HEADERBYTES,
    EXTRA_BYTES = crypto_secretstream_xchacha20poly1305_ABYTES,
    SIZE_BYTES = 4,
    READ_AT_ONCE = 65536,
    QUEUED_MOST = 256 << 20, /* bytes: whoever lets so much wait does not read */
    GATHERED_MOST = 1 << 20, /* bytes of frames that are encrypted together, unless one alone is larger */
    MESSAGE_MOST = NIKA_FRAME_MAX + SIZE_BYTES + GATHERED_MOST,
    GREETS_WITHIN = 5, /* seconds */
    LINKS_MOST = 128,  /* far more than there are nodes: whoever else comes does not get our memory */
    LAST_ID = 8388607, /* nika_link in nika/cluster.h */
};

static const double rest = 0.25; /* seconds */

/* What a link waits for. */
enum stage { STAGE_CONNECTS, STAGE_GREETING, STAGE_HEADER, STAGE_PROOF, STAGE_OPEN };

struct link {
    struct link *next;
    struct node_links *links;
    uint32_t id;
    int fd;
    bool dialled, doomed; /* it is being closed */
    enum stage stage;
    uint8_t nonce[NONCE_BYTES];
    crypto_secretstream_xchacha20poly1305_state reads, writes;
    uint8_t read_key[crypto_secretstream_xchacha20poly1305_KEYBYTES];
    struct buffer in, out, frames; /* frames that are not encrypted yet, each with its size before it */
    ev_io readable, writable;
    ev_timer patience;
};

struct node_links {
    struct ev_loop *loop;
    struct node_links_owner owner;
    uint8_t key[NODE_KEY_BYTES];
    struct link *first;
    uint32_t last_id;
    double patience; /* seconds for a greeting */
    int fd;          /* the listener's, or -1 */
    ev_io accepts;
    ev_timer rest; /* from accepting */
};

static struct link *find(const struct node_links *links, uint32_t id)
{
    struct link *link = links->first;
    while (link && link->id != id)
        link = link->next;
    return link && !link->doomed ? link : NULL;
}

/* Strangers get numbers, too, so that these may come round after months, when nothing knows of the old ones any more. */
static uint32_t next_id(struct node_links *links)
{
    const struct link *same;
    do {
        links->last_id = links->last_id % LAST_ID + 1;
        same = links->first;
        while (same && same->id != links->last_id)
            same = same->next;
    } while (same);
    return links->last_id;
}

/*
 * The end of a link.
 */

static void free_link(struct link *link)
{
    struct ev_loop *const loop = link->links->loop;
    struct link **at = &link->links->first;
    while (*at != link)
        at = &(*at)->next;
    *at = link->next;
    ev_io_stop(loop, &link->readable);
    ev_io_stop(loop, &link->writable);
    ev_timer_stop(loop, &link->patience);
    close(link->fd);
    sodium_memzero(&link->reads, sizeof link->reads);
    sodium_memzero(&link->writes, sizeof link->writes);
    free(link->in.bytes);
    free(link->out.bytes);
    free(link->frames.bytes);
    free(link);
}

/* Writes what it can; false if the link is broken. */
static bool write_some(struct link *link)
{
    struct buffer *const out = &link->out;
    while (out->from < out->to) {
        const ssize_t size = send(link->fd, out->bytes + out->from, out->to - out->from, MSG_NOSIGNAL);
        if (size < 0 && errno == EINTR)
            continue;
        if (size < 0)
            return errno == EAGAIN || errno == EWOULDBLOCK;
        out->from += (size_t)size;
    }
    return true;
}

/* Closes a link by itself: the owner hears of it. */
static void fail(struct link *link, const char *why)
{
    struct node_links *const links = link->links;
    const uint32_t id = link->id;
    const bool tells = link->dialled || link->stage == STAGE_OPEN;
    if (why)
        links->owner.refused(links->owner.context, id, why);
    if (link->stage == STAGE_PROOF) /* our own proof tells the other side, too, that the keys differ */
        write_some(link);
    link->doomed = true;
    free_link(link);
    if (tells)
        links->owner.closed(links->owner.context, id);
}

/*
 * Writing.
 */

static void watch(struct link *link)
{
    struct ev_loop *const loop = link->links->loop;
    if (link->out.from < link->out.to)
        ev_io_start(loop, &link->writable);
    else
        ev_io_stop(loop, &link->writable);
}

static void write_size(uint8_t *at, size_t size)
{
    for (unsigned i = 0; i < SIZE_BYTES; i++)
        at[i] = (uint8_t)(size >> (8 * i));
}

/* Encrypts a message into the buffer. False if out of memory, or if too much waits. */
static bool encrypt(struct link *link, const void *bytes, size_t size)
{
    const size_t encrypted = size + EXTRA_BYTES;
    if (link->out.to - link->out.from + encrypted > QUEUED_MOST ||
        !buffer_make_room(&link->out, SIZE_BYTES + encrypted))
        return false;
    uint8_t *const at = link->out.bytes + link->out.to;
    write_size(at, encrypted);
    crypto_secretstream_xchacha20poly1305_push(&link->writes, at + SIZE_BYTES, NULL, bytes, size, NULL, 0, 0);
    link->out.to += SIZE_BYTES + encrypted;
    return true;
}

/* Its end comes as if the other side had closed it. */
static void break_off(struct link *link)
{
    shutdown(link->fd, SHUT_RDWR);
    link->out.from = link->out.to;
    link->frames.from = link->frames.to;
}

/* Encrypts the frames that have been gathered, together. */
static void encrypt_frames(struct link *link)
{
    struct buffer *const frames = &link->frames;
    if (frames->from < frames->to && !encrypt(link, frames->bytes + frames->from, frames->to - frames->from))
        break_off(link);
    frames->from = frames->to;
}

void node_links_send(struct node_links *links, uint32_t id, const void *bytes, size_t size)
{
    struct link *const link = find(links, id);
    uint8_t prefix[SIZE_BYTES];
    if (!link || link->stage != STAGE_OPEN)
        return;
    if (link->frames.to - link->frames.from + size > GATHERED_MOST)
        encrypt_frames(link);
    write_size(prefix, size);
    if (!buffer_put(&link->frames, prefix, sizeof prefix) || !buffer_put(&link->frames, bytes, size))
        break_off(link);
}

void node_links_close(struct node_links *links, uint32_t id)
{
    struct link *const link = find(links, id);
    if (!link)
        return;
    /* Perhaps from within a callback about it: the event loop frees it. What was sent before still goes out if it can. */
    encrypt_frames(link);
    link->doomed = true;
    ev_io_stop(links->loop, &link->readable);
    ev_feed_event(links->loop, &link->writable, EV_WRITE);
}

void node_links_flush(struct node_links *links)
{
    for (struct link *link = links->first; link; link = link->next) {
        if (link->doomed || link->stage == STAGE_CONNECTS)
            continue;
        encrypt_frames(link);
        buffer_trim(&link->in);
        buffer_trim(&link->out);
        buffer_trim(&link->frames);
        if (ev_is_active(&link->writable))
            continue;
        if (!write_some(link))
            shutdown(link->fd, SHUT_RDWR);
        watch(link);
    }
}

/*
 * The handshake.
 */

static bool greet(struct link *link)
{
    randombytes_buf(link->nonce, sizeof link->nonce);
    return buffer_put(&link->out, MAGIC, MAGIC_BYTES) && buffer_put(&link->out, link->nonce, NONCE_BYTES);
}

/* The key of one direction, `which` 0 for that from the side that dialled. */
static void derive(const struct link *link, const uint8_t *other, uint8_t which, uint8_t *key)
{
    crypto_generichash_state state;
    crypto_generichash_init(&state, link->links->key, NODE_KEY_BYTES, crypto_secretstream_xchacha20poly1305_KEYBYTES);
    crypto_generichash_update(&state, &which, 1);
    crypto_generichash_update(&state, link->dialled ? link->nonce : other, NONCE_BYTES);
    crypto_generichash_update(&state, link->dialled ? other : link->nonce, NONCE_BYTES);
    crypto_generichash_final(&state, key, crypto_secretstream_xchacha20poly1305_KEYBYTES);
}

static const char *take_greeting(struct link *link, const uint8_t *bytes)
{
    uint8_t key[crypto_secretstream_xchacha20poly1305_KEYBYTES], header[HEADER_BYTES];
    const uint8_t *const other = bytes + MAGIC_BYTES;
    if (memcmp(bytes, MAGIC, MAGIC_BYTES) != 0)
        return "no-node";
    if (memcmp(other, link->nonce, NONCE_BYTES) == 0)
        return "mirrored";
    derive(link, other, link->dialled ? 0 : 1, key);
    derive(link, other, link->dialled ? 1 : 0, link->read_key);
    crypto_secretstream_xchacha20poly1305_init_push(&link->writes, header, key);
    sodium_memzero(key, sizeof key);
    link->stage = STAGE_HEADER;
    return buffer_put(&link->out, header, sizeof header) && encrypt(link, "", 0) ? NULL : "no-memory";
}

static const char *take_header(struct link *link, const uint8_t *bytes)
{
    link->stage = STAGE_PROOF;
    const int code = crypto_secretstream_xchacha20poly1305_init_pull(&link->reads, bytes, link->read_key);
    sodium_memzero(link->read_key, sizeof link->read_key);
    return code == 0 ? NULL : "wrong-key";
}

/*
 * Reading.
 */

static size_t size_at(const uint8_t *bytes)
{
    size_t size = 0;
    for (unsigned i = 0; i < SIZE_BYTES; i++)
        size |= (size_t)bytes[i] << (8 * i);
    return size;
}

/* How many bytes the next thing has, as far as that is known by now: anybody may have said so. */
static uint64_t wanted(const struct link *link)
{
    const size_t there = link->in.to - link->in.from;
    if (link->stage == STAGE_GREETING)
        return GREETING_BYTES;
    if (link->stage == STAGE_HEADER)
        return HEADER_BYTES;
    return there < SIZE_BYTES ? SIZE_BYTES : SIZE_BYTES + (uint64_t)size_at(link->in.bytes + link->in.from);
}

/* The frames of a message, one after the other, until the link is closed by one. */
static const char *give_frames(struct link *link, const uint8_t *bytes, size_t size)
{
    const struct node_links *const links = link->links;
    while (size && !link->doomed) {
        const size_t each = size < SIZE_BYTES ? 0 : size_at(bytes);
        if (size < SIZE_BYTES || each > size - SIZE_BYTES)
            return "cut-off";
        links->owner.frame(links->owner.context, link->id, bytes + SIZE_BYTES, each);
        bytes += SIZE_BYTES + each;
        size -= SIZE_BYTES + each;
    }
    return NULL;
}

static const char *take_message(struct link *link, uint8_t *bytes, size_t size)
{
    struct node_links *const links = link->links;
    unsigned char tag;
    unsigned long long length;
    const uint8_t *const encrypted = bytes + SIZE_BYTES;
    uint8_t *const plain = bytes + SIZE_BYTES + 1; /* in place: behind the byte of the tag */
    size -= SIZE_BYTES;
    if (crypto_secretstream_xchacha20poly1305_pull(&link->reads, plain, &length, &tag, encrypted, size, NULL, 0) != 0)
        return "wrong-key";
    if (link->stage == STAGE_OPEN)
        return give_frames(link, plain, (size_t)length);
    link->stage = STAGE_OPEN;
    ev_timer_stop(links->loop, &link->patience);
    links->owner.opened(links->owner.context, link->id, link->dialled);
    return NULL;
}

static const char *take(struct link *link, uint8_t *bytes, size_t size)
{
    switch (link->stage) {
    case STAGE_CONNECTS:
        return NULL;
    case STAGE_GREETING:
        return take_greeting(link, bytes);
    case STAGE_HEADER:
        return take_header(link, bytes);
    case STAGE_PROOF:
    case STAGE_OPEN:
        break;
    }
    return take_message(link, bytes, size);
}

/* Whether a size can be one: before the other side has proved anything, only that of the proof. */
static bool can_be(const struct link *link, uint64_t size)
{
    const size_t most = link->stage == STAGE_OPEN ? MESSAGE_MOST : 0;
    return link->stage < STAGE_PROOF || size <= SIZE_BYTES ||
           (size >= SIZE_BYTES + EXTRA_BYTES && size <= SIZE_BYTES + EXTRA_BYTES + most);
}

/* Takes what is there, as far as it is whole. */
static void take_all(struct link *link)
{
    const char *why = NULL;
    while (!why && !link->doomed) {
        const size_t there = link->in.to - link->in.from;
        const uint64_t said = wanted(link);
        const size_t size = (size_t)said;
        if (!can_be(link, said)) {
            why = "bad-size";
        } else if (there < size) {
            why = buffer_make_room(&link->in, size - there) ? NULL : "no-memory";
            break;
        } else {
            uint8_t *const at = link->in.bytes + link->in.from;
            link->in.from += size;
            why = take(link, at, size);
        }
    }
    if (why && !link->doomed)
        fail(link, why);
}

static void on_readable(struct ev_loop *loop, ev_io *io, int events)
{
    struct link *const link = io->data;
    (void)loop;
    (void)events;
    if (!buffer_make_room(&link->in, READ_AT_ONCE)) {
        fail(link, "no-memory");
        return;
    }
    const ssize_t size = recv(link->fd, link->in.bytes + link->in.to, link->in.room - link->in.to, 0);
    if (size < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR))
        return;
    if (size <= 0) {
        fail(link, NULL);
        return;
    }
    link->in.to += (size_t)size;
    take_all(link);
}

static void on_writable(struct ev_loop *loop, ev_io *io, int events)
{
    struct link *const link = io->data;
    int error = 0;
    socklen_t size = sizeof error;
    (void)events;
    if (link->doomed) {
        write_some(link);
        free_link(link);
        return;
    }
    if (link->stage == STAGE_CONNECTS) {
        if (getsockopt(link->fd, SOL_SOCKET, SO_ERROR, &error, &size) != 0 || error || !greet(link)) {
            fail(link, NULL);
            return;
        }
        link->stage = STAGE_GREETING;
        ev_io_start(loop, &link->readable);
    }
    if (!write_some(link)) {
        fail(link, NULL);
        return;
    }
    watch(link);
}

static void on_impatient(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct link *const link = timer->data;
    (void)loop;
    (void)events;
    if (!link->doomed)
        fail(link, NULL);
}

/*
 * Opening.
 */

static struct link *add(struct node_links *links, int fd, bool dialled)
{
    struct link *const link = calloc(1, sizeof *link);
    if (!link) {
        close(fd);
        return NULL;
    }
    link->links = links;
    link->id = next_id(links);
    link->fd = fd;
    link->dialled = dialled;
    link->next = links->first;
    links->first = link;
    ev_io_init(&link->readable, on_readable, fd, EV_READ);
    ev_io_init(&link->writable, on_writable, fd, EV_WRITE);
    ev_timer_init(&link->patience, on_impatient, links->patience, 0);
    link->readable.data = link->writable.data = link->patience.data = link;
    ev_timer_start(links->loop, &link->patience);
    return link;
}

/* Room for one more link: whoever has proved nothing for the longest time makes it. False if all are nodes. */
static bool make_place(struct node_links *links)
{
    struct link *oldest = NULL; /* the newest comes first */
    unsigned count = 0;
    for (struct link *each = links->first; each; each = each->next) {
        count++;
        if (!each->dialled && each->stage != STAGE_OPEN)
            oldest = each;
    }
    if (count < LINKS_MOST)
        return true;
    if (!oldest)
        return false;
    fail(oldest, NULL);
    return true;
}

static void on_accept(struct ev_loop *loop, ev_io *io, int events)
{
    struct node_links *const links = io->data;
    (void)events;
    const int fd = node_socket_accept(links->fd);
    if (fd < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR && errno != ECONNABORTED) {
        ev_io_stop(loop, &links->accepts); /* out of descriptors, or of memory */
        ev_timer_set(&links->rest, rest, 0);
        ev_timer_start(loop, &links->rest);
    }
    if (fd >= 0 && !make_place(links)) {
        close(fd);
        return;
    }
    struct link *const link = fd >= 0 ? add(links, fd, false) : NULL;
    if (!link)
        return;
    if (!greet(link)) {
        fail(link, "no-memory");
        return;
    }
    link->stage = STAGE_GREETING;
    ev_io_start(loop, &link->readable);
}

static void on_rest(struct ev_loop *loop, ev_timer *timer, int events)
{
    struct node_links *const links = timer->data;
    (void)events;
    ev_io_start(loop, &links->accepts);
}

uint32_t node_links_dial(struct node_links *links, const char *address)
{
    const int fd = node_socket_dial(address);
    struct link *const link = fd >= 0 ? add(links, fd, true) : NULL;
    if (!link)
        return 0;
    ev_io_start(links->loop, &link->writable);
    return link->id;
}

bool node_links_listen(struct node_links *links, const char *address, unsigned *port)
{
    links->fd = node_socket_listen(address, port);
    if (links->fd < 0)
        return false;
    ev_io_init(&links->accepts, on_accept, links->fd, EV_READ);
    ev_timer_init(&links->rest, on_rest, 0, 0);
    links->accepts.data = links->rest.data = links;
    ev_io_start(links->loop, &links->accepts);
    return true;
}

struct node_links *node_links_new(struct ev_loop *loop, const uint8_t key[NODE_KEY_BYTES],
                                  const struct node_links_owner *owner)
{
    struct node_links *const links = calloc(1, sizeof *links);
    if (!links)
        return NULL;
    links->loop = loop;
    links->owner = *owner;
    links->fd = -1;
    links->patience = GREETS_WITHIN;
    memcpy(links->key, key, NODE_KEY_BYTES);
    return links;
}

void node_links_patience(struct node_links *links, double seconds)
{
    links->patience = seconds;
}

void node_links_free(struct node_links *links)
{
    if (!links)
        return;
    for (struct link *link = links->first, *next; link; link = next) {
        next = link->next;
        encrypt_frames(link);
        write_some(link);
        free_link(link);
    }
    if (links->fd >= 0) {
        ev_io_stop(links->loop, &links->accepts);
        ev_timer_stop(links->loop, &links->rest);
        close(links->fd);
    }
    sodium_memzero(links->key, sizeof links->key);
    free(links);
}
