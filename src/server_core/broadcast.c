/*
 * broadcast.c: the messages that a table sends, each filtered to what its receiver may know. A player gets what her seat
 * knows, a spectator what is public, or nothing. Positions are read only through views (nika/play.h), and no other
 * hidden state of a table is written before the game is over.
 */
#include <nika/bytes.h>

#include "server_core_table.h"

bool show_may_watch(const struct table *table)
{
    return table->options.spectators == NIKA_SPECTATORS_PUBLIC ||
           (table->options.spectators == NIKA_SPECTATORS_END && table->state == TABLE_OVER);
}

bool table_mutes(const struct table *table, uint64_t who)
{
    for (unsigned i = 0; i < table->muted_count; i++)
        if (table->muted[i] == who)
            return true;
    return false;
}

/* {"is":what,"table":id … */
static void open_message(const struct table *table, const char *what, struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    nika_write_key(writer, "is");
    nika_write_word(writer, what);
    nika_write_key(writer, "table");
    nika_write_word(writer, table->id_text);
}

/* The same, in the server core's buffer. */
static struct nika_writer begin(struct nika_server_core *core, const struct table *table, const char *what,
                                struct nika_text *text)
{
    *text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(text);
    open_message(table, what, &writer);
    return writer;
}

void show_seat_or_null(struct nika_writer *writer, const char *key, unsigned seat, bool is_seat)
{
    nika_write_key(writer, key);
    if (is_seat)
        nika_write_whole(writer, seat);
    else
        nika_write_null(writer);
}

/*
 * Nothing can be stored: whoever is shown something that would look as if the game went on is told again.
 */

static void show_held_up_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver)
{
    struct nika_text text;
    struct nika_writer writer = begin(core, table, "not-kept", &text);
    nika_write_close(&writer, '}');
    core_send(core, receiver->connection->id, &text);
}

void show_held_up(struct nika_server_core *core, const struct table *table)
{
    for (unsigned i = 0; i < table->receiver_count; i++)
        show_held_up_to(core, table, &table->receivers[i]);
}

static void still_held_up(struct nika_server_core *core, const struct table *table, const struct receiver *receiver)
{
    if ((core->held_up || table->held_up) && !NIKA_FAULT_IS(HELD_UP_TAKEN_BACK))
        show_held_up_to(core, table, receiver);
}

/*
 * The table.
 */

static const char *const states[] = {[TABLE_OPEN] = "open",
                                     [TABLE_RUNNING] = "running",
                                     [TABLE_OVER] = "over",
                                     [TABLE_CLOSED] = "closed",
                                     [TABLE_DAMAGED] = "damaged"};

static void write_seat(const struct seat *seat, bool automatic, struct nika_writer *writer)
{
    static const char *const kinds[] = {
        [SEAT_OPEN] = "open", [SEAT_PERSON] = "person", [SEAT_COMPUTER] = "computer", [SEAT_KEPT] = "kept"};
    nika_write_open(writer, '{');
    nika_write_key(writer, "kind");
    nika_write_word(writer, kinds[seat->kind]);
    if (seat->kind == SEAT_COMPUTER) {
        nika_write_key(writer, "level");
        nika_write_word(writer, seat->level);
    }
    if (seat->kind == SEAT_PERSON || seat->kind == SEAT_KEPT)
        entry_write_id(seat->who, "who", writer);
    if (seat->kind != SEAT_OPEN) {
        nika_write_key(writer, "name");
        nika_write_word(writer, seat->name);
    }
    entry_write_bot(seat->bot, writer);
    if (seat->kind == SEAT_PERSON) {
        nika_write_key(writer, "here");
        nika_write_bool(writer, seat->here > 0);
        nika_write_key(writer, "auto");
        nika_write_bool(writer, automatic);
        nika_write_key(writer, "chance");
        nika_write_bool(writer, seat->revealed);
    }
    nika_write_close(writer, '}');
}

static unsigned count_watchers(const struct table *table)
{
    unsigned watchers = 0;
    for (unsigned i = 0; i < table->receiver_count; i++)
        watchers += table->receivers[i].slot >= SLOT_WATCHER;
    return watchers;
}

