/*
 * fuzz_request.c: any HTTP requests to a server core, while time passes, the disk fails and the server is killed.
 *
 * A line is METHOD, PATH, a digit and a BODY, with single blanks between: the digit says whose token comes along (0: none;
 * from 5 on of a browser), among those that were given out. Or it is a chore: "t" and milliseconds, "k" and a digit, "w" and
 * a number, "r", "c", as in fuzz_server_core.c; "a" and a number: another address.
 *
 * Every request must get exactly one response: JSON of the kind that the protocol says, or "ok". A token is told once, and
 * stands in nothing else that comes out; passwords go to the hasher alone. What was answered with a token is there after the
 * server was killed.
 */
#include "fuzz_server.h"

#include "server_core/people.h"

enum { TOKENS_MAX = 200, LINES_MAX = 200, PASS_MAX = 100000000 };

struct world {
    struct kit kit;
    char tokens[TOKENS_MAX][TOKEN_MAX];
    unsigned count;
    nika_connection last; /* requests so far: each is a connection of its own */
    bool told[LINES_MAX + 1];
    char address[NIKA_ADDRESS_MAX];
};

/* A response as the protocol has it. */
static void check_response(struct world *world, const struct nika_effect *effect)
{
    struct nika_json value;
    char token[TOKEN_MAX] = "", word[32];
    size_t size;
    DEMAND(effect->connection >= 1 && effect->connection <= world->last && !world->told[effect->connection],
           "a response that nobody waits for: %.*s", (int)effect->size, effect->bytes);
    world->told[effect->connection] = true;
    for (unsigned i = 0; i < world->count; i++)
        DEMAND(!strstr(effect->bytes, world->tokens[i]), "a token is told twice: %s", effect->bytes);
    if (strcmp(effect->type, "text/plain") == 0) {
        DEMAND(effect->code == 200 && strcmp(effect->bytes, "ok") == 0, "%u %s", effect->code, effect->bytes);
        return;
    }
    DEMAND(strcmp(effect->type, "application/json") == 0, "%s", effect->type);
    const struct nika_json body = script_json(effect->bytes, effect->size);
    const bool is_error = nika_json_get(body, "error", &value);
    DEMAND(is_error == (effect->code != 200), "%u %s", effect->code, effect->bytes);
    DEMAND(!is_error || (nika_json_string(value, word, sizeof word, &size) && strlen(word) > 0), "%s", effect->bytes);
    DEMAND(!is_error || (effect->code >= 400 && effect->code <= 503), "%u", effect->code);
    if (effect->cookie && *effect->cookie)
        strcpy(token, effect->cookie);
    else if (nika_json_get(body, "token", &value))
        DEMAND(nika_json_string(value, token, sizeof token, &size) && size == TOKEN_MAX - 1, "%s", effect->bytes);
    if (*token)
        strcpy(world->tokens[world->count++], token);
}

