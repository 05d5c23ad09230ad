/*
 * puzzle.c: `nika puzzle GAME`: a position of a strong game, in lines, and the question what is best there (docs/puzzles.md).
 * The puzzles are those of the web page, which is in the program.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <nika/explain.h>
#include <nika/games.h>
#include <nika/hint.h>
#include <nika/messages_cli.h>
#include <nika/messages_help.h>
#include <nika/server.h>
#include <nika/simulate.h>
#include <nika/tell.h>

#include "cli_play.h"

/* A puzzle: the moment, and what was measured. */
struct puzzle {
    struct nika_json about;
    uint64_t number;
    size_t count; /* puzzles of this game */
    unsigned ply, seat;
    const struct nika_play *play;
    struct nika_view view;
    struct nika_names names;
    const char *players[NIKA_SEATS_MAX];
    struct nika_voice voice;
};

/* All puzzles of a game. */
static struct nika_json puzzles_of(const char *game)
{
    char path[64];
    struct nika_json file, list = {NULL, 0};
    size_t at;
    struct nika_text text = nika_text(path, sizeof path);
    nika_text_add(&text, "/puzzles-");
    nika_text_add(&text, game);
    nika_text_add(&text, ".json");
    size_t size = 0;
    const char *found = nika_site_file(path, &size);
    if (found && nika_json_check(found, size, &file, &at) == NIKA_JSON_FINE)
        nika_json_get(file, "list", &list);
    return list;
}

static struct nika_json element(struct nika_json array, uint64_t index)
{
    struct nika_json_walk walk = nika_json_walk(array);
    struct nika_json value = {NULL, 0};
    while (nika_json_next(&walk, &value))
        if (index-- == 0)
            return value;
    return (struct nika_json){NULL, 0};
}

static int64_t whole(struct nika_json object, const char *key)
{
    struct nika_json value;
    int64_t number = 0;
    if (nika_json_get(object, key, &value))
        nika_json_whole(value, 0, UINT16_MAX, &number);
    return number;
}

/* Plays the game of a puzzle up to its moment. Moves stand there as "2 bid G1". */
static bool set_up(struct puzzle *puzzle)
{
    static struct nika_reader reader;
    static struct nika_bench bench;
    struct nika_play *play = (struct nika_play *)(void *)bench.play;
    struct nika_json record, line;
    puzzle->ply = (unsigned)whole(puzzle->about, "ply");
    puzzle->seat = (unsigned)whole(puzzle->about, "seat");
    puzzle->play = play;
    if (!nika_json_get(puzzle->about, "record", &record))
        return false;
    nika_reader_start(&reader);
    struct nika_json_walk walk = nika_json_walk(record);
    while ((reader.games == 0 || reader.ply < puzzle->ply) && nika_json_next(&walk, &line)) {
        char said[NIKA_WORD_MAX + 2], made[NIKA_WORD_MAX + 32];
        size_t size;
        if (nika_json_string(line, said, sizeof said, &size) && size > 2) {
            struct nika_text text = nika_text(made, sizeof made);
            struct nika_writer writer = nika_writer(&text);
            nika_write_open(&writer, '{');
            nika_write_key(&writer, "seat");
            nika_write_whole(&writer, said[0] - '0');
            nika_write_key(&writer, "move");
            nika_write_word(&writer, said + 2);
            nika_write_close(&writer, '}');
            line = (struct nika_json){text.bytes, text.size};
        }
        const enum nika_reading reading = nika_reader_line(&reader, line.text, line.size);
        if (reading == NIKA_READ_PROBLEM)
            return false;
        nika_play_read(play, &reader, reading);
        if (reading == NIKA_READ_HEADER)
            nika_play_lend(play, bench.moves, NIKA_PLAY_MOVES);
    }
    puzzle->names = reader.names;
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++)
        puzzle->players[seat] = puzzle->names.of[seat];
    puzzle->voice = nika_voice(cli_language(), puzzle->players);
    puzzle->voice.self = puzzle->seat;
    nika_play_look(play, puzzle->seat, &puzzle->view);
    return true;
}

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    const struct puzzle *puzzle = context;
    if (manner == NIKA_HEADING)
        nika_lines_put("\n");
    nika_lines_put(manner == NIKA_DETAIL ? "  " : "");
    nika_lines_say(puzzle->voice, message);
}

