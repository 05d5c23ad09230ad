/*
 * sitting.c: what a client does at tables (client.h): enters, sits down, plays what its own view lets it, sends again what was
 * not answered, and does all the other things that people do.
 */
#include "client.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/record.h>

#include "sim_script.h"

enum { SOON = 300, ASK_AGAIN = 4000, NEVER_MIND = 20000 };

static unsigned number_of(const struct fields *fields, const char *key)
{
    const int64_t number = fields_number(fields, key);
    return number < 0 ? 0 : (unsigned)number;
}

/*
 * What is shown.
 */

static void see_seats(struct sight *sight, const char *who, struct nika_json seats)
{
    struct nika_json value;
    unsigned seat = 0;
    sight->open = sight->people = 0;
    sight->automatic = false;
    struct nika_json_walk walk = nika_json_walk(seats);
    for (; nika_json_next(&walk, &value); seat++) {
        const struct fields fields = fields_of(value);
        if (fields_are(&fields, "kind", "open") ||
            (fields_are(&fields, "kind", "kept") && fields_are(&fields, "who", who)))
            sight->open |= 1u << seat;
        if (fields_are(&fields, "kind", "person") && (int)seat != sight->you)
            sight->people |= 1u << seat;
        if ((int)seat == sight->you)
            sight->automatic = fields_truth(&fields, "auto");
        if ((int)seat == sight->you)
            sight->revealed = fields_truth(&fields, "chance");
    }
}

static void see_table(struct client *client, struct sight *sight, const struct fields *message)
{
    const struct nika_json *seats = fields_get(message, "seats");
    char state[16], who[20];
    snprintf(who, sizeof who, "%016" PRIx64, client->who);
    fields_copy(message, "state", state, sizeof state);
    if (strcmp(state, "open") == 0 && sight->state != 'o')
        sight->deadline = client->sim->now + between(&client->rng, 500, sim_calm(client->sim) ? 2000 : 15000);
    sight->state = strcmp(state, "over") == 0 ? 'f' : state[0];
    sight->you = (int)fields_number(message, "you");
    sight->host = fields_are(message, "host", who);
    sight->drawing = fields_get(message, "drawing") != NULL;
    if (seats)
        see_seats(sight, who, *seats);
}

static void see_view(struct client *client, const struct slot *slot, struct sight *sight, const struct fields *message)
{
    const struct nika_json *view = fields_get(message, "view");
    char text[NIKA_CODE_MAX * 2];
    uint8_t code[NIKA_CODE_MAX];
    const unsigned ply = number_of(message, "ply");
    if (!view || (sight->seen && ply < sight->ply)) /* of another connection, and late */
        return;
    if (client->json) {
        sight->json = sim_enlarge(sight->json, view->size);
        memcpy(sight->json, view->text, view->size);
        sight->json_size = view->size;
    } else {
        const ptrdiff_t length =
            fields_copy(message, "view", text, sizeof text) ? nika_unbase64(text, strlen(text), code, sizeof code) : -1;
        if (length < 0 || !slot->setup.game->decode(&slot->setup, code, (size_t)length, &sight->view)) {
            sim_fail(client->sim, "views", "client %u can't read a view", client->number);
            return;
        }
    }
    sight->seen = true;
    sight->seen_at = client->sim->now;
    sight->ply = ply;
    sight->moves = number_of(message, "moves");
    sight->together = fields_truth(message, "together");
    sight->undo = fields_truth(message, "undo");
}

/* Somebody would like to take back: most answer, some in time. */
static void see_question(struct client *client, struct sight *sight, const struct fields *message)
{
    struct nika_rng *rng = &client->rng;
    const struct nika_json *open = fields_get(message, "open");
    struct nika_json value;
    int64_t seat;
    bool asked = false;
    if (open) {
        struct nika_json_walk walk = nika_json_walk(*open);
        while (nika_json_next(&walk, &value))
            asked = asked || (nika_json_whole(value, 0, 5, &seat) && seat == sight->you);
    }
    sight->own_question = open && fields_number(message, "seat") == sight->you;
    sight->agree_at = INT64_MAX;
    sight->agree_ply = number_of(message, "ply");
    if (asked && !one_in(rng, 10))
        sight->agree_at = client->sim->now + between(rng, 5, one_in(rng, 10) ? 40000 : 500);
    else if (sight->own_question && one_in(rng, 8))
        sight->agree_at = client->sim->now + between(rng, 5, 500);
}

