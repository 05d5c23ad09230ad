/*
 * load.c: a bounded load generator: many connections that play real games of Byzantz, four at a table, as fast as the
 * server lets them; or the same traffic without rules at a bare relay (relay.c). It measures from outside: moves a second,
 * the server's processor time for each (from /proc), how long a move takes until the last of the four has it, and memory.
 *
 *     nika-load --port P[,P…] --pid PID[,PID…] --connections N --seconds S [--relay] [--idle] [--computers] [--tell]
 *
 * Loopback only. Of several nodes of one club, each gets every so manieth connection, so that each table has clients at
 * several of them. With --idle the connections say hello and nothing more. Prints one JSON object; with --tell before
 * that a line, "measuring", when it begins to count, so that others can count with it.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <nika/bytes.h>
#include <nika/byzantz.h>
#include <nika/json.h>
#include <nika/rng.h>

enum {
    SEATS = 4,
    ROOM = 65536,
    EACH = 8 /* connections of one person */,
    NODES_MAX = 8,
    SAMPLES_MAX = 1 << 22,
    ID = 24,
    ACTS = 16
};

struct load {
    long ports[NODES_MAX], pids[NODES_MAX];
    unsigned nodes, processes; /* how many of them there are */
    unsigned connections;
    double seconds;
    bool relay, idle, computers, tell;
};

struct client {
    int socket;
    unsigned seat;
    struct table *table;
    char *in;
    size_t size;
    unsigned played; /* the last ply at which it made a move, and one more */
};

/* Four clients at a table, or at the relay. */
struct table {
    struct client *clients[SEATS];
    char id[ID];
    unsigned seated; /* how many sit, before the start */
    /* Of the last acts, by ply: when they were sent, and how many have seen them. The next one may be made before the last
     * of the four has seen this one. */
    struct act {
        unsigned ply, received;
        double sent;
    } acts[ACTS];
};

static struct load load;
static struct nika_setup setup;
static struct nika_rng rng;
static double *samples;
static size_t sample_count;
static uint64_t moves, games, refused;
static unsigned people = SEATS; /* at a table; computer players sit in the other seats */
static bool measuring;

static void die(const char *what)
{
    fprintf(stderr, "nika-load: %s: %s\n", what, strerror(errno));
    exit(1);
}

