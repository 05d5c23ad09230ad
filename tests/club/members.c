/*
 * members.c: members of the club (club.h): groups of friends who meet, play some games together and leave again. They keep
 * to the protocol and to human speed. Whatever they ask for must be granted.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/game.h>

#include "club.h"

enum {
    MEMBERS_EACH = 4, /* of a group, at most */
    ACTS_ROOM = 2048, /* acknowledged acts of one game */
    LATE = 6 * HOUR,  /* a game that takes longer does not end */
    UNANSWERED = 20 * SECOND
};

enum { FOR_SESSION = 1, FOR_TICKET, FOR_RECORD };

struct group;

struct member {
    struct actor actor;
    struct group *group;
    unsigned seat;
    char name[40], password[24];
    bool has_account, entered, seated;
    int64_t asked_at; /* since when an answer to a request by HTTP is waited for; 0: for none */
    unsigned last_id;
    /* What is asked of this member, and the act that was sent. */
    bool asked, together;
    unsigned ply, sent_ply; /* sent_ply: and one more */
    int64_t act_at, sent_at;
    char word[NIKA_WORD_MAX], sent_word[NIKA_WORD_MAX], sent_id[16];
};

enum group_state { GROUP_APART, GROUP_GATHERS, GROUP_OPENS, GROUP_SITS, GROUP_PLAYS, GROUP_CHECKS };

struct group {
    struct member members[MEMBERS_EACH];
    unsigned number, count, players, games_left;
    enum group_state state;
    bool justinian, listed, stranger_sits;
    unsigned computers; /* seats that computer players have, a mask */
    char table[TABLE_ROOM];
    int64_t since, asked_at;
    struct acknowledged {
        uint32_t ply;
        char word[NIKA_WORD_MAX];
    } * acts;
    unsigned act_count;
};

struct members {
    struct group *groups;
    unsigned count;
};

static struct member *member_of(struct actor *actor)
{
    return (struct member *)actor; /* its first member */
}

static bool is_host(const struct member *member)
{
    return member == &member->group->members[0];
}

static void wake_all(struct club *club, struct group *group)
{
    for (unsigned i = 0; i < group->count; i++)
        club_wake(club, &group->members[i].actor, club_between(club, 10, 300));
}

/* Some hours of the day are busier: most meet in the evening. */
static int64_t next_meeting(struct club *club)
{
    const int64_t hour = club->now / HOUR % 24, evening = hour < 19 ? 19 - hour : 24 - hour + 19;
    if (nika_rng_below(&club->rng, 3) == 0)
        return club_between(club, 10 * MINUTE, 3 * HOUR);
    return evening * HOUR % (24 * (int64_t)HOUR) / 4 + club_between(club, 0, 2 * HOUR);
}

/* A member was refused something. */
static void refused(struct club *club, const struct member *member, const char *what, const char *word)
{
    club->counts.refused++;
    club_complain(club, "refused", "%s (table %s) was refused: %s: %s", member->name, member->group->table, what, word);
}

/*
 * Coming and going.
 */

static void ask_session(struct club *club, struct member *member)
{
    char body[256];
    const bool account = member->password[0] != '\0';
    snprintf(body, sizeof body, account ? "{\"name\":\"%s\",\"password\":\"%s\"%s}" : "{\"name\":\"%s\"}", member->name,
             member->password, member->has_account ? "" : ",\"new\":true");
    member->asked_at = club->now;
    club_request(club, &member->actor, "POST", "/api/session", body, FOR_SESSION);
}

static void part(struct club *club, struct group *group)
{
    for (unsigned i = 0; i < group->count; i++) {
        struct member *const member = &group->members[i];
        club_hang_up(club, &member->actor);
        member->entered = member->seated = false;
        /* Some sign out in between: their next visit is a new session. */
        if (nika_rng_below(&club->rng, 4) == 0)
            member->actor.token[0] = '\0';
    }
    group->state = GROUP_APART;
    group->since = club->now;
    club_wake(club, &group->members[0].actor, next_meeting(club));
}

static void gather(struct club *club, struct group *group)
{
    group->state = GROUP_GATHERS;
    group->games_left = 1 + nika_rng_below(&club->rng, 3);
    group->since = club->now;
    wake_all(club, group);
}

static bool all_ready(const struct group *group)
{
    for (unsigned i = 0; i < group->count; i++)
        if (!group->members[i].actor.ready)
            return false;
    return true;
}