void sitting_message(struct client *client, const char *is, const struct fields *message)
{
    struct sim *sim = client->sim;
    char table[NIKA_TABLE_ID_MAX], next[NIKA_TABLE_ID_MAX];
    unsigned number = 0;
    fields_copy(message, "table", table, sizeof table);
    while (number < sim->slot_count && strcmp(sim->slots[number].table, table) != 0)
        number++;
    if (number == sim->slot_count || !*table)
        return;
    struct slot *slot = &sim->slots[number];
    struct sight *sight = &client->sights[number];
    if (strcmp(is, "table") == 0) {
        see_table(client, sight, message);
        slot->dead = slot->dead || sight->state == 'c' || sight->state == 'd';
    } else if (strcmp(is, "view") == 0 || strcmp(is, "act") == 0 || strcmp(is, "undone") == 0)
        see_view(client, slot, sight, message);
    else if (strcmp(is, "question") == 0)
        see_question(client, sight, message);
    if ((strcmp(is, "rematch") == 0 || strcmp(is, "table") == 0) && fields_copy(message, "next", next, sizeof next))
        plan_rematch(sim, slot, next);
}

/*
 * Losing sight.
 */

void sitting_lost(struct client *client, unsigned socket)
{
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        struct sight *sight = &client->sights[i];
        sight->entered[socket] = false;
        sight->enter_asked[socket] = 0;
        if (sight->act.waiting)
            sight->act.again = client->sim->now;
    }
}

void sitting_resync(struct client *client)
{
    for (unsigned i = 0; i < SLOTS_MAX; i++)
        if (client->sights[i].act.waiting)
            client->sights[i].act.again = client->sim->now;
}

void sitting_forget(struct client *client)
{
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        const bool kicked = client->sights[i].kicked;
        free(client->sights[i].json);
        client->sights[i] = (struct sight){.you = -1, .kicked = kicked, .agree_at = INT64_MAX};
    }
}

/*
 * Acts.
 */

static void send_act(struct client *client, unsigned socket, struct sight *sight)
{
    struct nika_rng *rng = &client->rng;
    struct act *act = &sight->act;
    const unsigned other = 1 - socket;
    act->sent = client->sim->now;
    act->again = INT64_MAX;
    client_send(client, socket, act->text);
    if (sim_calm(client->sim) || !one_in(rng, client->sim->plan.twice))
        return;
    if (client->sockets[other].state == SOCKET_READY && one_in(rng, 2)) {
        sim_count(client->sim, COUNT_TWICE_ELSEWHERE);
        client_send(client, other, act->text);
    } else {
        sim_count(client->sim, COUNT_TWICE);
        client_send(client, socket, act->text);
    }
}

static void begin_act(struct client *client, unsigned socket, unsigned number, const char *what, const char *word)
{
    struct sight *sight = &client->sights[number];
    struct act *act = &sight->act;
    char id[ID_MAX];
    snprintf(id, sizeof id, "%u-%u", client->number, ++client->last_id);
    memcpy(act->id, id, sizeof id);
    act->waiting = true;
    act->ply = sight->ply;
    act->together = sight->together;
    snprintf(act->text, sizeof act->text, "{\"do\":\"%s\",\"id\":\"%s\",\"table\":\"%s\",\"ply\":%u%s%s%s}", what, id,
             client->sim->slots[number].table, sight->ply, word ? ",\"move\":\"" : "", word ? word : "",
             word ? "\"" : "");
    sight->act_at = INT64_MAX;
    send_act(client, socket, sight);
}