static double seconds(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

/*
 * Sockets: blocking while connections are made, then not.
 */

static int dial(long port)
{
    const int one = 1, handle = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const struct sockaddr_in to = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (handle < 0 || connect(handle, (const struct sockaddr *)&to, sizeof to) < 0)
        die("connect");
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    return handle;
}

static void send_all(int handle, const void *bytes, size_t size)
{
    const char *at = bytes;
    while (size) {
        const ssize_t sent = send(handle, at, size, MSG_NOSIGNAL);
        if (sent < 0 && errno != EINTR && errno != EAGAIN)
            die("send");
        if (sent > 0) {
            at += sent;
            size -= (size_t)sent;
        }
    }
}

/* Reads an HTTP answer whole, head and body; the body begins at the returned place. */
static char *read_answer(int handle, char *buffer, size_t room)
{
    size_t size = 0;
    for (;;) {
        const ssize_t got = recv(handle, buffer + size, room - 1 - size, 0);
        if (got <= 0)
            die("the server closed a connection");
        size += (size_t)got;
        buffer[size] = '\0';
        char *body = strstr(buffer, "\r\n\r\n");
        const char *length = body ? strcasestr(buffer, "content-length:") : NULL;
        if (body &&
            size >= (size_t)(body + 4 - buffer) + (length && length < body ? strtoul(length + 15, NULL, 10) : 0))
            return body + 4;
    }
}

/* The value of a string member, anywhere in a text that the server wrote. */
static bool member(const char *text, const char *key, char *value, size_t room)
{
    char wanted[32];
    snprintf(wanted, sizeof wanted, "\"%s\":\"", key);
    const char *at = strstr(text, wanted);
    if (!at)
        return false;
    at += strlen(wanted);
    const size_t size = strcspn(at, "\"");
    if (size >= room)
        return false;
    memcpy(value, at, size);
    value[size] = '\0';
    return true;
}

static void ask(int handle, long port, const char *path, const char *token, const char *body, const char *key,
                char *value, size_t room)
{
    char request[1024], answer[4096];
    const int size = snprintf(request, sizeof request,
                              "POST %s HTTP/1.1\r\nHost: 127.0.0.1:%ld\r\nContent-Type: application/json\r\n%s%s%s"
                              "Content-Length: %zu\r\n\r\n%s",
                              path, port, token ? "Authorization: Bearer " : "", token ? token : "",
                              token ? "\r\n" : "", strlen(body), body);
    send_all(handle, request, (size_t)size);
    const char *got = read_answer(handle, answer, sizeof answer);
    if (!member(got, key, value, room)) {
        fprintf(stderr, "nika-load: %s was answered: %s\n", path, answer);
        exit(1);
    }
}

static void upgrade(int handle, long port)
{
    char request[512], answer[2048];
    const int size = snprintf(request, sizeof request,
                              "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:%ld\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Protocol: nika.1\r\n\r\n",
                              port);
    send_all(handle, request, (size_t)size);
    read_answer(handle, answer, sizeof answer);
    if (strncmp(answer, "HTTP/1.1 101", 12) != 0) {
        fprintf(stderr, "nika-load: the upgrade was answered: %s\n", answer);
        exit(1);
    }
}

/* A text frame, masked with zeros, which is allowed and costs the server as much as any other mask. */
__attribute__((format(printf, 2, 3))) static void say(const struct client *client, const char *format, ...)
{
    char frame[1024];
    va_list arguments;
    va_start(arguments, format);
    const int size = vsnprintf(frame + 8, sizeof frame - 8, format, arguments);
    va_end(arguments);
    memset(frame, 0, 8);
    if (size < 126) {
        frame[2] = (char)0x81;
        frame[3] = (char)(0x80 | size);
        send_all(client->socket, frame + 2, (size_t)size + 6);
    } else {
        frame[0] = (char)0x81;
        frame[1] = (char)(0x80 | 126);
        frame[2] = (char)(size >> 8);
        frame[3] = (char)size;
        send_all(client->socket, frame, (size_t)size + 8);
    }
}

/*
 * Playing.
 */

/* Whether that was the last of the four. */
static bool note_received(struct table *table, unsigned ply)
{
    struct act *act = &table->acts[ply % ACTS];
    if (act->ply != ply || ++act->received < people)
        return false;
    if (measuring) {
        moves += !load.computers; /* where they play, all that is shown is counted */
        if (sample_count < SAMPLES_MAX)
            samples[sample_count++] = seconds() - act->sent;
    }
    return true;
}

static void note_sent(struct table *table, unsigned ply)
{
    table->acts[(ply + 1) % ACTS] = (struct act){.ply = ply + 1, .sent = seconds()};
}

/* A view came: who is asked there plays. */
static void consider(struct client *client, const char *code, size_t length, unsigned ply)
{
    uint8_t bytes[NIKA_CODE_MAX];
    struct nika_view view;
    struct nika_move legal[NIKA_MOVES_MAX];
    char word[NIKA_WORD_MAX];
    const ptrdiff_t size = nika_unbase64(code, length, bytes, sizeof bytes);
    if (size < 0 || !setup.game->decode(&setup, bytes, (size_t)size, &view)) {
        fprintf(stderr, "nika-load: a view can't be read\n");
        exit(1);
    }
    const unsigned asked = setup.game->waiting(&setup, &view).asked;
    if (!(asked >> client->seat & 1) || client->played == ply + 1)
        return;
    client->played = ply + 1;
    const unsigned count = setup.game->legal(&setup, &view, legal);
    setup.game->say(&setup, legal[nika_rng_below(&rng, count)], word);
    note_sent(client->table, ply);
    say(client, "{\"do\":\"play\",\"id\":\"p%u\",\"table\":\"%s\",\"ply\":%u,\"move\":\"%s\"}", ply, client->table->id,
        ply, word);
}

static void open_table(const struct client *client)
{
    say(client, "{\"do\":\"open\",\"id\":\"o\",\"game\":\"byzantz\",\"players\":4}");
}

static void sit_down(const struct client *client, const char *id)
{
    char chance[65];
    uint8_t bytes[32];
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)nika_rng_next(&rng);
    nika_hex(bytes, sizeof bytes, chance);
    if (client->seat)
        say(client, "{\"do\":\"enter\",\"id\":\"e\",\"table\":\"%s\"}", id);
    say(client, "{\"do\":\"sit\",\"id\":\"s\",\"table\":\"%s\",\"seat\":%u,\"chance\":\"%s\"}", id, client->seat,
        chance);
}

