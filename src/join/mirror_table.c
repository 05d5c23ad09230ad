/*
 * mirror_table.c: the replica of a table besides its game (see nika/join.h): options, seats, presence, chat, and the
 * news among them.
 */
#include <string.h>

#include "get.h"
#include "join_mirror.h"

/* A table as a message tells it. */
struct told {
    enum nika_mirror_state state;
    bool laid;
    struct nika_setup setup;
    struct nika_table_options options;
    struct nika_mirror_seat seats[NIKA_SEATS_MAX];
    unsigned you, watchers, notes;
    bool has_notes;
    char host[NIKA_WHO_MAX];
    char commitment[NIKA_DIGITS_MAX];
    bool pledges, drawing;
    char pledged[NIKA_SEATS_MAX][NIKA_DIGITS_MAX];
    char next[NIKA_TABLE_ID_MAX];
};

static bool get_state(struct nika_json message, enum nika_mirror_state *state)
{
    static const char *const words[] = {[NIKA_MIRROR_OPEN] = "open",
                                        [NIKA_MIRROR_RUNNING] = "running",
                                        [NIKA_MIRROR_OVER] = "over",
                                        [NIKA_MIRROR_CLOSED] = "closed",
                                        [NIKA_MIRROR_DAMAGED] = "damaged"};
    struct nika_json value;
    if (!nika_json_get(message, "state", &value))
        return false;
    for (unsigned i = NIKA_MIRROR_OPEN; i <= NIKA_MIRROR_DAMAGED; i++)
        if (nika_json_is(value, words[i])) {
            *state = (enum nika_mirror_state)i;
            return true;
        }
    return false;
}

static void copy_member(struct nika_writer *writer, struct nika_json message, const char *key)
{
    struct nika_json value;
    if (!nika_json_get(message, key, &value) || nika_json_kind(value) == 'n')
        return;
    nika_write_key(writer, key);
    nika_write_json(writer, value);
}

/* The rules of the game. Before the start it is open who begins: null means the same as absent. */
static bool get_setup(struct nika_json message, struct nika_setup *setup)
{
    enum { SETUP_BYTES = 4096 };
    static const char *const keys[] = {"game", "players", "start", "rules", "court", "windows"};
    char bytes[SETUP_BYTES];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_writer writer = nika_writer(&text);
    struct nika_problem problem;
    struct nika_json object;
    size_t at;
    nika_write_open(&writer, '{');
    for (unsigned i = 0; i < sizeof keys / sizeof keys[0]; i++)
        copy_member(&writer, message, keys[i]);
    nika_write_close(&writer, '}');
    return !text.cut && nika_json_check(bytes, text.size, &object, &at) == NIKA_JSON_FINE &&
           nika_record_setup(object, NIKA_RECORD_FORMAT, setup, &problem);
}

/* A newer server may have options that this program does not know; a clock that it can't read is nonsense. */
static bool get_options(struct nika_json message, struct nika_table_options *told)
{
    struct nika_json options;
    if (!get_object(message, "options", &options))
        return false;
    const char *wrong = nika_options_read(options, NIKA_UNDO_FREE, told);
    return !wrong || strcmp(wrong, "clock") != 0;
}

static bool get_one_seat(struct nika_json value, struct nika_mirror_seat *seat)
{
    struct nika_json kind;
    memset(seat, 0, sizeof *seat);
    if (!nika_json_get(value, "kind", &kind))
        return false;
    if (nika_json_is(kind, "open"))
        return true;
    if (!get_string(value, "name", seat->name, sizeof seat->name))
        return false;
    if (nika_json_is(kind, "computer")) {
        seat->kind = NIKA_SEAT_COMPUTER;
        return get_string(value, "level", seat->level, sizeof seat->level);
    }
    if (!get_string(value, "who", seat->who, sizeof seat->who) || !mirror_is_hex(seat->who, NIKA_WHO_MAX - 1))
        return false;
    get_bool(value, "bot", &seat->bot);
    seat->kind = NIKA_SEAT_KEPT;
    if (nika_json_is(kind, "kept"))
        return true;
    seat->kind = NIKA_SEAT_PERSON;
    get_bool(value, "chance", &seat->revealed);
    return nika_json_is(kind, "person") && get_bool(value, "here", &seat->here) &&
           get_bool(value, "auto", &seat->automatic);
}

static bool get_seats(struct nika_json message, struct told *told)
{
    struct nika_json list, value;
    unsigned seat = 0;
    if (!get_list(message, "seats", &list) || nika_json_count(list) != told->setup.players)
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value))
        if (!get_one_seat(value, &told->seats[seat++]))
            return false;
    return true;
}

