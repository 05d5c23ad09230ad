/*
 * join_mirror.c: the replica of a game played on a server (see nika/join.h): its moves and the views after them. They come
 * from the messages `act`, `undone` and `view`, and what was missed from the responses to `past`.
 *
 * `ply` counts moves and undos, `moves` the moves that remain. If both have grown by the same number since the last
 * message, nothing was taken back in between; otherwise the difference bounds how many moves may have changed.
 */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>
#include <nika/bytes.h>

#include "get.h"
#include "join_mirror.h"

void nika_mirror_begin(struct nika_mirror *mirror, const char *table)
{
    memset(mirror, 0, sizeof *mirror);
    struct nika_text id = nika_text(mirror->table, sizeof mirror->table);
    nika_text_add(&id, table);
    mirror->sight.viewer = mirror->sight.asks = NIKA_WATCHER;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        mirror->takes_over[seat] = -1;
}

void nika_mirror_end(struct nika_mirror *mirror)
{
    free(mirror->sight.steps);
    mirror->sight.steps = NULL;
}

bool mirror_is_hex(const char *text, size_t digits)
{
    return strlen(text) == digits && strspn(text, "0123456789abcdef") == digits;
}

/*
 * News.
 */

/* Appends text from strangers, without control characters and invisible ones. */
static void add_cleaned(struct nika_text *text, const char *bytes)
{
    size_t length;
    for (size_t left = strlen(bytes); left > 0; bytes += length, left -= length) {
        const int32_t code = nika_utf8_read(bytes, left, &length);
        if (code < 0 || nika_utf8_hidden((uint32_t)code))
            nika_text_add_char(text, '?');
        else
            nika_text_add_bytes(text, bytes, length);
    }
}

void nika_mirror_tell(struct nika_mirror *mirror, enum nika_news_kind kind, unsigned seat, const char *name,
                      const char *text)
{
    const unsigned at = (mirror->news_first + mirror->news_count) % NIKA_NEWS_MAX;
    struct nika_news *news = &mirror->news[at];
    struct nika_text name_text = nika_text(news->name, sizeof news->name);
    struct nika_text said = nika_text(news->text, sizeof news->text);
    news->kind = kind;
    news->seat = seat;
    news->moves = UINT_MAX;
    nika_text_add(&name_text, name ? name : "");
    add_cleaned(&said, text ? text : "");
    if (mirror->news_count < NIKA_NEWS_MAX)
        mirror->news_count++;
    else
        mirror->news_first = (mirror->news_first + 1) % NIKA_NEWS_MAX;
}

bool nika_mirror_next_news(struct nika_mirror *mirror, struct nika_news *news)
{
    if (mirror->news_count == 0)
        return false;
    *news = mirror->news[mirror->news_first];
    mirror->news_first = (mirror->news_first + 1) % NIKA_NEWS_MAX;
    mirror->news_count--;
    return true;
}

/*
 * The history.
 */

static bool add_step(struct nika_mirror *mirror, const struct nika_sight_step *step)
{
    struct nika_sight *sight = &mirror->sight;
    if (sight->count == NIKA_TABLE_MOVES)
        return false;
    if (sight->count == sight->room) {
        const unsigned room = sight->room ? 2 * sight->room : 64;
        struct nika_sight_step *more = realloc(sight->steps, room * sizeof *more);
        if (!more)
            return false;
        sight->steps = more;
        sight->room = room;
    }
    return nika_sight_add(sight, step);
}

/* A view in the server's encoding; it must be one's own seat's. */
static bool get_view(const struct nika_mirror *mirror, struct nika_json object, const char *key, struct nika_view *view)
{
    enum { CODED = 4 * ((NIKA_CODE_MAX + 2) / 3) + 1 };
    char text[CODED];
    uint8_t code[NIKA_CODE_MAX];
    struct nika_view read;
    memset(&read, 0, sizeof read);
    if (!get_string(object, key, text, sizeof text))
        return false;
    const ptrdiff_t size = nika_unbase64(text, strlen(text), code, sizeof code);
    if (size < 0 || !mirror->sight.setup.game->decode(&mirror->sight.setup, code, (size_t)size, &read) ||
        read.seat != mirror->sight.viewer)
        return false;
    *view = read;
    return true;
}

