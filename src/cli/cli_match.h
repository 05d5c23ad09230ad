/*
 * cli_match.h: what the files of `nika match` share.
 */
#ifndef NIKA_CLI_MATCH_H
#define NIKA_CLI_MATCH_H

#include <nika/tally.h>

#include "bots.h"

/* Thinking times of agents. They alone do not follow from the seed. */
struct match_time {
    uint64_t decisions;
    double total, longest; /* seconds; the longest answer to one question */
};

struct match {
    struct nika_field field;
    uint64_t deals;   /* so many at most */
    bool tested;      /* sequentially: */
    double low, high; /* is the first agent's win share one or the other? */
    enum nika_verdict verdict;
    double evidence;
    struct nika_tally tally;                     /* of the deals so far, in order */
    struct match_time times[NIKA_SEATS_MAX];     /* by side; of deals that were played now, not those of a journal */
    unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS]; /* of bots, by side; of all deals */
};

/* Whether no more deals are wanted. */
bool match_over(const struct match *match);

/* Adds the next deal. */
void match_add(struct match *match, const struct nika_outcome *outcome);

/* match_journal.c. The journal of a match: a header line that identifies the match, and one line per deal. */
struct match_journal {
    FILE *file; /* NULL: there is none */
    struct cli_path shown;
    const char *name; /* for messages */
};

/*
 * Opens or creates a journal, and adds its deals to the match. False if it belongs to another match or cannot be read;
 * one line on standard error says why.
 */
bool match_journal_open(struct match_journal *journal, const char *path, struct match *match);

/* Appends the next deal, with the faults of bots by place, and flushes it, so that it survives a crash of the program. */
bool match_journal_add(struct match_journal *journal, const struct match *match, const struct nika_outcome *outcome,
                       const unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS]);
bool match_journal_close(struct match_journal *journal);

/* match_report.c. Writes the members of an open object that say which match it is: all that decides how its deals are
 * played. */
void match_write_definition(const struct match *match, struct nika_writer *writer);

/* Adds "justinian (en), 4 players"; "25 deals × 4 rotations = 100 games, seed 1"; "3 × heuristic". */
void match_say_table(const struct match *match, struct nika_text *text);
void match_say_size(const struct match *match, struct nika_text *text);
void match_say_side(const struct match *match, unsigned side, struct nika_text *text);

/* A number as people read it, with the point of their language: "+1.25"; and a figure: "0.412 ± 0.031". */
struct match_words {
    char bytes[64];
};
struct match_words match_say_number(double number, int decimals, bool sign);
struct match_words match_say_figure(const struct match *match, unsigned side, enum nika_measure measure);

void match_print_table(const struct match *match, FILE *file);
void match_say_progress(const struct match *match, struct nika_text *text);
void match_print_times(const struct match *match, FILE *file);
void match_print_faults(const struct match *match, FILE *file); /* of bots; nothing if there are none */
void match_print_json(const struct match *match, FILE *file);

/* match_plot.c. Draws win shares and margins as SVG. */
void match_plot(const struct match *match, FILE *file);

#endif