/* Connects, step by step. */
static void connect_member(struct club *club, struct member *member)
{
    if (member->asked_at && club->now - member->asked_at < UNANSWERED)
        return;
    if (!member->actor.token[0]) {
        ask_session(club, member);
    } else if (!member->actor.socket) {
        member->asked_at = club->now;
        club_request(club, &member->actor, "POST", "/api/ticket", "{}", FOR_TICKET);
    }
}

/*
 * At a table.
 */

static void open_table(struct club *club, struct group *group)
{
    struct member *const host = &group->members[0];
    group->justinian = nika_rng_below(&club->rng, 2);
    group->players = group->justinian ? (group->count > 2 ? group->count : 2 + nika_rng_below(&club->rng, 2))
                                      : (group->count > 3 ? group->count : 3 + nika_rng_below(&club->rng, 2));
    group->listed = nika_rng_below(&club->rng, 3) == 0;
    group->state = GROUP_OPENS;
    group->asked_at = group->since = club->now;
    group->table[0] = '\0';
    group->act_count = 0;
    group->computers = 0;
    for (unsigned i = 0; i < group->count; i++) {
        group->members[i].entered = i == 0;
        group->members[i].seated = group->members[i].asked = false;
        group->members[i].sent_ply = 0;
    }
    club_say(club, &host->actor,
             "{\"do\":\"open\",\"id\":\"o%u\",\"game\":\"%s\",\"players\":%u,\"options\":{\"listed\":%s}}",
             ++host->last_id, group->justinian ? "justinian" : "byzantz", group->players,
             group->listed ? "true" : "false");
}

static void sit_down(struct club *club, struct member *member)
{
    uint8_t bytes[32];
    char chance[65];
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)nika_rng_next(&club->rng);
    nika_hex(bytes, sizeof bytes, chance);
    club_say(club, &member->actor, "{\"do\":\"sit\",\"id\":\"s%u\",\"table\":\"%s\",\"seat\":%u,\"chance\":\"%s\"}",
             ++member->last_id, member->group->table, member->seat, chance);
}

/* The host fills the table and starts the game. */
static void host_table(struct club *club, struct member *host)
{
    struct group *const group = host->group;
    bool full = true;
    for (unsigned i = 0; i < group->count; i++)
        full = full && group->members[i].seated;
    for (unsigned seat = group->count; seat < group->players; seat++)
        if (!(group->computers >> seat & 1)) {
            full = false;
            club_say(club, &host->actor,
                     "{\"do\":\"seat\",\"id\":\"c%u\",\"table\":\"%s\",\"seat\":%u,\"player\":\"%s\"}", ++host->last_id,
                     group->table, seat, seat % 2 ? "skilled" : "casual");
        }
    if (full)
        club_say(club, &host->actor, "{\"do\":\"start\",\"id\":\"g%u\",\"table\":\"%s\"}", ++host->last_id,
                 group->table);
}

static void act(struct club *club, struct member *member)
{
    const bool again = member->sent_ply == member->ply + 1;
    if (again && club->now - member->sent_at < UNANSWERED)
        return;
    if (!again) {
        snprintf(member->sent_id, sizeof member->sent_id, "p%u", ++member->last_id);
        member->sent_ply = member->ply + 1;
        memcpy(member->sent_word, member->word, sizeof member->sent_word);
    }
    member->sent_at = club->now;
    club_say(club, &member->actor, "{\"do\":\"play\",\"id\":\"%s\",\"table\":\"%s\",\"ply\":%u,\"move\":\"%s\"}",
             member->sent_id, member->group->table, member->ply, member->sent_word);
}

static void check_record(struct club *club, struct group *group)
{
    char path[64];
    group->asked_at = club->now;
    snprintf(path, sizeof path, "/api/tables/%s/record", group->table);
    club_request(club, &group->members[0].actor, "GET", path, "", FOR_RECORD);
}

