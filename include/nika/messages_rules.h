/*
 * messages_rules.h: the rules of the games, their editions and switches, as they are printed: in lines, or as headings
 * without one. A game's rules are its keys rules_GAME_…, in this order. The others are found by the names of the edition,
 * or of the switch and its value: rules_edition_GAME_EDITION, rules_option_GAME_SWITCH_VALUE.
 */
#ifndef NIKA_MESSAGES_RULES_H
#define NIKA_MESSAGES_RULES_H

#include <nika/message.h>

#define NIKA_MESSAGES_RULES(M0, M1, M2, M3, M4, M5, M6)                                                                \
    /* Justinian. */                                                                                                   \
    M0(rules_justinian_intro)                                                                                          \
    M0(rules_justinian_things)                                                                                         \
    M0(rules_justinian_placing)                                                                                        \
    M0(rules_justinian_court)                                                                                          \
    M0(rules_justinian_scoring)                                                                                        \
    M0(rules_justinian_end)                                                                                            \
    M0(rules_justinian_values)                                                                                         \
    M0(rules_justinian_names)                                                                                          \
    /* Byzantz. */                                                                                                     \
    M0(rules_byzantz_intro)                                                                                            \
    M0(rules_byzantz_cards)                                                                                            \
    M0(rules_byzantz_auctions)                                                                                         \
    M0(rules_byzantz_market)                                                                                           \
    M0(rules_byzantz_selling)                                                                                          \
    M0(rules_byzantz_limit)                                                                                            \
    M0(rules_byzantz_end)                                                                                              \
    M0(rules_byzantz_option)                                                                                           \
    /* The null game. */                                                                                               \
    M0(rules_null_all)                                                                                                 \
    /* Editions of Justinian, and what their switches mean. */                                                         \
    M0(rules_edition_justinian_en)                                                                                     \
    M0(rules_edition_justinian_fr)                                                                                     \
    M0(rules_edition_justinian_it)                                                                                     \
    M0(rules_edition_justinian_ja)                                                                                     \
    M0(rules_alike_justinian)                                                                                          \
    M0(rules_option_justinian_tie_clockwise)                                                                           \
    M0(rules_option_justinian_tie_latest_pass)                                                                         \
    M0(rules_option_justinian_influence_chooser)                                                                       \
    M0(rules_option_justinian_influence_trigger)                                                                       \
    M0(rules_option_justinian_empty_final_score)                                                                       \
    M0(rules_option_justinian_empty_final_none)                                                                        \
    /* Those of the null game. */                                                                                      \
    M0(rules_edition_null_plain)                                                                                       \
    M0(rules_edition_null_reverse)                                                                                     \
    M0(rules_alike_null)                                                                                               \
    M0(rules_option_null_winner_highest)                                                                               \
    M0(rules_option_null_winner_lowest)                                                                                \
    /* How editions and switches are named. */                                                                         \
    M2(rules_heading, WORD, edition, WORD, code)                                                                       \
    M2(rules_setting, WORD, name, WORD, value)

NIKA_LIST(RULES, NIKA_MESSAGES_RULES)

#endif