/* What each seat has pledged, while contributions are revealed. */
static bool get_drawing(struct nika_json message, struct told *told)
{
    struct nika_json drawing, list, value;
    size_t size;
    told->pledges = nika_json_get(message, "algorithm", &value) && nika_json_is(value, nika_fair_name(NIKA_FAIR_2));
    told->drawing = told->pledges && get_object(message, "drawing", &drawing);
    if (!told->drawing)
        return true;
    if (!get_list(drawing, "pledges", &list) || nika_json_count(list) != told->setup.players)
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    for (unsigned seat = 0; nika_json_next(&walk, &value); seat++)
        if (nika_json_kind(value) != 'n' &&
            (!nika_json_string(value, told->pledged[seat], sizeof told->pledged[seat], &size) ||
             !mirror_is_hex(told->pledged[seat], NIKA_DIGITS_MAX - 1)))
            return false;
    return true;
}

static bool get_told(struct nika_json message, struct told *told)
{
    struct nika_json value;
    memset(told, 0, sizeof *told);
    told->you = NIKA_WATCHER;
    if (!get_state(message, &told->state))
        return false;
    /* For a damaged table the server may know no more. */
    if (told->state == NIKA_MIRROR_DAMAGED && !nika_json_get(message, "game", &value))
        return true;
    told->laid = true;
    if (!get_setup(message, &told->setup) || !get_options(message, &told->options) || !get_seats(message, told) ||
        !get_string(message, "host", told->host, sizeof told->host) ||
        !get_string(message, "commitment", told->commitment, sizeof told->commitment) ||
        !mirror_is_hex(told->commitment, NIKA_DIGITS_MAX - 1) || !get_drawing(message, told) ||
        (nika_json_get(message, "you", &value) && /* absent in a list of tables */
         !get_seat(message, "you", told->setup.players, NIKA_WATCHER, &told->you)))
        return false;
    get_whole(message, "watchers", 1000000, &told->watchers);
    told->has_notes = get_whole(message, "notes", 1000000, &told->notes);
    if (nika_json_get(message, "next", &value) && nika_json_kind(value) != 'n')
        return get_string(message, "next", told->next, sizeof told->next) &&
               mirror_is_hex(told->next, NIKA_TABLE_ID_MAX - 1);
    return true;
}

/*
 * News.
 */

static bool same_person(const struct nika_mirror_seat *a, const struct nika_mirror_seat *b)
{
    return a->kind == NIKA_SEAT_PERSON && b->kind == NIKA_SEAT_PERSON && strcmp(a->who, b->who) == 0;
}

static void tell_person(struct nika_mirror *mirror, const struct nika_mirror_seat *was,
                        const struct nika_mirror_seat *is, unsigned seat, bool you, bool noted)
{
    if (!you && was->here != is->here)
        nika_mirror_tell(mirror, is->here ? NIKA_NEWS_HERE : NIKA_NEWS_GONE, seat, is->name, NULL);
    if (was->automatic == is->automatic || noted)
        return; /* a note tells why */
    if (is->automatic)
        nika_mirror_tell(mirror, you ? NIKA_NEWS_AUTOMATIC_YOU : NIKA_NEWS_AUTOMATIC, seat, is->name, NULL);
    else
        nika_mirror_tell(mirror, you ? NIKA_NEWS_BACK_YOU : NIKA_NEWS_BACK, seat, is->name, NULL);
}

/* Whether the person sits elsewhere in the other state of the table. */
static bool sits_elsewhere(const struct nika_mirror_seat *seats, const struct nika_mirror_seat *person)
{
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        if (same_person(&seats[seat], person))
            return true;
    return false;
}

static void tell_seat(struct nika_mirror *mirror, const struct told *told, unsigned seat)
{
    const struct nika_mirror_seat *was = &mirror->seats[seat], *is = &told->seats[seat];
    if (same_person(was, is)) {
        tell_person(mirror, was, is, seat, seat == told->you, told->has_notes);
        return;
    }
    if (was->kind == NIKA_SEAT_PERSON && !sits_elsewhere(told->seats, was))
        nika_mirror_tell(mirror, NIKA_NEWS_STOOD, seat, was->name, NULL);
    if (is->kind == NIKA_SEAT_PERSON)
        nika_mirror_tell(mirror, NIKA_NEWS_SAT, seat, is->name, NULL);
    else if (is->kind == NIKA_SEAT_COMPUTER && (was->kind != NIKA_SEAT_COMPUTER || strcmp(was->level, is->level) != 0))
        nika_mirror_tell(mirror, NIKA_NEWS_COMPUTER, seat, is->name, is->level);
    else if (is->kind == NIKA_SEAT_OPEN && was->kind == NIKA_SEAT_COMPUTER)
        nika_mirror_tell(mirror, NIKA_NEWS_EMPTIED, seat, was->name, NULL);
}

static void tell_host(struct nika_mirror *mirror, const struct told *told)
{
    if (told->state != NIKA_MIRROR_OPEN || strcmp(mirror->host, told->host) == 0)
        return;
    for (unsigned seat = 0; seat < told->setup.players; seat++)
        if (told->seats[seat].kind == NIKA_SEAT_PERSON && strcmp(told->seats[seat].who, told->host) == 0)
            nika_mirror_tell(mirror, NIKA_NEWS_HOST, seat, told->seats[seat].name, NULL);
}

