/*
 * it/learn.c: what is said by the browser that teaches: tutorials, pictures, credits, in Italian.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

SAY(learn_title, "Impara");

CATALOGUE(it, learn, NIKA_MESSAGES_LEARN);