/* The game is over: the next one. */
static void go_on(struct client *client)
{
    struct table *table = client->table;
    say(client, "{\"do\":\"exit\",\"id\":\"x\",\"table\":\"%s\"}", table->id);
    client->played = 0;
    if (client->seat == 0) {
        games += measuring;
        open_table(client);
    }
}

static unsigned number_of(const char *text, const char *key)
{
    const char *at = strstr(text, key);
    return at ? (unsigned)strtoul(at + strlen(key), NULL, 10) : 0;
}

static void hear_answer(struct client *client, const char *text)
{
    struct table *table = client->table;
    if (strstr(text, "\"ok\":false")) {
        refused++;
        fprintf(stderr, "nika-load: %s\n", text);
        if (refused > 20)
            exit(1);
        return;
    }
    switch (text[7]) { /* {"re":"o" … */
    case 'o':
        member(text, "table", table->id, sizeof table->id);
        table->seated = 0;
        for (unsigned i = 0; i < people; i++)
            sit_down(table->clients[i], table->id);
        break;
    case 's':
        if (++table->seated < people)
            break;
        for (unsigned seat = people; seat < SEATS; seat++)
            say(table->clients[0],
                "{\"do\":\"seat\",\"id\":\"c\",\"table\":\"%s\",\"seat\":%u,\"player\":\"beginner\"}", table->id, seat);
        say(table->clients[0], "{\"do\":\"start\",\"id\":\"g\",\"table\":\"%s\"}", table->id);
        break;
    default:
        break;
    }
}

static void hear(struct client *client, char *text)
{
    if (load.relay) {
        const unsigned ply = number_of(text, "\"ply\":");
        if (note_received(client->table, ply + 1)) {
            note_sent(client->table, ply + 1);
            say(client->table->clients[(ply + 1) % SEATS],
                "{\"do\":\"play\",\"id\":\"p%u\",\"table\":\"0123456789abcdef\",\"ply\":%u,\"move\":\"bid C1 S2\"}",
                ply + 1, ply + 1);
        }
        return;
    }
    if (strncmp(text, "{\"re\"", 5) == 0) {
        hear_answer(client, text);
        return;
    }
    const bool act = strncmp(text, "{\"is\":\"act\"", 11) == 0;
    const char *code = strstr(text, "\"view\":\"");
    if (act || strncmp(text, "{\"is\":\"view\"", 12) == 0) {
        const unsigned ply = number_of(text, "\"ply\":");
        moves += act && measuring && load.computers;
        if (act)
            note_received(client->table, ply);
        if (code)
            consider(client, code + 8, strcspn(code + 8, "\""), ply);
    } else if (strncmp(text, "{\"is\":\"table\"", 13) == 0 && strstr(text, "\"state\":\"over\"") && client->played) {
        go_on(client);
    }
}

/* Takes whole frames from what came. Servers do not mask. */
static void take_frames(struct client *client)
{
    size_t at = 0;
    while (client->size - at >= 2) {
        const uint8_t *frame = (const uint8_t *)client->in + at;
        size_t head = 2, size = frame[1] & 127u;
        if (size == 126) {
            head = 4;
            size = (size_t)frame[2] << 8 | frame[3];
        } else if (size == 127) {
            fprintf(stderr, "nika-load: a frame is too long\n");
            exit(1);
        }
        if (client->size - at < head + size)
            break;
        char *text = client->in + at + head;
        if ((frame[0] & 15) == 1) {
            const char after = text[size];
            text[size] = '\0';
            hear(client, text);
            text[size] = after;
        } else if ((frame[0] & 15) == 9) {
            const uint8_t pong[6] = {0x8a, 0x80};
            send_all(client->socket, pong, sizeof pong);
        } else if ((frame[0] & 15) == 8) {
            fprintf(stderr, "nika-load: the server closed a connection\n");
            exit(1);
        }
        at += head + size;
    }
    memmove(client->in, client->in + at, client->size - at);
    client->size -= at;
}

