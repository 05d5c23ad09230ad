/*
 * record_reader.c: reads records of games from standard input, checking every move by the rules, and prints the result of
 * each game and how often each seat won, counted from the one that began.
 *
 * Usage: record_reader <games.nika
 */
#include <nika/nika.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct sums {
    unsigned long games, moves;
    double won[NIKA_SEATS_MAX]; /* by distance from the start seat; who shares a victory has a part of it */
};

static void count(const struct nika_reader *reader, struct sums *sums)
{
    const unsigned players = reader->setup.players;
    unsigned winners = 0;
    for (unsigned seat = 0; seat < players; seat++)
        winners += reader->result.rank[seat] == 1;
    for (unsigned seat = 0; seat < players; seat++)
        if (reader->result.rank[seat] == 1)
            sums->won[(seat + players - reader->setup.start) % players] += 1.0 / winners;
    sums->games++;
    sums->moves += reader->ply;
}

static void print_result(const struct nika_reader *reader)
{
    printf("%s, %u moves:", reader->setup.game->name, reader->ply);
    for (unsigned seat = 0; seat < reader->setup.players; seat++) {
        /* A name may come from a stranger: control characters would reach the terminal. */
        char name[2 * NIKA_NAME_MAX];
        struct nika_text text = nika_text(name, sizeof name);
        nika_text_add_safely(&text, reader->names.of[seat], strlen(reader->names.of[seat]), 40);
        printf("%s %s %d (%u.)", seat ? "," : "", name, reader->result.score[seat], reader->result.rank[seat]);
    }
    putchar('\n');
}

static int complain(const struct nika_reader *reader)
{
    const struct nika_problem *problem = &reader->problem;
    fprintf(stderr, "line %llu: %s", (unsigned long long)reader->line, problem->word);
    if (problem->refusal)
        fprintf(stderr, ": %s", problem->refusal);
    if (problem->misfit.where[0])
        fprintf(stderr, ": %s: expected %s, found %s", problem->misfit.where, problem->misfit.expected,
                problem->misfit.found);
    fputc('\n', stderr);
    return 1;
}

int main(void)
{
    static struct nika_reader reader;
    static char line[NIKA_LINE_MAX + 2]; /* with its end, and a NUL */
    struct sums sums = {0};
    nika_reader_start(&reader);
    while (fgets(line, sizeof line, stdin)) {
        const size_t size = strcspn(line, "\n");
        switch (size <= NIKA_LINE_MAX ? nika_reader_line(&reader, line, size) : nika_reader_line_too_long(&reader)) {
        case NIKA_READ_RESULT:
            print_result(&reader);
            count(&reader, &sums);
            break;
        case NIKA_READ_PROBLEM:
            return complain(&reader);
        case NIKA_READ_HEADER:
        case NIKA_READ_MOVE:
            break;
        }
    }
    if (!nika_reader_end(&reader))
        return complain(&reader);
    printf("%lu games, %lu moves; victories from the start seat on:", sums.games, sums.moves);
    for (unsigned place = 0; place < NIKA_SEATS_MAX; place++)
        printf(" %.1f", sums.won[place]);
    putchar('\n');
    return 0;
}
