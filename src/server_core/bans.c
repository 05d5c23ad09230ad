/*
 * bans.c: who may not come in, who may not chat, which networks are shut out, and who is a host. All of it is in memory,
 * read at startup before the first client, and stored before it is acknowledged.
 *
 * A banned person's connections end at once. Her sessions stay, and open nothing: so her browser, which goes on sending
 * its token, stays out until the ban ends or a host lifts it, and then she is who she was. A stranger who comes as
 * another guest is a matter for a ban of the network.
 */
#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

#include "hosts.h"

enum {
    BANS_MAX = 10000, /* of each kind */
    NETWORKS_MAX = 1000,
    HOURS_MAX = 10 * 365 * 24,
    HOUR_MS = 60 * 60 * 1000,
    ROWS_EACH = 100, /* bans in a response */
    CODE_POLICY = 1008
};

static const char *const prefixes[] = {[BAN_PERSON] = "ban/",
                                       [BAN_TALK] = "mute/",
                                       [BAN_NETWORK] = "network/",
                                       [BAN_ROLE] = "role/",
                                       [BAN_ERASED] = "erase/"};

static const uint8_t mapped[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

void bans_begin(struct nika_server_core *core)
{
    core->hosts = core_allocate(sizeof *core->hosts);
    core->hosts->audit_next = core->hosts->report_next = 1;
    erasing_begin(core);
}

void bans_end(struct nika_server_core *core)
{
    struct hosts *hosts = core->hosts;
    erasing_end(core);
    for (unsigned kind = 0; kind < BAN_KINDS; kind++) {
        size_t at = 0;
        for (struct ban *ban; (ban = hash_map_next(&hosts->bans[kind], &at));)
            free(ban);
        hash_map_free(&hosts->bans[kind]);
    }
    for (unsigned i = 0; i < hosts->network_count; i++)
        free(hosts->networks[i]);
    free(hosts->networks);
    free(hosts->reports);
    free(hosts);
}

/*
 * Networks.
 */

static bool read_address(const char *text, uint8_t bytes[16])
{
    if (inet_pton(AF_INET, text, bytes + sizeof mapped) != 1)
        return inet_pton(AF_INET6, text, bytes) == 1;
    memcpy(bytes, mapped, sizeof mapped);
    return true;
}

static bool is_four(const uint8_t bytes[16])
{
    return memcmp(bytes, mapped, sizeof mapped) == 0;
}

static bool is_in(const uint8_t address[16], const struct ban *ban)
{
    const unsigned whole = ban->bits / 8, rest = ban->bits % 8;
    return memcmp(address, ban->network, whole) == 0 &&
           (rest == 0 || (address[whole] ^ ban->network[whole]) >> (8 - rest) == 0);
}

/* Whether a network is that of all IPv4 addresses, or of a large part of them, written as in IPv6. */
static bool is_too_wide(const struct ban *ban)
{
    static const uint8_t first[16] = {[10] = 0xFF, [11] = 0xFF};
    enum { BEFORE = 8 * sizeof mapped, LEAST = BEFORE + 8 }; /* bits */
    return ban->bits < LEAST && (ban->bits <= BEFORE ? is_in(first, ban) : is_four(ban->network));
}

/* "10.1.0.0/16", or one address. Not half of the internet: at least 8 bits of an IPv4 address, 16 of IPv6. */
static bool read_network(const char *text, struct ban *ban)
{
    char address[NETWORK_TEXT_MAX];
    struct nika_text copy = nika_text(address, sizeof address);
    const size_t size = strcspn(text, "/");
    int64_t bits = 128;
    nika_text_add_bytes(&copy, text, size);
    if (copy.cut || !read_address(address, ban->network))
        return false;
    const bool four = is_four(ban->network) && !strchr(address, ':');
    if (text[size] && !nika_json_whole((struct nika_json){text + size + 1, strlen(text + size + 1)}, four ? 8 : 16,
                                       four ? 32 : 128, &bits))
        return false;
    ban->bits = (unsigned)bits + (four && text[size] ? 96 : 0);
    for (unsigned bit = ban->bits; bit < 128; bit++)
        ban->network[bit / 8] &= (uint8_t) ~(0x80u >> bit % 8);
    return !is_too_wide(ban);
}

static void write_network(const struct ban *ban, struct nika_text *text)
{
    char address[INET6_ADDRSTRLEN];
    const bool four = is_four(ban->network) && ban->bits >= 96;
    inet_ntop(four ? AF_INET : AF_INET6, four ? ban->network + sizeof mapped : ban->network, address, sizeof address);
    nika_text_add(text, address);
    nika_text_add_char(text, '/');
    nika_text_add_number(text, four ? ban->bits - 96 : ban->bits);
}

/*
 * What is in force.
 */

static bool is_over(const struct nika_server_core *core, const struct ban *ban)
{
    return ban->until <= core->date;
}

const struct ban *bans_find(const struct nika_server_core *core, enum ban_kind kind, uint64_t who)
{
    const struct ban *ban = hash_map_get(&core->hosts->bans[kind], who);
    return ban && !is_over(core, ban) ? ban : NULL;
}

static const struct ban *find_address(const struct nika_server_core *core, const char *address)
{
    uint8_t bytes[16];
    if (!core->hosts->network_count || !read_address(address, bytes))
        return NULL;
    for (unsigned i = 0; i < core->hosts->network_count; i++)
        if (is_in(bytes, core->hosts->networks[i]) && !is_over(core, core->hosts->networks[i]))
            return core->hosts->networks[i];
    return NULL;
}

bool people_are_hosts(const struct nika_server_core *core, const struct person *person)
{
    return person->account && bans_find(core, BAN_ROLE, person->who);
}

static void write_until(const struct ban *ban, struct nika_writer *writer)
{
    nika_write_key(writer, "until");
    if (ban->until < INT64_MAX)
        nika_write_whole(writer, ban->until);
    else
        nika_write_null(writer);
}

void bans_write(const struct ban *ban, struct nika_writer *writer)
{
    if (!ban) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '{');
    write_until(ban, writer);
    nika_write_key(writer, "why");
    nika_write_word(writer, ban->why);
    nika_write_close(writer, '}');
}

