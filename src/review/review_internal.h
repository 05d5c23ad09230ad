/*
 * review_internal.h: what the files of a review share: setting up moments of the game.
 */
#ifndef NIKA_REVIEW_INTERNAL_H
#define NIKA_REVIEW_INTERNAL_H

#include <nika/review.h>

/* The bench's game as it was before a ply, with the memory of one seat (NIKA_WATCHER: of none). */
struct nika_play *review_set_up(struct nika_review *review, unsigned ply, unsigned seat);

/* The true world before a ply. */
void review_world(const struct nika_review *review, unsigned ply, struct nika_world *world);

/* The random numbers of a task. */
struct nika_rng review_rng(const struct nika_review *review, unsigned task);

/* In parts of a victory. */
int16_t review_parts(double share);

/* A chance that the agent's lines found at a stage, calibrated, in parts of a victory. */
int16_t review_chance(const struct nika_review *review, unsigned stage, double found);

/* The mark that a decision deserves. */
uint8_t review_mark(const struct nika_review_decision *decision);

/* The standard error of a difference between chances that were found around this one, as it is once they are calibrated. */
int16_t review_error(const struct nika_review *review, unsigned stage, double found, double error);

/* How precisely is measured, at first and again (decide.c), with so many times as much work. */
struct nika_precision review_precision(bool again, unsigned effort);

/* The tasks: decide.c, story.c */
void review_decide(struct nika_review *review, unsigned ply);
void review_tell_story(struct nika_review *review);
void review_find_par(struct nika_review *review);
void review_believe(struct nika_review *review);
void review_follow_chances(struct nika_review *review, unsigned seat);

#endif
