/*
 * ask.c: reads the browser's questions and hands them to those who answer.
 */
#include "ask.h"
#include "buffer.h"

#include <string.h>

#include <nika/bytes.h>
#include <nika/explain.h>
#include <nika/games.h>

enum { QUESTION_MAX = 24 * NIKA_LINE_MAX, SENTENCE_MAX = 8192 };

EXPORT(nika_ask) size_t wasm_ask(size_t size);

static char question[QUESTION_MAX];

bool ask_fail(struct ask *ask, const char *error)
{
    ask->error = error;
    return false;
}

struct nika_voice ask_voice(const struct ask *ask)
{
    return (struct nika_voice){
        .language = ask->language, .players = ask->players, .self = ask->self, .names_cards = true};
}

bool ask_word(struct ask *ask, const char *key, char *word, size_t room)
{
    struct nika_json value;
    size_t size;
    if (!nika_json_get(ask->object, key, &value) || !nika_json_string(value, word, room, &size))
        return ask_fail(ask, key);
    return true;
}

/* "self", if it is there. */
static bool ask_self(struct ask *ask)
{
    struct nika_json value;
    int64_t number = NIKA_WATCHER;
    if (nika_json_get(ask->object, "self", &value) && !nika_json_whole(value, 0, NIKA_SEATS_MAX - 1, &number))
        return ask_fail(ask, "self");
    ask->self = (unsigned)number;
    return true;
}

bool ask_language(struct ask *ask)
{
    char code[8];
    return ask_self(ask) && ask_word(ask, "language", code, sizeof code) &&
           (nika_language_named(code, &ask->language) || ask_fail(ask, "language"));
}

bool ask_setup(struct ask *ask)
{
    struct nika_json value, names, name;
    struct nika_problem problem;
    size_t size;
    unsigned seat = 0;
    if (!nika_json_get(ask->object, "setup", &value) ||
        !nika_record_setup(value, NIKA_RECORD_FORMAT, &ask->setup, &problem))
        return ask_fail(ask, "setup");
    memset(&ask->names, 0, sizeof ask->names);
    if (nika_json_get(value, "names", &names)) {
        struct nika_json_walk walk = nika_json_walk(names);
        for (; seat < NIKA_SEATS_MAX && nika_json_next(&walk, &name); seat++)
            if (!nika_json_string(name, ask->names.of[seat], NIKA_NAME_MAX, &size))
                return ask_fail(ask, "names");
    }
    for (unsigned i = 0; i < NIKA_SEATS_MAX; i++)
        ask->players[i] = ask->names.of[i];
    return true;
}

bool ask_setup_of(struct ask *ask, const char *game)
{
    return ask_setup(ask) && (strcmp(ask->setup.game->name, game) == 0 || ask_fail(ask, "game"));
}

bool ask_view(struct ask *ask, const char *key, struct nika_view *view)
{
    char text[NIKA_CODE_MAX / 3 * 4 + 8];
    uint8_t code[NIKA_CODE_MAX];
    if (!ask_word(ask, key, text, sizeof text))
        return false;
    const ptrdiff_t size = nika_unbase64(text, strlen(text), code, sizeof code);
    return (size >= 0 && ask->setup.game->decode(&ask->setup, code, (size_t)size, view)) || ask_fail(ask, key);
}

bool ask_move(struct ask *ask, const char *key, struct nika_move *move)
{
    char word[NIKA_WORD_MAX];
    return ask_word(ask, key, word, sizeof word) &&
           (ask->setup.game->parse(&ask->setup, word, strlen(word), move) || ask_fail(ask, key));
}

bool ask_player(struct ask *ask, const char *key, unsigned *seat)
{
    struct nika_json value;
    int64_t number;
    if (!nika_json_get(ask->object, key, &value) || !nika_json_whole(value, 0, ask->setup.players - 1, &number))
        return ask_fail(ask, key);
    *seat = (unsigned)number;
    return true;
}

bool ask_seat(struct ask *ask, const char *key, unsigned *seat)
{
    struct nika_json value;
    *seat = NIKA_WATCHER;
    return (nika_json_get(ask->object, key, &value) && nika_json_is(value, "watcher")) || ask_player(ask, key, seat);
}

