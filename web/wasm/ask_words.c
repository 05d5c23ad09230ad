/*
 * ask_words.c: questions about words: sentences by their keys, the rules, and which games and options there are.
 */
#include <string.h>

#include <nika/games.h>
#include <nika/messages.h>
#include <nika/say.h>
#include <nika/tell.h>

#include "ask.h"

static bool find_message(const char *word, struct nika_message *message)
{
    for (unsigned area = 0; area < NIKA_AREA_COUNT; area++)
        if (nika_message_worded((enum nika_area)area, word, message))
            return true;
    return false;
}

/* The message of a question: key, arguments (an object, by their names), language, setup if players are named. */
static bool ask_message(struct ask *ask, struct nika_message *message)
{
    static char words[NIKA_ARGUMENTS_MAX][4096];
    static const struct {
        int64_t least, most;
    } bounds[NIKA_TYPE_WORD] = {
        [NIKA_TYPE_NUMBER] = {-(INT64_C(1) << 53), INT64_C(1) << 53},
        [NIKA_TYPE_TENTHS] = {-(INT64_C(1) << 53), INT64_C(1) << 53},
        [NIKA_TYPE_SEAT] = {0, NIKA_SEATS_MAX - 1},
        [NIKA_TYPE_SEATS] = {0, (1 << NIKA_SEATS_MAX) - 1},
        [NIKA_TYPE_GOOD] = {0, 6},
        [NIKA_TYPE_COUNSELOR] = {0, 11},
        [NIKA_TYPE_COLOR] = {0, 3},
        [NIKA_TYPE_COLORS] = {0, 15},
        [NIKA_TYPE_COURT_CARDS] = {0, (INT64_C(1) << 48) - 1},
        [NIKA_TYPE_TOKEN] = {0, 5},
        [NIKA_TYPE_PHASE] = {0, 2},
    };
    char word[64];
    struct nika_json arguments, value, ignored;
    size_t size;
    int64_t number;
    if (!ask_language(ask) || !ask_word(ask, "key", word, sizeof word))
        return false;
    if (nika_json_get(ask->object, "setup", &ignored) && !ask_setup(ask))
        return false;
    if (!find_message(word, message))
        return ask_fail(ask, "key");
    const struct nika_key *key = nika_key_of_message(*message);
    for (unsigned i = 0; i < key->count; i++) {
        if (!nika_json_get(ask->object, "arguments", &arguments) ||
            !nika_json_get(arguments, key->arguments[i].name, &value))
            return ask_fail(ask, "arguments");
        if (key->arguments[i].type >= NIKA_TYPE_WORD) {
            if (!nika_json_string(value, words[i], sizeof words[i], &size))
                return ask_fail(ask, "arguments");
            message->arguments[i].word = words[i];
            continue;
        }
        if (!nika_json_whole(value, bounds[key->arguments[i].type].least, bounds[key->arguments[i].type].most, &number))
            return ask_fail(ask, "arguments");
        message->arguments[i].number = number;
    }
    return true;
}

/* "say": a message → {"text":…}. */
static void reply_say(struct ask *ask)
{
    static char said[16384];
    struct nika_text text = nika_text(said, sizeof said);
    struct nika_message message;
    if (!ask_message(ask, &message))
        return;
    nika_say(&text, ask_voice(ask), message);
    nika_write_key(ask->writer, "text");
    nika_write_string(ask->writer, said, text.size);
}

/* "error": the word of an error of a server or a connection, language → {"text":…}. */
static void reply_error(struct ask *ask)
{
    char word[256], said[1024];
    struct nika_text text = nika_text(said, sizeof said);
    if (!ask_language(ask) || !ask_word(ask, "word", word, sizeof word))
        return;
    nika_say(&text, ask_voice(ask), nika_error(word, ""));
    nika_write_key(ask->writer, "text");
    nika_write_string(ask->writer, said, text.size);
}

/* "line": a message → {"line":…}, with what it speaks of. */
static void reply_line(struct ask *ask)
{
    struct nika_message message;
    if (!ask_message(ask, &message))
        return;
    const struct nika_listener listener = ask_listener(ask);
    nika_write_key(ask->writer, "line");
    listener.hear(listener.context, NIKA_EVENT, message);
}

/* "keys" → {"keys":{"web_title":{"n":"number"}}}: all messages and the types of their arguments, for whoever checks that a
 * program uses them rightly. */
static void reply_keys(struct ask *ask)
{
    nika_write_key(ask->writer, "keys");
    nika_write_open(ask->writer, '{');
    for (unsigned area = 0; area < NIKA_AREA_COUNT; area++) {
        const struct nika_key *key;
        for (unsigned index = 0; (key = nika_message_key((enum nika_area)area, index)) != NULL; index++) {
            nika_write_key(ask->writer, key->word);
            nika_write_open(ask->writer, '{');
            for (unsigned i = 0; i < key->count; i++) {
                nika_write_key(ask->writer, key->arguments[i].name);
                nika_write_word(ask->writer, key->arguments[i].type < NIKA_TYPE_WORD ? "number" : "string");
            }
            nika_write_close(ask->writer, '}');
        }
    }
    nika_write_close(ask->writer, '}');
}

