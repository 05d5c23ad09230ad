/*
 * en/learn.c: what is said by the browser that teaches: tutorials, pictures, credits, in English.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

SAY(learn_title, "Learn");

CATALOGUE(en, learn, NIKA_MESSAGES_LEARN);