static void receive(struct client *client)
{
    const ssize_t got = recv(client->socket, client->in + client->size, ROOM - 1 - client->size, MSG_DONTWAIT);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        die("the server closed a connection");
    if (got > 0) {
        client->size += (size_t)got;
        take_frames(client);
    }
}

/*
 * The server from outside.
 */

static double processor_seconds_of(long pid)
{
    char path[64], line[1024];
    unsigned long user = 0, system = 0;
    snprintf(path, sizeof path, "/proc/%ld/stat", pid);
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, sizeof line, file))
        die(path);
    fclose(file);
    const char *at = strrchr(line, ')');
    sscanf(at + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double processor_seconds(void)
{
    double sum = 0;
    for (unsigned i = 0; i < load.processes; i++)
        sum += processor_seconds_of(load.pids[i]);
    return sum;
}

static long resident_kilobytes_of(long pid)
{
    char path[64], line[256];
    long kilobytes = 0;
    snprintf(path, sizeof path, "/proc/%ld/status", pid);
    FILE *file = fopen(path, "r");
    if (!file)
        die(path);
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "VmRSS: %ld", &kilobytes) == 1)
            break;
    fclose(file);
    return kilobytes;
}

static long resident_kilobytes(void)
{
    long sum = 0;
    for (unsigned i = 0; i < load.processes; i++)
        sum += resident_kilobytes_of(load.pids[i]);
    return sum;
}

static int compare(const void *a, const void *b)
{
    const double left = *(const double *)a, right = *(const double *)b;
    return (left > right) - (left < right);
}

/* Connects, signs in as somebody (several connections are one person's) and says hello. */
static void connect_client(struct client *client, unsigned number, char token[80])
{
    char ticket[80], name[64], answer[1024];
    const long port = load.ports[number % load.nodes];
    if (!load.relay) {
        const int http = dial(port);
        if (number % EACH == 0 || !load.idle) {
            snprintf(name, sizeof name, "{\"name\":\"Player %u\"}", number);
            ask(http, port, "/api/session", NULL, name, "token", token, 80);
        }
        ask(http, port, "/api/ticket", token, "{}", "ticket", ticket, sizeof ticket);
        close(http);
    }
    client->socket = dial(port);
    client->in = malloc(load.idle ? 1 : ROOM);
    upgrade(client->socket, port);
    if (load.relay)
        return;
    say(client, "{\"do\":\"hello\",\"id\":\"h\",\"ticket\":\"%s\",\"form\":\"code\"}", ticket);
    const ssize_t got = recv(client->socket, answer, sizeof answer - 1, 0);
    if (got < 10 || !memmem(answer, (size_t)got, "\"ok\":true", 9)) {
        fprintf(stderr, "nika-load: hello was not answered well\n");
        exit(1);
    }
}

static void run(int events, double until)
{
    struct epoll_event ready[256];
    while (seconds() < until) {
        const int count = epoll_wait(events, ready, 256, 100);
        for (int i = 0; i < count; i++)
            receive(ready[i].data.ptr);
    }
}

