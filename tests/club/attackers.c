/*
 * attackers.c: strangers who try to wear the server down (club.h), with what anybody may send: sessions from very many
 * addresses, seats taken and taken again, tables, chat, guessed passwords, computer players that think, requests.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "club.h"

enum {
    FOR_SESSION = 1,
    FOR_TICKET,
    FOR_LIST,
    FOR_NOTHING,
    TABLES_KNOWN = 64,
    PREFIXES = 6667, /* /64s of a few providers, from which sessions are asked for */
    ROOM_ID = 16
};

enum kind { FLOODER, SITTER, SQUATTER, OPENER, THINKER, TALKER, GUESSER, READER };

/* How many of each there are, how often each does something (milliseconds), and how many addresses they have together. */
static const struct crowd {
    enum kind kind;
    unsigned count;
    int64_t each;
    unsigned addresses;
} crowds[] = {
    {FLOODER, 1, 200, PREFIXES}, /* five a second, and once an hour very many at once */
    {SITTER, 8, 100, 2},         {SQUATTER, 2, 500, 2},   {OPENER, 20, 2000, 4}, {THINKER, 4, 5000, 2},
    {TALKER, 4, 500, 2},         {GUESSER, 25, 2000, 25}, {READER, 2, 1000, 2},
};

struct attacker {
    struct actor actor;
    const struct crowd *crowd;
    unsigned number;
    bool waits; /* for a session or a ticket */
    int64_t since;
    char tables[TABLES_KNOWN][TABLE_ROOM];
    unsigned table_count, last_id;
    int64_t listed_at;
    char own[TABLE_ROOM];
};

struct attackers {
    struct attacker *all;
    unsigned count;
    int64_t until;
};

static struct attacker *attacker_of(struct actor *actor)
{
    return (struct attacker *)actor; /* its first member */
}

static unsigned below(struct club *club, unsigned n)
{
    return nika_rng_below(&club->rng, n);
}

/* One of the addresses of a crowd: IPv4 for small ones, and /64s of a few /48s for the large one. */
static void choose_address(struct attacker *attacker, unsigned which)
{
    char *const address = attacker->actor.address;
    if (attacker->crowd->addresses < 256)
        snprintf(address, NIKA_ADDRESS_MAX, "203.0.%u.%u", (unsigned)attacker->crowd->kind, which + 1);
    else
        snprintf(address, NIKA_ADDRESS_MAX, "2001:db9:%x:%x::1", which % 8, which);
}

static void ask(struct club *club, struct attacker *attacker, const char *method, const char *path, const char *body,
                unsigned purpose)
{
    club->counts.attacks++;
    club_request(club, &attacker->actor, method, path, body, purpose);
}

/* For some seconds of every hour sessions are asked for by five thousand a second. */
static bool is_burst(const struct club *club)
{
    return club->now / MINUTE % 60 == 7 && club->now / SECOND % 60 < 4;
}

static void flood(struct club *club, struct attacker *attacker)
{
    const bool burst = is_burst(club);
    char body[64];
    for (unsigned i = 0; i < (burst ? 200u : 1u); i++) {
        choose_address(attacker, below(club, PREFIXES));
        snprintf(body, sizeof body, "{\"name\":\"Flood %u\"}", ++attacker->last_id);
        ask(club, attacker, "POST", "/api/session", body, FOR_NOTHING);
    }
}

static void guess(struct club *club, struct attacker *attacker)
{
    char body[128];
    snprintf(body, sizeof body, "{\"name\":\"Member 1 of 1\",\"password\":\"guess %u\"}", ++attacker->last_id);
    ask(club, attacker, "POST", "/api/session", body, FOR_NOTHING);
}

/* Gets a session and a connection first. */
static bool connected(struct club *club, struct attacker *attacker)
{
    char body[64];
    if (attacker->actor.ready)
        return true;
    if (attacker->waits && club->now - attacker->since < MINUTE)
        return false;
    attacker->waits = true;
    attacker->since = club->now;
    if (!attacker->actor.token[0]) {
        snprintf(body, sizeof body, "{\"name\":\"Guest %u\"}", attacker->number);
        ask(club, attacker, "POST", "/api/session", body, FOR_SESSION);
    } else if (!attacker->actor.socket) {
        ask(club, attacker, "POST", "/api/ticket", "{}", FOR_TICKET);
    }
    return false;
}

