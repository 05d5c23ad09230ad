/*
 * notes.c: notes in a game's history besides its moves: undo, the computer taking over and why, a player's return.
 * Notes are derived from log entries, so they are the same after a restart.
 */
#include "server_core_table.h"

static const char *const words[] = {[NOTE_UNDONE] = "undone", [NOTE_LEFT] = "left", [NOTE_TIME] = "time",
                                    [NOTE_GONE] = "gone",     [NOTE_AUTO] = "auto", [NOTE_BACK] = "back"};

const char *note_reason(enum note_kind kind)
{
    return words[kind];
}

/* Logs older than notes do not give a reason. */
enum note_kind note_of_reason(struct nika_json entry)
{
    struct nika_json why;
    if (nika_json_get(entry, "why", &why))
        for (enum note_kind kind = NOTE_LEFT; kind < NOTE_AUTO; kind++)
            if (nika_json_is(why, words[kind]))
                return kind;
    return NOTE_AUTO;
}

void note_add(struct nika_server_core *core, struct table *table, enum note_kind kind, unsigned seat, bool shown)
{
    table->notes = core_grow(table->notes, table->note_count, NOTES_KEPT, sizeof *table->notes);
    table->notes[table->note_count++ % NOTES_KEPT] =
        (struct note){.moves = (uint16_t)nika_play_ply(table->play), .kind = (uint8_t)kind, .seat = (uint8_t)seat};
    if (shown)
        show_note(core, table, table->note_count - 1);
}

void note_write(const struct note *note, struct nika_writer *writer)
{
    nika_write_key(writer, "moves");
    nika_write_whole(writer, note->moves);
    nika_write_key(writer, "seat");
    nika_write_whole(writer, note->seat);
    nika_write_key(writer, "note");
    nika_write_word(writer, words[note->kind]);
}

void note_request(struct nika_server_core *core, struct table *table, const struct request *request)
{
    struct nika_text text;
    const struct seat *seat = table_seat_of(table, request->connection->person->who);
    const unsigned first = table->note_count > NOTES_KEPT ? table->note_count - NOTES_KEPT : 0;
    const char *wrong = table->state == TABLE_DAMAGED ? "damaged" : table->play ? NULL : "not-running";
    if (!wrong && !(seat && seat->kind == SEAT_PERSON) && !show_may_watch(table))
        wrong = "not-allowed";
    if (wrong) {
        reply_error(core, request->connection->id, request->id, wrong);
        return;
    }
    struct nika_writer writer = reply_begin(core, request->id, &text);
    nika_write_key(&writer, "from");
    nika_write_whole(&writer, first);
    nika_write_key(&writer, "notes");
    nika_write_open(&writer, '[');
    for (unsigned number = first; number < table->note_count; number++) {
        nika_write_open(&writer, '{');
        note_write(&table->notes[number % NOTES_KEPT], &writer);
        nika_write_close(&writer, '}');
    }
    nika_write_close(&writer, ']');
    reply_end(core, request->connection->id, &writer);
}