/* The table's settings, and who is there. */
static void write_company(const struct table *table, struct nika_writer *writer)
{
    const struct nika_hash commitment = nika_fair_commitment(table->id_text, &table->secret);
    nika_write_key(writer, "game");
    nika_write_word(writer, table->setup.game->name);
    nika_write_key(writer, "players");
    nika_write_whole(writer, table->setup.players);
    show_seat_or_null(writer, "start", table->setup.start, table_has_game(table));
    nika_record_rules(&table->setup, writer);
    nika_write_key(writer, "options");
    nika_options_write(&table->options, writer);
    entry_write_id(table->host, "host", writer);
    entry_write_hash(&commitment, "commitment", writer);
    nika_write_key(writer, "algorithm");
    nika_write_word(writer, nika_fair_name(table_has_game(table) ? table->algorithm : NIKA_FAIR_2));
    nika_write_key(writer, "seats");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < table->setup.players; seat++)
        write_seat(&table->seats[seat], table->seats[seat].automatic || table->seats[seat].late, writer);
    nika_write_close(writer, ']');
    nika_write_key(writer, "watchers");
    nika_write_whole(writer, count_watchers(table) + (NIKA_FAULT_IS(ANSWERED_SHOWN) ? table->answered : 0));
    nika_write_key(writer, "ply");
    nika_write_whole(writer, table->ply);
    if (table->next)
        entry_write_id(table->next, "next", writer);
}

void show_table_begin(const struct table *table, struct nika_writer *writer)
{
    open_message(table, "table", writer);
    nika_write_key(writer, "state");
    nika_write_word(writer, states[table->state]);
    if (table->setup.game)
        write_company(table, writer);
}

static void write_said(const struct said *said, struct nika_writer *writer)
{
    nika_write_key(writer, "number");
    nika_write_whole(writer, said->number);
    show_seat_or_null(writer, "seat", said->seat, said->seat != NIKA_WATCHER);
    nika_write_key(writer, "name");
    nika_write_word(writer, said->name);
    nika_write_key(writer, "text");
    nika_write_word(writer, said->text);
}

/* Size of a text as JSON, in bytes. */
static size_t written_size(const char *text)
{
    size_t size = 0;
    for (; *text; text++)
        size += *text == '"' || *text == '\\' ? 2 : 1;
    return size;
}

/*
 * The oldest chat line shown to whoever enters. Long lines reduce the number: the state of all tables that a connection
 * may have entered must fit into its send queue at once, or a slow client would be resent everything for ever.
 */
static unsigned first_shown(const struct table *table)
{
    enum { SHOWN_MAX = 4096 }; /* bytes of names and chat */
    const unsigned kept = table->talk_count > TALK_KEPT ? table->talk_count - TALK_KEPT : 0;
    unsigned first = table->talk_count;
    for (size_t size = 0; first > kept; first--) {
        const struct said *said = &table->talk[(first - 1) % TALK_KEPT];
        size += written_size(said->name) + written_size(said->text);
        if (size > SHOWN_MAX)
            break;
    }
    return first;
}

static void write_talk(const struct table *table, struct nika_writer *writer)
{
    const unsigned first = first_shown(table);
    nika_write_key(writer, "talk");
    nika_write_open(writer, '[');
    for (unsigned number = first; number < table->talk_count; number++) {
        nika_write_open(writer, '{');
        write_said(&table->talk[number % TALK_KEPT], writer);
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
}

/* Those who may not watch get nothing of the game, and no chat from during or after it. */
static bool hears(const struct table *table, const struct receiver *receiver)
{
    return (receiver->slot != SLOT_NOTHING || table->state == TABLE_OPEN) &&
           !table_mutes(table, receiver->connection->person->who);
}

/* The end of the message, which differs per receiver; the text before it is shared. */
static void send_table(struct nika_server_core *core, const struct table *table, const struct receiver *receiver,
                       const struct nika_writer *common, bool with_talk)
{
    struct nika_text text = *common->text;
    struct nika_writer writer = {.text = &text, .comma = true};
    show_seat_or_null(&writer, "you", receiver->slot, receiver->slot < SLOT_WATCHER);
    if (table->drawing)
        drawing_write(core, table, &writer);
    /* The proof reveals the deal, so it is only for those who may know it. */
    if ((table->state == TABLE_OVER && receiver->slot != SLOT_NOTHING) ||
        (NIKA_FAULT_IS(SECRET_OF_DEAL) && table->state == TABLE_RUNNING))
        records_fair(table, &writer);
    if (table_has_game(table) && receiver->slot != SLOT_NOTHING) {
        nika_write_key(&writer, "notes");
        nika_write_whole(&writer, table->note_count);
        clocks_write_absent(core, table, &writer);
    }
    if (with_talk && hears(table, receiver))
        write_talk(table, &writer);
    nika_write_close(&writer, '}');
    core_send(core, receiver->connection->id, &text);
}

void show_table_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    show_table_begin(table, &writer);
    send_table(core, table, receiver, &writer, true);
    still_held_up(core, table, receiver);
}

