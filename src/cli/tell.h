/*
 * tell.h: how a game is told in plain lines. A game with a teller of its own stands in the list of tell.c; any other is
 * told by its moves alone.
 */
#ifndef NIKA_CLI_TELL_H
#define NIKA_CLI_TELL_H

#include "cli.h"

struct teller {
    const struct nika_game *game;
    /* After the header. */
    void (*start)(const struct nika_reader *reader);
    /* After a move: what to add on its line; then what it led to, in lines of its own. */
    void (*move)(const struct nika_reader *reader, const struct nika_world *before);
    void (*changes)(const struct nika_reader *reader, const struct nika_world *before);
    /* On a seat's line of the result; NULL if points say it all. */
    void (*result)(const struct nika_reader *reader, unsigned seat);
};

extern const struct teller cli_byzantz_teller, cli_justinian_teller;

/* A player's name, safe for a terminal. */
struct shown_name {
    char bytes[64];
};
const char *cli_name(const struct nika_reader *reader, unsigned seat, struct shown_name *name);

/* "1 point", "2 points": the ending. */
const char *cli_plural(int number);

#endif
