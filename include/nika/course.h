/*
 * course.h: how a finished game went for one seat, in marks that tell nothing of cards and moves: where it stood after
 * each part of the game, a round of Byzantz or a scoring of Justinian.
 */
#ifndef NIKA_COURSE_H
#define NIKA_COURSE_H

#include <nika/par.h>
#include <nika/play.h>

#ifdef __cplusplus
extern "C" {
#endif

enum nika_course {
    NIKA_COURSE_LAST,    /* nobody had less, and somebody more */
    NIKA_COURSE_BETWEEN, /* neither */
    NIKA_COURSE_FIRST    /* nobody had more, and somebody less */
};

enum { NIKA_COURSE_MAX = 8, NIKA_EMOJI_MAX = 96 /* bytes of a line of emoji, its final NUL included */ };

/* Returns how many marks there are. */
unsigned nika_course_marks(const struct nika_play *play, unsigned seat, enum nika_course marks[NIKA_COURSE_MAX]);

/* Those marks and the seat's rank at the end as a line of emoji: a medal, and a square for each part. */
void nika_course_line(const struct nika_play *play, unsigned seat, struct nika_text *line);

/* The emoji that says whether a score is above par, within it, or below. */
const char *nika_par_sign(const struct nika_par *par, int score);

#ifdef __cplusplus
}
#endif

#endif
