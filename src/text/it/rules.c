/*
 * it/rules.c: the rules of the games, their editions and switches, in Italian.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

CATALOGUE(it, rules, NIKA_MESSAGES_RULES);
