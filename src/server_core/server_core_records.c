/*
 * server_core_records.c: what remains of a finished game: its record with the proof of the deal, and a row per person who played.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/recheck.h>

#include "server_core_table.h"

void records_names(const struct table *table, struct nika_names *names)
{
    memset(names, 0, sizeof *names);
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        memcpy(names->of[seat], table->seats[seat].name, sizeof table->seats[seat].name);
}

void records_digits(struct nika_text *text, int64_t number, unsigned digits)
{
    if (digits > 1)
        records_digits(text, number / 10, digits - 1);
    nika_text_add_char(text, (char)('0' + number % 10));
}

/* The date of a moment in the Gregorian timers. Years start in March, so that the leap day is their last. */
void records_date(int64_t date, char day_text[RECORDS_DATE_MAX])
{
    enum { DAYS_OF_400_YEARS = 146097, DAYS_FROM_YEAR_0_TO_1970 = 719468 };
    struct nika_text text = nika_text(day_text, RECORDS_DATE_MAX);
    const int64_t days = date / DAY + DAYS_FROM_YEAR_0_TO_1970;
    const int64_t rest = days % DAYS_OF_400_YEARS;
    const int64_t year = (rest - rest / 1460 + rest / 36524 - rest / 146096) / 365;
    const int64_t day = rest - (365 * year + year / 4 - year / 100);
    const int64_t month = (5 * day + 2) / 153; /* from March, which is 0 */
    records_digits(&text, days / DAYS_OF_400_YEARS * 400 + year + (month >= 10), 4);
    nika_text_add_char(&text, '-');
    records_digits(&text, month < 10 ? month + 3 : month - 9, 2);
    nika_text_add_char(&text, '-');
    records_digits(&text, day - (153 * month + 2) / 5 + 1, 2);
}

/*
 * The record.
 */

void records_fair(const struct table *table, struct nika_writer *writer)
{
    struct nika_fair fair;
    drawing_fair(table, &fair);
    nika_write_key(writer, "fair");
    nika_fair_write(&fair, table->setup.players, writer);
}

void records_computer_moved(struct table *table, unsigned seat, struct nika_json entry)
{
    struct nika_json value;
    int64_t version = PLAYERS_UNKNOWN; /* older logs do not tell */
    const unsigned ply = nika_play_ply(table->play) - 1;
    if (nika_json_get(entry, "players", &value))
        nika_json_whole(value, PLAYERS_NONE + 1, PLAYERS_UNKNOWN, &version);
    if ((table->players != PLAYERS_NONE && table->players != version) || ply >= NIKA_PLAY_MOVES)
        version = PLAYERS_UNKNOWN;
    table->players = (unsigned)version;
    if (table->seats[seat].kind != SEAT_PERSON || version == PLAYERS_UNKNOWN)
        return;
    table->by_computer =
        core_grow(table->by_computer, table->by_computer_count, NIKA_PLAY_MOVES, sizeof *table->by_computer);
    table->by_computer[table->by_computer_count++] = (uint16_t)ply;
}

/* Which moves the computer made, if anybody can think them again. */
static void write_computer(const struct table *table, struct nika_writer *writer)
{
    const struct nika_computer_moves computer = {.version = table->players,
                                                 .level = table->options.level,
                                                 .moves = table->by_computer,
                                                 .count = table->by_computer_count};
    if (table->players == PLAYERS_NONE || table->players == PLAYERS_UNKNOWN)
        return;
    nika_write_key(writer, "computer");
    nika_computer_write(&computer, writer);
}

struct further {
    const struct nika_server_core *core;
    const struct table *table;
};

/* Further header lines, as in local games: who sat where, and the number; and where and when. */
static void write_further(void *context, struct nika_writer *writer)
{
    const struct further *further = context;
    const struct table *table = further->table;
    char digits[24], date[RECORDS_DATE_MAX];
    struct nika_text text = nika_text(digits, sizeof digits);
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        nika_write_word(writer, table->seats[seat].kind == SEAT_PERSON ? "human" : table->seats[seat].level);
    nika_write_close(writer, ']');
    nika_text_add_decimal(&text, table->number + NIKA_FAULT_IS(RECORD_WRONG));
    nika_write_key(writer, "number");
    nika_write_word(writer, digits);
    nika_write_key(writer, "table");
    nika_write_word(writer, table->id_text);
    records_date(table->started_date, date);
    nika_write_key(writer, "date");
    nika_write_word(writer, date);
    records_fair(table, writer);
    write_computer(table, writer);
    if (further->core->settings.sign)
        records_key(further->core, writer);
}

void records_key(const struct nika_server_core *core, struct nika_writer *writer)
{
    char digits[2 * NIKA_KEY_BYTES + 1];
    nika_hex(core->settings.key, NIKA_KEY_BYTES, digits);
    nika_write_key(writer, "key");
    nika_write_word(writer, digits);
}