static void respond_banned(struct nika_server_core *core, nika_connection connection, const struct ban *ban)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "error");
    nika_write_word(&writer, "banned");
    write_until(ban, &writer);
    nika_write_close(&writer, '}');
    respond(core, connection, 403, &text, NULL);
}

bool bans_refuse_person(struct nika_server_core *core, nika_connection connection, uint64_t who)
{
    const struct ban *ban = bans_find(core, BAN_PERSON, who);
    if (ban)
        respond_banned(core, connection, ban);
    return ban != NULL;
}

bool bans_refuse_request(struct nika_server_core *core, const struct nika_event *event)
{
    const struct nika_http *http = event->http;
    if (http->local || (strcmp(http->method, "DELETE") == 0 && strcmp(http->path, "/api/session") == 0))
        return false;
    const struct ban *network = find_address(core, event->address);
    if (network) {
        respond_banned(core, event->connection, network);
        return true;
    }
    const struct person *person = *http->token ? people_by_token(core, http->token, strlen(http->token)) : NULL;
    return person && bans_refuse_person(core, event->connection, person->who);
}

static void reply(struct nika_server_core *core, nika_connection connection, const char *id, const char *word,
                  const struct ban *ban)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin_error(core, id, word, &text);
    write_until(ban, &writer);
    reply_end(core, connection, &writer);
}

bool bans_refuse_connection(struct nika_server_core *core, const struct connection *connection,
                            const struct person *person, const char *id)
{
    const struct ban *ban = find_address(core, connection->address);
    if (!ban && person)
        ban = bans_find(core, BAN_PERSON, person->who);
    if (ban)
        reply(core, connection->id, id, "banned", ban);
    return ban != NULL;
}

bool bans_refuse_talk(struct nika_server_core *core, const struct request *request)
{
    const struct ban *ban = bans_find(core, BAN_TALK, request->connection->person->who);
    if (ban)
        reply(core, request->connection->id, request->id, "muted", ban);
    return ban != NULL;
}

/*
 * Rows and memory.
 */

void bans_key(const struct ban *ban, char key[NIKA_KEY_MAX])
{
    char id[NIKA_TABLE_ID_MAX];
    struct nika_text text = nika_text(key, NIKA_KEY_MAX);
    nika_text_add(&text, prefixes[ban->kind]);
    core_id_text(ban->who, id);
    if (ban->kind == BAN_NETWORK)
        write_network(ban, &text);
    else
        nika_text_add(&text, id);
}

static bool read_key(const char *key, struct ban *ban)
{
    for (unsigned kind = 0; kind < BAN_KINDS; kind++) {
        const size_t size = strlen(prefixes[kind]);
        if (strncmp(key, prefixes[kind], size) != 0)
            continue;
        ban->kind = (enum ban_kind)kind;
        return kind == BAN_NETWORK ? read_network(key + size, ban)
                                   : core_id_read(key + size, strlen(key + size), &ban->who);
    }
    return false;
}