void sitting_answered(struct client *client, const struct fields *answer, const char *id, const char *error)
{
    const bool fine = fields_truth(answer, "ok");
    static const char *const later[] = {"not-kept", "busy", "slow-down", "starting", "closing"};
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        struct sight *sight = &client->sights[i];
        if (!sight->act.waiting || strcmp(sight->act.id, id) != 0)
            continue;
        for (unsigned j = 0; j < sizeof later / sizeof later[0]; j++)
            if (strcmp(error, later[j]) == 0) {
                sight->act.again = client->sim->now + 500 + number_of(answer, "wait");
                return;
            }
        sight->act.waiting = false;
        if (fine && sight->act.together)
            sight->answered = sight->act.ply + 1;
        else if (!fine)
            sight->decided = 0; /* thinks again */
        if (!fine && strcmp(error, "stale") != 0 && strcmp(error, "refused") != 0 && strcmp(error, "no-undo") != 0)
            for (unsigned socket = 0; socket < SOCKETS_MAX; socket++)
                sight->entered[socket] = false; /* the table is not what it seemed: looks again */
        return;
    }
}

/* Chooses a legal move of a view in JSON, and says whether its seat is asked. Returns how many there are. */
static unsigned choose_json(struct client *client, const struct sight *sight, char word[NIKA_WORD_MAX], bool *asked)
{
    struct nika_json view = {sight->json, sight->json_size}, legal, value;
    size_t size;
    int64_t seat;
    *asked = false;
    if (nika_json_get(view, "asked", &value)) {
        struct nika_json_walk walk = nika_json_walk(value);
        while (nika_json_next(&walk, &value))
            *asked = *asked || (nika_json_whole(value, 0, 5, &seat) && seat == sight->you);
    }
    if (!nika_json_get(view, "legal", &legal) || nika_json_count(legal) == 0)
        return 0;
    const unsigned count = (unsigned)nika_json_count(legal), chosen = nika_rng_below(&client->rng, count);
    struct nika_json_walk walk = nika_json_walk(legal);
    for (unsigned i = 0; i <= chosen; i++)
        nika_json_next(&walk, &value);
    return nika_json_string(value, word, NIKA_WORD_MAX, &size) ? count : 0;
}

static unsigned choose_code(struct client *client, const struct slot *slot, const struct sight *sight,
                            char word[NIKA_WORD_MAX], bool *asked)
{
    const struct nika_game *game = slot->setup.game;
    struct nika_move moves[NIKA_MOVES_MAX];
    *asked = game->waiting(&slot->setup, &sight->view).asked >> sight->you & 1;
    const unsigned count = game->legal(&slot->setup, &sight->view, moves);
    if (count)
        game->say(&slot->setup, moves[nika_rng_below(&client->rng, count)], word);
    return count;
}

/* The move to make now, and whether it is asked for. False: there is none. */
static bool choose(struct client *client, const struct slot *slot, const struct sight *sight, char word[NIKA_WORD_MAX],
                   bool *asked)
{
    struct nika_move move;
    if (slot->script) {
        *asked = true;
        if (!script_act(slot->script, client->sim->twin, sight->moves, (unsigned)sight->you, sight->together, &move))
            return false;
        slot->setup.game->say(&slot->setup, move, word);
        return true;
    }
    return (client->json ? choose_json(client, sight, word, asked) : choose_code(client, slot, sight, word, asked)) > 0;
}

/* How long somebody thinks about a move. */
static int64_t thinking(struct client *client, const struct slot *slot, const struct sight *sight)
{
    struct nika_rng *rng = &client->rng;
    if (client->sim->plan.same_pace)
        return sight->together ? script_pace(slot->script, client->sim->twin, (unsigned)sight->you) : 100;
    /* Who hides something takes her time over questions to all, so that it shows if she is not waited for. */
    if (slot->script && sight->together && (unsigned)sight->you == slot->script->hider)
        return between(rng, 400, 700);
    if (!sim_calm(client->sim) && one_in(rng, 40))
        return between(rng, 1000, one_in(rng, 8) ? 200000 : 20000);
    return between(rng, 5, 250);
}

/* Decides whether and when to act in this position, once. */
static void decide(struct client *client, const struct slot *slot, struct sight *sight)
{
    char word[NIKA_WORD_MAX];
    bool asked;
    if (sight->decided == sight->ply + 1)
        return;
    sight->decided = sight->ply + 1;
    sight->act_at = INT64_MAX;
    if (!choose(client, slot, sight, word, &asked))
        return;
    if (asked || one_in(&client->rng, 6))
        sight->act_at = sight->seen_at + thinking(client, slot, sight);
}

