/*
 * en/web_justinian.c: what is said by the table of Justinian in the browser, in English.
 */
#include <nika/messages_web_justinian.h>

#include "../catalogue.h"

/* The table and its parts. */
SAY(web_justinian_name, "Justinian");
SAY(web_justinian_row, "The court, from left to right");
SAY(web_justinian_players, "The players");
SAY(web_justinian_hand, "Your tokens");
SAY(web_justinian_reserve, "Your reserve");
SAY(web_justinian_cards, "Your cards in phase {phase}");
SAY(web_justinian_space, "Phase space");
SAY(web_justinian_space_now, "Phase space {phase}");
SAY(web_justinian_yours, "Your influence: {influence} of {threshold}");
SAY(web_justinian_yours_short, "Your influence");
SAY(web_justinian_takes, "takes {threshold}");

/* Names of pieces. */
SAY(web_justinian_tile_mine, "your cards: {colors}");
SAY(web_justinian_tile_tokens, "{n:tokens}: {whose}");
SAY(web_justinian_tile_full, "no room for more");
SAY(web_justinian_tile_phases, "in phases I, II, III: {first}, {second}, {third}");
SAY(web_justinian_counselor, "{counselor:name}");
SAY(web_justinian_pile, "{token}: {n:tokens} in hand");
SAY(web_justinian_card, "{counselor} in {color}: pays {value}");
SAY(web_justinian_card_is, "{counselor} in {color}");
SAY(web_justinian_color_sum, "{color}: {sum:points} in all");
SAY(web_justinian_best, "your best color");
SAY(web_justinian_seat, "{points:points}; {hand:tokens} in hand, {reserve} in reserve, {phase} on the phase space");
SAY(web_justinian_passed, "passed, number {n}");
SAY(web_justinian_passed_short, "out {n}");
SAY(web_justinian_held_hand, "in hand");
SAY(web_justinian_held_reserve, "in reserve");
SAY(web_justinian_held_phase, "phase space");
SAY(web_justinian_begins, "began this turn");
SAY(web_justinian_left_of, "{token}: {left} left, {seen} revealed");
SAY_YOU(web_justinian_tracker, "Tokens that {who} still has, and those revealed",
        "Tokens that you still have, and those revealed");
SAY(web_justinian_counts, "Tokens that each player still has");

/* Placing. */
SAY(web_justinian_pass, "Pass");
SAY(web_justinian_pass_draw, "Pass, draw {n}");
SAY(web_justinian_pick_token, "Choose a token, or pass.");
SAY(web_justinian_pick_place, "{token}: choose a counselor or the phase space.");
SAY(web_justinian_place_now, "Place {token}");
SAY(web_justinian_pick_for, "For {counselor}: choose a token.");
SAY(web_justinian_pick_for_phase, "For the phase space: choose a token.");
SAY(web_justinian_prepare, "You can already choose a token.");

/* The court moves. */
SAY(web_justinian_from_left, "From the left");
SAY(web_justinian_from_right, "From the right");
SAY(web_justinian_becomes, "{color}: {now} now, then {then}");
SAY(web_justinian_move_again, "Show the court's last move again");
SAY(web_justinian_skip, "Skip");

/* The counselors' numbers. */
SAY(web_justinian_values, "{counselor}: values by place");
SAY(web_justinian_place_label, "place");
SAY(web_justinian_close, "Close");

/* Questions after the placing. */
SAY(web_justinian_trigger, "Trigger the scoring");
SAY(web_justinian_decline, "Decline");
SAY(web_justinian_answered, "Your answer is in.");
SAY(web_justinian_score_color, "Score {color}");
SAY(web_justinian_color_again, "Choose {color} again to score it.");
SAY(web_justinian_brings, "{n:points} for you");
SAY(web_justinian_others, "others about {n}");
SAY(web_justinian_keep, "Keep all");
SAY(web_justinian_exchange, "Exchange {counselor:name} in {color}");
SAY(web_justinian_exchange_now, "Exchange");
SAY(web_justinian_pick_card, "Choose a card to exchange, or keep all.");
SAY(web_justinian_pick_color, "Choose the color that everybody scores.");

/* Scorings. */
SAY(web_justinian_scoring, "Scoring of phase {phase}");
SAY(web_justinian_scoring_color, "Scoring of phase {phase}: {color}");
SAY(web_justinian_see_scoring, "See the scoring of phase {phase} again");
SAY(web_justinian_triggered, "triggered it");
SAY(web_justinian_chooses, "most influence: chooses the color");
SAY(web_justinian_influence, "influence");
SAY(web_justinian_card_points, "cards");
SAY(web_justinian_card_sample, "card {card} pays {points:points}");
SAY(web_justinian_again, "From the start");
SAY(web_justinian_back, "Step back");
SAY(web_justinian_next, "Step forward");
SAY(web_justinian_forced, "forced");

/* The end, and others' eyes. */
SAY(web_justinian_result, "How the points add up");
SAY(web_justinian_total, "total");
SAY(web_justinian_hands, "All hands");
SAY(web_justinian_open, "You are watching: you see only what everybody may see.");

/* Keys. */
SAY(web_justinian_key_plus, "Choose +1, +2, +3");
SAY(web_justinian_key_minus, "Choose -1, -2, -3");
SAY(web_justinian_key_row, "Along the row");
SAY(web_justinian_key_space, "To the phase space");
SAY(web_justinian_key_values, "The counselor's values");
SAY(web_justinian_key_do, "Confirm the choice");
SAY(web_justinian_key_pass, "Pass");
SAY(web_justinian_key_ends, "The left end, the right end");
SAY(web_justinian_key_trigger, "Trigger");
SAY(web_justinian_key_decline, "Decline");
SAY(web_justinian_key_keep, "Keep all cards");
SAY(web_justinian_key_choose, "Choose a color or a card");
SAY(web_justinian_key_back, "Step back");

CATALOGUE(en, web_justinian, NIKA_MESSAGES_WEB_JUSTINIAN);
