/*
 * ja/rules.c: the rules of the games, their editions and switches, in Japanese.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

CATALOGUE(ja, rules, NIKA_MESSAGES_RULES);
