/*
 * report.h: a review in sentences and small tables, for terminals. Both of a terminal's fronts and the program show the same
 * lines.
 */
#ifndef NIKA_REPORT_H
#define NIKA_REPORT_H

#include <nika/language.h>
#include <nika/review.h>

/* What kind of line it is. */
enum nika_report_kind {
    NIKA_REPORT_HEADING, /* a part begins: before it belongs an empty line */
    NIKA_REPORT_MOMENT,  /* a decision, about which the next lines are */
    NIKA_REPORT_SENTENCE,
    NIKA_REPORT_DETAIL,
    NIKA_REPORT_ROW /* of a table: at most 76 columns, which stand below each other */
};

/* Hears one line after the other, each so many columns to the right. */
struct nika_report_listener {
    void (*hear)(void *context, enum nika_report_kind kind, int indent, const char *line);
    void *context;
};

/* How it is told: in which voice, and only with ASCII in its curves. */
struct nika_report {
    struct nika_voice voice;
    bool ascii;
    struct nika_report_listener listener;
};

/*
 * Tells what is known of a review for a seat: its costliest moments, what was better, why, and how the game could have gone
 * on; all marked decisions; everybody's errors; luck and skill; par; chances. Uses the review's bench.
 */
void nika_report(const struct nika_report *report, struct nika_review *review, unsigned seat);

/* One marked decision of those, as number `place`. */
void nika_report_moment(const struct nika_report *report, struct nika_review *review, unsigned place, unsigned ply);

/* What it costs to play a move in place of the best: "-47.2%", or in points where chances mean nothing. */
enum { NIKA_REPORT_WORDS = 96 };
void nika_report_loss(enum nika_language language, const struct nika_review_decision *decision,
                      char words[NIKA_REPORT_WORDS]);

/* Whether a decision was marked, and the name of its mark with its sign: "mistake ?". */
bool nika_report_mark(enum nika_language language, const struct nika_review_decision *decision,
                      char words[NIKA_REPORT_WORDS]);

/*
 * The position of a decision: what its mover saw when it was asked, and the game, in which nika_play_judge_asked judges its
 * answers. On the review's bench, until that is used for something else.
 */
const struct nika_play *nika_report_position(struct nika_review *review, unsigned ply, struct nika_view *view);

#endif