static void chance_of(struct club *club, char digits[65])
{
    for (unsigned i = 0; i < 64; i++)
        digits[i] = "0123456789abcdef"[below(club, 16)];
    digits[64] = '\0';
}

static void sit_anywhere(struct club *club, struct attacker *attacker)
{
    char chance[65];
    const bool own = attacker->own[0] && below(club, 2) == 0;
    if (!own && !attacker->table_count)
        return;
    chance_of(club, chance);
    club->counts.attacks++;
    club_say(club, &attacker->actor, "{\"do\":\"sit\",\"id\":\"s%u\",\"table\":\"%s\",\"seat\":%u,\"chance\":\"%s\"}",
             ++attacker->last_id, own ? attacker->own : attacker->tables[below(club, attacker->table_count)],
             below(club, 4), chance);
}

static void open_table(struct club *club, struct attacker *attacker)
{
    club->counts.attacks++;
    club_say(club, &attacker->actor,
             "{\"do\":\"open\",\"id\":\"o%u\",\"game\":\"byzantz\",\"players\":6,\"options\":{\"listed\":true}}",
             ++attacker->last_id);
}

/* A table of experts, started. */
static void set_thinking(struct club *club, struct attacker *attacker)
{
    char chance[65];
    if (!attacker->own[0]) {
        open_table(club, attacker);
        return;
    }
    chance_of(club, chance);
    club->counts.attacks += 7;
    club_say(club, &attacker->actor, "{\"do\":\"sit\",\"id\":\"s%u\",\"table\":\"%s\",\"seat\":0,\"chance\":\"%s\"}",
             ++attacker->last_id, attacker->own, chance);
    for (unsigned seat = 1; seat < 6; seat++)
        club_say(club, &attacker->actor,
                 "{\"do\":\"seat\",\"id\":\"c%u\",\"table\":\"%s\",\"seat\":%u,\"player\":\"expert\"}",
                 ++attacker->last_id, attacker->own, seat);
    club_say(club, &attacker->actor, "{\"do\":\"start\",\"id\":\"g%u\",\"table\":\"%s\"}", ++attacker->last_id,
             attacker->own);
    attacker->own[0] = '\0';
}

static void talk(struct club *club, struct attacker *attacker)
{
    static const char text[] = "buy cheap olives buy cheap olives buy cheap olives buy cheap olives buy cheap olives";
    if (!attacker->table_count)
        return;
    const char *const table = attacker->tables[below(club, attacker->table_count)];
    club->counts.attacks += 2;
    club_say(club, &attacker->actor, "{\"do\":\"enter\",\"id\":\"e%u\",\"table\":\"%s\"}", ++attacker->last_id, table);
    club_say(club, &attacker->actor, "{\"do\":\"say\",\"id\":\"t%u\",\"table\":\"%s\",\"text\":\"%s\"}",
             ++attacker->last_id, table, text);
}

static void act(struct club *club, struct attacker *attacker)
{
    if (club->now - attacker->listed_at > 10 * SECOND && attacker->crowd->kind != OPENER) {
        attacker->listed_at = club->now;
        ask(club, attacker, "GET", "/api/tables", "", FOR_LIST);
    }
    switch (attacker->crowd->kind) {
    case SITTER:
        if (!attacker->own[0])
            open_table(club, attacker);
        sit_anywhere(club, attacker);
        break;
    case SQUATTER:
        sit_anywhere(club, attacker);
        break;
    case OPENER:
        open_table(club, attacker);
        break;
    case THINKER:
        set_thinking(club, attacker);
        break;
    case TALKER:
        talk(club, attacker);
        break;
    case FLOODER:
    case GUESSER:
    case READER:
        break;
    }
}