/* The place of the same network, or where a new one goes. */
static unsigned place_of(const struct hosts *hosts, const struct ban *ban)
{
    unsigned place = 0;
    while (place < hosts->network_count && (hosts->networks[place]->bits != ban->bits ||
                                            memcmp(hosts->networks[place]->network, ban->network, 16) != 0))
        place++;
    return place;
}

void bans_remember(struct nika_server_core *core, const struct ban *ban)
{
    struct hosts *hosts = core->hosts;
    struct ban *copy = core_allocate(sizeof *copy);
    *copy = *ban;
    if (ban->kind != BAN_NETWORK) {
        free(hash_map_take(&hosts->bans[ban->kind], ban->who));
        hash_map_put(&hosts->bans[ban->kind], ban->who, copy);
        return;
    }
    const unsigned place = place_of(hosts, ban);
    if (!hosts->networks)
        hosts->networks = core_allocate(NETWORKS_MAX * sizeof(struct ban *));
    if (place == NETWORKS_MAX) { /* only possible if the limit was higher before */
        free(copy);
        return;
    }
    if (place == hosts->network_count)
        hosts->network_count++;
    else
        free(hosts->networks[place]);
    hosts->networks[place] = copy;
}

void bans_forget(struct nika_server_core *core, const struct ban *ban)
{
    struct hosts *hosts = core->hosts;
    const unsigned place = ban->kind == BAN_NETWORK ? place_of(hosts, ban) : 0;
    if (ban->kind != BAN_NETWORK) {
        free(hash_map_take(&hosts->bans[ban->kind], ban->who));
    } else if (place < hosts->network_count) {
        free(hosts->networks[place]);
        hosts->networks[place] = hosts->networks[--hosts->network_count];
    }
}

void bans_row(struct nika_server_core *core, const struct nika_event *event)
{
    struct ban ban = {.until = INT64_MAX};
    struct nika_json row, value;
    size_t at, size;
    if (!read_key(event->key, &ban) || nika_json_check(event->bytes, event->size, &row, &at) != NIKA_JSON_FINE ||
        !nika_json_get(row, "date", &value) || !nika_json_whole(value, INT64_MIN, INT64_MAX, &ban.date) ||
        !nika_json_get(row, "why", &value) || !nika_json_string(value, ban.why, sizeof ban.why, &size) ||
        !nika_json_get(row, "name", &value) || !nika_json_string(value, ban.name, sizeof ban.name, &size) ||
        (nika_json_get(row, "until", &value) && !nika_json_whole(value, 0, INT64_MAX - 1, &ban.until))) {
        core_log(core, "bad-row", 0, NULL);
        return;
    }
    bans_remember(core, &ban);
}

void bans_value(const struct ban *ban, struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "date");
    nika_write_whole(&writer, ban->date);
    if (ban->until < INT64_MAX)
        write_until(ban, &writer);
    nika_write_key(&writer, "why");
    nika_write_word(&writer, ban->why);
    nika_write_key(&writer, "name");
    nika_write_word(&writer, ban->name);
    nika_write_close(&writer, '}');
}

/*
 * Requests.
 */

/* One that has ended, if there is one: each new ban clears an old one away. */
static const struct ban *find_over(const struct nika_server_core *core, enum ban_kind kind)
{
    const struct hosts *hosts = core->hosts;
    size_t at = 0;
    for (const struct ban *ban; (ban = hash_map_next(&hosts->bans[kind], &at));)
        if (is_over(core, ban))
            return ban;
    for (unsigned i = 0; kind == BAN_NETWORK && i < hosts->network_count; i++)
        if (is_over(core, hosts->networks[i]))
            return hosts->networks[i];
    return NULL;
}