void ask_write_setup(struct nika_writer *writer, const struct nika_setup *setup, const struct nika_names *names)
{
    nika_write_key(writer, "setup");
    nika_write_open(writer, '{');
    nika_write_key(writer, "game");
    nika_write_word(writer, setup->game->name);
    nika_write_key(writer, "players");
    nika_write_whole(writer, setup->players);
    nika_write_key(writer, "start");
    nika_write_whole(writer, setup->start);
    nika_record_rules(setup, writer);
    nika_write_key(writer, "names");
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < setup->players; seat++)
        nika_write_word(writer, names->of[seat]);
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

void ask_write_code(struct nika_writer *writer, const struct nika_setup *setup, const struct nika_view *view)
{
    uint8_t code[NIKA_CODE_MAX];
    char text[NIKA_CODE_MAX / 3 * 4 + 8];
    nika_base64(code, setup->game->encode(setup, view, code), text);
    nika_write_word(writer, text);
}

/* What follows the next such character, or the end. */
static const char *after(const char *text, char character)
{
    const char *found = memchr(text, character, strlen(text));
    return found ? found + 1 : text + strlen(text);
}

/* An argument of a marked sentence; returns what follows it. A sentence that was cut off ends in the middle of one. */
static const char *write_part(struct nika_writer *writer, const char *at)
{
    static const char *const types[NIKA_TYPE_COUNT] = {
        [NIKA_TYPE_NUMBER] = "number",     [NIKA_TYPE_TENTHS] = "tenths",   [NIKA_TYPE_SEAT] = "seat",
        [NIKA_TYPE_SEATS] = "seats",       [NIKA_TYPE_GOOD] = "good",       [NIKA_TYPE_COUNSELOR] = "counselor",
        [NIKA_TYPE_COLOR] = "color",       [NIKA_TYPE_COLORS] = "colors",   [NIKA_TYPE_COURT_CARDS] = "cards",
        [NIKA_TYPE_TOKEN] = "token",       [NIKA_TYPE_PHASE] = "phase",     [NIKA_TYPE_WORD] = "word",
        [NIKA_TYPE_GOODS_CARDS] = "goods", [NIKA_TYPE_STRANGE] = "strange", [NIKA_TYPE_COUNSELORS] = "counselors"};
    const char *value = after(at, NIKA_MARK_NEXT), *said = after(value, NIKA_MARK_NEXT);
    const char *end = after(said, NIKA_MARK_CLOSE);
    const unsigned type = (unsigned)(at[1] - 'A');
    if (type >= NIKA_TYPE_COUNT || end[-1] != NIKA_MARK_CLOSE)
        return at + strlen(at);
    nika_write_open(writer, '{');
    nika_write_key(writer, "is");
    nika_write_word(writer, types[type]);
    nika_write_key(writer, "name");
    nika_write_string(writer, at + 2, (size_t)(value - 1 - (at + 2)));
    nika_write_key(writer, "value");
    if (type >= NIKA_TYPE_WORD)
        nika_write_string(writer, value, (size_t)(said - 1 - value));
    else
        nika_write_json(writer, (struct nika_json){value, (size_t)(said - 1 - value)});
    nika_write_key(writer, "text");
    nika_write_string(writer, said, (size_t)(end - 1 - said));
    nika_write_close(writer, '}');
    return end;
}

/* A marked sentence in parts. */
static void write_parts(struct nika_writer *writer, const char *marked)
{
    nika_write_key(writer, "parts");
    nika_write_open(writer, '[');
    for (const char *at = marked; *at;) {
        const char *open = memchr(at, NIKA_MARK_OPEN, strlen(at));
        const size_t size = open ? (size_t)(open - at) : strlen(at);
        if (size)
            nika_write_string(writer, at, size);
        at = open ? write_part(writer, open) : at + size;
    }
    nika_write_close(writer, ']');
}

