/*
 * check_undo.c: taking back, and what the story has besides moves (sim_check.h).
 */
#include <inttypes.h>
#include <string.h>

#include "line.h"
#include "sim_check.h"

/* Whether it was that seat's turn at an act: acts out of turn give nobody time back. */
static bool was_asked(const struct mirror *mirror, const struct moment *act)
{
    struct nika_view view;
    if (act == mirror->moments)
        return false;
    nika_look(&mirror->setup, &act[-1].world, NIKA_WATCHER, &view);
    return mirror->setup.game->waiting(&mirror->setup, &view).asked >> act->seat & 1;
}

/* With an act, clocks are told as they stand after it: those of the others as they were before it. Once it is taken back
 * they have that again, and who made it no more than she had. */
void check_clocks_back(struct link *link, struct mirror *mirror, unsigned ply, const char *is,
                       const struct fields *message)
{
    struct sim *sim = link->client->sim;
    struct nika_json list, value;
    struct moment *moment = &mirror->moments[ply];
    const struct moment *act = moment->undo ? &mirror->moments[moment->undone] : NULL;
    const struct nika_json *clock = fields_get(message, "clock");
    const bool undone = strcmp(is, "undone") == 0 && act && act->left_told, told = strcmp(is, "act") == 0;
    if (!clock || !nika_json_get(*clock, "left", &list) || (!undone && !told))
        return;
    struct nika_json_walk walk = nika_json_walk(list);
    for (unsigned seat = 0; seat < mirror->setup.players && nika_json_next(&walk, &value); seat++) {
        int64_t left;
        if (!nika_json_whole(value, 0, INT64_MAX, &left))
            continue;
        if (told) {
            moment->left[seat] = left;
            continue;
        }
        sim_count(sim, COUNT_TIME_BACK);
        const bool exactly = seat != moment->seat && was_asked(mirror, act);
        if (mirror->live && (exactly ? left != act->left[seat] : left > act->left[seat]))
            sim_fail(sim, "clocks-back", "seat %u had %" PRId64 " ms at an act that was taken back, and has %" PRId64,
                     seat, act->left[seat], left);
    }
    moment->left_told = told;
}

unsigned check_others(const struct link *link, const struct mirror *mirror, int64_t since)
{
    const struct sim *sim = link->client->sim;
    const unsigned slot = link_slot(sim, mirror->table);
    const struct server *server = link->server;
    const uint64_t count = server->node ? server->shadow_count : sim->link_count;
    unsigned seats = 0;
    for (uint64_t i = 0; i < count; i++) {
        const struct link *other = server->node ? server->shadows[i] : sim->links[i];
        const int seat = mirror_seat(mirror, other->who);
        if (other->there && other->who != link->who && other->server == link->server &&
            other->incarnation == link->incarnation && seat >= 0 && slot < 31 && other->entered >> slot & 1 &&
            other->entered_at[slot] < since && !((mirror->automatic | mirror->late) >> seat & 1) &&
            mirror->automatic_at < since)
            seats |= 1u << seat;
    }
    return seats;
}

static void check_watches(const struct link *link, const struct mirror *mirror)
{
    if (mirror_seat(mirror, link->who) < 0 && mirror->spectators != 'p' &&
        !(mirror->spectators == 'e' && mirror->state == 'f'))
        sim_fail(link->client->sim, "hidden", "a watcher is told of a game without spectators");
}

void check_question(struct link *link, struct mirror *mirror, const struct fields *message)
{
    static const char *const members[] = {"is", "table", "ply", "seat", "open", "left", "end", "by", NULL};
    struct sim *sim = link->client->sim;
    const struct nika_json *open = fields_get(message, "open");
    const int64_t ply = fields_number(message, "ply");
    struct nika_json value;
    int64_t seat;
    check_watches(link, mirror);
    if (!check_members(sim, message, members) || !open)
        return;
    if (mirror->undo != 'a' || ply < 0 || ply > mirror->ply ||
        mirror->moments[ply].may_undo != fields_number(message, "seat")) {
        sim_fail(sim, "undo", "a question about what can't be taken back: %.*s", (int)message->whole.size,
                 message->whole.text);
        return;
    }
    if (link->server->replaced)
        return;
    if (mirror->question_ply != (unsigned)ply || mirror->question_by != link->incarnation)
        mirror->question_asked = mirror->question_yes = 0;
    mirror->question_ply = (unsigned)ply;
    mirror->question_by = link->incarnation;
    struct nika_json_walk walk = nika_json_walk(*open);
    while (nika_json_next(&walk, &value))
        if (nika_json_whole(value, 0, 5, &seat))
            mirror->question_asked |= 1u << seat;
}

static bool same_note(const struct mirror *mirror, int64_t number, const struct fields *fields)
{
    if (number < 0 || number >= (int64_t)mirror->note_count)
        return false;
    const struct story *note = &mirror->notes[number];
    return fields_number(fields, "moves") == note->moves && fields_number(fields, "seat") == note->seat &&
           fields_are(fields, "note", note->what);
}

void check_note(struct link *link, const struct mirror *mirror, const struct fields *message)
{
    static const char *const members[] = {"is", "table", "number", "moves", "seat", "note", NULL};
    struct sim *sim = link->client->sim;
    check_members(sim, message, members);
    check_watches(link, mirror);
    sim_count(sim, COUNT_NOTES);
    if (!same_note(mirror, fields_number(message, "number"), message))
        sim_fail(sim, check_shown(link), "not what the log has: %.*s", (int)message->whole.size, message->whole.text);
}

void check_notes(struct link *link, const struct mirror *mirror, const struct fields *answer)
{
    const struct nika_json *notes = fields_get(answer, "notes");
    int64_t number = fields_number(answer, "from");
    struct nika_json value;
    check_watches(link, mirror);
    if (!notes)
        return;
    struct nika_json_walk walk = nika_json_walk(*notes);
    for (; nika_json_next(&walk, &value); number++) {
        const struct fields fields = fields_of(value);
        if (!same_note(mirror, number, &fields))
            sim_fail(link->client->sim, "persist", "another story than the log has: %.*s", (int)answer->whole.size,
                     answer->whole.text);
    }
}