/* The move that was measured as the n-th best, and what it loses. */
static struct nika_move measured(const struct puzzle *puzzle, unsigned n, int64_t *win, int64_t *loss)
{
    struct nika_json moves;
    struct nika_move move = {0};
    char word[NIKA_WORD_MAX];
    size_t size;
    if (nika_json_get(puzzle->about, "moves", &moves)) {
        const struct nika_json one = element(moves, n);
        if (nika_json_string(element(one, 0), word, sizeof word, &size))
            nika_parse_whole(nika_play_setup(puzzle->play), word, size, &move);
        nika_json_whole(element(one, 1), 0, UINT16_MAX, win);
        nika_json_whole(element(one, 2), 0, UINT16_MAX, loss);
    }
    return move;
}

/* What a move loses, in percent; -1: it was not measured. */
static int64_t loss_of(const struct puzzle *puzzle, struct nika_move move)
{
    struct nika_json others, value;
    char word[NIKA_WORD_MAX];
    int64_t win = 0, loss = 0;
    for (unsigned n = 0; n < NIKA_CANDIDATES_MAX; n++) {
        loss = -1;
        if (nika_move_same(measured(puzzle, n, &win, &loss), move) && loss >= 0)
            return (loss + 50) / 100;
    }
    nika_play_setup(puzzle->play)->game->say(nika_play_setup(puzzle->play), move, word);
    return nika_json_get(puzzle->about, "others", &others) && nika_json_get(others, word, &value) ? whole(others, word)
                                                                                                  : -1;
}

static void say_answer(const struct puzzle *puzzle)
{
    const struct nika_setup *setup = nika_play_setup(puzzle->play);
    char best[NIKA_LINE_MAX / 64], second[NIKA_LINE_MAX / 64], reason[NIKA_REASON_MAX];
    struct nika_text one = nika_text(best, sizeof best), other = nika_text(second, sizeof second);
    struct nika_text why = nika_text(reason, sizeof reason);
    struct nika_fact facts[NIKA_FACTS_MAX];
    int64_t win = 0, loss = 0, unused;
    const struct nika_move first = measured(puzzle, 0, &win, &unused);
    const struct nika_move next = measured(puzzle, 1, &unused, &loss);
    nika_spell(setup, first, puzzle->voice.language, &one);
    nika_spell(setup, next, puzzle->voice.language, &other);
    nika_lines_say(puzzle->voice, msg_cli_puzzle_best(best, (win + 50) / 100));
    nika_say_reason(&why, puzzle->voice, facts, nika_telling_facts(setup, &puzzle->view, first, next, facts));
    nika_lines_put(reason);
    nika_lines_put("\n");
    nika_lines_say(puzzle->voice, msg_cli_puzzle_second(second, (loss + 50) / 100));
}

/* Takes what was typed for an answer; true: it is the best move. */
static bool is_right(struct puzzle *puzzle, const struct nika_typed *typed)
{
    const struct nika_setup *setup = nika_play_setup(puzzle->play);
    const struct nika_listener listener = {hear, puzzle};
    struct nika_move move;
    int64_t win = 0, loss = 0;
    if (nika_understand(setup, &puzzle->view, puzzle->voice.language, typed->bytes, typed->size, &move, listener) !=
        NIKA_UNDERSTOOD)
        return false;
    const nika_refusal refusal = nika_play_judge(puzzle->play, puzzle->seat, move);
    if (refusal != NIKA_ACCEPTED) {
        nika_tell_refusal(setup, &puzzle->view, move, refusal, listener);
        return false;
    }
    if (nika_move_same(move, measured(puzzle, 0, &win, &loss))) {
        nika_lines_say(puzzle->voice, msg_cli_puzzle_right());
        return true;
    }
    loss = loss_of(puzzle, move);
    nika_lines_say(puzzle->voice, loss < 0 ? msg_cli_puzzle_wrong() : msg_cli_puzzle_costs(loss));
    return false;
}

