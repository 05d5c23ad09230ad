/*
 * record.h: the record of a game: a header with the deal, one line per move, and the result; JSON lines
 * (docs/record.md).
 *
 * Writing makes one line at a time in a caller's buffer. Reading takes one line at a time and replays it at once on a
 * world of its own, so a record of any length needs no more memory than one position, and a record from a stranger is
 * refused at its first wrong line.
 */
#ifndef NIKA_RECORD_H
#define NIKA_RECORD_H

#include <nika/game.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    NIKA_RECORD_FORMAT = 2, /* what is written; all since the first are read */
    NIKA_RECORD_FIRST = 1,  /* its Italian edition of Justinian has another preset */
    NIKA_LINE_MAX = 65536,  /* bytes of a line, without its end */
    NIKA_NAME_MAX = 128     /* bytes of a player's name, its final NUL included */
};

/* Who sits where. */
struct nika_names {
    char of[NIKA_SEATS_MAX][NIKA_NAME_MAX];
};

/* Each adds one line, without its end, to the text. A buffer of NIKA_LINE_MAX bytes is always enough. */
void nika_record_header(const struct nika_setup *setup, const struct nika_names *names, const struct nika_deal *deal,
                        struct nika_text *line);
/* The same with further members, which readers that do not know them ignore. */
struct nika_further {
    void (*write)(void *context, struct nika_writer *writer);
    void *context;
};
void nika_record_header_further(const struct nika_setup *setup, const struct nika_names *names,
                                const struct nika_deal *deal, struct nika_further further, struct nika_text *line);
/* The move that the seat is about to make in this world; if asked for, with all its legal moves. */
void nika_record_move(const struct nika_setup *setup, const struct nika_world *before, unsigned seat,
                      struct nika_move move, bool with_legal, struct nika_text *line);
void nika_record_result(const struct nika_setup *setup, const struct nika_result *result, struct nika_text *line);

/* Writes the members of an open object that say by which rules is played: "rules", and in games that have one the
 * board, with its windows if they are not the usual ones. All of it is written as NIKA_RECORD_FORMAT has it, whatever
 * the setup was read from. */
void nika_record_rules(const struct nika_setup *setup, struct nika_writer *writer);

/* The spellings of all legal moves of a view's seat, sorted by byte. Returns how many. */
unsigned nika_legal_words(const struct nika_setup *setup, const struct nika_view *view,
                          char words[NIKA_MOVES_MAX][NIKA_WORD_MAX]);

/* What one seat (or NIKA_WATCHER) knows after so many moves, as one JSON object. */
void nika_record_view(const struct nika_setup *setup, const struct nika_names *names, const struct nika_view *view,
                      unsigned ply, struct nika_text *line);
/* The same for a seat that is asked, but has given its answer: "yours" is false. */
void nika_record_view_answered(const struct nika_setup *setup, const struct nika_names *names,
                               const struct nika_view *view, unsigned ply, struct nika_text *line);

/* What is wrong with a CSV file of a board's numbers. `word` is stable and names a sentence of the text room. */
struct nika_csv_problem {
    const char *word;
    unsigned line, column; /* from 1; a column is one number */
    char expected[32], found[96];
};

/* Puts the numbers of a CSV text on the board: one line for each row, commas or semicolons between the numbers. After an
 * empty line, the windows can follow in the same way; without them they are the usual ones. False, with the problem
 * filled in and the setup untouched, if they do not fit. The game has a board. */
bool nika_board_csv(struct nika_setup *setup, const char *text, size_t size, struct nika_csv_problem *problem);

/* What was wrong with a record. `word` is stable and names a sentence of the text room; `refusal` is the word of the
 * refusal if a move was refused, else NULL. */
struct nika_problem {
    const char *word;
    const char *refusal;
    struct nika_misfit misfit;
};

/*
 * Reads a setup from an object with keys as in a header of that format. "game" and "players" must be there; start,
 * rules, board and windows are, where they are left out, seat 0 and those of the first edition. False, with the problem
 * filled in and the setup untouched, if they do not fit.
 */
bool nika_record_setup(struct nika_json object, unsigned format, struct nika_setup *setup,
                       struct nika_problem *problem);

/* What a line turned out to be. */
enum nika_reading { NIKA_READ_HEADER, NIKA_READ_MOVE, NIKA_READ_RESULT, NIKA_READ_PROBLEM };

enum nika_reader_state { NIKA_READER_EMPTY, NIKA_READER_IN_GAME, NIKA_READER_AFTER_GAME, NIKA_READER_BROKEN };

/* A record that is being read. The fields may be looked at, not changed. */
struct nika_reader {
    enum nika_reader_state state;
    uint64_t line;  /* lines read so far: the number of the last one */
    uint64_t games; /* headers read so far */
    uint64_t moves; /* moves read so far, of all games */
    unsigned ply;   /* moves of this game */
    unsigned seat;  /* who made the last move */
    struct nika_move move;
    struct nika_setup setup;
    struct nika_names names;
    struct nika_deal deal;
    struct nika_world world; /* after the last move */
    struct nika_result result;
    struct nika_problem problem;
};

void nika_reader_start(struct nika_reader *reader);

/* Reads the next line (without its end) and plays it. After a problem the reader is broken and every further line is
 * the same problem. */
enum nika_reading nika_reader_line(struct nika_reader *reader, const char *line, size_t size);

/*
 * Says that the line that was read last is wrong, for a reason that only the caller knows (`word` as in nika_problem):
 * a problem like any other.
 */
enum nika_reading nika_reader_refuse(struct nika_reader *reader, const char *word, const struct nika_misfit *misfit);

/* Says that the next line is longer than NIKA_LINE_MAX: a problem. */
enum nika_reading nika_reader_line_too_long(struct nika_reader *reader);

/* Says that there are no more lines. False, with the problem set, if something is missing: there was no game at all, or
 * the last game is over but has no result. A game that is still running is fine. */
bool nika_reader_end(struct nika_reader *reader);

#ifdef __cplusplus
}
#endif

#endif