/* The message that says the same of several seats, with its arguments but for the first, who did it. */
static void write_several(struct nika_writer *writer, struct nika_message several)
{
    const struct nika_key *key = nika_key_of_message(several);
    nika_write_key(writer, "several");
    nika_write_open(writer, '{');
    nika_write_key(writer, "key");
    nika_write_word(writer, key->word);
    nika_write_key(writer, "arguments");
    nika_write_open(writer, '{');
    for (unsigned i = 1; i < key->count; i++) {
        nika_write_key(writer, key->arguments[i].name);
        nika_write_whole(writer, several.arguments[i].number);
    }
    nika_write_close(writer, '}');
    nika_write_close(writer, '}');
}

/* Leaves the line open. */
static void write_line(struct nika_writer *writer, enum nika_manner manner, const char *key, const char *text,
                       const char *marked)
{
    static const char *const manners[] = {"heading", "move", "event", "detail"};
    nika_write_open(writer, '{');
    nika_write_key(writer, "manner");
    nika_write_word(writer, manners[manner]);
    nika_write_key(writer, "key");
    nika_write_word(writer, key);
    nika_write_key(writer, "text");
    nika_write_word(writer, text);
    write_parts(writer, marked);
}

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    static char said[SENTENCE_MAX], marked[SENTENCE_MAX];
    struct ask *ask = context;
    struct nika_text text = nika_text(said, sizeof said), marks = nika_text(marked, sizeof marked);
    nika_say(&text, ask_voice(ask), message);
    nika_say_marked(&marks, ask_voice(ask), message);
    write_line(ask->writer, manner, nika_key_of_message(message)->word, said, marked);
    if (nika_told_of_several(message, 0, &message))
        write_several(ask->writer, message);
    nika_write_close(ask->writer, '}');
}

void ask_write_reason(struct ask *ask, const struct nika_fact *facts, unsigned count)
{
    static char said[NIKA_REASON_MAX], marked[2 * NIKA_REASON_MAX];
    struct nika_text text = nika_text(said, sizeof said), marks = nika_text(marked, sizeof marked);
    nika_say_reason(&text, ask_voice(ask), facts, count);
    nika_say_reason_marked(&marks, ask_voice(ask), facts, count);
    write_line(ask->writer, NIKA_DETAIL, "reason", said, marked);
    nika_write_close(ask->writer, '}');
}

struct nika_listener ask_listener(struct ask *ask)
{
    return (struct nika_listener){hear, ask};
}

/* Answers the question in the buffer, there. An answer that does not fit, or a question that is wrong, is answered by an
 * object with the member "error". */
size_t wasm_ask(size_t size)
{
    static bool (*const all[])(struct ask *, const char *) = {ask_about_game,   ask_about_words,     ask_about_table,
                                                              ask_about_record, ask_about_justinian, ask_about_byzantz,
                                                              ask_about_board,  ask_about_tools};
    char what[32] = "";
    size_t at;
    memcpy(question, wasm_buffer, size < sizeof question ? size : sizeof question);
    struct nika_text text = nika_text(wasm_buffer, sizeof wasm_buffer);
    struct nika_writer writer = nika_writer(&text);
    static struct ask ask;
    ask = (struct ask){.writer = &writer, .self = NIKA_WATCHER};
    nika_write_open(&writer, '{');
    if (size > sizeof question)
        ask.error = "too-long";
    else if (nika_json_check(question, size, &ask.object, &at) != NIKA_JSON_FINE)
        ask.error = "json";
    else if (ask_word(&ask, "ask", what, sizeof what)) {
        unsigned i = 0;
        while (i < sizeof all / sizeof all[0] && !all[i](&ask, what))
            i++;
        if (i == sizeof all / sizeof all[0])
            ask.error = "ask";
    }
    nika_write_close(&writer, '}');
    if (text.cut)
        ask.error = "too-long";
    if (ask.error) {
        text = nika_text(wasm_buffer, sizeof wasm_buffer);
        writer = nika_writer(&text);
        nika_write_open(&writer, '{');
        nika_write_key(&writer, "error");
        nika_write_word(&writer, ask.error);
        nika_write_key(&writer, "ask");
        nika_write_word(&writer, what);
        nika_write_close(&writer, '}');
    }
    return text.size;
}
