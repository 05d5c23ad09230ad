/*
 * undo.c: taking back one's last act, by the rules and by the table's option. The game (nika/play.h) decides what is
 * possible: an act that revealed anything is final. The table's option is never, at once, or after asking the other
 * persons present, who must all agree. Clocks return to what they showed before the act.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bits.h>

#include "server_core_table.h"

enum { ANSWERED_WITHIN = 30000 }; /* timeout of a request to the others, in milliseconds */

bool undo_possible(const struct table *table, unsigned seat)
{
    return table->state == TABLE_RUNNING && !table->together && !table_is_computer(table, seat) &&
           nika_play_ply(table->play) > table->undo_floor &&
           (nika_play_can_undo(table->play, seat) ||
            (NIKA_FAULT_IS(UNDO_REVEALED) &&
             nika_play_made(table->play, nika_play_ply(table->play) - 1)->seat == seat));
}

/* Nobody is asked the same twice: no means no. */
bool undo_may(const struct table *table, unsigned seat)
{
    return table->options.undo != NIKA_UNDO_NEVER && undo_possible(table, seat) &&
           table->question_ply != table->ply + 1;
}

/*
 * Clocks.
 */

struct before undo_before(const struct table *table, int64_t at)
{
    struct before before = {.asked = table->asked};
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        before.left[seat] = table->seats[seat].left;
        before.spent[seat] = table->asked >> seat & 1 ? at - table->seats[seat].asked_since : 0;
    }
    return before;
}

void undo_keep(struct table *table, const struct before *before)
{
    if (!before) {
        table->before_count = 0;
        return;
    }
    if (table->before_count == table->before_room) {
        table->before_room = table->before_room ? 2 * table->before_room : 4;
        table->before = core_enlarge(table->before, table->before_room * sizeof *table->before);
    }
    table->before[table->before_count++] = *before;
}

/*
 * Taking back without asking does not return the time that ran on one's own clock since; otherwise a player could avoid
 * running out by acting and taking back again and again.
 */
void undo_restore(struct table *table, unsigned seat, int64_t at, int64_t own, bool agreed)
{
    if (!table->before_count || NIKA_FAULT_IS(TIME_KEPT))
        return;
    const struct before *before = &table->before[--table->before_count];
    if (!(before->asked >> seat & 1)) /* an act out of turn: whoever was asked is still asked the same */
        return;
    const int64_t increment = table->asked >> seat & 1 ? table->options.increment * SECOND : 0;
    const int64_t left = table->seats[seat].left - increment;
    for (unsigned number = 0; number < table->setup.players; number++) {
        table->seats[number].left = before->left[number];
        if (table->asked >> number & 1)
            table->seats[number].asked_since = at - before->spent[number] - (number == seat && !agreed ? own : 0);
    }
    if (!agreed && left < table->seats[seat].left)
        table->seats[seat].left = left > 0 ? left : 0;
}

/*
 * Asking.
 */

static void refuse(struct nika_server_core *core, const struct request *request, const char *word)
{
    reply_error(core, request->connection->id, request->id, word);
}

/* The other persons who are present and playing themselves. */
static uint8_t others(const struct table *table, unsigned asker)
{
    uint8_t seats = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        if (seat != asker && table->seats[seat].kind == SEAT_PERSON && table->seats[seat].here &&
            !table_is_computer(table, seat))
            seats |= (uint8_t)(1u << seat);
    return seats;
}

static void answer_asking(struct nika_server_core *core, const struct table *table, const struct request *request)
{
    struct nika_text text;
    struct nika_writer writer = reply_begin(core, request->id, &text);
    nika_write_key(&writer, "table");
    nika_write_word(&writer, table->id_text);
    nika_write_key(&writer, "asking");
    nika_write_bool(&writer, true);
    reply_end(core, request->connection->id, &writer);
}

