/*
 * guide.h: interactive questions in plain lines, each with numbered answers and a default: for the guided start of a
 * game, local or on a server.
 */
#ifndef NIKA_CLI_GUIDE_H
#define NIKA_CLI_GUIDE_H

#include <nika/game.h>
#include <nika/message.h>

enum { GUIDE_ANSWERS = 8, GUIDE_ENDED = 0 /* there will be no answer */ };

/* What is suggested: a level of computer players, from 1, and how many play. */
enum { GUIDE_LEVEL = 2, GUIDE_PLAYERS = 4 };

/* A question under way. */
struct guide {
    enum nika_language language;
    unsigned count;
    char words[GUIDE_ANSWERS][32]; /* what can be typed instead of the number; or empty */
};

struct nika_voice guide_voice(const struct guide *guide);
void guide_begin(struct guide *guide, struct nika_message question);
void guide_offer(struct guide *guide, struct nika_message answer, const char *word);
void guide_offer_levels(struct guide *guide);

/*
 * The number of an answer, from 1; or a number from least to most, typed as such or by the word of an answer. Any other
 * input gets a sentence that says what is possible. GUIDE_ENDED at the end of input.
 */
unsigned guide_choose(struct guide *guide, unsigned suggested);
unsigned guide_choose_between(struct guide *guide, unsigned least, unsigned most, unsigned suggested);

/* Which game, for how many; which edition of its rules: whatever the language, the game's first is suggested. False if
 * there will be no answer. */
bool guide_game(struct guide *guide, struct nika_setup *setup);
bool guide_edition(struct guide *guide, struct nika_setup *setup);

#endif