/* What a member does next, whatever it is. */
static void wake(struct club *club, struct actor *actor)
{
    struct member *const member = member_of(actor);
    struct group *const group = member->group;
    if (group->state == GROUP_APART) {
        if (is_host(member))
            gather(club, group);
        return;
    }
    club_wake(club, actor, 10 * SECOND);
    if (!actor->ready) {
        connect_member(club, member);
        return;
    }
    switch (group->state) {
    case GROUP_APART:
        break;
    case GROUP_GATHERS:
        if (is_host(member) && all_ready(group))
            open_table(club, group);
        break;
    case GROUP_OPENS:
        if (is_host(member) && club->now - group->asked_at > UNANSWERED)
            open_table(club, group);
        break;
    case GROUP_SITS:
    case GROUP_PLAYS:
        if (!member->entered)
            club_say(club, actor, "{\"do\":\"enter\",\"id\":\"e%u\",\"table\":\"%s\"}", ++member->last_id,
                     group->table);
        else if (group->state == GROUP_SITS && !member->seated)
            sit_down(club, member);
        else if (group->state == GROUP_SITS && is_host(member))
            host_table(club, member);
        else if (member->asked && club->now >= member->act_at)
            act(club, member);
        else if (nika_rng_below(&club->rng, 60) == 0)
            club_say(club, actor, "{\"do\":\"say\",\"id\":\"t%u\",\"table\":\"%s\",\"text\":\"Well played!\"}",
                     ++member->last_id, group->table);
        break;
    case GROUP_CHECKS:
        if (is_host(member) && club->now - group->asked_at > UNANSWERED)
            check_record(club, group);
        break;
    }
}

/*
 * What the server says.
 */

/* Compares what was acknowledged with the record: line by line, moves in order. */
static void compare_record(struct club *club, struct group *group, const char *body, size_t size)
{
    uint32_t ply = 0;
    unsigned next = 0;
    const char *line = memchr(body, '\n', size);
    for (; line && next < group->act_count; ply++) {
        char wanted[NIKA_WORD_MAX + 16];
        const char *const begin = line + 1, *const end = memchr(begin, '\n', size - (size_t)(begin - body));
        if (!end)
            break;
        while (next < group->act_count && group->acts[next].ply == ply) {
            snprintf(wanted, sizeof wanted, "\"move\":\"%s\"", group->acts[next].word);
            const char *const found = strstr(begin, wanted);
            if (!found || found > end)
                club_complain(club, "lost", "table %s: act %u, %s, was acknowledged and is not in the record",
                              group->table, (unsigned)ply, group->acts[next].word);
            club->counts.checked++;
            next++;
        }
        line = end;
    }
    if (next < group->act_count)
        club_complain(club, "lost", "table %s: the record ends before act %u, which was acknowledged", group->table,
                      (unsigned)group->acts[next].ply);
}

static void record_came(struct club *club, struct group *group, unsigned status, const char *body, size_t size)
{
    if (group->state != GROUP_CHECKS || status == 0 || status == 503)
        return; /* asked for again */
    if (status != 200) {
        refused(club, &group->members[0], "the record", body);
    } else {
        compare_record(club, group, body, size);
        club->counts.games++;
    }
    for (unsigned i = 0; i < group->count; i++)
        club_say(club, &group->members[i].actor, "{\"do\":\"exit\",\"id\":\"x\",\"table\":\"%s\"}", group->table);
    if (--group->games_left == 0) {
        part(club, group);
        return;
    }
    group->state = GROUP_GATHERS;
    wake_all(club, group);
}

static void response(struct club *club, struct actor *actor, unsigned purpose, unsigned status, const char *body,
                     size_t size)
{
    struct member *const member = member_of(actor);
    struct nika_json json;
    size_t at;
    char word[64];
    if (purpose == FOR_RECORD) {
        record_came(club, member->group, status, body, size);
        return;
    }
    member->asked_at = 0;
    if (member->group->state == GROUP_APART || status == 0 || nika_json_check(body, size, &json, &at) != NIKA_JSON_FINE)
        return;
    const struct fields fields = fields_of(json);
    fields_copy(&fields, "error", word, sizeof word);
    club_wake(club, actor, club_between(club, 100, 1000));
    if (status == 401 && purpose == FOR_TICKET) {
        refused(club, member, "a ticket", word);
        actor->token[0] = '\0';
    } else if (status == 409 && member->password[0] && !member->has_account) {
        member->has_account = true; /* made just before a crash, which kept the answer */
    } else if (status != 200) {
        if (strcmp(word, "starting") != 0)
            refused(club, member, purpose == FOR_SESSION ? "a session" : "a ticket", word);
    } else if (purpose == FOR_SESSION) {
        fields_copy(&fields, "token", actor->token, sizeof actor->token);
        member->has_account = member->password[0] != '\0';
    } else {
        fields_copy(&fields, "ticket", actor->ticket, sizeof actor->ticket); /* hello comes when the line is open */
        if (!actor->socket)
            club_dial(club, actor);
    }
}