/* Asks until the best move is found, or the answer is wanted: by an empty line, or the end of the input. */
static void ask(struct puzzle *puzzle)
{
    const struct nika_setup *setup = nika_play_setup(puzzle->play);
    const struct nika_listener listener = {hear, puzzle};
    struct nika_message why;
    struct nika_typed typed;
    nika_lines_begin();
    nika_lines_say(puzzle->voice, msg_cli_puzzle_head(setup->game->name, (int64_t)puzzle->number,
                                                      (int64_t)puzzle->count, whole(puzzle->about, "grade")));
    nika_tell_table(setup, &puzzle->view, listener);
    nika_tell_hand(setup, &puzzle->view, listener);
    nika_lines_put("\n");
    nika_tell_question(setup, &puzzle->view, listener);
    for (;;) {
        nika_lines_prompt(puzzle->voice, msg_cli_puzzle_prompt());
        const enum nika_typing typing = nika_lines_read(&typed, -1, &why);
        if (typing == NIKA_TYPED_WRONG)
            nika_lines_say(puzzle->voice, why);
        else if (typing != NIKA_TYPED || typed.size == 0) {
            nika_lines_put(typing == NIKA_TYPED_END ? "\n" : "");
            break;
        } else if (strcmp(typed.bytes, "?") == 0)
            nika_tell_help(setup, &puzzle->view, listener);
        else if (is_right(puzzle, &typed))
            break;
    }
    if (!nika_lines_signal())
        say_answer(puzzle);
    nika_lines_end();
}

int cli_puzzle(int count, char **arguments)
{
    static const char *const games[] = {"justinian", "byzantz"};
    const char *number = NULL;
    const struct cli_option options[] = {{.name = "--number", .value = &number}, {.name = NULL}};
    const uint64_t day = (uint64_t)time(NULL) / 86400; /* by UTC; the games take turns */
    struct puzzle puzzle = {.number = 0};
    int operands, status;
    if (!cli_options("puzzle", msg_help_puzzle(), options, count, arguments, &operands, &status))
        return status;
    if (operands > 1)
        return cli_usage("puzzle", msg_cli_name_game());
    const char *game = operands ? arguments[0] : games[day % 2];
    if (strcmp(game, games[0]) != 0 && strcmp(game, games[1]) != 0) {
        struct cli_near near = cli_near(game, strlen(game));
        for (unsigned i = 0; i < 2; i++)
            cli_near_try(&near, games[i]);
        return cli_usage_near("puzzle", msg_cli_no_game(game, "byzantz, justinian"), &near);
    }
    const struct nika_json list = puzzles_of(game);
    puzzle.count = nika_json_count(list);
    puzzle.number = puzzle.count ? day / 2 % puzzle.count + 1 : 0;
    if (number && !cli_number(number, 1, puzzle.count, &puzzle.number))
        return cli_usage("puzzle", msg_cli_needs_number("--number", 1, (int64_t)puzzle.count));
    play_prepare();
    puzzle.about = element(list, puzzle.number - 1);
    if (!puzzle.count || !set_up(&puzzle))
        return cli_wrong("puzzle", msg_cli_puzzle_none());
    ask(&puzzle);
    nika_lines_flush();
    const int signal = nika_lines_signal();
    return signal ? play_end_by(signal) : cli_flush("puzzle", stdout, NULL) ? CLI_FINE : CLI_WRONG;
}
