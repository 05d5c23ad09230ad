/*
 * fr/learn.c: what is said by the browser that teaches: tutorials, pictures, credits, in French.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

SAY(learn_title, "Apprendre");

CATALOGUE(fr, learn, NIKA_MESSAGES_LEARN);
