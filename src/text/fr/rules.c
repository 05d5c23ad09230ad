/*
 * fr/rules.c: the rules of the games, their editions and switches, in French.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

CATALOGUE(fr, rules, NIKA_MESSAGES_RULES);
