/*
 * fuzz_server_core.c: any messages to a server core, from people at a table and from strangers, while time passes, the disk
 * fails, connections break and the server is killed.
 *
 * The first line begins with a table (fuzz.h; start seat and rules do not count), then come "s" if it has started and "r" if
 * rates count. The next ones: a digit and a message, from that connection; "x", "o", "s" and its digit: it is cut, opened
 * again, has lost messages; "t" and milliseconds: time passes; "k" and a digit: how the disk does (fuzz_server.h); "w" and a
 * number: so many things that wait are done; "r": the server is killed and begins again; "c": it stops. In messages $T is the
 * table, $P its ply, and $M a legal move of whoever sends it.
 *
 * Every request must get exactly one answer, with its id, unless its connection is gone. Everything that is sent is JSON and
 * tells no token, and the table's secret only once its game is over. In the end, with a disk that works, nothing is left to
 * be answered, or a server that stops is at rest; what was kept makes the same tables again, and none is damaged.
 */
#include "fuzz_server.h"

#include "server_core/server_core_table.h"

enum { LINES = 4, PEOPLE = 3, OPEN_MAX = 512, MESSAGES_MAX = 200, PASS_MAX = 3600000 };

/* A connection of somebody, and what it waits for. */
struct line {
    nika_connection id; /* 0: none */
    unsigned person;
    char waiting[OPEN_MAX][REQUEST_ID_MAX]; /* "" for a message that has no id */
    unsigned count;
};

struct world {
    struct kit kit;
    char tokens[PEOPLE][65];
    struct line lines[LINES];
    nika_connection last;
    uint64_t table;
    char table_text[17], secret[65];
    unsigned chosen; /* moves so far */
};

static struct nika_agent random_agent;
static struct nika_workspace workspace;

static struct table *table_of(const struct world *world)
{
    return hash_map_get(&world->kit.core->tables, world->table);
}

/* Somebody gets a message. */
static void hear(struct world *world, struct line *line, const struct nika_effect *effect)
{
    const struct nika_json message = script_json(effect->bytes, effect->size);
    struct nika_json value;
    char id[REQUEST_ID_MAX] = "";
    size_t size;
    const struct table *table = table_of(world);
    DEMAND(effect->size < ANSWER_MAX, "a message of %zu bytes", effect->size);
    for (unsigned i = 0; i < PEOPLE; i++)
        DEMAND(!strstr(effect->bytes, world->tokens[i]), "a token: %s", effect->bytes);
    DEMAND(!table || table->state == TABLE_OVER || !strstr(effect->bytes, world->secret), "the secret: %s",
           effect->bytes);
    if (!nika_json_get(message, "re", &value)) {
        DEMAND(nika_json_get(message, "is", &value), "neither re nor is: %s", effect->bytes);
        return;
    }
    DEMAND(nika_json_kind(value) == 'n' || nika_json_string(value, id, sizeof id, &size), "re: %s", effect->bytes);
    for (unsigned i = 0; i < line->count; i++)
        if (strcmp(line->waiting[i], id) == 0) {
            memmove(line->waiting[i], line->waiting[i + 1], (--line->count - i) * sizeof line->waiting[i]);
            return;
        }
    DEMAND(false, "nobody asked: %s", effect->bytes);
}

/* Everybody hears what was sent. */
static void listen(struct world *world)
{
    struct kit *kit = &world->kit;
    bool more = false;
    for (unsigned i = 0; i < kit->count; i++) {
        struct kit_effect *effect = &kit->effects[i];
        const enum nika_effect_kind kind = effect->effect.kind;
        if (!effect->taken && kind <= NIKA_EFFECT_CLOSE) {
            for (unsigned line = 0; line < LINES; line++)
                if (effect->effect.connection == world->lines[line].id) {
                    if (kind == NIKA_EFFECT_SEND)
                        hear(world, &world->lines[line], &effect->effect);
                    else
                        world->lines[line].id = world->lines[line].count = 0;
                }
            effect->taken = true;
        }
        DEMAND(kind != NIKA_EFFECT_LOG || strcmp(effect->effect.word, "not-kept") == 0, "log: %s", effect->effect.word);
        more |= !effect->taken && kind != NIKA_EFFECT_LOG;
    }
    if (!more)
        kit_forget(kit);
}

static void do_all(struct world *world)
{
    while (kit_do_one(&world->kit))
        listen(world);
    listen(world);
}

