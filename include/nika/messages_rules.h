/*
 * messages_rules.h: the rules of the games as they are printed: in lines, each section with its heading first. The
 * sections of a game are its keys rules_GAME_…, in this order; those that end in _example belong to the one before. A
 * place stands on a line of its own: where a switch decides, {tie}, or for a table. The others are found by the names
 * of the edition, or of the switch and its value: rules_edition_GAME_EDITION, rules_option_GAME_SWITCH_VALUE.
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
    M0(rules_justinian_court_example)                                                                                  \
    M0(rules_justinian_trigger)                                                                                        \
    M2(rules_justinian_scoring, WORD, tie, WORD, influence)                                                            \
    M0(rules_justinian_scoring_example)                                                                                \
    M1(rules_justinian_end, WORD, empty_final)                                                                         \
    M1(rules_justinian_values, WORD, table)                                                                            \
    M0(rules_justinian_names)                                                                                          \
    /* Byzantz. */                                                                                                     \
    M0(rules_byzantz_intro)                                                                                            \
    M0(rules_byzantz_cards)                                                                                            \
    M0(rules_byzantz_auctions)                                                                                         \
    M0(rules_byzantz_auctions_example)                                                                                 \
    M0(rules_byzantz_market)                                                                                           \
    M1(rules_byzantz_selling, WORD, open_profit)                                                                       \
    M0(rules_byzantz_selling_example)                                                                                  \
    M0(rules_byzantz_limit)                                                                                            \
    M0(rules_byzantz_end)                                                                                              \
    M0(rules_byzantz_names)                                                                                            \
    /* The null game. */                                                                                               \
    M1(rules_null_all, WORD, winner)                                                                                   \
    /* What switches mean: items of a list, which stand in the rules and where editions are compared. */               \
    M0(rules_option_justinian_tie_clockwise)                                                                           \
    M0(rules_option_justinian_tie_latest_pass)                                                                         \
    M0(rules_option_justinian_influence_chooser)                                                                       \
    M0(rules_option_justinian_influence_trigger)                                                                       \
    M0(rules_option_justinian_empty_final_score)                                                                       \
    M0(rules_option_justinian_empty_final_none)                                                                        \
    M0(rules_option_byzantz_open_profit_on)                                                                            \
    M0(rules_option_byzantz_open_profit_off)                                                                           \
    M0(rules_option_null_winner_highest)                                                                               \
    M0(rules_option_null_winner_lowest)                                                                                \
    /* Editions, and what is to be said about them besides. */                                                         \
    M0(rules_edition_justinian_en)                                                                                     \
    M0(rules_edition_justinian_fr)                                                                                     \
    M0(rules_edition_justinian_it)                                                                                     \
    M0(rules_edition_justinian_ja)                                                                                     \
    M0(rules_note_justinian_it)                                                                                        \
    M0(rules_note_justinian_ja)                                                                                        \
    M0(rules_edition_null_plain)                                                                                       \
    M0(rules_edition_null_reverse)                                                                                     \
    M2(rules_heading, WORD, edition, WORD, code)                                                                       \
    /* What stands before the other ways to play. */                                                                   \
    M0(rules_others_justinian)                                                                                         \
    M0(rules_others_byzantz)                                                                                           \
    M0(rules_others_null)                                                                                              \
    /* The table of what counselors are worth. */                                                                      \
    M0(rules_court_ours)                                                                                               \
    M0(rules_court_loaded)                                                                                             \
    M1(rules_court_phase, PHASE, phase)                                                                                \
    /* Pictures of the browser. */                                                                                     \
    M0(rules_fig_values)                                                                                               \
    M0(rules_fig_market)                                                                                               \
    M0(rules_fig_hand)                                                                                                 \
    M0(rules_fig_sold)

NIKA_LIST(RULES, NIKA_MESSAGES_RULES)

#endif