/* Signs all that is there of a record, whose last line is its result. */
static void sign(const struct nika_server_core *core, struct nika_text *text)
{
    uint8_t message[NIKA_SIGNED_BYTES], signature[NIKA_SIGNATURE_BYTES];
    text->bytes[--text->size] = '\0'; /* the bracket that closes the line, and the record */
    const struct nika_hash hash = nika_sha256(text->bytes, text->size);
    nika_signed_message(&hash, message);
    core->settings.sign(core->settings.context, message, sizeof message, signature);
    nika_signed_write(signature, text);
}

struct nika_text records_text(const struct nika_server_core *core, struct table *table)
{
    enum { MOVE_ROOM = 64 + NIKA_WORD_MAX };
    const unsigned moves = nika_play_ply(table->play);
    const size_t room = NIKA_LINE_MAX + (size_t)(moves + 8) * MOVE_ROOM;
    struct nika_text text = nika_text(core_allocate(room), room);
    struct nika_names names;
    struct nika_result result;
    struct further further = {core, table};
    records_names(table, &names);
    nika_record_header_further(nika_play_setup(table->play), &names, nika_play_deal(table->play),
                               (struct nika_further){write_further, &further}, &text);
    nika_text_add_char(&text, '\n');
    for (unsigned ply = 0; ply < moves; ply++) {
        const struct nika_made *made = nika_play_made(table->play, ply);
        nika_play_line(table->play, made->seat, made->move, false, &text);
        nika_text_add_char(&text, '\n');
    }
    if (nika_play_result(table->play, &result)) {
        nika_record_result(&table->setup, &result, &text);
        if (core->settings.sign)
            sign(core, &text);
        nika_text_add_char(&text, '\n');
    }
    return text;
}

void records_respond(struct nika_server_core *core, nika_connection connection, struct table *table, uint64_t who)
{
    if (table->state == TABLE_DAMAGED)
        respond_error(core, connection, 404, "damaged");
    else if (table->state != TABLE_OVER)
        respond_error(core, connection, 404, "not-over");
    else if (table->options.spectators == NIKA_SPECTATORS_NONE && !(who && table_seat_of(table, who)))
        respond_error(core, connection, 403, "not-allowed");
    else {
        const struct nika_text text = records_text(core, table);
        respond_bytes(core, connection, "application/x-ndjson", text.bytes, text.size);
        free(text.bytes);
    }
}

/*
 * Who played.
 */

static void write_row(const struct table *table, unsigned seat, int64_t started, const char *state,
                      struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    struct nika_result result;
    char date[RECORDS_DATE_MAX];
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "table");
    nika_write_word(&writer, table->id_text);
    nika_write_key(&writer, "game");
    nika_write_word(&writer, table->setup.game->name);
    nika_write_key(&writer, "state");
    nika_write_word(&writer, state);
    nika_write_key(&writer, "names");
    nika_write_open(&writer, '[');
    for (unsigned other = 0; other < table->setup.players; other++)
        nika_write_word(&writer, table->seats[other].name);
    nika_write_close(&writer, ']');
    nika_write_key(&writer, "seat");
    nika_write_whole(&writer, seat);
    records_date(started, date);
    nika_write_key(&writer, "date");
    nika_write_word(&writer, date);
    if (strcmp(state, "over") == 0 && nika_play_result(table->play, &result)) {
        char line[512];
        struct nika_text told = nika_text(line, sizeof line);
        struct nika_json value;
        nika_record_result(&table->setup, &result, &told);
        nika_json_get((struct nika_json){line, told.size}, "result", &value);
        nika_write_key(&writer, "result");
        nika_write_json(&writer, value);
    }
    nika_write_close(&writer, '}');
}

unsigned records_rows(const struct table *table, int64_t started, const char *state, struct records_room *room,
                      struct nika_op *ops)
{
    unsigned count = 0;
    for (unsigned seat = 0; seat < table->setup.players; seat++) {
        char who[NIKA_TABLE_ID_MAX];
        if (table->seats[seat].kind != SEAT_PERSON)
            continue;
        struct nika_text key = nika_text(room->keys[count], sizeof room->keys[count]);
        struct nika_text value = nika_text(room->values[count], sizeof room->values[count]);
        core_id_text(table->seats[seat].who, who);
        nika_text_add(&key, who);
        nika_text_add_char(&key, '/');
        records_digits(&key, started, 16);
        nika_text_add_char(&key, '/');
        nika_text_add(&key, table->id_text);
        write_row(table, seat, started, state, &value);
        ops[count] = (struct nika_op){.kind = NIKA_OP_PUT,
                                      .row = NIKA_ROW_PLAYED,
                                      .key = room->keys[count],
                                      .value = room->values[count],
                                      .size = value.size};
        count++;
    }
    return count;
}