/* Whether somebody who has answered a question to all answers once more. */
static bool changes_mind(struct client *client, const struct slot *slot, struct sight *sight)
{
    if (sight->changed == sight->ply + 1 || slot->script)
        return false;
    sight->changed = sight->ply + 1;
    if (!one_in(&client->rng, 5))
        return false;
    sim_count(client->sim, COUNT_CHANGED);
    sight->act_at = client->sim->now;
    return true;
}

/* Plays, if it is time to; returns in how long it will be. */
static int64_t play(struct client *client, unsigned socket, unsigned number)
{
    struct sim *sim = client->sim;
    const struct slot *slot = &sim->slots[number];
    struct sight *sight = &client->sights[number];
    struct nika_rng *rng = &client->rng;
    char word[NIKA_WORD_MAX];
    bool asked;
    if (sight->act.waiting) {
        if (sim->now >= sight->act.again || sim->now - sight->act.sent > NEVER_MIND)
            send_act(client, socket, sight);
        return sight->act.again > sim->now + NEVER_MIND ? NEVER_MIND : sight->act.again - sim->now;
    }
    if (sight->you < 0 || sight->automatic || !sight->seen)
        return INT64_MAX;
    if (sight->undo && sight->decided != sight->ply + 1 && !sim->plan.same_pace && one_in(rng, 6)) {
        begin_act(client, socket, number, "undo", NULL);
        return NEVER_MIND;
    }
    if (sight->agree_at != INT64_MAX) {
        if (sim->now < sight->agree_at)
            return sight->agree_at - sim->now;
        sight->agree_at = INT64_MAX;
        client_request(client, socket, "agree", "\"table\":\"%s\",\"ply\":%u,\"yes\":%s", slot->table, sight->agree_ply,
                       sight->own_question || one_in(rng, 5) ? "false" : "true");
    }
    decide(client, slot, sight);
    if (sight->together && sight->answered == sight->ply + 1 && !changes_mind(client, slot, sight))
        return INT64_MAX;
    if (sight->act_at == INT64_MAX)
        return INT64_MAX;
    if (sim->now < sight->act_at)
        return sight->act_at - sim->now;
    if (!slot->script && !sim_calm(sim) && one_in(rng, 150)) /* nonsense, which must be refused */
        begin_act(client, socket, number, "play", one_in(rng, 2) ? "pass" : "give C4");
    else if (choose(client, slot, sight, word, &asked))
        begin_act(client, socket, number, "play", word);
    return NEVER_MIND;
}

/*
 * Before the game, and beside it.
 */

static unsigned any_bit(struct nika_rng *rng, unsigned mask)
{
    unsigned bit;
    do
        bit = nika_rng_below(rng, NIKA_SEATS_MAX);
    while (!(mask >> bit & 1));
    return bit;
}

static void open_table(struct client *client, unsigned socket, unsigned number)
{
    const struct slot *slot = &client->sim->slots[number];
    char bytes[TEXT_MAX / 2];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    nika_write_open(&writer, '{');
    nika_record_rules(&slot->setup, &writer);
    nika_write_close(&writer, '}');
    bytes[text.size - 1] = '\0'; /* without its brackets */
    const char *id = client_request(client, socket, "open", "\"game\":\"%s\",\"players\":%u,%s,\"options\":%s",
                                    slot->setup.game->name, slot->setup.players, bytes + 1, slot->options);
    client_remember(client, id, 'o', number, socket);
}

/*
 * What a client adds to a deal: 32 bytes, and their hash, in hexadecimal digits. It stays the same at one table, as in
 * real clients: an answer may be lost.
 */
static void pledge_chance(struct client *client, unsigned number)
{
    struct sight *sight = &client->sights[number];
    struct nika_hash chance;
    if (*sight->chance)
        return;
    for (unsigned i = 0; i < NIKA_FAIR_BYTES; i++)
        chance.bytes[i] = (uint8_t)nika_rng_below(&client->rng, 256);
    nika_hex(chance.bytes, sizeof chance.bytes, sight->chance);
    const struct nika_hash pledge = nika_fair_pledge(client->sim->slots[number].table, &chance);
    nika_hex(pledge.bytes, sizeof pledge.bytes, sight->pledge);
    sight->silent = !client->sim->slots[number].script && one_in(&client->rng, 8);
}