static bool get_step(const struct nika_mirror *mirror, struct nika_json object, struct nika_sight_step *step)
{
    const struct nika_setup *setup = &mirror->sight.setup;
    char word[NIKA_WORD_MAX];
    unsigned seat;
    if (!get_seat(object, "seat", setup->players, NIKA_WATCHER, &seat) || seat == NIKA_WATCHER ||
        !get_string(object, "move", word, sizeof word) || !get_view(mirror, object, "view", &step->after) ||
        !setup->game->parse(setup, word, strlen(word), &step->move))
        return false;
    step->seat = (uint8_t)seat;
    step->move = nika_move_seen(step->move, seat, mirror->sight.viewer);
    return true;
}

/*
 * Messages of the game.
 */

/* What `act`, `undone` and `view` have in common. */
struct standing {
    unsigned ply, moves;
    struct nika_view view;
    bool together, can_undo, has_clock;
    int64_t left[NIKA_SEATS_MAX];
    unsigned running;
};

static bool get_clock(const struct nika_mirror *mirror, struct nika_json message, struct standing *standing)
{
    const unsigned players = mirror->sight.setup.players;
    struct nika_json clock, list, value;
    int64_t number;
    unsigned seat = 0;
    if (!nika_json_get(message, "clock", &clock))
        return false;
    if (nika_json_kind(clock) == 'n')
        return true;
    if (!get_list(clock, "left", &list) || nika_json_count(list) != players)
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    for (; nika_json_next(&walk, &value); seat++) {
        const bool none = nika_json_kind(value) == 'n';
        if (!none && !nika_json_whole(value, 0, INT64_MAX / 4, &number))
            return false;
        standing->left[seat] = none ? -1 : number;
    }
    if (!get_list(clock, "running", &list))
        return false;
    walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value)) {
        if (!nika_json_whole(value, 0, (int64_t)players - 1, &number))
            return false;
        standing->running |= 1u << number;
    }
    standing->has_clock = true;
    return true;
}

static bool get_standing(const struct nika_mirror *mirror, struct nika_json message, struct standing *standing)
{
    memset(standing, 0, sizeof *standing);
    return get_whole(message, "ply", UINT32_MAX, &standing->ply) &&
           get_whole(message, "moves", NIKA_TABLE_MOVES, &standing->moves) &&
           get_view(mirror, message, "view", &standing->view) && get_bool(message, "together", &standing->together) &&
           get_bool(message, "undo", &standing->can_undo) && get_clock(mirror, message, standing);
}

/* How many known moves are certainly unchanged although messages were missed. */
static unsigned still_known(const struct nika_mirror *mirror, const struct standing *standing)
{
    const int64_t acts = (int64_t)standing->ply - mirror->ply, more = (int64_t)standing->moves - mirror->sight.moves;
    const int64_t undos = (acts - more) / 2;
    if (!mirror->sight.has_now || acts < 0 || undos < 0 || (acts - more) % 2 || undos > mirror->sight.moves)
        return 0;
    const unsigned kept = mirror->sight.moves - (unsigned)undos;
    return kept < standing->moves ? kept : standing->moves;
}

static void take_standing(struct nika_mirror *mirror, const struct standing *standing, int64_t now)
{
    mirror->ply = standing->ply;
    mirror->sight.moves = standing->moves;
    mirror->sight.now = standing->view;
    mirror->together = standing->together;
    mirror->can_undo = standing->can_undo;
    mirror->has_clock = standing->has_clock;
    memcpy(mirror->left, standing->left, sizeof mirror->left);
    mirror->running = standing->running;
    mirror->clock_at = now;
    mirror->sight.has_now = true;
    if (standing->moves == 0) {
        mirror->sight.first = standing->view;
        mirror->sight.has_first = true;
    }
}

static bool mirror_view(struct nika_mirror *mirror, struct nika_json message, int64_t now)
{
    struct standing standing;
    if (!get_standing(mirror, message, &standing) ||
        !mirror_takes_over(mirror, message, mirror->sight.setup.players, now))
        return false;
    const unsigned known = still_known(mirror, &standing);
    if (known == 0 && mirror->sight.count > 0)
        mirror->sight.has_first = false; /* it may be another game altogether */
    nika_sight_keep(&mirror->sight, known);
    if (standing.ply != mirror->undo_ply)
        mirror->undo_open = 0;
    take_standing(mirror, &standing, now);
    return true;
}