static void begin_question(struct nika_server_core *core, struct table *table, const struct request *request,
                           unsigned seat, uint8_t asked)
{
    struct question *question = &table->question;
    *question = (struct question){.on = true,
                                  .seat = (uint8_t)seat,
                                  .asked = asked,
                                  .open = asked,
                                  .ply = table->ply,
                                  .until = core->now + ANSWERED_WITHIN};
    memcpy(question->id, request->id, sizeof question->id);
    table->question_ply = table->ply + 1;
    answer_asking(core, table, request);
    show_question(core, table);
}

static void end_question(struct nika_server_core *core, struct table *table, const char *how, unsigned by)
{
    table->question.on = false;
    show_question_end(core, table, how, by);
}

static void keep_undo(struct nika_server_core *core, struct table *table, const struct request *request, unsigned seat)
{
    struct draft draft;
    entry_begin(&draft, "undo");
    nika_write_whole(&draft.writer, seat);
    if (request) {
        nika_write_key(&draft.writer, "id");
        nika_write_word(&draft.writer, request->id);
    } else {
        nika_write_key(&draft.writer, "agreed");
        nika_write_bool(&draft.writer, true);
    }
    play_write_used(core, table, &draft.writer);
    entry_end(core, &draft);
    commit_entry(core, table, request, &draft, NULL, 0);
}

void undo_request(struct nika_server_core *core, struct table *table, const struct request *request)
{
    if (play_is_repeated(core, table, request))
        return;
    const struct seat *seat = play_player(core, table, request);
    if (!seat || !play_is_current(core, table, request))
        return;
    const unsigned number = table_seat_number(table, seat);
    const struct question *question = &table->question;
    const uint8_t asked =
        table->options.undo == NIKA_UNDO_ASK && !NIKA_FAULT_IS(NOBODY_ASKED) ? others(table, number) : 0;
    if (question->on && question->seat == number && strcmp(question->id, request->id) == 0)
        answer_asking(core, table, request);
    else if (!undo_may(table, number) || table->entries > limit_of(core, NIKA_LIMIT_table_entries))
        refuse(core, request, "no-undo");
    else if (asked)
        begin_question(core, table, request, number, asked);
    else
        keep_undo(core, table, request, number);
}

/* Yes or no; the one who asked may also withdraw. */
void undo_agree(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct question *question = &table->question;
    struct nika_json value = {"", 0};
    const struct seat *seat = play_player(core, table, request);
    if (!seat || !play_is_current(core, table, request))
        return;
    if (!nika_json_get(request->body, "yes", &value) ||
        (nika_json_kind(value) != 't' && nika_json_kind(value) != 'f')) {
        reply_bad_value(core, request->connection->id, request->id, "yes");
        return;
    }
    const unsigned number = table_seat_number(table, seat);
    const bool yes = nika_json_kind(value) == 't', own = number == question->seat;
    if (!question->on || (own ? yes : !(question->asked >> number & 1))) {
        refuse(core, request, "no-question");
        return;
    }
    reply_fine(core, request->connection->id, request->id);
    if (!yes)
        end_question(core, table, own ? "withdrawn" : "refused", number);
    else if (question->open >> number & 1) {
        question->open &= (uint8_t) ~(1u << number);
        show_question(core, table);
    }
}

int64_t undo_go_on(struct nika_server_core *core, struct table *table)
{
    const struct question *question = &table->question;
    if (!question->on)
        return 0;
    if (!question->open) { /* if this cannot be stored, it is retried, unless the game has gone on */
        keep_undo(core, table, NULL, question->seat);
        return INT64_MAX;
    }
    if (core->now < question->until)
        return question->until;
    end_question(core, table, "over", NIKA_WATCHER);
    return 0;
}

void undo_happened(struct nika_server_core *core, struct table *table, enum entry_kind kind)
{
    const struct question *question = &table->question;
    if (question->on && (question->ply != table->ply || table->seats[question->seat].automatic))
        end_question(core, table, kind == ENTRY_UNDO ? "agreed" : "over", NIKA_WATCHER);
}
