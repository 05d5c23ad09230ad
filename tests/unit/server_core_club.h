/*
 * server_core_club.h: for tests: people at the tables of a server core. Everybody has a name and a connection, hears what is sent to it,
 * and can play: legal moves, drawn by chance, from what the last view says.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_UNIT_SERVER_CORE_CLUB_H
#define NIKA_TESTS_UNIT_SERVER_CORE_CLUB_H

#include <nika/games.h>
#include <nika/record.h>
#include <nika/rng.h>

#include "server_core_kit.h"

enum { CLUB_MAX = 8, CLUB_HEARD_MAX = 4096 };

struct club_heard {
    char *bytes;
    int64_t at;
};

struct club_member {
    char token[65], who[17];
    nika_connection line; /* 0: none */
    bool as_json;
    struct club_heard heard[CLUB_HEARD_MAX];
    unsigned count; /* heard since the last club_quiet */
    char *view;     /* the last message with a view; NULL */
    char *table;    /* the last message "table"; NULL */
};

struct club {
    struct kit kit;
    struct club_member members[CLUB_MAX];
    unsigned count;
    bool all_json; /* else every other member gets views as bytes */
    nika_connection last_line;
    unsigned last_id;
    char table[17];
    struct nika_rng rng;
};

static const char *const club_names[CLUB_MAX] = {"Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gil", "Hal"};

/*
 * JSON.
 */

static inline struct nika_json club_json(const char *text)
{
    struct nika_json value;
    size_t at;
    assert_non_null(text);
    assert_int_equal(nika_json_check(text, strlen(text), &value, &at), NIKA_JSON_FINE);
    return value;
}

/* The value under a key; false if there is none. */
static inline bool club_has(const char *text, const char *key, struct nika_json *value)
{
    return nika_json_get(club_json(text), key, value);
}

static inline bool club_is(const char *text, const char *key, const char *word)
{
    struct nika_json value;
    return club_has(text, key, &value) && nika_json_is(value, word);
}

static inline int64_t club_whole(const char *text, const char *key)
{
    struct nika_json value;
    int64_t number;
    assert_true(club_has(text, key, &value));
    assert_true(nika_json_whole(value, INT64_MIN / 2, INT64_MAX / 2, &number));
    return number;
}

static inline bool club_true(const char *text, const char *key)
{
    struct nika_json value;
    assert_true(club_has(text, key, &value));
    assert_true(nika_json_kind(value) == 't' || nika_json_kind(value) == 'f');
    return nika_json_kind(value) == 't';
}

/*
 * Hearing.
 */

static inline void club_hear(struct club_member *member, const char *bytes, int64_t at)
{
    struct nika_json view;
    assert_true(member->count < CLUB_HEARD_MAX);
    member->heard[member->count++] = (struct club_heard){kit_copy_text(bytes), at};
    if (club_is(bytes, "is", "table")) {
        free(member->table);
        member->table = kit_copy_text(bytes);
    } else if (club_has(bytes, "view", &view)) {
        free(member->view);
        member->view = kit_copy_text(bytes);
    }
}

/* Everybody hears what was sent. */
static inline void club_listen(struct club *club)
{
    struct kit *kit = &club->kit;
    for (unsigned i = 0; i < kit->count; i++) {
        struct kit_effect *effect = &kit->effects[i];
        if (effect->taken || effect->effect.kind != NIKA_EFFECT_SEND)
            continue;
        for (unsigned member = 0; member < club->count; member++)
            if (club->members[member].line == effect->effect.connection)
                club_hear(&club->members[member], effect->effect.bytes, kit->now);
        effect->taken = true;
    }
    for (unsigned i = 0; i < kit->count; i++)
        if (!kit->effects[i].taken && kit->effects[i].effect.kind >= NIKA_EFFECT_RESPOND &&
            kit->effects[i].effect.kind != NIKA_EFFECT_LOG)
            return;
    kit_forget(kit); /* nothing is left to be done or to be looked at */
}

/* What was heard so far is forgotten, but for the last view and table. */
static inline void club_quiet(struct club *club)
{
    club_listen(club);
    for (unsigned i = 0; i < club->count; i++) {
        struct club_member *member = &club->members[i];
        while (member->count)
            free(member->heard[--member->count].bytes);
    }
}

static inline void club_do(struct club *club)
{
    kit_do(&club->kit);
    club_listen(club);
}

static inline void club_pass(struct club *club, int64_t milliseconds)
{
    struct kit *kit = &club->kit;
    const int64_t until = kit->now + milliseconds;
    club_do(club);
    for (int64_t next; (next = nika_server_core_next(kit->core)) <= until;) {
        kit->date += next > kit->now ? next - kit->now : 0;
        kit->now = next > kit->now ? next : kit->now;
        kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
        club_do(club);
    }
    kit->date += until - kit->now;
    kit->now = until;
    kit_step(kit, (struct nika_event){.kind = NIKA_EVENT_TIME});
    club_do(club);
}