static void play(struct client *clients, struct table *tables)
{
    const int events = epoll_create1(EPOLL_CLOEXEC);
    for (unsigned i = 0; i < load.connections; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &clients[i]};
        epoll_ctl(events, EPOLL_CTL_ADD, clients[i].socket, &event);
    }
    for (unsigned i = 0; i < load.connections / people; i++) {
        if (load.relay) {
            note_sent(&tables[i], 0);
            say(tables[i].clients[0],
                "{\"do\":\"play\",\"id\":\"p0\",\"table\":\"0123456789abcdef\",\"ply\":0,\"move\":\"bid C1 S2\"}");
        } else {
            open_table(tables[i].clients[0]);
        }
    }
    run(events, seconds() + load.seconds / 4); /* until everybody plays */
    measuring = true;
    if (load.tell) {
        puts("measuring");
        fflush(stdout);
    }
    const double begun = seconds(), used = processor_seconds();
    run(events, begun + load.seconds);
    const double took = seconds() - begun, busy = processor_seconds() - used;
    if (!moves || !sample_count) {
        fprintf(stderr, "nika-load: nobody moved\n");
        exit(1);
    }
    qsort(samples, sample_count, sizeof samples[0], compare);
    printf("{\"server\":\"%s\",\"connections\":%u,\"seconds\":%.2f,\"moves\":%llu,\"games\":%llu,\"refused\":%llu,"
           "\"moves_per_second\":%.0f,\"moves_per_cpu_second\":%.0f,\"cpu_us_per_move\":%.1f,\"p50_ms\":%.2f,\"p99_"
           "ms\":%.2f",
           load.relay ? "relay" : "nika", load.connections, took, (unsigned long long)moves, (unsigned long long)games,
           (unsigned long long)refused, (double)moves / took, (double)moves / busy, 1e6 * busy / (double)moves,
           1e3 * samples[sample_count / 2], 1e3 * samples[sample_count * 99 / 100]);
}

/* Numbers with commas between them; how many, at most so many. */
static unsigned read_list(const char *text, long numbers[NODES_MAX])
{
    unsigned count = 0;
    char *end;
    for (; count < NODES_MAX; text = end + 1) {
        numbers[count++] = strtol(text, &end, 10);
        if (*end != ',')
            break;
    }
    return count;
}

static void read_arguments(int count, char **arguments)
{
    for (int i = 1; i < count; i++) {
        const char *value = i + 1 < count ? arguments[i + 1] : "";
        if (strcmp(arguments[i], "--relay") == 0)
            load.relay = true;
        else if (strcmp(arguments[i], "--idle") == 0)
            load.idle = true;
        else if (strcmp(arguments[i], "--computers") == 0)
            load.computers = true, people = 1;
        else if (strcmp(arguments[i], "--port") == 0)
            load.nodes = read_list(value, load.ports), i++;
        else if (strcmp(arguments[i], "--pid") == 0)
            load.processes = read_list(value, load.pids), i++;
        else if (strcmp(arguments[i], "--connections") == 0)
            load.connections = (unsigned)strtoul(value, NULL, 10), i++;
        else if (strcmp(arguments[i], "--seconds") == 0)
            load.seconds = strtod(value, NULL), i++;
        else if (strcmp(arguments[i], "--tell") == 0)
            load.tell = true;
        else
            load.nodes = 0;
    }
    if (!load.nodes || !load.processes || load.connections < SEATS || load.connections > 20000 || load.seconds > 60) {
        fprintf(stderr, "usage: nika-load --port P[,P…] --pid PID[,PID…] --connections N --seconds S [--relay] "
                        "[--idle] [--computers] "
                        "[--tell]\n");
        exit(2);
    }
}

int main(int count, char **arguments)
{
    read_arguments(count, arguments);
    struct client *clients = calloc(load.connections, sizeof *clients);
    struct table *tables = calloc(load.connections / people + 1, sizeof *tables);
    samples = malloc(SAMPLES_MAX * sizeof *samples);
    char token[80] = "";
    if (!clients || !tables || !samples)
        die("memory");
    nika_setup_init(&setup, &nika_byzantz, SEATS, 0);
    nika_rng_seed(&rng, 2026, 6);
    const long before = resident_kilobytes();
    for (unsigned i = 0; i < load.connections; i++) {
        clients[i].seat = i % people;
        clients[i].table = &tables[i / people];
        tables[i / people].clients[i % people] = &clients[i];
        connect_client(&clients[i], i, token);
    }
    const long after = resident_kilobytes();
    if (load.idle)
        printf("{\"server\":\"%s\",\"connections\":%u", load.relay ? "relay" : "nika", load.connections);
    else
        play(clients, tables);
    printf(",\"kb_per_connection\":%.2f,\"resident_mb\":%.1f}\n", (double)(after - before) / load.connections,
           (double)resident_kilobytes() / 1024);
    return 0;
}