static bool mirror_act(struct nika_mirror *mirror, struct nika_json message, int64_t now)
{
    struct nika_sight_step step;
    const bool in_step = mirror->sight.has_now && mirror->sight.has_first && mirror->sight.count == mirror->sight.moves;
    const unsigned ply = mirror->ply, moves = mirror->sight.moves;
    if (!get_step(mirror, message, &step) || !mirror_view(mirror, message, now))
        return false;
    if (in_step && mirror->ply == ply + 1 && mirror->sight.moves == moves + 1)
        add_step(mirror, &step); /* if out of memory, it is requested again */
    return true;
}

static bool mirror_undone(struct nika_mirror *mirror, struct nika_json message, int64_t now)
{
    unsigned seat;
    if (!get_seat(message, "seat", mirror->sight.setup.players, NIKA_WATCHER, &seat) || seat == NIKA_WATCHER ||
        !mirror_view(mirror, message, now))
        return false;
    nika_mirror_tell(mirror, seat == mirror->sight.viewer ? NIKA_NEWS_UNDONE_YOU : NIKA_NEWS_UNDONE, seat,
                     mirror->seats[seat].name, NULL);
    return true;
}

static bool mirror_rematch(struct nika_mirror *mirror, struct nika_json message)
{
    char next[NIKA_TABLE_ID_MAX];
    if (!get_string(message, "next", next, sizeof next) || !mirror_is_hex(next, NIKA_TABLE_ID_MAX - 1))
        return false;
    if (strcmp(mirror->next, next) != 0)
        nika_mirror_tell(mirror, NIKA_NEWS_REMATCH, 0, NULL, NULL);
    memcpy(mirror->next, next, sizeof next);
    return true;
}

bool nika_mirror_message(struct nika_mirror *mirror, struct nika_json message, int64_t now)
{
    struct nika_json kind;
    char table[NIKA_TABLE_ID_MAX];
    if (!nika_json_get(message, "is", &kind))
        return false;
    if (!get_string(message, "table", table, sizeof table) || strcmp(table, mirror->table) != 0)
        return true;
    if (nika_json_is(kind, "table"))
        return mirror_table(mirror, message, now);
    if (nika_json_is(kind, "said"))
        return mirror_said(mirror, message);
    if (nika_json_is(kind, "rematch"))
        return mirror_rematch(mirror, message);
    if (nika_json_is(kind, "note"))
        return mirror_note(mirror, message);
    if (nika_json_is(kind, "question"))
        return mirror_question(mirror, message);
    if (!nika_json_is(kind, "act") && !nika_json_is(kind, "undone") && !nika_json_is(kind, "view"))
        return true;
    if (!mirror->laid)
        return false;
    return nika_json_is(kind, "act")      ? mirror_act(mirror, message, now)
           : nika_json_is(kind, "undone") ? mirror_undone(mirror, message, now)
                                          : mirror_view(mirror, message, now);
}

/*
 * What was missed.
 */

bool nika_mirror_lacks(const struct nika_mirror *mirror, unsigned *from)
{
    *from = mirror->sight.has_first ? mirror->sight.count : 0;
    return mirror->sight.has_now && (!mirror->sight.has_first || mirror->sight.count < mirror->sight.moves);
}

bool nika_mirror_past(struct nika_mirror *mirror, struct nika_json answer)
{
    struct nika_sight_step step;
    struct nika_view first;
    struct nika_json acts, act;
    unsigned from, lacked;
    if (!mirror->laid || !get_whole(answer, "from", NIKA_TABLE_MOVES, &from) || !get_list(answer, "acts", &acts))
        return false;
    if (!nika_mirror_lacks(mirror, &lacked) || from != lacked)
        return true; /* something was taken back in the meantime */
    const size_t count = nika_json_count(acts);
    if (!get_view(mirror, answer, "first", &first) || count > mirror->sight.moves - from ||
        (!count && mirror->sight.moves > from))
        return false; /* a server that makes no progress would be asked for ever */
    struct nika_json_walk walk = nika_json_walk(acts);
    while (nika_json_next(&walk, &act)) /* all of it, or nothing */
        if (!get_step(mirror, act, &step))
            return false;
    if (from == 0) {
        nika_sight_keep(&mirror->sight, 0);
        mirror->sight.first = first;
        mirror->sight.has_first = true;
    }
    walk = nika_json_walk(acts);
    while (nika_json_next(&walk, &act))
        if (!get_step(mirror, act, &step) || !add_step(mirror, &step))
            return false;
    return true;
}
