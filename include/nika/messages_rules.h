/*
 * messages_rules.h: the rules of the games, their editions and switches.
 */
#ifndef NIKA_MESSAGES_RULES_H
#define NIKA_MESSAGES_RULES_H

#include <nika/message.h>

#define NIKA_MESSAGES_RULES(M0, M1, M2, M3, M4, M5, M6)

NIKA_LIST(RULES, NIKA_MESSAGES_RULES)

#endif
