/*
 * puzzles.c: nika-puzzles, the program that finds puzzles: positions of strong games with one clearly best move
 * (docs/puzzles.md). tools/puzzles builds and starts it.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/games.h>
#include <nika/json.h>

#include "cli/cli.h"
#include "puzzles.h"

static const char help[] =
    "Usage: tools/puzzles GAME COUNT SEED FILE [THREADS]\n"
    "\n"
    "Looks for COUNT puzzles of GAME and writes them to FILE (- is standard output). The same seed finds the same\n"
    "puzzles, with any number of threads (one per processor); a smaller COUNT finds the first of them.\n";

struct hunt {
    const struct nika_game *game;
    uint64_t count, seed, found;
    FILE *file;
};

static void make_puzzle(void *context, uint64_t slot, void *workspace, void *piece)
{
    const struct hunt *hunt = context;
    puzzle_find(workspace, hunt->game, hunt->seed, slot, piece);
}

static void write_word(struct nika_writer *writer, const char *key, const char *word)
{
    nika_write_key(writer, key);
    nika_write_word(writer, word);
}

static void write_whole(struct nika_writer *writer, const char *key, int64_t number)
{
    nika_write_key(writer, key);
    nika_write_whole(writer, number);
}

/* The same game has the same name, whichever others were found. */
static void write_name(struct nika_writer *writer, const struct puzzle *puzzle)
{
    uint32_t hash = 2166136261;
    char word[8] = "";
    for (size_t i = 0; i < puzzle->record_size; i++)
        hash = (hash ^ (uint8_t)puzzle->record[i]) * 16777619;
    for (unsigned i = 0; i < 6; i++)
        word[i] = "0123456789abcdefghijklmnopqrstuv"[hash >> (5 * i) & 31];
    write_word(writer, "id", word);
}

/* The moves that were measured with care: [move, chance, loss, error]; and what all others lose, in percent. */
static void write_moves(struct nika_writer *writer, const struct puzzle *puzzle)
{
    char word[NIKA_WORD_MAX];
    nika_write_key(writer, "moves");
    nika_write_open(writer, '[');
    for (unsigned i = 0; i < puzzle->count; i++) {
        puzzle->setup.game->say(&puzzle->setup, puzzle->moves[i].move, word);
        nika_write_open(writer, '[');
        nika_write_word(writer, word);
        nika_write_whole(writer, puzzle->moves[i].win);
        nika_write_whole(writer, puzzle->moves[i].loss);
        nika_write_whole(writer, puzzle->moves[i].error);
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
    nika_write_key(writer, "others");
    nika_write_open(writer, '{');
    for (unsigned i = 0; i < puzzle->others; i++) {
        puzzle->setup.game->say(&puzzle->setup, puzzle->other[i].move, word);
        write_whole(writer, word, (puzzle->other[i].loss + 50) / 100);
    }
    nika_write_close(writer, '}');
}

/* The header and the result as they stand, and each move in short: "2 bid G1". */
static void write_record(struct nika_writer *writer, const struct puzzle *puzzle)
{
    const char *at = puzzle->record, *end = puzzle->record + puzzle->record_size;
    nika_write_key(writer, "record");
    nika_write_open(writer, '[');
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        struct nika_json line, seat, move;
        size_t wrong;
        nika_json_check(at, (size_t)(stop - at), &line, &wrong);
        if (nika_json_get(line, "seat", &seat) && nika_json_get(line, "move", &move)) {
            char word[NIKA_WORD_MAX + 4] = {seat.text[0], ' '};
            size_t size;
            nika_json_string(move, word + 2, sizeof word - 2, &size);
            nika_write_word(writer, word);
        } else
            nika_write_json(writer, line);
        at = stop + 1;
    }
    nika_write_close(writer, ']');
}

static void write_puzzle(const struct puzzle *puzzle, struct nika_text *text)
{
    struct nika_writer writer = nika_writer(text);
    nika_write_open(&writer, '{');
    write_name(&writer, puzzle);
    write_word(&writer, "theme", puzzle_theme_words[puzzle->theme]);
    if (puzzle->reading) {
        nika_write_key(&writer, "reading");
        nika_write_bool(&writer, true);
    }
    write_whole(&writer, "grade", puzzle->grade);
    nika_write_key(&writer, "found");
    nika_write_open(&writer, '[');
    for (unsigned level = 0; level < NIKA_LEVELS; level++)
        nika_write_whole(&writer, puzzle->by_level[level]);
    nika_write_close(&writer, ']');
    write_whole(&writer, "ply", puzzle->ply);
    write_whole(&writer, "seat", puzzle->seat);
    write_moves(&writer, puzzle);
    write_record(&writer, puzzle);
    nika_write_close(&writer, '}');
}

static bool take_puzzle(void *context, uint64_t slot, void *piece)
{
    static char line[NIKA_LINE_MAX];
    struct hunt *hunt = context;
    const struct puzzle *puzzle = piece;
    struct nika_text text = nika_text(line, sizeof line);
    fprintf(stderr, "%4u %-9s %s games %u tried %u measured %u verified %u", (unsigned)slot,
            puzzle_theme_words[puzzle_theme_of_slot(hunt->game, slot)], puzzle->found ? "found  " : "nothing",
            puzzle->games, puzzle->tried, puzzle->measured, puzzle->verified);
    if (puzzle->found) {
        write_puzzle(puzzle, &text);
        fprintf(hunt->file, "%s\n%.*s", hunt->found ? "," : "", (int)text.size, text.bytes);
        fflush(hunt->file);
        hunt->found++;
        fprintf(stderr, " %s%s grade %u by %u %u %u %u %u loss %d error %d choices %u",
                puzzle_theme_words[puzzle->theme], puzzle->reading ? "+reading" : "", puzzle->grade,
                puzzle->by_level[0], puzzle->by_level[1], puzzle->by_level[2], puzzle->by_level[3], puzzle->by_level[4],
                puzzle->moves[1].loss, puzzle->moves[1].error, puzzle->count + puzzle->others);
    }
    fputc('\n', stderr);
    return hunt->found < hunt->count;
}

int main(int count, char **arguments)
{
    struct hunt hunt = {0};
    struct cli_target target;
    unsigned threads = 1;
    if ((count == 5 || count == 6) &&
        cli_read_threads("puzzles", count == 6 ? arguments[5] : NULL, &threads) == CLI_FINE)
        hunt.game = nika_game_named(arguments[1]);
    if (!hunt.game || !cli_number(arguments[2], 1, 10000, &hunt.count) ||
        !cli_number(arguments[3], 0, UINT64_MAX, &hunt.seed)) {
        const bool asked = count == 2 && strcmp(arguments[1], "--help") == 0;
        fputs(help, asked ? stdout : stderr);
        return asked ? CLI_FINE : CLI_USAGE;
    }
    if (!cli_open_target("puzzles", arguments[4], &target))
        return CLI_WRONG;
    hunt.file = target.file;
    fprintf(hunt.file, "{\"puzzles\":1,\"game\":\"%s\",\"list\":[", hunt.game->name);
    const bool ran = cli_run("puzzles", &(struct cli_work){.end = 20 * hunt.count,
                                                           .threads = threads,
                                                           .piece_size = sizeof(struct puzzle),
                                                           .workspace_size = sizeof(struct puzzle_room),
                                                           .make = make_puzzle,
                                                           .take = take_puzzle,
                                                           .context = &hunt});
    fputs("\n]}\n", hunt.file);
    const bool fine = ran && hunt.found == hunt.count && !ferror(hunt.file);
    return cli_close_target(&target, fine) && fine ? CLI_FINE : CLI_WRONG;
}