/* Stores a ban, or that there is none any more, together with its entry in the audit log. */
static void keep(struct nika_server_core *core, const struct host_request *request, const struct ban *ban,
                 const char *what, bool on,
                 void (*then)(struct nika_server_core *, struct pending *, const struct nika_event *))
{
    char key[NIKA_KEY_MAX], old[NIKA_KEY_MAX], value[2 * WHY_MAX + PERSON_NAME_MAX * 2 + 128],
        network[NETWORK_TEXT_MAX];
    struct nika_text text = nika_text(value, sizeof value), shown = nika_text(network, sizeof network);
    struct audit audit;
    struct pending *pending = core_expect(core, then);
    pending->connection = request->event->connection;
    pending->more = core_allocate(sizeof *ban);
    memcpy(pending->more, ban, sizeof *ban);
    bans_key(ban, key);
    bans_value(ban, &text);
    audit_begin(core, request, what, &audit);
    if (ban->kind == BAN_NETWORK) {
        write_network(ban, &shown);
        nika_write_key(&audit.writer, "network");
        nika_write_word(&audit.writer, network);
    } else {
        hosts_write_who("who", ban->who, &audit.writer);
    }
    if (on && ban->kind != BAN_ROLE) {
        write_until(ban, &audit.writer);
        nika_write_key(&audit.writer, "why");
        nika_write_word(&audit.writer, ban->why);
    }
    const struct ban *over = on ? find_over(core, ban->kind) : NULL;
    struct nika_op ops[2];
    unsigned count = 0;
    if (over) {
        bans_key(over, old);
        ops[count++] = (struct nika_op){.kind = NIKA_OP_DROP, .row = NIKA_ROW_BAN, .key = old};
        bans_forget(core, over);
    }
    ops[count] = (struct nika_op){.kind = on ? NIKA_OP_PUT : NIKA_OP_DROP, .row = NIKA_ROW_BAN, .key = key};
    if (on) {
        ops[count].value = value;
        ops[count].size = text.size;
    }
    audit_keep(core, pending, &audit, ops, count + 1);
}

static void ban_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct ban *ban = pending->more;
    if (!hosts_kept(core, pending, event))
        return;
    bans_remember(core, ban);
    if (ban->kind == BAN_PERSON || ban->kind == BAN_NETWORK)
        connections_refuse(core);
    hosts_respond_done(core, pending->connection);
}

static void unban_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    if (!hosts_kept(core, pending, event))
        return;
    bans_forget(core, pending->more);
    hosts_respond_done(core, pending->connection);
}

/* Whom a request is about: a known person, or (if that is possible) a network. If neither, it is answered. */
static bool read_target(struct nika_server_core *core, const struct host_request *request, bool networks,
                        struct ban *ban)
{
    struct nika_json value;
    char text[NETWORK_TEXT_MAX];
    size_t size;
    if (networks && nika_json_get(request->body, "network", &value)) {
        ban->kind = BAN_NETWORK;
        if (nika_json_string(value, text, sizeof text, &size) && read_network(text, ban))
            return true;
        respond_bad_value(core, request->event->connection, "network");
        return false;
    }
    return hosts_read_who(core, request, &ban->who);
}

/* How long, and why. */
static bool read_terms(struct nika_server_core *core, const struct host_request *request, struct ban *ban)
{
    struct nika_json value;
    struct nika_text why = nika_text(ban->why, sizeof ban->why);
    int64_t hours;
    ban->date = core->date;
    ban->until = INT64_MAX;
    if (nika_json_get(request->body, "hours", &value) && nika_json_kind(value) != 'n') {
        if (!nika_json_whole(value, 1, HOURS_MAX, &hours)) {
            respond_bad_value(core, request->event->connection, "hours");
            return false;
        }
        ban->until = core->date + hours * HOUR_MS;
    }
    return hosts_read_text(core, request, "why", WHY_LETTERS, &why);
}

static void impose(struct nika_server_core *core, const struct host_request *request, enum ban_kind kind)
{
    struct ban ban = {.kind = kind};
    const nika_connection connection = request->event->connection;
    if (!read_target(core, request, kind == BAN_PERSON, &ban) || !read_terms(core, request, &ban))
        return;
    const bool network = ban.kind == BAN_NETWORK;
    const struct person *person = network ? NULL : hash_map_get(&core->people, ban.who);
    if (!network && !person && !bans_find(core, kind, ban.who)) {
        respond_error(core, connection, 404, "no-such-person");
        return;
    }
    /* Hosts can't shut out one another, nor themselves; whoever runs the server can. */
    if (request->by && person && people_are_hosts(core, person)) {
        respond_error(core, connection, 403, "not-allowed");
        return;
    }
    if (network ? core->hosts->network_count == NETWORKS_MAX : core->hosts->bans[kind].count >= BANS_MAX) {
        respond_error(core, connection, 429, "too-many");
        return;
    }
    if (person)
        memcpy(ban.name, person->name, sizeof ban.name);
    keep(core, request, &ban, kind == BAN_TALK ? "mute" : "ban", true, ban_kept);
}

static void lift(struct nika_server_core *core, const struct host_request *request, enum ban_kind kind)
{
    struct ban ban = {.kind = kind};
    if (read_target(core, request, kind == BAN_PERSON, &ban))
        keep(core, request, &ban, kind == BAN_TALK ? "unmute" : "unban", false, unban_kept);
}

void bans_ban(struct nika_server_core *core, const struct host_request *request)
{
    impose(core, request, BAN_PERSON);
}