static void closed(struct club *club, struct actor *actor)
{
    struct member *const member = member_of(actor);
    member->entered = false;
    member->sent_at = 0; /* unanswered acts are sent again */
    club_wake(club, actor, club_between(club, SECOND, 5 * SECOND));
}

static void see_seats(struct club *club, struct member *host, const struct nika_json *seats)
{
    struct group *const group = host->group;
    struct nika_json value;
    unsigned seat = 0;
    group->computers = 0;
    struct nika_json_walk walk = nika_json_walk(*seats);
    for (; nika_json_next(&walk, &value); seat++) {
        const struct fields fields = fields_of(value);
        char name[128];
        if (fields_are(&fields, "kind", "computer"))
            group->computers |= 1u << seat;
        if (!fields_are(&fields, "kind", "person"))
            continue;
        fields_copy(&fields, "name", name, sizeof name);
        if (seat >= group->count || strcmp(name, group->members[seat].name) != 0)
            club_say(club, &host->actor, "{\"do\":\"kick\",\"id\":\"k%u\",\"table\":\"%s\",\"seat\":%u}",
                     ++host->last_id, group->table, seat);
    }
}

static void see_table(struct club *club, struct member *member, const struct fields *message)
{
    struct group *const group = member->group;
    const struct nika_json *const seats = fields_get(message, "seats");
    const int64_t you = fields_number(message, "you");
    member->seated = you == (int64_t)member->seat;
    if (fields_are(message, "state", "running") && group->state == GROUP_SITS) {
        group->state = GROUP_PLAYS;
        group->since = club->now;
    }
    if (is_host(member) && group->state == GROUP_SITS && seats)
        see_seats(club, member, seats);
    if (fields_are(message, "state", "over") && group->state == GROUP_PLAYS) {
        group->state = GROUP_CHECKS;
        check_record(club, group);
    }
    if (group->state == GROUP_SITS)
        club_wake(club, &member->actor, club_between(club, 500, 3000));
}

/* Chooses an act, to be made after some thought. */
static void see_view(struct club *club, struct member *member, const struct fields *message)
{
    const struct nika_json *const view = fields_get(message, "view");
    struct nika_json list, value;
    int64_t seat;
    size_t size;
    member->ply = (unsigned)fields_number(message, "ply");
    member->together = fields_truth(message, "together");
    member->asked = false;
    if (!view || !nika_json_get(*view, "asked", &list))
        return;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value))
        member->asked = member->asked || (nika_json_whole(value, 0, 5, &seat) && seat == (int64_t)member->seat);
    if (!member->asked || member->sent_ply == member->ply + 1 || !nika_json_get(*view, "legal", &list) ||
        nika_json_count(list) == 0)
        return;
    unsigned chosen = nika_rng_below(&club->rng, (uint32_t)nika_json_count(list));
    walk = nika_json_walk(list);
    do
        nika_json_next(&walk, &value);
    while (chosen-- > 0);
    nika_json_string(value, member->word, sizeof member->word, &size);
    const int64_t thinks = club_between(club, 2 * SECOND, 15 * SECOND);
    member->act_at = club->now + thinks;
    club_wake(club, &member->actor, thinks);
}

static void note_act(struct club *club, struct member *member, const struct fields *message, const char *id)
{
    struct group *const group = member->group;
    const int64_t ply = fields_number(message, "ply");
    if (strcmp(id, member->sent_id) != 0)
        return;
    club->counts.moves++;
    if (member->sent_ply != (unsigned)ply || group->act_count == ACTS_ROOM)
        return; /* an answer to a question to all: whether it becomes a move is seen later */
    if (group->act_count && group->acts[group->act_count - 1].ply >= member->sent_ply - 1)
        return; /* the same answer again */
    club->counts.acknowledged++;
    group->acts[group->act_count].ply = member->sent_ply - 1;
    memcpy(group->acts[group->act_count++].word, member->sent_word, sizeof member->sent_word);
}

