/*
 * compaction.c: keeps the log of a table that has not started short. People may sit down, leave and talk there as often as they
 * like, and nobody must be able to fill the log so that others can't. Once it is long, the next entry replaces it, in one
 * atomic write with a first entry that states what all the others have said.
 */
#include <string.h>

#include "server_core_table.h"

enum {
    TALK_ROOM = 6000 /* bytes of talk that are restated: more than anybody is shown */
};

bool compaction_is_due(const struct nika_server_core *core, const struct table *table)
{
    return table_is_open(table) && table->entries >= limit_of(core, NIKA_LIMIT_open_entries) &&
           !NIKA_FAULT_IS(LOG_WITHOUT_END);
}

static void write_seat(const struct seat *seat, struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    if (seat->kind == SEAT_PERSON || seat->kind == SEAT_KEPT)
        entry_write_id(seat->who, "who", writer);
    if (seat->kind == SEAT_COMPUTER) {
        nika_write_key(writer, "level");
        nika_write_word(writer, seat->level);
    }
    if (seat->kind != SEAT_OPEN) {
        nika_write_key(writer, "name");
        nika_write_word(writer, seat->name);
    }
    entry_write_bot(seat->bot, writer);
    if (seat->kind == SEAT_PERSON)
        entry_write_hash(&seat->chance, seat->early ? "chance" : "pledge", writer);
    nika_write_close(writer, '}');
}

static void write_kicked(const struct table *table, struct nika_writer *writer)
{
    nika_write_key(writer, "kicked");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < table->kicked_count; i++) {
        nika_write_open(writer, '{');
        entry_write_id(table->kicked[i].who, "who", writer);
        if (table->kicked[i].from)
            entry_write_id(table->kicked[i].from, "from", writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

/* The last lines, as many as have room; and how many there were in all. */
static void write_talk(const struct table *table, struct nika_writer *writer)
{
    const unsigned kept = table->talk_count > TALK_KEPT ? table->talk_count - TALK_KEPT : 0;
    unsigned first = table->talk_count;
    for (size_t room = TALK_ROOM; first > kept; first--) {
        const struct said *said = &table->talk[(first - 1) % TALK_KEPT];
        const size_t size = 2 * (strlen(said->name) + strlen(said->text)) + 80; /* quotes need twice their room */
        if (size > room)
            break;
        room -= size;
    }
    nika_write_key(writer, "said");
    nika_write_whole(writer, table->talk_first + first);
    nika_write_key(writer, "talk");
    nika_write_open(writer, '[');
    for (; first < table->talk_count; first++) {
        const struct said *said = &table->talk[first % TALK_KEPT];
        nika_write_open(writer, '{');
        nika_write_key(writer, "say");
        nika_write_word(writer, said->text);
        if (said->seat != NIKA_WATCHER) {
            nika_write_key(writer, "seat");
            nika_write_whole(writer, said->seat);
        }
        if (said->who)
            entry_write_id(said->who, "who", writer);
        nika_write_key(writer, "name");
        nika_write_word(writer, said->name);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

void compaction_write(const struct nika_server_core *core, const struct table *table, struct draft *draft)
{
    const struct person *host = hash_map_get(&core->people, table->host);
    lobby_begin_open(&table->setup, &table->options, table->host, host ? host->name : "?", &table->secret,
                     table->opened_date, draft);
    nika_write_key(&draft->writer, "seats");
    nika_write_open(&draft->writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        write_seat(&table->seats[seat], &draft->writer);
    nika_write_close(&draft->writer, ']');
    if (table->kicked_count)
        write_kicked(table, &draft->writer);
    if (table->talk_count)
        write_talk(table, &draft->writer);
    entry_end(core, draft);
}