static void pass(struct world *world, int64_t milliseconds)
{
    struct kit *kit = &world->kit;
    const int64_t until = kit->now + milliseconds;
    do_all(world);
    for (unsigned turns = 0; nika_server_core_next(kit->core) <= until; turns++) {
        const int64_t next = nika_server_core_next(kit->core);
        DEMAND(turns < 100000, "the server core wants to be woken again and again");
        kit->now = next > kit->now ? next : kit->now;
        kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        do_all(world);
    }
    kit->now = until;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    do_all(world);
}

/* A connection begins, if its person can have one: not while the server stops, nor as long as tickets are short. */
static void connect(struct world *world, unsigned number)
{
    struct line *line = &world->lines[number];
    struct kit *kit = &world->kit;
    char ticket[65], message[160];
    unsigned status;
    if (line->id)
        return;
    kit_ask(kit, 9001, "POST", "/api/ticket", world->tokens[line->person], "");
    const char *answer = kit_body(kit, 9001, &status);
    if (status != 200)
        return;
    kit_member(answer, "ticket", ticket, sizeof ticket);
    line->id = ++world->last;
    line->count = 0;
    kit_open(kit, line->id);
    listen(world);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"h\",\"ticket\":\"%s\",\"form\":\"%s\"}", ticket,
             number % 2 ? "json" : "code");
    strcpy(line->waiting[line->count++], "h");
    kit_say(kit, line->id, message);
    listen(world);
}

/* The id that a message has, "" if it is no request. */
static void id_of(const char *message, size_t size, char id[REQUEST_ID_MAX])
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    struct nika_json body, value;
    size_t at, length = 0;
    if (size > NIKA_MESSAGE_MAX || nika_json_check(message, size, &body, &at) != NIKA_JSON_FINE ||
        !nika_json_get(body, "id", &value) || !nika_json_string(value, id, REQUEST_ID_MAX, &length) ||
        strspn(id, letters) != length)
        length = 0;
    id[length] = '\0';
}

/* A legal move of a person, if there is one. */
static void choose(struct world *world, unsigned person, struct nika_text *text)
{
    struct table *table = table_of(world);
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    char word[NIKA_WORD_MAX];
    const struct person *known = people_by_token(world->kit.core, world->tokens[person], 64);
    const struct seat *seat = table && known ? table_seat_of(table, known->who) : NULL;
    if (!seat || table->state != TABLE_RUNNING)
        return;
    const unsigned number = table_seat_number(table, seat);
    if (table->together >> number & 1)
        nika_play_look_asked(table->play, number, &view);
    else
        nika_play_look(table->play, number, &view);
    const unsigned count = table->setup.game->legal(&table->setup, &view, moves);
    if (!count)
        return;
    table->setup.game->say(&table->setup, moves[world->chosen++ * 7 % count], word);
    nika_text_add(text, word);
}

/* A connection sends a message. */
static void send(struct world *world, unsigned number, const char *bytes, size_t size)
{
    struct line *line = &world->lines[number];
    const struct table *table = table_of(world);
    char filled[LINE_MAX + 256];
    struct nika_text text = nika_text(filled, sizeof filled);
    if (!line->id || line->count == OPEN_MAX)
        return;
    for (size_t i = 0; i < size; i++) {
        const char after = i + 1 < size ? bytes[i + 1] : 0;
        if (bytes[i] != '$' || !strchr("TPM", after) || !after)
            nika_text_add_bytes(&text, &bytes[i], 1);
        else if (after == 'T')
            nika_text_add(&text, world->table_text);
        else if (after == 'P')
            nika_text_add_number(&text, table ? table->ply : 0);
        else
            choose(world, line->person, &text);
        i += bytes[i] == '$' && after && strchr("TPM", after);
    }
    char *exact = fuzz_copy(filled, text.size);
    id_of(exact, text.size, line->waiting[line->count++]);
    kit_step(&world->kit, (struct nika_event){
                              .kind = NIKA_EVENT_MESSAGE, .connection = line->id, .bytes = exact, .size = text.size});
    free(exact);
    listen(world);
}

static void restart(struct world *world)
{
    for (unsigned i = 0; i < LINES; i++)
        world->lines[i].id = world->lines[i].count = 0;
    kit_restart(&world->kit);
    for (unsigned i = 0; i < LINES; i++)
        connect(world, i);
}

/* Asks for something that the table needs to begin. */
static void prepare(struct world *world, unsigned number, const char *message)
{
    send(world, number, message, strlen(message));
    do_all(world);
}

