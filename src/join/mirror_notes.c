/*
 * mirror_notes.c: what the server says about a running game besides moves (see nika/join.h). Notes, which belong to the
 * history; requests to take back; and when the computer takes over for absent players.
 */
#include <limits.h>
#include <string.h>

#include "get.h"
#include "join_mirror.h"

enum { NOTES_MOST = 1000000 };

/*
 * Notes.
 */

struct note {
    unsigned moves, seat;
    char word[8];
};

static bool get_note(const struct nika_mirror *mirror, struct nika_json object, struct note *note)
{
    return get_whole(object, "moves", NIKA_TABLE_MOVES, &note->moves) &&
           get_seat(object, "seat", mirror->sight.setup.players, NIKA_WATCHER, &note->seat) &&
           note->seat != NIKA_WATCHER && get_string(object, "note", note->word, sizeof note->word);
}

static void tell_note(struct nika_mirror *mirror, const struct note *note)
{
    nika_mirror_tell(mirror, NIKA_NEWS_NOTE, note->seat, mirror->seats[note->seat].name, note->word);
    mirror->news[(mirror->news_first + mirror->news_count - 1) % NIKA_NEWS_MAX].moves = note->moves;
}

bool mirror_note(struct nika_mirror *mirror, struct nika_json message)
{
    struct note note;
    unsigned number;
    if (!mirror->laid || !get_whole(message, "number", NOTES_MOST, &number) || !get_note(mirror, message, &note))
        return false;
    if (number >= mirror->notes_there)
        mirror->notes_there = number + 1;
    if (number != mirror->notes)
        return true; /* known, or earlier ones are missing */
    mirror->notes++;
    if (strcmp(note.word, "undone") != 0) /* that was told with its own message */
        tell_note(mirror, &note);
    return true;
}

bool nika_mirror_lacks_notes(const struct nika_mirror *mirror)
{
    return mirror->sight.has_now && mirror->notes < mirror->notes_there;
}

bool nika_mirror_notes(struct nika_mirror *mirror, struct nika_json answer)
{
    struct nika_json list, value;
    struct note note;
    unsigned from, number;
    if (!mirror->laid || !get_whole(answer, "from", NOTES_MOST, &from) || !get_list(answer, "notes", &list))
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value)) /* all of them, or nothing */
        if (!get_note(mirror, value, &note))
            return false;
    if (from + nika_json_count(list) < mirror->notes_there)
        return false; /* a server that makes no progress would be asked for ever */
    walk = nika_json_walk(list);
    for (number = from; nika_json_next(&walk, &value); number++)
        if (number >= mirror->notes && get_note(mirror, value, &note))
            tell_note(mirror, &note);
    mirror->notes = mirror->notes_there = number;
    return true;
}

/*
 * Taking back.
 */

static bool get_open(const struct nika_mirror *mirror, struct nika_json message, unsigned *open)
{
    struct nika_json list, value;
    int64_t seat;
    *open = 0;
    if (!get_list(message, "open", &list))
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    while (nika_json_next(&walk, &value)) {
        if (!nika_json_whole(value, 0, (int64_t)mirror->sight.setup.players - 1, &seat))
            return false;
        *open |= 1u << seat;
    }
    return true;
}

static void tell_asked(struct nika_mirror *mirror, unsigned seat, unsigned open)
{
    const char *name = mirror->seats[seat].name;
    if (seat == mirror->sight.viewer)
        nika_mirror_tell(mirror, NIKA_NEWS_UNDO_ASKING, seat, name, NULL);
    else if (mirror->sight.viewer != NIKA_WATCHER && open >> mirror->sight.viewer & 1)
        nika_mirror_tell(mirror, NIKA_NEWS_UNDO_ASKED, seat, name, NULL);
    else
        nika_mirror_tell(mirror, NIKA_NEWS_UNDO_WAITS, seat, name, NULL);
}

bool mirror_question(struct nika_mirror *mirror, struct nika_json message)
{
    struct nika_json end;
    unsigned seat, ply, open, by = NIKA_WATCHER;
    if (!mirror->laid || !get_whole(message, "ply", UINT32_MAX, &ply) ||
        !get_seat(message, "seat", mirror->sight.setup.players, NIKA_WATCHER, &seat) || seat == NIKA_WATCHER)
        return false;
    if (nika_json_get(message, "end", &end)) {
        if (!get_seat(message, "by", mirror->sight.setup.players, NIKA_WATCHER, &by))
            return false;
        mirror->undo_open = 0;
        if (nika_json_is(end, "refused") && by != NIKA_WATCHER && by != mirror->sight.viewer)
            nika_mirror_tell(mirror, NIKA_NEWS_UNDO_REFUSED, by, mirror->seats[by].name, NULL);
        else if (!nika_json_is(end, "agreed"))
            nika_mirror_tell(mirror, NIKA_NEWS_UNDO_STANDS, seat, NULL, NULL);
        return true;
    }
    if (!get_open(mirror, message, &open))
        return false;
    if (!mirror->undo_open || mirror->undo_ply != ply)
        tell_asked(mirror, seat, open);
    mirror->undo_seat = seat;
    mirror->undo_ply = ply;
    mirror->undo_open = open;
    return true;
}

/*
 * Absence.
 */

bool mirror_takes_over(struct nika_mirror *mirror, struct nika_json message, unsigned players, int64_t now)
{
    struct nika_json list, value;
    int64_t left[NIKA_SEATS_MAX] = {-1, -1, -1, -1, -1, -1};
    unsigned seat = 0;
    if (!nika_json_get(message, "takes_over", &list))
        return true; /* from a list of tables, or from a server that does not have it */
    if (nika_json_kind(list) != 'n') {
        if (nika_json_kind(list) != '[' || nika_json_count(list) != players)
            return false;
        struct nika_json_walk walk = nika_json_walk(list);
        for (; nika_json_next(&walk, &value); seat++)
            if (nika_json_kind(value) != 'n' && !nika_json_whole(value, 0, INT64_MAX / 4, &left[seat]))
                return false;
    }
    memcpy(mirror->takes_over, left, sizeof left);
    mirror->takes_over_at = now;
    return true;
}