void show_table_but(struct nika_server_core *core, const struct table *table, const struct connection *but)
{
    struct nika_text text = nika_text(core->answer, sizeof core->answer);
    struct nika_writer writer = nika_writer(&text);
    if (!table->receiver_count)
        return;
    show_table_begin(table, &writer);
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].connection != but)
            send_table(core, table, &table->receivers[i], &writer, false);
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].connection != but)
            still_held_up(core, table, &table->receivers[i]);
}

void show_table(struct nika_server_core *core, const struct table *table)
{
    show_table_but(core, table, NULL);
}

/*
 * Views.
 */

/* An act in the game, or, without a seat, the current position. */
struct news {
    const char *is;
    unsigned seat; /* NIKA_WATCHER: nobody has acted */
    const struct nika_move *move;
    bool settled; /* else it is one of several simultaneous acts, and not the last */
};

void show_view_value(const struct table *table, const struct nika_view *view, unsigned ply, bool answered, bool as_json,
                     struct nika_writer *writer)
{
    uint8_t code[NIKA_CODE_MAX];
    char text[4 * ((NIKA_CODE_MAX + 2) / 3) + 1];
    struct nika_names names;
    if (as_json) {
        records_names(table, &names);
        (answered ? nika_record_view_answered : nika_record_view)(&table->setup, &names, view, ply, writer->text);
        writer->comma = true;
        return;
    }
    const size_t size = table->setup.game->encode(&table->setup, view, code);
    nika_write_string(writer, text, nika_base64(code, size, text));
}

static void write_view(const struct table *table, unsigned slot, bool as_json, bool settled, struct nika_writer *writer)
{
    struct nika_view view;
    if (slot == SLOT_WATCHER)
        nika_play_look(table->play, NIKA_FAULT_IS(SECRET_IN_VIEW) ? 0 : NIKA_WATCHER, &view);
    else if (settled && table->together >> slot & 1)
        nika_play_look_asked(table->play, slot, &view);
    else
        nika_play_look(table->play, slot, &view);
    nika_write_key(writer, "view");
    /* While simultaneous answers are resolved one by one, the next seat has answered, too. */
    const bool answered = !settled || (slot != SLOT_WATCHER && table->answered >> slot & 1);
    show_view_value(table, &view, nika_play_ply(table->play), answered, as_json, writer);
}

static void write_news(const struct nika_server_core *core, const struct table *table, const struct news *news,
                       unsigned slot, bool as_json, struct nika_writer *writer)
{
    nika_write_key(writer, "ply");
    nika_write_whole(writer, table->ply);
    nika_write_key(writer, "moves");
    nika_write_whole(writer, nika_play_ply(table->play));
    if (news->seat != NIKA_WATCHER) {
        nika_write_key(writer, "seat");
        nika_write_whole(writer, news->seat);
    }
    if (news->move) {
        char word[NIKA_WORD_MAX];
        const struct nika_move seen =
            nika_move_seen(*news->move, news->seat, slot == SLOT_WATCHER ? NIKA_WATCHER : slot);
        const size_t size = table->setup.game->say(&table->setup, seen, word);
        nika_write_key(writer, "move");
        nika_write_string(writer, word, size);
    }
    write_view(table, slot, as_json, news->settled, writer);
    nika_write_key(writer, "together");
    nika_write_bool(writer, news->settled && table->together);
    nika_write_key(writer, "clock");
    clocks_write(core, table, writer);
    clocks_write_absent(core, table, writer);
    if (NIKA_FAULT_IS(ANSWERS_COUNTED))
        nika_write_seats(writer, "answered", table->answered);
    nika_write_key(writer, "undo");
    nika_write_bool(writer, news->settled && slot < SLOT_WATCHER && undo_may(table, slot));
}

/* Builds the message for a receiver slot and a form. */
static struct nika_text make_news(struct nika_server_core *core, const struct table *table, const struct news *news,
                                  const struct receiver *receiver)
{
    struct nika_text text;
    struct nika_writer writer = begin(core, table, news->is, &text);
    write_news(core, table, news, receiver->slot, receiver->connection->as_json, &writer);
    nika_write_close(&writer, '}');
    return text;
}

/* Broadcasts; receivers with the same view share the same bytes. */
static void send_news(struct nika_server_core *core, const struct table *table, const struct news *news)
{
    bool sent[SLOT_NOTHING][2] = {{false}};
    for (unsigned i = 0; i < table->receiver_count; i++) {
        const struct receiver *first = &table->receivers[i];
        const bool as_json = first->connection->as_json;
        if (first->slot == SLOT_NOTHING || sent[first->slot][as_json])
            continue;
        sent[first->slot][as_json] = true;
        const struct nika_text text = make_news(core, table, news, first);
        for (unsigned j = i; j < table->receiver_count; j++)
            if (table->receivers[j].slot == first->slot && table->receivers[j].connection->as_json == as_json)
                core_send(core, table->receivers[j].connection->id, &text);
    }
}

