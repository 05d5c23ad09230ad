/*
 * ja/learn.c: what is said by the browser that teaches: tutorials, pictures, credits, in Japanese.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

SAY(learn_title, "学ぶ");

CATALOGUE(ja, learn, NIKA_MESSAGES_LEARN);
