/*
 * en/court.c: what is said by the table of Justinian in the browser, in English.
 */
#include <nika/messages_court.h>

#include "../catalogue.h"

/* The table and its parts. */
SAY(court_name, "Justinian");
SAY(court_row, "The court, from left to right");
SAY(court_players, "The players");
SAY(court_hand, "Your tokens");
SAY(court_reserve, "Your reserve");
SAY(court_cards, "Your cards in phase {phase}");
SAY(court_space, "Phase space");
SAY(court_space_now, "Phase space {phase}");
SAY(court_yours, "Your influence: {influence} of {threshold}");
SAY(court_yours_short, "Your influence");
SAY(court_takes, "takes {threshold}");

/* Names of pieces. */
SAY(court_tile_mine, "your cards: {colors}");
SAY(court_tile_tokens, "{n:tokens}: {whose}");
SAY(court_tile_full, "no room for more");
SAY(court_tile_phases, "in phases I, II, III: {first}, {second}, {third}");
SAY(court_counselor, "{counselor:name}");
SAY(court_pile, "{token}: {n:tokens} in hand");
SAY(court_card, "{counselor} in {color}: pays {value}");
SAY(court_card_is, "{counselor} in {color}");
SAY(court_color_sum, "{color}: {sum:points} together");
SAY(court_best, "your best color");
SAY(court_seat, "{points:points}; {hand:tokens} in hand, {reserve} in reserve, {phase} on the phase space");
SAY(court_passed, "passed, number {n}");
SAY(court_passed_short, "out {n}");
SAY(court_held_hand, "in hand");
SAY(court_held_reserve, "in reserve");
SAY(court_held_phase, "phase space");
SAY(court_begins, "began this turn");
SAY(court_left_of, "{token}: {left} left, {seen} turned up");
SAY_YOU(court_tracker, "Tokens that {who} still has, and those turned up",
        "Tokens that you still have, and those turned up");
SAY(court_counts, "Tokens that everybody still has");

/* Placing. */
SAY(court_pass, "Pass");
SAY(court_pass_draw, "Pass, draw {n}");
SAY(court_pick_token, "Choose a token, or pass.");
SAY(court_pick_place, "{token}: choose a counselor or the phase space.");
SAY(court_place_now, "Place {token}");
SAY(court_pick_for, "For {counselor}: choose a token.");
SAY(court_pick_for_phase, "For the phase space: choose a token.");
SAY(court_prepare, "You can choose a token already.");

/* The court moves. */
SAY(court_from_left, "From the left");
SAY(court_from_right, "From the right");
SAY(court_becomes, "{color}: {now} now, then {then}");
SAY(court_move_again, "Show the court's last move again");
SAY(court_skip, "Skip");

/* The counselors' numbers. */
SAY(court_values, "{counselor}: values by place");
SAY(court_place_label, "place");
SAY(court_close, "Close");

/* Questions after the placing. */
SAY(court_trigger, "Trigger the scoring");
SAY(court_decline, "Decline");
SAY(court_answered, "Your answer is given.");
SAY(court_score_color, "Score {color}");
SAY(court_color_again, "Choose {color} again to score it.");
SAY(court_brings, "{n:points} for you");
SAY(court_others, "others about {n}");
SAY(court_keep, "Keep all");
SAY(court_exchange, "Exchange {counselor:name} in {color}");
SAY(court_exchange_now, "Exchange");
SAY(court_pick_card, "Choose a card to exchange, or keep all.");
SAY(court_pick_color, "Choose the color that everybody scores.");

/* Scorings. */
SAY(court_scoring, "Scoring of phase {phase}");
SAY(court_scoring_color, "Scoring of phase {phase}: {color}");
SAY(court_see_scoring, "See the scoring of phase {phase} again");
SAY(court_triggered, "triggered it");
SAY(court_chooses, "most influence: chooses the color");
SAY(court_influence, "influence");
SAY(court_card_points, "cards");
SAY(court_card_sample, "card {card} pays {points:points}");
SAY(court_again, "From the start");
SAY(court_back, "Step back");
SAY(court_next, "Step on");
SAY(court_forced, "forced");

/* The end, and others' eyes. */
SAY(court_result, "How the points came about");
SAY(court_total, "in all");
SAY(court_hands, "All hands");
SAY(court_open, "You watch: here lies what everybody may see.");

/* Keys. */
SAY(court_key_plus, "Choose +1, +2, +3");
SAY(court_key_minus, "Choose -1, -2, -3");
SAY(court_key_row, "Along the row");
SAY(court_key_space, "To the phase space");
SAY(court_key_values, "The counselor's values");
SAY(court_key_do, "Do what is chosen");
SAY(court_key_pass, "Pass");
SAY(court_key_ends, "The left end, the right end");
SAY(court_key_trigger, "Trigger");
SAY(court_key_decline, "Decline");
SAY(court_key_keep, "Keep all cards");
SAY(court_key_choose, "Choose a color or a card");
SAY(court_key_back, "Step back");

CATALOGUE(en, court, NIKA_MESSAGES_COURT);
