/*
 * en/rules.c: the rules of the games, their editions and switches, in English.
 */
#include <nika/messages_rules.h>

#include "../catalogue.h"

CATALOGUE(en, rules, NIKA_MESSAGES_RULES);