/* All pledges are fixed. Most reveal their contributions; some try to pledge another, or to get away. */
static void reveal(struct client *client, unsigned socket, unsigned number)
{
    struct nika_rng *rng = &client->rng;
    struct sight *sight = &client->sights[number];
    const char *table = client->sim->slots[number].table;
    if (sight->you < 0)
        return;
    if (!client->sim->slots[number].script && one_in(rng, 12))
        client_request(client, socket, "sit", "\"table\":\"%s\",\"seat\":%d,\"pledge\":\"%064x\"", table, sight->you,
                       nika_rng_below(rng, 1000));
    else if (!client->sim->slots[number].script && one_in(rng, 20))
        client_request(client, socket, "stand", "\"table\":\"%s\"", table);
    else if (!sight->revealed && !sight->silent)
        client_request(client, socket, "reveal", "\"table\":\"%s\",\"chance\":\"%s\"", table, sight->chance);
}

/* What a host does, and whoever has no seat yet. */
static void prepare(struct client *client, unsigned socket, unsigned number)
{
    struct sim *sim = client->sim;
    struct nika_rng *rng = &client->rng;
    struct slot *slot = &sim->slots[number];
    struct sight *sight = &client->sights[number];
    const char *table = slot->table;
    const bool calm = sim_calm(sim) || slot->script;
    const unsigned fill = slot->script ? sight->open & script_computers(slot) : sight->open;
    sight->asked = sim->now;
    if (sight->drawing) {
        reveal(client, socket, number);
        return;
    }
    if (client_plays(client, number) && sight->you < 0 && sight->open && !sight->kicked) {
        const unsigned seat = slot->script ? script_seat(slot, client->number) : any_bit(rng, sight->open);
        /* Some have an old program, which sends its contribution at once. */
        const bool early = one_in(rng, 6);
        pledge_chance(client, number);
        const char *id = client_request(client, socket, "sit", "\"table\":\"%s\",\"seat\":%u,\"%s\":\"%s\"", table,
                                        seat, early ? "chance" : "pledge", early ? sight->chance : sight->pledge);
        client_remember(client, id, 's', number, socket);
    } else if (sight->you >= 0 && !calm && one_in(rng, 60))
        client_request(client, socket, "stand", "\"table\":\"%s\"", table);
    else if (sight->host && !calm && sight->people && one_in(rng, 40))
        client_request(client, socket, "kick", "\"table\":\"%s\",\"seat\":%u", table, any_bit(rng, sight->people));
    else if (sight->host && !calm && one_in(rng, 200))
        client_request(client, socket, "close", "\"table\":\"%s\"", table);
    else if (sight->host && fill && sim->now >= sight->deadline) {
        const char *player = one_in(rng, 3) ? "casual" : "beginner";
        client_request(client, socket, "seat", "\"table\":\"%s\",\"seat\":%u,\"player\":\"%s\"", table,
                       any_bit(rng, fill), player);
    } else if (sight->host && !sight->open)
        client_request(client, socket, "start", "\"table\":\"%s\"", table);
}

/* What people do beside the game. */
static void fidget(struct client *client, unsigned socket, unsigned number)
{
    static const char *const nonsense[] = {"{\"do\":\"dance\",\"id\":\"x\"}", "{\"id\":\"x\"}", "hello",
                                           "{\"do\":\"sit\"}",
                                           "{\"do\":\"play\",\"id\":\"x\",\"table\":\"0123456789abcdef\"}"};
    struct sim *sim = client->sim;
    struct nika_rng *rng = &client->rng;
    struct sight *sight = &client->sights[number];
    const char *table = sim->slots[number].table;
    const unsigned what = nika_rng_below(rng, 300);
    if (what == 0 && sight->state == 'r' && sight->you >= 0)
        client_request(client, socket, "leave", "\"table\":\"%s\"", table);
    else if (what < 3)
        client_request(client, socket, "say", "\"table\":\"%s\",\"text\":\"bon  jour %u-%u \"", table, client->number,
                       client->last_id);
    else if (what == 3)
        client_request(client, socket, "mute", "\"table\":\"%s\",\"on\":%s", table, one_in(rng, 2) ? "true" : "false");
    else if (what < 7 && sight->seen)
        client_request(client, socket, "past", "\"table\":\"%s\",\"from\":%u", table,
                       nika_rng_below(rng, sight->moves + 2));
    else if (what == 12 && sight->seen)
        client_request(client, socket, "notes", "\"table\":\"%s\"", table);
    else if (what == 7) {
        client_request(client, socket, "exit", "\"table\":\"%s\"", table);
        sight->entered[socket] = false;
        sight->enter_asked[socket] = sim->now - ASK_AGAIN + between(rng, 10, 2000);
    } else if (what == 8)
        client_request(client, socket, "ping", "%s", "");
    else if (what == 9 && one_in(rng, 4)) {
        sim_count(sim, COUNT_NONSENSE);
        client_send(client, socket, nonsense[nika_rng_below(rng, sizeof nonsense / sizeof nonsense[0])]);
    } else if (what == 10)
        client_get(client, "/api/tables", FOR_LIST);
    else if (what == 11)
        client_get(client, "/api/games", FOR_GAMES);
}