/* The last message of a kind that a member has heard since club_quiet; NULL if there is none. */
static inline const char *club_last(const struct club *club, unsigned member, const char *is)
{
    const struct club_member *heard = &club->members[member];
    for (unsigned i = heard->count; i-- > 0;)
        if (club_is(heard->heard[i].bytes, "is", is))
            return heard->heard[i].bytes;
    return NULL;
}

static inline unsigned club_count(const struct club *club, unsigned member, const char *is)
{
    unsigned count = 0;
    for (unsigned i = 0; i < club->members[member].count; i++)
        count += club_is(club->members[member].heard[i].bytes, "is", is);
    return count;
}

/* The answer to a request; NULL if there is none yet, and there is at most one. */
static inline const char *club_answer(const struct club *club, unsigned member, const char *id)
{
    const char *found = NULL;
    for (unsigned i = 0; i < club->members[member].count; i++)
        if (club_is(club->members[member].heard[i].bytes, "re", id)) {
            assert_null(found);
            found = club->members[member].heard[i].bytes;
        }
    return found;
}

/*
 * People.
 */

static inline void club_connect(struct club *club, unsigned member, bool as_json)
{
    struct club_member *person = &club->members[member];
    person->line = ++club->last_line;
    person->as_json = as_json;
    kit_hello(&club->kit, person->line, person->token, as_json ? "json" : "code");
    club_listen(club);
}

static inline void club_cut(struct club *club, unsigned member)
{
    kit_close(&club->kit, club->members[member].line);
    club->members[member].line = 0;
    club_listen(club);
}

static inline void club_begin(struct club *club, unsigned count)
{
    club->kit.settings.no_rates = true;
    kit_begin(&club->kit);
    nika_rng_seed(&club->rng, 1, count);
    club->count = count;
    club->last_line = 100;
    for (unsigned member = 0; member < count; member++) {
        unsigned status;
        kit_guest(&club->kit, club_names[member], club->members[member].token);
        kit_ask(&club->kit, 50, "GET", "/api/session", club->members[member].token, "");
        kit_member(kit_body(&club->kit, 50, &status), "who", club->members[member].who, 17);
        club_connect(club, member, club->all_json || member % 2 == 0);
    }
}

static inline void club_end(struct club *club)
{
    club_quiet(club);
    for (unsigned member = 0; member < club->count; member++) {
        free(club->members[member].view);
        free(club->members[member].table);
    }
    kit_end(&club->kit);
}

/* The server is killed, and comes back with what was kept; everybody is disconnected. */
static inline void club_kill(struct club *club)
{
    club_listen(club);
    kit_restart(&club->kit);
    for (unsigned member = 0; member < club->count; member++)
        club->members[member].line = 0;
}

/* Sends a request, whose members beside "do", "id" and "table" are given as text, and does nothing of what it needs. The
 * id comes back. */
static inline const char *club_send(struct club *club, unsigned member, const char *what, const char *more)
{
    static char id[16];
    char *message = kit_memory(strlen(more) + 256);
    sprintf(id, "%u", ++club->last_id);
    sprintf(message, "{\"do\":\"%s\",\"id\":\"%s\",\"table\":\"%s\"%s%s}", what, id, club->table, *more ? "," : "",
            more);
    kit_say(&club->kit, club->members[member].line, message);
    free(message);
    club_listen(club);
    return id;
}

/* The same, and does it; the answer. */
static inline const char *club_ask(struct club *club, unsigned member, const char *what, const char *more)
{
    const char *id = club_send(club, member, what, more);
    club_do(club);
    const char *answer = club_answer(club, member, id);
    assert_non_null(answer);
    return answer;
}

static inline void club_ask_fine(struct club *club, unsigned member, const char *what, const char *more)
{
    const char *answer = club_ask(club, member, what, more);
    if (!club_true(answer, "ok"))
        fail_msg("%s: %s", what, answer);
}

static inline void club_ask_error(struct club *club, unsigned member, const char *what, const char *more,
                                  const char *word)
{
    const char *answer = club_ask(club, member, what, more);
    if (club_true(answer, "ok") || !club_is(answer, "error", word))
        fail_msg("%s: %s instead of %s", what, answer, word);
}

/* Members who have no connection have one again, and have entered the table. */
static inline void club_come_back(struct club *club, unsigned people)
{
    for (unsigned member = 0; member < people; member++) {
        if (!club->members[member].line)
            club_connect(club, member, true);
        club_ask_fine(club, member, "enter", "");
    }
}