static void begin(struct world *world, const char *first)
{
    static const char *const names[PEOPLE] = {"Ada", "Bo", "Cy"};
    struct nika_setup setup;
    const size_t used = fuzz_setup((const uint8_t *)first, strlen(first), &setup);
    char message[256];
    first += used;
    world->kit.settings.no_rates = !strchr(first, 'r');
    world->kit.agent = &random_agent;
    world->kit.workspace = &workspace;
    kit_begin(&world->kit);
    for (unsigned i = 0; i < PEOPLE; i++)
        kit_guest(&world->kit, names[i], world->tokens[i]);
    kit_forget(&world->kit);
    for (unsigned i = 0; i < LINES; i++) {
        world->lines[i].person = i % PEOPLE;
        connect(world, i);
    }
    snprintf(message, sizeof message, "{\"do\":\"open\",\"id\":\"o\",\"game\":\"%s\",\"players\":%u}", setup.game->name,
             setup.players);
    prepare(world, 0, message);
    size_t at = 0;
    const struct table *table = hash_map_next(&world->kit.core->tables, &at);
    DEMAND(table, "no table");
    world->table = table->id;
    strcpy(world->table_text, table->id_text);
    nika_hex(table->secret.bytes, sizeof table->secret.bytes, world->secret);
    if (!strchr(first, 's'))
        return;
    for (unsigned i = 0; i < 2; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"sit\",\"id\":\"s\",\"table\":\"$T\",\"seat\":%u,\"chance\":\"%064x\"}", i, 7 + i);
        prepare(world, i, "{\"do\":\"enter\",\"id\":\"e\",\"table\":\"$T\"}");
        prepare(world, i, message);
    }
    for (unsigned i = 2; i < setup.players; i++) {
        snprintf(message, sizeof message,
                 "{\"do\":\"seat\",\"id\":\"c\",\"table\":\"$T\",\"seat\":%u,\"player\":\"beginner\"}", i);
        prepare(world, 0, message);
    }
    prepare(world, 0, "{\"do\":\"start\",\"id\":\"b\",\"table\":\"$T\"}");
}

/* With a disk that works, everything comes to rest; then what was kept makes the same again. */
static void finish(struct world *world)
{
    struct nika_server_core_figures before, after;
    const bool closing = world->kit.core->closing; /* then what is in doubt is left to the next server */
    world->kit.outcome = NIKA_KEPT;
    pass(world, 5000);
    for (unsigned i = 0; i < LINES; i++)
        DEMAND(!world->lines[i].id || !world->lines[i].count || closing, "“%s” was not answered",
               world->lines[i].waiting[0]);
    DEMAND(!closing || nika_server_core_at_rest(world->kit.core), "the server does not come to rest");
    nika_server_core_figures(world->kit.core, &before);
    restart(world);
    nika_server_core_figures(world->kit.core, &after);
    DEMAND(before.tables_damaged == 0 && after.tables_damaged == 0, "a table is damaged");
    DEMAND((before.tables_open == after.tables_open && before.tables_running == after.tables_running) || closing,
           "%u tables were open and %u running, and now %u and %u are", (unsigned)before.tables_open,
           (unsigned)before.tables_running, (unsigned)after.tables_open, (unsigned)after.tables_running);
    DEMAND(before.sessions == after.sessions, "a session is lost");
}

static void obey(struct world *world, const char *line, size_t size)
{
    const unsigned number = line[0] ? (unsigned)script_number(line + 1, LINES - 1) : 0;
    struct line *connection = &world->lines[number];
    if (line[0] >= '0' && line[0] < '0' + LINES) {
        send(world, (unsigned)(line[0] - '0'), line + 1, size - 1);
    } else if (line[0] == 'x' && connection->id) {
        kit_close(&world->kit, connection->id);
        connection->id = connection->count = 0;
    } else if (line[0] == 'o') {
        connect(world, number);
    } else if (line[0] == 's' && connection->id) {
        kit_step(&world->kit, (struct nika_event){.kind = NIKA_EVENT_DROPPED, .connection = connection->id});
    } else if (line[0] == 't') {
        pass(world, script_number(line + 1, PASS_MAX));
    } else if (line[0] == 'k') {
        script_keeping(&world->kit, line + 1);
    } else if (line[0] == 'w') {
        for (int64_t i = script_number(line + 1, 100); i > 0 && kit_do_one(&world->kit); i--)
            listen(world);
    } else if (line[0] == 'r') {
        restart(world);
    } else if (line[0] == 'c') {
        kit_step(&world->kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
    }
    listen(world);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct script script = {data, size};
    struct world *world = kit_memory(sizeof *world);
    char line[LINE_MAX + 1] = "";
    size_t length;
    DEMAND(nika_agent_named("random", &random_agent), "no random player");
    script_line(&script, line, &length);
    begin(world, line);
    for (unsigned i = 0; i < MESSAGES_MAX && script_line(&script, line, &length); i++)
        obey(world, line, length);
    finish(world);
    world->kit.workspace = NULL;
    kit_end(&world->kit);
    free(world);
    return 0;
}