static void after_game(struct client *client, unsigned socket, unsigned number)
{
    struct sim *sim = client->sim;
    struct sight *sight = &client->sights[number];
    char path[64];
    if (sight->you < 0 || sim->now - sight->asked < SOON || sim->slots[number].script)
        return;
    sight->asked = sim->now;
    if (!sight->has_record) {
        snprintf(path, sizeof path, "/api/tables/%s/record", sim->slots[number].table);
        client_get(client, path, FOR_RECORD + number);
    } else if (!sight->rematch_asked && !sim_calm(sim) && sim->slot_count < SLOTS_MAX && one_in(&client->rng, 4)) {
        client_remember(client, client_request(client, socket, "rematch", "\"table\":\"%s\"", sim->slots[number].table),
                        'r', number, socket);
        sight->rematch_asked = true;
    } else if (one_in(&client->rng, 3))
        sight->rematch_asked = true; /* no more games with these people */
}

/* Enters a table that is not entered yet; false if it is. */
static bool enter(struct client *client, unsigned socket, unsigned number)
{
    struct sim *sim = client->sim;
    struct sight *sight = &client->sights[number];
    if (sight->entered[socket])
        return false;
    if (sight->enter_asked[socket] && sim->now - sight->enter_asked[socket] < ASK_AGAIN)
        return true;
    sight->enter_asked[socket] = sim->now;
    client_remember(client, client_request(client, socket, "enter", "\"table\":\"%s\"", sim->slots[number].table), 'e',
                    number, socket);
    return true;
}

static int64_t go_on_at(struct client *client, unsigned socket, unsigned number)
{
    struct sim *sim = client->sim;
    struct slot *slot = &sim->slots[number];
    struct sight *sight = &client->sights[number];
    if (!*slot->table) {
        if (slot->host == client->number && sim->now - sight->asked > ASK_AGAIN) {
            sight->asked = sim->now;
            open_table(client, socket, number);
        }
        return SOON;
    }
    if (enter(client, socket, number))
        return SOON;
    if (!sim_calm(sim) && !sim->plan.same_pace)
        fidget(client, socket, number);
    if (sight->state == 'o' && sim->now - sight->asked >= SOON)
        prepare(client, socket, number);
    if (sight->state == 'r' && sight->automatic && sim->now - sight->asked > SOON && one_in(&client->rng, 3)) {
        sight->asked = sim->now;
        client_request(client, socket, "take", "\"table\":\"%s\"", slot->table);
    }
    if (sight->state == 'f')
        after_game(client, socket, number);
    const int64_t next = sight->state == 'r' ? play(client, socket, number) : INT64_MAX;
    const bool busy =
        sight->state == 'o' || sight->automatic ||
        (sight->state == 'f' && sight->you >= 0 && !slot->script && !(sight->has_record && sight->rematch_asked));
    return busy && next > SOON ? SOON : next;
}

int64_t sitting_go_on(struct client *client, unsigned socket)
{
    int64_t next = INT64_MAX;
    for (unsigned i = 0; i < client->sim->slot_count; i++) {
        if (client->sim->slots[i].dead || !(client_plays(client, i) || client_watches(client, i)))
            continue;
        const int64_t more = go_on_at(client, socket, i);
        next = more < next ? more : next;
    }
    return next;
}