/* A table, which its host has entered. */
static inline void club_table(struct club *club, unsigned host, const char *game, unsigned players, const char *more)
{
    char message[3000];
    snprintf(message, sizeof message, "{\"do\":\"open\",\"id\":\"o%u\",\"game\":\"%s\",\"players\":%u%s%s}",
             ++club->last_id, game, players, *more ? "," : "", more);
    kit_say(&club->kit, club->members[host].line, message);
    club_do(club);
    snprintf(message, sizeof message, "o%u", club->last_id);
    const char *answer = club_answer(club, host, message);
    if (!club_true(answer, "ok"))
        fail_msg("%s", answer);
    kit_member(answer, "table", club->table, sizeof club->table);
}

static inline void club_sit(struct club *club, unsigned member, unsigned seat)
{
    char more[128];
    snprintf(more, sizeof more, "\"seat\":%u,\"chance\":\"%064x\"", seat, 0xABC0u + member);
    club_ask_fine(club, member, "sit", more);
}

/* Members 0 to people-1 sit in seats of the same number, computer players in the others; it starts. */
static inline void club_start(struct club *club, const char *game, unsigned people, unsigned players, const char *more)
{
    club_table(club, 0, game, players, more);
    for (unsigned member = 0; member < people; member++) {
        if (member)
            club_ask_fine(club, member, "enter", "");
        club_sit(club, member, member);
    }
    for (unsigned seat = people; seat < players; seat++) {
        char text[64];
        snprintf(text, sizeof text, "\"seat\":%u,\"player\":\"beginner\"", seat);
        club_ask_fine(club, 0, "seat", text);
    }
    club_ask_fine(club, 0, "start", "");
}

/*
 * Playing.
 */

/* The setup, as the last message "table" tells it. */
static inline void club_setup(const struct club *club, unsigned member, struct nika_setup *setup)
{
    struct nika_problem problem;
    assert_true(nika_record_setup(club_json(club->members[member].table), NIKA_RECORD_FORMAT, setup, &problem));
}

/* The view in a message with one. JSON views are not read back: of those, what is needed stands in them. */
static inline bool club_decode(const struct nika_setup *setup, const char *message, struct nika_view *view)
{
    struct nika_json value;
    char text[1024];
    uint8_t code[NIKA_CODE_MAX];
    size_t size;
    if (!club_has(message, "view", &value) || !nika_json_string(value, text, sizeof text, &size))
        return false;
    const ptrdiff_t length = nika_unbase64(text, size, code, sizeof code);
    return length >= 0 && setup->game->decode(setup, code, (size_t)length, view);
}

/* A legal move of a member who is asked, by the last view, drawn by chance. False if she is not asked. */
static inline bool club_choose(struct club *club, unsigned member, char word[NIKA_WORD_MAX])
{
    const struct club_member *person = &club->members[member];
    struct nika_json value, legal, asked, you, item;
    int64_t number, other;
    size_t size;
    if (!person->view || !club_has(person->table, "you", &you) || !nika_json_whole(you, 0, 5, &number))
        return false;
    assert_true(club_has(person->view, "view", &value));
    if (person->as_json) {
        bool is_asked = false;
        assert_true(nika_json_get(value, "legal", &legal));
        assert_true(nika_json_get(value, "asked", &asked));
        struct nika_json_walk walk = nika_json_walk(asked);
        while (nika_json_next(&walk, &item))
            is_asked |= nika_json_whole(item, 0, 5, &other) && other == number;
        if (!is_asked)
            return false;
        uint32_t left = nika_rng_below(&club->rng, (uint32_t)nika_json_count(legal));
        walk = nika_json_walk(legal);
        do
            assert_true(nika_json_next(&walk, &item));
        while (left--);
        assert_true(nika_json_string(item, word, NIKA_WORD_MAX, &size));
        return true;
    }
    struct nika_setup setup;
    struct nika_view view;
    struct nika_move moves[NIKA_MOVES_MAX];
    club_setup(club, member, &setup);
    assert_true(club_decode(&setup, person->view, &view));
    if (!(setup.game->waiting(&setup, &view).asked >> number & 1))
        return false;
    const unsigned count = setup.game->legal(&setup, &view, moves);
    setup.game->say(&setup, moves[nika_rng_below(&club->rng, count)], word);
    return true;
}

/* Whether a move of this spelling is legal for a member, by a last view in JSON. */
static inline bool club_legal(const struct club *club, unsigned member, const char *word)
{
    struct nika_json value, item;
    assert_true(club_has(club->members[member].view, "view", &value));
    assert_true(nika_json_get(value, "legal", &value));
    struct nika_json_walk walk = nika_json_walk(value);
    while (nika_json_next(&walk, &item))
        if (nika_json_is(item, word))
            return true;
    return false;
}

