/*
 * fuzz_http.c: what of HTTP, and of files with settings, is read by our own code. The first byte says what the rest is: 'f' a file,
 * 'n' a network, anything else a request's head.
 */
#include <stdlib.h>
#include <string.h>

#include "cli/serve.h"
#include "fuzz.h"
#include "net/address.h"

/* A slice must lie in what was read, or be empty. */
static void demand_inside(struct slice slice, const char *bytes, size_t size, const char *what)
{
    DEMAND(slice.bytes && (slice.size == 0 || (slice.bytes >= bytes && slice.bytes + slice.size <= bytes + size)),
           "%s lies elsewhere", what);
}

/* What is accepted has one meaning: nothing in it could end a line, or stand there twice. */
static void demand_plain(struct slice slice, const char *what)
{
    for (size_t i = 0; i < slice.size; i++)
        DEMAND(slice.bytes[i] != '\r' && slice.bytes[i] != '\n' && slice.bytes[i] != '\0', "%s has byte %d in it", what,
               slice.bytes[i]);
}

static size_t count_lines(const char *bytes, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < size; i++)
        count += bytes[i] == '\n';
    return count;
}

static void read_head(const char *bytes, size_t size)
{
    struct head head;
    size_t end = 0;
    /* The end is the same, whether it comes all at once or byte by byte. */
    for (size_t have = 1; have <= size && !end; have++)
        end = head_end(bytes, have, have - 1);
    DEMAND(end == head_end(bytes, size, 0), "the end is at %zu and at %zu", end, head_end(bytes, size, 0));
    if (!end)
        return;
    char *const copy = fuzz_copy(bytes, end);
    const unsigned refusal = head_read(copy, end, "nika.1", &head);
    DEMAND(refusal == 0 || (refusal >= 400 && refusal < 600), "refused with %u", refusal);
    if (refusal) {
        free(copy);
        return;
    }
    demand_inside(head.method, copy, end, "the method");
    demand_inside(head.path, copy, end, "the path");
    demand_inside(head.query, copy, end, "the query");
    demand_plain(head.path, "the path");
    demand_plain(head.query, "the query");
    DEMAND(head.path.size > 0 && head.path.bytes[0] == '/', "a path that does not begin at the root");
    DEMAND(head.path.size + head.query.size <= REQUEST_TARGET_MAX, "a long target");
    DEMAND(head.has[FIELD_HOST] && head.fields[FIELD_HOST].size > 0, "no host");
    DEMAND(!head.has[FIELD_TRANSFER_ENCODING], "a coding is accepted");
    DEMAND(head.body <= NIKA_LISTEN_BODY_MAX, "a body of %zu bytes", head.body);
    DEMAND(head.body == 0 || head.has[FIELD_CONTENT_LENGTH], "a body without a length");
    DEMAND(count_lines(copy, end) <= REQUEST_FIELDS_MAX + 2, "too many lines");
    for (unsigned i = 0; i < FIELD_COUNT; i++) {
        demand_inside(head.fields[i], copy, end, "a field");
        demand_plain(head.fields[i], "a field");
        DEMAND(head.has[i] || head.fields[i].size == 0, "a field that is not there says something");
    }
    DEMAND(head.forwarded_count <= REQUEST_FORWARDED_MAX, "too many addresses");
    const struct slice cookie = cookie_read(head.fields[FIELD_COOKIE], "nika");
    const struct slice bearer = bearer_read(head.fields[FIELD_AUTHORIZATION]);
    demand_inside(cookie, copy, end, "the cookie");
    demand_inside(bearer, copy, end, "the token");
    DEMAND(!memchr(cookie.bytes, ';', cookie.size), "a cookie with a semicolon");
    DEMAND(!token_is_fine(bearer) || bearer.size < NIKA_LISTEN_TOKEN_MAX, "a long token");
    struct nika_listen_network proxies[2];
    struct address near = {.bytes = {0}};
    char text[NIKA_LISTEN_ADDRESS_MAX];
    DEMAND(nika_listen_network_read("10.0.0.0/8", &proxies[0]) && nika_listen_network_read("::/64", &proxies[1]),
           "networks");
    const struct address behind = address_behind(&near, &head, proxies, 2);
    struct address again;
    address_text(&behind, text);
    DEMAND(address_read((struct slice){text, strlen(text)}, &again) && memcmp(&behind, &again, sizeof again) == 0,
           "an address is read back as another: %s", text);
    free(copy);
}

static void read_network(const char *bytes, size_t size)
{
    struct nika_listen_network network;
    char *const text = malloc(size + 1);
    DEMAND(text, "no memory");
    memcpy(text, bytes, size);
    text[size] = '\0';
    if (nika_listen_network_read(text, &network)) {
        struct address inside;
        memcpy(inside.bytes, network.bytes, sizeof inside.bytes);
        DEMAND(network.bits <= 128, "%u bits", network.bits);
        DEMAND(address_is_in(&inside, &network, 1), "an address is not in its own network: %s", text);
    }
    nika_listen_is_origin(text);
    free(text);
}

static void read_settings(const char *bytes, size_t size)
{
    static struct serve_said said;
    struct nika_message problem;
    char name[SERVE_WORD_MAX], sentence[1024];
    unsigned line = 0;
    char *const text = malloc(size + 1);
    DEMAND(text, "no memory");
    memcpy(text, bytes, size);
    text[size] = '\0';
    const size_t lines = count_lines(text, strlen(text)) + 1, length = strlen(text);
    said = (struct serve_said){.counts = {0}};
    if (!serve_read_file(text, &said, &line, &problem, name)) {
        struct nika_text out = nika_text(sentence, sizeof sentence);
        DEMAND(line >= 1 && line <= lines, "line %u of %zu", line, lines);
        nika_say(&out, nika_voice(NIKA_ENGLISH, NULL), problem);
        DEMAND(out.size > 0, "nothing is said about a mistake");
    }
    for (unsigned i = 0; i < SERVE_SETTING_COUNT; i++) {
        DEMAND(said.counts[i] <= (serve_is_list((enum serve_setting)i) ? NIKA_SERVER_LISTED_MAX : 1),
               "too many values");
        for (unsigned j = 0; j < said.counts[i]; j++) {
            DEMAND(said.values[i][j] >= text && said.values[i][j] <= text + length, "a value lies elsewhere");
            DEMAND(!strchr(said.values[i][j], '\n'), "a value of two lines");
        }
    }
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *const bytes = (const char *)data;
    if (size == 0)
        return 0;
    if (bytes[0] == 'f')
        read_settings(bytes + 1, size - 1);
    else if (bytes[0] == 'n')
        read_network(bytes + 1, size - 1);
    else
        read_head(bytes, size);
    return 0;
}