static void wake(struct club *club, struct actor *actor)
{
    struct attacker *const attacker = attacker_of(actor);
    if (club->now > club->attackers->until)
        return;
    if (attacker->crowd->kind == FLOODER && is_burst(club))
        club_wake(club, actor, 40);
    club_wake(club, actor, attacker->crowd->each * club->slower);
    if (attacker->crowd->kind == FLOODER)
        flood(club, attacker);
    else if (attacker->crowd->kind == GUESSER)
        guess(club, attacker);
    else if (attacker->crowd->kind == READER)
        ask(club, attacker, "GET", "/api/tables", "", FOR_NOTHING);
    else if (connected(club, attacker))
        act(club, attacker);
}

static void know_tables(struct attacker *attacker, struct nika_json list)
{
    struct nika_json value;
    attacker->table_count = 0;
    struct nika_json_walk walk = nika_json_walk(list);
    while (attacker->table_count < TABLES_KNOWN && nika_json_next(&walk, &value)) {
        const struct fields fields = fields_of(value);
        if (fields_are(&fields, "state", "open") &&
            fields_copy(&fields, "table", attacker->tables[attacker->table_count], TABLE_ROOM))
            attacker->table_count++;
    }
}

static void response(struct club *club, struct actor *actor, unsigned purpose, unsigned status, const char *body,
                     size_t size)
{
    struct attacker *const attacker = attacker_of(actor);
    struct nika_json json;
    size_t at;
    club->counts.attacks_granted += status == 200;
    if (purpose == FOR_SESSION || purpose == FOR_TICKET)
        attacker->waits = false;
    if (status == 401)
        actor->token[0] = '\0';
    if (purpose == FOR_NOTHING || status != 200 || nika_json_check(body, size, &json, &at) != NIKA_JSON_FINE)
        return;
    const struct fields fields = fields_of(json);
    const struct nika_json *const list = fields_get(&fields, "tables");
    if (purpose == FOR_SESSION)
        fields_copy(&fields, "token", actor->token, sizeof actor->token);
    else if (purpose == FOR_TICKET && fields_copy(&fields, "ticket", actor->ticket, sizeof actor->ticket))
        club_dial(club, actor);
    else if (purpose == FOR_LIST && list)
        know_tables(attacker, *list);
}

static void message(struct club *club, struct actor *actor, const struct fields *message)
{
    struct attacker *const attacker = attacker_of(actor);
    char id[ROOM_ID];
    if (!message) {
        club_say(club, actor, "{\"do\":\"hello\",\"id\":\"h\",\"ticket\":\"%s\"}", actor->ticket);
        return;
    }
    if (!fields_copy(message, "re", id, sizeof id) || !fields_truth(message, "ok"))
        return;
    club->counts.attacks_granted++;
    if (id[0] == 'h')
        actor->ready = true;
    else if (id[0] == 'o')
        fields_copy(message, "table", attacker->own, sizeof attacker->own);
}

static void closed(struct club *club, struct actor *actor)
{
    (void)club;
    attacker_of(actor)->waits = false;
}

static const struct role role = {
    .wake = wake, .response = response, .message = message, .closed = closed, .answers_only = true};

void attackers_begin(struct club *club, int64_t until)
{
    struct attackers *const attackers = club->attackers = club_allocate(sizeof *attackers);
    attackers->until = until;
    for (unsigned i = 0; i < sizeof crowds / sizeof crowds[0]; i++)
        attackers->count += crowds[i].count;
    attackers->all = club_allocate(attackers->count * sizeof *attackers->all);
    unsigned number = 0;
    for (unsigned i = 0; i < sizeof crowds / sizeof crowds[0]; i++)
        for (unsigned j = 0; j < crowds[i].count; j++) {
            struct attacker *const attacker = &attackers->all[number];
            *attacker = (struct attacker){
                .crowd = &crowds[i], .number = number, .actor = {.role = &role, .wake_at = INT64_MAX}};
            number++;
            choose_address(attacker, j % crowds[i].addresses);
            if (until > 0)
                club_wake(club, &attacker->actor, club_between(club, SECOND, MINUTE));
        }
}

void attackers_end(struct club *club)
{
    free(club->attackers->all);
    free(club->attackers);
}