void bans_unban(struct nika_server_core *core, const struct host_request *request)
{
    lift(core, request, BAN_PERSON);
}

void bans_mute(struct nika_server_core *core, const struct host_request *request)
{
    impose(core, request, BAN_TALK);
}

void bans_unmute(struct nika_server_core *core, const struct host_request *request)
{
    lift(core, request, BAN_TALK);
}

void bans_role(struct nika_server_core *core, const struct host_request *request)
{
    struct ban ban = {.kind = BAN_ROLE, .date = core->date, .until = INT64_MAX};
    struct nika_json value;
    const nika_connection connection = request->event->connection;
    if (!request->event->http->local) {
        respond_error(core, connection, 403, "not-allowed");
        return;
    }
    if (!hosts_read_who(core, request, &ban.who))
        return;
    if (!nika_json_get(request->body, "host", &value) ||
        (nika_json_kind(value) != 't' && nika_json_kind(value) != 'f')) {
        respond_bad_value(core, connection, "host");
        return;
    }
    const bool on = nika_json_kind(value) == 't';
    const struct person *person = hash_map_get(&core->people, ban.who);
    if (on && !person) {
        respond_error(core, connection, 404, "no-such-person");
    } else if (on && !person->account) { /* a guest's session is lost too easily */
        respond_error(core, connection, 409, "not-allowed");
    } else {
        if (person)
            memcpy(ban.name, person->name, sizeof ban.name);
        keep(core, request, &ban, on ? "role" : "no-role", on, on ? ban_kept : unban_kept);
    }
}

/* {"kind":"ban", "who":…,"name":…|"network":…,"date":…,"until":…,"why":…} */
static void write_listed(const struct ban *ban, struct nika_writer *writer)
{
    static const char *const kinds[] = {
        [BAN_PERSON] = "ban", [BAN_TALK] = "mute", [BAN_NETWORK] = "ban", [BAN_ROLE] = "role"};
    char shown[NETWORK_TEXT_MAX];
    struct nika_text text = nika_text(shown, sizeof shown);
    nika_write_open(writer, '{');
    nika_write_key(writer, "kind");
    nika_write_word(writer, kinds[ban->kind]);
    if (ban->kind == BAN_NETWORK) {
        write_network(ban, &text);
        nika_write_key(writer, "network");
        nika_write_word(writer, shown);
    } else {
        core_id_text(ban->who, shown);
        nika_write_key(writer, "who");
        nika_write_word(writer, shown);
        nika_write_key(writer, "name");
        nika_write_word(writer, ban->name);
    }
    nika_write_key(writer, "date");
    nika_write_whole(writer, ban->date);
    write_until(ban, writer);
    nika_write_key(writer, "why");
    nika_write_word(writer, ban->why);
    nika_write_close(writer, '}');
}

static int newest_first(const void *one, const void *other)
{
    const struct ban *a = *(struct ban *const *)one, *b = *(struct ban *const *)other;
    if (a->date != b->date)
        return a->date > b->date ? -1 : 1;
    if (a->who != b->who)
        return a->who < b->who ? -1 : 1;
    return (int)a->kind - (int)b->kind;
}

void bans_list(struct nika_server_core *core, const struct host_request *request)
{
    const struct hosts *hosts = core->hosts;
    uint32_t from;
    size_t count = 0, most = hosts->network_count + 1;
    if (!hosts_read_from(core, request->event, &from))
        return;
    for (unsigned kind = 0; kind < BAN_KINDS; kind++)
        most += hosts->bans[kind].count;
    const struct ban **all = core_allocate(most * sizeof(struct ban *));
    for (unsigned kind = 0; kind < BAN_KINDS; kind++) {
        size_t at = 0;
        for (const struct ban *ban; (ban = hash_map_next(&hosts->bans[kind], &at));)
            if (!is_over(core, ban) && kind != BAN_ERASED)
                all[count++] = ban;
    }
    for (unsigned i = 0; i < hosts->network_count; i++)
        if (!is_over(core, hosts->networks[i]))
            all[count++] = hosts->networks[i];
    qsort(all, count, sizeof(struct ban *), newest_first);
    enum { ROOM = ROWS_EACH * (2 * WHY_MAX + 2 * PERSON_NAME_MAX + 256) };
    struct page page;
    page_begin(&page, "bans", ROOM);
    for (size_t i = from; i < count && i < (size_t)from + ROWS_EACH; i++)
        write_listed(all[i], &page.writer);
    page_respond(core, request->event->connection, &page, count > (size_t)from + ROWS_EACH);
    free(all);
}