/* Looks at everything that came out, and forgets it if nothing is left to be done. */
static void listen(struct world *world)
{
    struct kit *kit = &world->kit;
    bool more = false;
    for (unsigned i = 0; i < kit->count; i++) {
        struct kit_effect *effect = &kit->effects[i];
        if (effect->taken)
            continue;
        DEMAND(effect->effect.kind != NIKA_EFFECT_LOG && effect->effect.kind != NIKA_EFFECT_SEND, "%s",
               effect->effect.word);
        if (effect->effect.kind == NIKA_EFFECT_RESPOND) {
            effect->taken = true;
            check_response(world, &effect->effect);
        }
        more |= !effect->taken;
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

/* Who waited for an answer from a server that was killed gets none. */
static void restart(struct world *world)
{
    kit_restart(&world->kit);
    for (nika_connection i = 1; i <= world->last; i++)
        world->told[i] = true;
}

/* The next word of a line, ended with a NUL. */
static char *next_word(char **at)
{
    char *word = *at, *end = strchr(word, ' ');
    *at = end ? end + 1 : word + strlen(word);
    if (end)
        *end = '\0';
    return word;
}

static void ask(struct world *world, char *line, size_t size)
{
    char *at = line;
    const char *method = next_word(&at), *path = next_word(&at), *whose = next_word(&at);
    const unsigned number = *whose >= '0' && *whose <= '9' ? (unsigned)(*whose - '0') : 0;
    char *mark = strchr(path, '?');
    if (mark)
        *mark = '\0';
    const struct nika_http http = {
        .method = method,
        .path = path,
        .query = mark ? mark + 1 : "",
        .token = number % 5 && number % 5 <= world->count ? world->tokens[world->count - number % 5] : "",
        .browser = number >= 5,
        .json = true,
    };
    const size_t rest = size - (size_t)(at - line);
    char *body = fuzz_copy(at, rest);
    kit_step(&world->kit, (struct nika_event){.kind = NIKA_EVENT_REQUEST,
                                              .connection = ++world->last,
                                              .address = world->address,
                                              .http = &http,
                                              .bytes = body,
                                              .size = rest});
    free(body);
    listen(world);
}

static void obey(struct world *world, char *line, size_t size)
{
    struct kit *kit = &world->kit;
    switch (line[0]) {
    case 't':
        kit->now += script_number(line + 1, PASS_MAX);
        kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        break;
    case 'k':
        script_keeping(kit, line + 1);
        break;
    case 'w':
        for (int64_t i = script_number(line + 1, 100); i > 0 && kit_do_one(kit); i--)
            listen(world);
        break;
    case 'r':
        restart(world);
        break;
    case 'c':
        kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_CLOSING});
        break;
    case 'a':
        snprintf(world->address, sizeof world->address, "192.0.2.%d", (int)script_number(line + 1, 255));
        break;
    default:
        ask(world, line, size);
    }
    listen(world);
}

/* Nobody who reads the store finds a token in it. */
static bool check_row(void *context, enum nika_row_kind kind, const char *key, const char *value, size_t size)
{
    const struct world *world = context;
    char *text = kit_copy(value, size);
    (void)kind;
    for (unsigned i = 0; i < world->count; i++)
        DEMAND(!strstr(key, world->tokens[i]) && !strstr(text, world->tokens[i]), "a token is kept: %s", key);
    free(text);
    return true;
}

static void finish(struct world *world)
{
    const struct nika_store_reader reader = {.row = check_row, .context = world};
    bool valid[TOKENS_MAX];
    world->kit.outcome = NIKA_KEPT;
    do_all(world);
    for (nika_connection i = 1; i <= world->last; i++)
        DEMAND(world->told[i], "request %u got no response", (unsigned)i);
    DEMAND(world->kit.core->pending.count == 0 && world->kit.core->registry->hashing == 0, "something is under way");
    for (unsigned i = 0; i < world->count; i++)
        valid[i] = people_by_token(world->kit.core, world->tokens[i], TOKEN_MAX - 1) != NULL;
    do_all(world);
    for (enum nika_row_kind kind = 0; kind < NIKA_ROW_KINDS; kind++)
        kit_assert(nika_store_rows(world->kit.store, kind, "", NULL, false, UINT32_MAX, &reader));
    kit_restart(&world->kit);
    for (unsigned i = 0; i < world->count; i++)
        DEMAND(!valid[i] || people_by_token(world->kit.core, world->tokens[i], TOKEN_MAX - 1), "a token is forgotten");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct script script = {data, size};
    struct world *world = kit_memory(sizeof *world);
    char line[LINE_MAX + 1];
    size_t length;
    strcpy(world->address, "192.0.2.1");
    kit_begin(&world->kit);
    for (unsigned i = 0; i < LINES_MAX && script_line(&script, line, &length); i++)
        obey(world, line, length);
    finish(world);
    kit_end(&world->kit);
    free(world);
    return 0;
}