static void tell_state(struct nika_mirror *mirror, enum nika_mirror_state state)
{
    if (state == NIKA_MIRROR_RUNNING && mirror->state == NIKA_MIRROR_OPEN)
        nika_mirror_tell(mirror, NIKA_NEWS_STARTED, 0, NULL, NULL);
    if (state == NIKA_MIRROR_CLOSED && mirror->state != state)
        nika_mirror_tell(mirror, NIKA_NEWS_CLOSED, 0, NULL, NULL);
    if (state == NIKA_MIRROR_DAMAGED && mirror->state != state)
        nika_mirror_tell(mirror, NIKA_NEWS_DAMAGED, 0, NULL, NULL);
}

static void tell_difference(struct nika_mirror *mirror, const struct told *told)
{
    if (told->laid && mirror->laid) {
        for (unsigned seat = 0; seat < told->setup.players; seat++)
            tell_seat(mirror, told, seat);
        tell_host(mirror, told);
        if (told->next[0] && strcmp(told->next, mirror->next) != 0)
            nika_mirror_tell(mirror, NIKA_NEWS_REMATCH, 0, NULL, NULL);
    }
    tell_state(mirror, told->state);
}

/*
 * Chat.
 */

static bool read_said(const struct nika_mirror *mirror, struct nika_json said, unsigned *number, unsigned *seat,
                      char name[NIKA_NAME_MAX], char text[NIKA_TALK_MAX])
{
    return get_whole(said, "number", UINT32_MAX - 1, number) &&
           get_seat(said, "seat", mirror->laid ? mirror->sight.setup.players : NIKA_SEATS_MAX, NIKA_WATCHER, seat) &&
           get_string(said, "name", name, NIKA_NAME_MAX) && get_string(said, "text", text, NIKA_TALK_MAX);
}

bool mirror_said(struct nika_mirror *mirror, struct nika_json said)
{
    char name[NIKA_NAME_MAX], text[NIKA_TALK_MAX];
    unsigned number, seat;
    if (!read_said(mirror, said, &number, &seat, name, text))
        return false;
    if (number < mirror->talked)
        return true; /* already received, over another connection */
    mirror->talked = number + 1;
    nika_mirror_tell(mirror, NIKA_NEWS_SAID, seat, name, text);
    return true;
}

/* Chat so far. Malformed lines are left out: nothing depends on them. */
static void take_talk(struct nika_mirror *mirror, struct nika_json message)
{
    struct nika_json list, said;
    if (!get_list(message, "talk", &list))
        return;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &said))
        mirror_said(mirror, said);
}

/*
 * The message.
 */

static bool same_setup(const struct nika_setup *a, const struct nika_setup *b)
{
    return a->game == b->game && a->players == b->players && a->start == b->start && a->edition == b->edition &&
           memcmp(a->switches, b->switches, sizeof a->switches) == 0 &&
           memcmp(a->board, b->board, sizeof a->board) == 0 && memcmp(a->windows, b->windows, sizeof a->windows) == 0;
}

/* Who sits where, for screens. */
static void take_seats(struct nika_mirror *mirror, const struct told *told)
{
    struct nika_sight *sight = &mirror->sight;
    memcpy(mirror->seats, told->seats, sizeof mirror->seats);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        const struct nika_mirror_seat *sits = &mirror->seats[seat];
        struct nika_text agent = nika_text(sight->sitting.agents[seat], sizeof sight->sitting.agents[seat]);
        nika_text_add(&agent, sits->kind == NIKA_SEAT_COMPUTER ? sits->level : "human");
        memcpy(sight->sitting.names.of[seat], sits->name, sizeof sits->name);
    }
    sight->viewer = told->you;
    sight->mine = told->you == NIKA_WATCHER ? 0 : 1u << told->you;
}

bool mirror_table(struct nika_mirror *mirror, struct nika_json message, int64_t now)
{
    struct told told;
    if (!get_told(message, &told))
        return false;
    /* While a game is shown, neither its rules nor one's own seat can change. */
    if (mirror->sight.has_now && told.laid &&
        (!same_setup(&mirror->sight.setup, &told.setup) || mirror->sight.viewer != told.you))
        return false;
    if (told.laid && !mirror_takes_over(mirror, message, told.setup.players, now))
        return false;
    tell_difference(mirror, &told);
    mirror->state = told.state;
    if (told.has_notes && told.notes > mirror->notes_there)
        mirror->notes_there = told.notes;
    if (told.laid) {
        mirror->laid = true;
        mirror->sight.setup = told.setup;
        mirror->options = told.options;
        mirror->sight.forgets = !told.options.memory;
        take_seats(mirror, &told);
        mirror->watchers = told.watchers;
        memcpy(mirror->host, told.host, sizeof mirror->host);
        memcpy(mirror->commitment, told.commitment, sizeof mirror->commitment);
        mirror->pledges = told.pledges;
        mirror->drawing = told.drawing;
        memcpy(mirror->pledged, told.pledged, sizeof mirror->pledged);
        memcpy(mirror->next, told.next, sizeof mirror->next);
    }
    take_talk(mirror, message);
    return true;
}