/* Whether the computer plays a seat, as a member's last message "table" says. */
static inline bool club_is_auto(const struct club *club, unsigned member, unsigned seat)
{
    struct nika_json seats, value;
    assert_true(club_has(club->members[member].table, "seats", &seats));
    struct nika_json_walk walk = nika_json_walk(seats);
    for (unsigned i = 0; i <= seat; i++)
        assert_true(nika_json_next(&walk, &value));
    assert_true(nika_json_get(value, "auto", &value));
    return nika_json_kind(value) == 't';
}

/* The first seat that is asked, by a member's last view, in JSON; members sit in seats of their number. */
static inline unsigned club_asked(const struct club *club, unsigned member)
{
    struct nika_json value, item;
    int64_t seat = 0;
    assert_true(club_has(club->members[member].view, "view", &value));
    assert_true(nika_json_get(value, "asked", &value));
    struct nika_json_walk walk = nika_json_walk(value);
    assert_true(nika_json_next(&walk, &item) && nika_json_whole(item, 0, 5, &seat));
    return (unsigned)seat;
}

/* Plays a move at the ply of the last view; the answer. */
static inline const char *club_play(struct club *club, unsigned member, const char *word)
{
    char more[128];
    snprintf(more, sizeof more, "\"ply\":%lld,\"move\":\"%s\"",
             (long long)club_whole(club->members[member].view, "ply"), word);
    return club_ask(club, member, "play", more);
}

static inline void club_play_fine(struct club *club, unsigned member, const char *word)
{
    const char *answer = club_play(club, member, word);
    if (!club_true(answer, "ok"))
        fail_msg("%u: %s: %s", member, word, answer);
}

/* A token that a member has, placed on a counselor (0: any) face down: nothing comes to light by that. */
static inline const char *club_placing(const struct club *club, unsigned member, unsigned counselor)
{
    static const char *const tokens[] = {"+1", "+2", "+3", "-1", "-2", "-3"};
    static char word[NIKA_WORD_MAX];
    for (unsigned i = 0; i < 72; i++) {
        snprintf(word, sizeof word, "place %s c%u", tokens[i % 6], 1 + i / 6);
        if ((!counselor || counselor == 1 + i / 6) && club_legal(club, member, word))
            return word;
    }
    fail();
    return NULL;
}

static inline void club_place(struct club *club, unsigned member)
{
    club_play_fine(club, member, club_placing(club, member, 0));
}

/* Whoever is asked plays something; false if nobody of the members is. */
static inline bool club_play_one(struct club *club)
{
    char word[NIKA_WORD_MAX];
    for (unsigned member = 0; member < club->count; member++)
        if (club->members[member].line && club_choose(club, member, word)) {
            club_play_fine(club, member, word);
            return true;
        }
    return false;
}

/* Plays on to the end of the game. */
static inline void club_finish(struct club *club, unsigned witness)
{
    for (unsigned i = 0; !club_is(club->members[witness].table, "state", "over"); i++) {
        assert_true(i < 20000);
        /* All who are asked at once are asked until they have answered, and again: that does no harm. */
        for (unsigned member = 0; member < club->count; member++) {
            char word[NIKA_WORD_MAX];
            if (club->members[member].line && club_choose(club, member, word))
                assert_true(club_true(club_play(club, member, word), "ok"));
        }
        club_pass(club, 100);
        club_quiet(club);
    }
}

/* The clock in a member's last view: what seats 0 and 1 have left, and whose runs; NIKA_WATCHER: nobody's. */
static inline void club_assert_clock(const struct club *club, unsigned member, int64_t one, int64_t other,
                                     unsigned running)
{
    struct nika_json clock;
    char expected[100], found[100];
    assert_true(club_has(club->members[member].view, "clock", &clock));
    snprintf(found, sizeof found, "%.*s", (int)clock.size, clock.text);
    snprintf(expected, sizeof expected,
             running == NIKA_WATCHER ? "{\"left\":[%lld,%lld],\"running\":[]}"
                                     : "{\"left\":[%lld,%lld],\"running\":[%u]}",
             (long long)one, (long long)other, running);
    assert_string_equal(found, expected);
}

/*
 * The club of a test: cmocka makes it before and ends it after each.
 */

static struct club *club;

static inline struct club *club_new(unsigned count, bool all_json)
{
    struct club *made = kit_memory(sizeof *made);
    made->all_json = all_json;
    club_begin(made, count);
    return made;
}

static inline void club_free(struct club *ended)
{
    club_end(ended);
    free(ended);
}

static inline int set_up(void **state)
{
    (void)state;
    club = club_new(4, true);
    return 0;
}

static inline int tear_down(void **state)
{
    (void)state;
    club_free(club);
    return 0;
}

#endif