static const struct news nothing_new = {.is = "view", .seat = NIKA_WATCHER, .settled = true};

void show_view(struct nika_server_core *core, const struct table *table)
{
    send_news(core, table, &nothing_new);
    for (unsigned i = 0; i < table->receiver_count; i++)
        still_held_up(core, table, &table->receivers[i]);
}

void show_view_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver)
{
    if (!table->play || receiver->slot == SLOT_NOTHING || table->state == TABLE_DAMAGED)
        return;
    struct news news = nothing_new;
    news.settled = !NIKA_FAULT_IS(QUESTION_LOST);
    const struct nika_text text = make_news(core, table, &news, receiver);
    core_send(core, receiver->connection->id, &text);
    still_held_up(core, table, receiver);
}

void show_act(struct nika_server_core *core, const struct table *table, unsigned seat, struct nika_move move,
              bool settled)
{
    send_news(core, table, &(struct news){.is = "act", .seat = seat, .move = &move, .settled = settled});
}

void show_undone(struct nika_server_core *core, const struct table *table, unsigned seat)
{
    send_news(core, table, &(struct news){.is = "undone", .seat = seat, .settled = true});
}

/*
 * Other messages.
 */

/* To everybody who may see the game. */
static void send_to_watchers(struct nika_server_core *core, const struct table *table, const struct nika_text *text)
{
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (table->receivers[i].slot != SLOT_NOTHING)
            core_send(core, table->receivers[i].connection->id, text);
}

void show_note(struct nika_server_core *core, const struct table *table, unsigned number)
{
    struct nika_text text;
    struct nika_writer writer = begin(core, table, "note", &text);
    nika_write_key(&writer, "number");
    nika_write_whole(&writer, number);
    note_write(&table->notes[number % NOTES_KEPT], &writer);
    nika_write_close(&writer, '}');
    send_to_watchers(core, table, &text);
}

static struct nika_writer begin_question(struct nika_server_core *core, const struct table *table,
                                         struct nika_text *text)
{
    struct nika_writer writer = begin(core, table, "question", text);
    nika_write_key(&writer, "ply");
    nika_write_whole(&writer, table->question.ply);
    nika_write_key(&writer, "seat");
    nika_write_whole(&writer, table->question.seat);
    return writer;
}

static struct nika_text make_question(struct nika_server_core *core, const struct table *table)
{
    struct nika_text text;
    struct nika_writer writer = begin_question(core, table, &text);
    const int64_t left = table->question.until - core->now;
    nika_write_seats(&writer, "open", table->question.open);
    nika_write_key(&writer, "left");
    nika_write_whole(&writer, left > 0 ? left : 0);
    nika_write_close(&writer, '}');
    return text;
}

void show_question(struct nika_server_core *core, const struct table *table)
{
    const struct nika_text text = make_question(core, table);
    send_to_watchers(core, table, &text);
}

void show_question_to(struct nika_server_core *core, const struct table *table, const struct receiver *receiver)
{
    if (!table->question.on || receiver->slot == SLOT_NOTHING)
        return;
    const struct nika_text text = make_question(core, table);
    core_send(core, receiver->connection->id, &text);
}

void show_question_end(struct nika_server_core *core, const struct table *table, const char *end, unsigned by)
{
    struct nika_text text;
    struct nika_writer writer = begin_question(core, table, &text);
    nika_write_key(&writer, "end");
    nika_write_word(&writer, end);
    show_seat_or_null(&writer, "by", by, by != NIKA_WATCHER);
    nika_write_close(&writer, '}');
    send_to_watchers(core, table, &text);
}

void show_said(struct nika_server_core *core, const struct table *table, const struct said *said)
{
    struct nika_text text;
    struct nika_writer writer = begin(core, table, "said", &text);
    write_said(said, &writer);
    nika_write_close(&writer, '}');
    for (unsigned i = 0; i < table->receiver_count; i++)
        if (hears(table, &table->receivers[i]))
            core_send(core, table->receivers[i].connection->id, &text);
}

void show_rematch(struct nika_server_core *core, const struct table *table)
{
    struct nika_text text;
    struct nika_writer writer = begin(core, table, "rematch", &text);
    entry_write_id(table->next, "next", &writer);
    nika_write_close(&writer, '}');
    for (unsigned i = 0; i < table->receiver_count; i++)
        core_send(core, table->receivers[i].connection->id, &text);
}