/* The answer to a request that was refused. Only what may happen to anybody at any time is no reason to complain. */
static void hear_refusal(struct club *club, struct member *member, const char *id, const char *word)
{
    static const char *const benign[] = {"stale", "closing", "starting", "not-running"};
    for (unsigned i = 0; i < sizeof benign / sizeof benign[0]; i++)
        if (strcmp(word, benign[i]) == 0)
            return;
    if (member->group->listed && (strcmp(word, "seat-taken") == 0 || strcmp(word, "not-full") == 0 ||
                                  strcmp(word, "not-seated") == 0 || strcmp(word, "not-open") == 0))
        return; /* a stranger sits there, and is shown out */
    if (id[0] == 'g' && (strcmp(word, "not-open") == 0 || strcmp(word, "not-full") == 0))
        return; /* asked twice */
    if ((id[0] == 's' || id[0] == 'c') && strcmp(word, "not-open") == 0)
        return;
    refused(club, member, id, word);
}

static void hear_answer(struct club *club, struct member *member, const struct fields *message, const char *id)
{
    struct group *const group = member->group;
    char word[64];
    if (!fields_truth(message, "ok")) {
        fields_copy(message, "error", word, sizeof word);
        hear_refusal(club, member, id, word);
        return;
    }
    switch (id[0]) {
    case 'h':
        member->actor.ready = true;
        break;
    case 'o':
        if (group->state != GROUP_OPENS)
            break;
        fields_copy(message, "table", group->table, sizeof group->table);
        group->state = GROUP_SITS;
        member->entered = true;
        wake_all(club, group);
        break;
    case 'e':
        member->entered = true;
        break;
    case 'p':
        note_act(club, member, message, id);
        break;
    default:
        break;
    }
    club_wake(club, &member->actor, club_between(club, 300, 1500));
}

static void message(struct club *club, struct actor *actor, const struct fields *message)
{
    struct member *const member = member_of(actor);
    char table[TABLE_ROOM], id[24];
    if (!message) {
        club_say(club, actor, "{\"do\":\"hello\",\"id\":\"h\",\"ticket\":\"%s\",\"form\":\"json\"}", actor->ticket);
        return;
    }
    if (fields_copy(message, "re", id, sizeof id)) {
        hear_answer(club, member, message, id);
        return;
    }
    fields_copy(message, "table", table, sizeof table);
    if (strcmp(table, member->group->table) != 0)
        return;
    if (fields_are(message, "is", "table"))
        see_table(club, member, message);
    else if (fields_are(message, "is", "view") || fields_are(message, "is", "act"))
        see_view(club, member, message);
}

static const struct role role = {.wake = wake, .response = response, .message = message, .closed = closed};

void members_begin(struct club *club, unsigned groups)
{
    struct members *const members = club->members = club_allocate(sizeof *members);
    members->groups = club_allocate(groups * sizeof *members->groups);
    members->count = groups;
    for (unsigned g = 0; g < groups; g++) {
        struct group *const group = &members->groups[g];
        group->number = g;
        group->count = 1 + g % MEMBERS_EACH;
        group->acts = club_allocate(ACTS_ROOM * sizeof *group->acts);
        for (unsigned i = 0; i < group->count; i++) {
            struct member *const member = &group->members[i];
            *member = (struct member){.group = group, .seat = i, .actor = {.role = &role, .wake_at = INT64_MAX}};
            snprintf(member->name, sizeof member->name, "Member %u of %u", i, g);
            if (i % 2)
                snprintf(member->password, sizeof member->password, "password %u %u", g, i);
            /* Half of the groups sit in one room, the others each at home. */
            if (g % 2)
                snprintf(member->actor.address, sizeof member->actor.address, "198.51.100.%u", g % 250 + 1);
            else
                snprintf(member->actor.address, sizeof member->actor.address, "2001:db8:%x:%x::%u", g + 1, i, i + 1);
        }
        club_wake(club, &group->members[0].actor, club_between(club, SECOND, 8 * MINUTE));
    }
}

void members_report(struct club *club)
{
    for (unsigned i = 0; i < club->members->count; i++) {
        const struct group *const group = &club->members->groups[i];
        if (group->state != GROUP_APART && club->now - group->since > LATE)
            club_complain(club, "stuck", "table %s of group %u does not get on (state %u)", group->table, group->number,
                          group->state);
    }
}

void members_end(struct club *club)
{
    for (unsigned i = 0; i < club->members->count; i++)
        free(club->members->groups[i].acts);
    free(club->members->groups);
    free(club->members);
}