/* "rules": setup, language → {"sections":[{"name","text"}]}, in lines, each with its heading first. */
static void reply_rules(struct ask *ask)
{
    static char bytes[NIKA_RULES_SECTION_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    const char *name;
    if (!ask_language(ask) || !ask_setup(ask))
        return;
    nika_write_key(ask->writer, "sections");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; (name = nika_tell_rules(&ask->setup, ask->language, i, &text)) != NULL; i++) {
        nika_write_open(ask->writer, '{');
        nika_write_key(ask->writer, "name");
        nika_write_word(ask->writer, name);
        nika_write_key(ask->writer, "text");
        nika_write_string(ask->writer, bytes, text.size);
        nika_write_close(ask->writer, '}');
        text = nika_text(bytes, sizeof bytes);
    }
    nika_write_close(ask->writer, ']');
}

/* "games": language → {"games":[{"name","least","most","editions":[{"name","text","note","switches":{…}}],"switches":[{"name",
 * "values":[{"value","text"}]}],"board":{"key","name","rows","columns","most","numbers":[…]},"windows":{"key","rows",
 * "columns","most","numbers":[…]}}]}; board and windows are null in games without. */
static void write_board(struct nika_writer *writer, const char *key, const struct nika_board *board)
{
    nika_write_key(writer, key);
    if (!board) {
        nika_write_null(writer);
        return;
    }
    nika_write_open(writer, '{');
    nika_write_key(writer, "key");
    nika_write_word(writer, board->key);
    if (board->name) {
        nika_write_key(writer, "name");
        nika_write_word(writer, board->name);
    }
    nika_write_key(writer, "rows");
    nika_write_whole(writer, board->rows);
    nika_write_key(writer, "columns");
    nika_write_whole(writer, board->columns);
    nika_write_key(writer, "most");
    nika_write_whole(writer, board->most);
    nika_write_key(writer, "numbers");
    nika_write_open(writer, '[');
    for (unsigned row = 0; row < board->rows; row++) {
        nika_write_open(writer, '[');
        for (unsigned column = 0; column < board->columns; column++)
            nika_write_whole(writer, board->numbers[row * board->columns + column]);
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

static void write_game(struct ask *ask, const struct nika_game *game)
{
    struct nika_writer *writer = ask->writer;
    const char *text;
    nika_write_open(writer, '{');
    nika_write_key(writer, "name");
    nika_write_word(writer, game->name);
    nika_write_key(writer, "least");
    nika_write_whole(writer, game->players_min);
    nika_write_key(writer, "most");
    nika_write_whole(writer, game->players_max);
    nika_write_key(writer, "editions");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < game->edition_count; i++) {
        nika_write_open(writer, '{');
        nika_write_key(writer, "name");
        nika_write_word(writer, game->editions[i].name);
        text = nika_edition_text(ask->language, game->name, game->editions[i].name);
        nika_write_key(writer, "text");
        nika_write_word(writer, text ? text : "");
        text = nika_edition_note(ask->language, game->name, game->editions[i].name);
        nika_write_key(writer, "note");
        nika_write_word(writer, text ? text : "");
        nika_write_key(writer, "switches");
        nika_write_open(writer, '{');
        for (unsigned s = 0; s < game->switch_count; s++) {
            nika_write_key(writer, game->switches[s].name);
            nika_write_word(writer, game->switches[s].values[game->editions[i].switches[s]]);
        }
        nika_write_close(writer, '}');
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
    nika_write_key(writer, "switches");
    nika_write_open(writer, '[');
    for (unsigned s = 0; s < game->switch_count; s++) {
        nika_write_open(writer, '{');
        nika_write_key(writer, "name");
        nika_write_word(writer, game->switches[s].name);
        nika_write_key(writer, "values");
        nika_write_open(writer, '[');
        for (const char *const *value = game->switches[s].values; *value; value++) {
            nika_write_open(writer, '{');
            nika_write_key(writer, "value");
            nika_write_word(writer, *value);
            text = nika_option_text(ask->language, game->name, game->switches[s].name, *value);
            nika_write_key(writer, "text");
            nika_write_word(writer, text ? text : "");
            nika_write_close(writer, '}');
        }
        nika_write_close(writer, ']');
        nika_write_close(writer, '}');
    }
    nika_write_close(writer, ']');
    write_board(writer, "board", game->board);
    write_board(writer, "windows", game->windows);
    nika_write_close(writer, '}');
}

static void reply_games(struct ask *ask)
{
    static const char *const names[] = {"justinian", "byzantz"};
    if (!ask_language(ask))
        return;
    nika_write_key(ask->writer, "games");
    nika_write_open(ask->writer, '[');
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++)
        write_game(ask, nika_game_named(names[i]));
    nika_write_close(ask->writer, ']');
}

bool ask_about_words(struct ask *ask, const char *what)
{
    if (strcmp(what, "say") == 0)
        reply_say(ask);
    else if (strcmp(what, "error") == 0)
        reply_error(ask);
    else if (strcmp(what, "line") == 0)
        reply_line(ask);
    else if (strcmp(what, "keys") == 0)
        reply_keys(ask);
    else if (strcmp(what, "rules") == 0)
        reply_rules(ask);
    else if (strcmp(what, "games") == 0)
        reply_games(ask);
    else
        return false;
    return true;
}
