/*
 * en/justinian.c: what is said at a table of Justinian, in English.
 */
#include <nika/messages_justinian.h>

#include "../catalogue.h"

/* How a game begins, and its parts. */
SAY_YOU(ju_players, "Justinian with {who}; {first} starts", "Justinian with {who:you}. First to play: {first:you}");
SAY(ju_edition_en, "Rules of the English edition:");
SAY(ju_edition_fr, "Rules of the French edition:");
SAY(ju_edition_it, "Rules of the Italian edition:");
SAY(ju_edition_ja, "Rules of the Japanese edition:");
SAY(ju_tie_clockwise,
    "Tied for most influence: the first clockwise from the player who passed last chooses, that player before all");
SAY(ju_tie_latest, "Tied for most influence: the one of them who passed latest chooses");
SAY(ju_influence_but_chooser, "Influence scores for all but the player who chooses the color");
SAY(ju_influence_but_trigger,
    "Influence scores for all but the player who triggered the scoring; in a forced scoring, for all but the one who "
    "chooses the color");
SAY(ju_empty_scored, "A forced last scoring takes place even if no token lies on the phase space");
SAY(ju_empty_not_scored, "No forced last scoring takes place if no token lies on the phase space");
SAY(ju_reconstruction, "The counselors' values are a reconstruction of the numbers on the board");
SAY(ju_loaded, "The counselors' values are numbers of a board that was loaded");
SAY(ju_phase, "Phase {phase}: its scoring takes an influence of {threshold}");
SAY_YOU(ju_turn, "Turn {turn}: {who} starts", "Turn {turn}: {who:you} begin");
SAY_YOU(ju_holds_cards, "{who} holds the cards {cards}", "{who} hold the cards {cards}");
SAY_YOU(ju_holds_tokens, "{who} has the tokens {tokens}", "{who} have the tokens {tokens}");
SAY_YOU(ju_holds_influence, "{who} has {tokens} on the phase space", "{who} have {tokens} on the phase space");

/* Moves. */
SAY_YOU(ju_places, "{who} places a token on {counselor}", "{who} place a token on {counselor}");
SAY_YOU(ju_places_own, "{who} places {token} on {counselor}", "{who} place {token} on {counselor}");
SAY_YOU(ju_places_phase, "{who} places a token on the phase space", "{who} place a token on the phase space");
SAY_YOU(ju_places_phase_own, "{who} places {token} on the phase space", "{who} place {token} on the phase space");
SAY_YOU(ju_passes_draws, "{who} passes and draws {tokens:tokens}", "{who} pass and draw {tokens:tokens}");
SAY_YOU(ju_passes_draws_own, "{who} passes and draws {tokens}", "{who} pass and draw {tokens}");
SAY_YOU(ju_passes, "{who} passes; the reserve is empty", "{who} pass; the reserve is empty");
SAY_YOU(ju_passes_out, "{who} has no tokens left and passes", "{who} have no tokens left and pass");
SAY_YOU(ju_left, "{who} moves the court from the left", "{who} move the court from the left");
SAY_YOU(ju_right, "{who} moves the court from the right", "{who} move the court from the right");
SAY_YOU(ju_triggers, "{who} triggers the scoring of phase {phase}", "{who} trigger the scoring of phase {phase}");
SAY_YOU(ju_declines, "{who} triggers no scoring", "{who} trigger no scoring");
SAY_YOU(ju_chooses, "{who} chooses {color}", "{who} choose {color}");
SAY_YOU(ju_keeps, "{who} keeps all cards", "{who} keep all cards");
SAY_YOU(ju_exchanges, "{who} exchanges a {color:cards} card", "{who} exchange a {color:cards} card");
SAY_YOU(ju_exchanges_own, "{who} puts the {color:cards} card of {put} under the pile and takes {took}",
        "{who} put the {color:cards} card of {put} under the pile and take {took}");

/* Several, one after the other. */
SAY_YOU(ju_pass_draw_several, "{who} pass and draw {tokens:tokens} each",
        "{who:you} pass and draw {tokens:tokens} each");
SAY_YOU(ju_pass_several, "{who} pass; their reserves are empty", "{who:you} pass; your reserves are empty");
SAY_YOU(ju_pass_out_several, "{who} have no tokens left and pass", "{who:you} have no tokens left and pass");
SAY_YOU(ju_decline_several, "{who} trigger no scoring", "{who:you} trigger no scoring");
SAY_YOU(ju_keep_several, "{who} keep all cards", "{who:you} keep all cards");
SAY_YOU(ju_exchange_several, "{who} exchange a {color:cards} card each",
        "{who:you} exchange a {color:cards} card each");

/* The same as one would do it, for hints. */
SAY(ju_do_place, "Place {token} on {counselor}");
SAY(ju_do_place_phase, "Place {token} on the phase space");
SAY(ju_do_pass, "Pass");
SAY(ju_do_left, "Move the court from the left");
SAY(ju_do_right, "Move the court from the right");
SAY(ju_do_trigger, "Trigger the scoring of phase {phase}");
SAY(ju_do_decline, "Trigger no scoring");
SAY(ju_do_color, "Choose {color}");
SAY(ju_do_keep, "Keep all cards");
SAY(ju_do_exchange, "Exchange the {color:cards} card of {put}");

/* What came of them: the court moves. */
SAY_YOU(ju_last_in, "Only {who} has not passed, and may place just one more token on the phase space",
        "Only {who:you} have not passed, and may place just one more token on the phase space");
SAY(ju_turned, "The tokens on the counselors are turned up:");
SAY(ju_turned_none, "No tokens lie on the counselors: the court stays as it is");
SAY(ju_turned_by, "{counselor} {sum:signed}: {who:you} {tokens}");
SAY(ju_turned_by_two, "{counselor} {sum:signed}: {one:you} {tokens}, {other:you} {others}");
SAY_YOU(ju_turned_by_three, "{counselor} {sum:signed}: {tokens} from {who}",
        "{counselor} {sum:signed}: {tokens} from {who:you}");
SAY(ju_court_either, "The court moves, and it makes no difference from which end:");
SAY(ju_court_still, "The court stays as it is");
SAY(ju_court_left, "The court has moved from the left:");
SAY(ju_court_right, "The court has moved from the right:");
SAY(ju_went, "{counselor} goes from place {from} to place {to}");
SAY(ju_went_pushed,
    "{counselor} goes from place {from} to place {to}: {own:signed} by its own tokens; pushed by {others}");
SAY(ju_stays, "{counselor} stays on place {place}, at the end of the row");
SAY(ju_stays_pushed, "{counselor} ends up on place {place} again: {own:signed} by its own tokens; pushed by {others}");
SAY(ju_pushed, "Pushed aside: {others}");
SAY(ju_row, "The row from left to right: {row}");

/* Scorings, and the end. */
SAY(ju_nobody_triggers, "Nobody triggers a scoring");
SAY(ju_used_up, "All tokens are used up");
SAY(ju_dead_turn, "Nobody placed or drew a token in this turn");
SAY(ju_scoring, "Scoring of phase {phase}");
SAY(ju_last_scoring, "The game ends with a scoring of phase {phase}");
SAY_YOU(ju_shows, "{who} has an influence of {influence}: {tokens}",
        "{who} have an influence of {influence}: {tokens}");
SAY_YOU(ju_shows_none, "{who} has no influence", "{who} have no influence");
SAY_YOU(ju_chooser, "{who} has most influence, {influence}, and chooses the color",
        "{who} have most influence, {influence}, and choose the color");
SAY_YOU(
    ju_chooser_clockwise,
    "Tied with an influence of {influence}: {tied:you}. {who} chooses the color, the first clockwise from {last:you}, "
    "who "
    "passed last",
    "Tied with an influence of {influence}: {tied:you}. You choose the color, the first clockwise from {last:you}, who "
    "passed last");
SAY_YOU(ju_chooser_latest,
        "Tied with an influence of {influence}: {tied:you}. {who} passed latest and chooses the color",
        "Tied with an influence of {influence}: {tied:you}. You passed latest and choose the color");
SAY_YOU(
    ju_chooser_last,
    "Tied with an influence of {influence}: {tied:you}. {who}, who passed last, comes first clockwise "
    "and chooses the color",
    "Tied with an influence of {influence}: {tied:you}. You passed last, come first clockwise and choose the color");
SAY_YOU(ju_points,
        "{who} scores {gained:points}: {influence} for influence, {cards} for cards ({list}); {total} in all",
        "{who} score {gained:points}: {influence} for influence, {cards} for cards ({list}); {total} in all");
SAY_YOU(ju_points_chooser,
        "{who} scores {gained:points} for cards ({list}), none for influence, having chosen the color; {total} in all",
        "{who} score {gained:points} for cards ({list}), none for influence, having chosen the color; {total} in all");
SAY_YOU(
    ju_points_trigger,
    "{who} scores {gained:points} for cards ({list}), none for influence, having triggered the "
    "scoring; {total} in all",
    "{who} score {gained:points} for cards ({list}), none for influence, having triggered the scoring; {total} in all");
SAY(ju_over_third, "The third scoring is done: the game is over");
SAY(ju_over_used_up, "All tokens are used up: the game is over");
SAY(ju_over_last, "The last scoring is done: the game is over");
SAY(ju_over_unscored, "No tokens lie on the phase space: the game is over without a last scoring");
SAY_YOU(ju_wins, "{who} wins with {points:points}", "{who} win with {points:points}");
SAY_YOU(ju_share, "{who} share the victory with {points:points} each",
        "A shared victory with {points:points} each: {who:you}");
SAY_YOU(ju_scored_by, "Phase {phase}: {color}, chosen by {who}", "Phase {phase}: {color}, chosen by {who:you}");
SAY_YOU(ju_gained, "{who}: {influence} for influence, {cards} for cards ({list})",
        "{who}: {influence} for influence, {cards} for cards ({list})");
SAY(ju_never_scored, "Never scored: {color}");

/* The table. */
SAY(ju_now_phase, "Phase {phase}, turn {turn}: a scoring takes an influence of {threshold}");
SAY(ju_the_row, "The row, from left to right, with values in phase {phase}:");
SAY(ju_place, "Place {place}: {counselor}, worth {value}");
SAY_YOU(ju_place_one, "Place {place}: {counselor}, worth {value}; face down: {tokens:tokens} of {who}",
        "Place {place}: {counselor}, worth {value}; face down: {tokens:tokens} of yours");
SAY_YOU(ju_place_each, "Place {place}: {counselor}, worth {value}; face down: a token each of {who}",
        "Place {place}: {counselor}, worth {value}; face down: a token each of {who:you}");
SAY(ju_place_more, "Place {place}: {counselor}, worth {value}; face down: two tokens ({two:you}) and one ({one:you})");
SAY(ju_the_players, "The players:");
SAY_YOU(ju_player, "{who}: {points:points}; {hand:tokens} in hand, {reserve} in reserve, {phase} on the phase space",
        "{who}: {points:points}; {hand:tokens} in hand, {reserve} in reserve, {phase} on the phase space");
SAY_YOU(
    ju_player_passed,
    "{who}, who has passed: {points:points}; {hand:tokens} in hand, {reserve} in reserve, {phase} on the phase space",
    "{who}, who have passed: {points:points}; {hand:tokens} in hand, {reserve} in reserve, {phase} on the phase space");
SAY_YOU(ju_used, "Turned up so far, of the tokens of {who}: {tokens}", "Turned up so far, of your tokens: {tokens}");

/* What a seat has to itself. */
SAY_YOU(ju_hand, "{who} has {count:tokens} in hand: {tokens}", "{who} have {count:tokens} in hand: {tokens}");
SAY_YOU(ju_hand_empty, "{who} has no tokens in hand", "{who} have no tokens in hand");
SAY_YOU(ju_reserve, "In {who}'s reserve, {count:tokens}: {tokens}", "In your reserve, {count:tokens}: {tokens}");
SAY_YOU(ju_laid, "Face down on counselors, from {who}:", "Face down on counselors, from {who:you}:");
SAY(ju_laid_on, "{counselor}: {tokens}");
SAY_YOU(ju_has_influence,
        "{who} has an influence of {influence} on the phase space ({tokens}), and {threshold} is enough",
        "{who} have an influence of {influence} on the phase space ({tokens}), and {threshold} is enough");
SAY_YOU(ju_lacks_influence,
        "{who} has an influence of {influence} on the phase space ({tokens}): {missing} short of {threshold}",
        "{who} have an influence of {influence} on the phase space ({tokens}): {missing} short of {threshold}");
SAY_YOU(ju_no_influence, "{who} has no tokens on the phase space; a scoring takes an influence of {threshold}",
        "{who} have no tokens on the phase space; a scoring takes an influence of {threshold}");
SAY_YOU(ju_cards, "{who}'s cards, with what they would pay in phase {phase} as the row stands:",
        "Your cards, with what they would pay in phase {phase} as the row stands:");
SAY(ju_cards_of, "{color}: {list}; together {sum}");
SAY(ju_from_left, "From the left, the row becomes {row}");
SAY(ju_from_right, "From the right, the row becomes {row}");
SAY(ju_color_then, "{color}: {now} now, then {then} ({change:signed})");

/* Whom the game waits for. */
SAY_YOU(ju_waits_place, "{who} places a token or passes", "{who} place a token or pass");
SAY_YOU(ju_waits_pass, "{who} has no tokens and must pass", "{who} have no tokens and must pass");
SAY_YOU(ju_waits_direction, "{who} decides from which end the court moves",
        "{who} decide from which end the court moves");
SAY_YOU(ju_waits_trigger, "{who} says whether to trigger a scoring", "{who} say whether to trigger a scoring");
SAY_YOU(ju_waits_color, "{who} chooses the color to score", "{who} choose the color to score");
SAY_YOU(ju_waits_exchange, "{who} may exchange a card", "{who} may exchange a card");

/* Questions. */
SAY_YOU(ju_ask_place, "{who}, do you place a token or pass?", "Do you place a token or pass?");
SAY_YOU(ju_ask_place_last,
        "{who}, all others have passed: do you go on placing (one token more, at most, on the phase space) or pass?",
        "All others have passed: do you go on placing (one token more, at most, on the phase space) or pass?");
SAY_YOU(ju_ask_place_counselor, "{who}, all others have passed: do you go on placing, on counselors only, or pass?",
        "All others have passed: do you go on placing, on counselors only, or pass?");
SAY_YOU(ju_ask_pass, "{who}, you have no tokens in hand: you can only pass",
        "You have no tokens in hand: you can only pass");
SAY_YOU(ju_ask_pass_full, "{who}, there is no place left for a token: you can only pass",
        "There is no place left for a token: you can only pass");
SAY_YOU(ju_ask_direction, "{who}, from which end does the court move: left or right?",
        "From which end does the court move: left or right?");
SAY_YOU(ju_ask_trigger, "{who}, your influence is {influence} and {threshold} is enough: do you trigger a scoring?",
        "Your influence is {influence} and {threshold} is enough: do you trigger a scoring?");
SAY_YOU(ju_ask_decline, "{who}, your influence is {influence} and a scoring takes {threshold}: you can only decline",
        "Your influence is {influence} and a scoring takes {threshold}: you can only decline");
SAY_YOU(ju_ask_color, "{who}, which color is scored?", "Which color is scored?");
SAY_YOU(ju_ask_exchange, "{who}, do you exchange a card or keep them all?", "Do you exchange a card or keep them all?");

/* Help: the rule, and what can be typed. */
SAY(ju_help_place, "Place one token face down, on a counselor (three at most) or on the phase space, where + and - "
                   "count alike towards "
                   "a scoring. Or pass: you draw two tokens and are out until the next turn.");
SAY(ju_help_pass,
    "Without a token to place you must pass. You draw two tokens, as long as there are any in your reserve.");
SAY(ju_help_direction,
    "Counselors with tokens move one after the other, from the end that you choose: right by a positive sum, left by a "
    "negative one. Those they pass close up, so the order makes a difference.");
SAY(ju_help_trigger,
    "With an influence of at least {threshold} on the phase space you may trigger the scoring of this phase. If nobody "
    "does, the tokens stay there and a new turn begins.");
SAY(ju_help_color_chooser, "Everybody scores the cards of the color that you choose, and then the color leaves the "
                           "game. Your influence brings "
                           "you no points, the others' does.");
SAY(ju_help_color_trigger,
    "Everybody scores the cards of the color that you choose, and then the color leaves the game. Influence scores for "
    "all but the player who triggered the scoring; in a forced scoring, for all but you.");
SAY(ju_help_exchange,
    "You may put one card under the pile of its color and take the top one. The others see the color, not the cards.");
SAY(ju_type_counselor, "place +2 c4, or +2 4: the token +2 on counselor 4");
SAY(ju_type_phase, "place -1 phase, or -1 p: the token -1 on the phase space");
SAY(ju_type_pass, "pass, or p");
SAY(ju_type_left, "left, or l: the court moves from the left");
SAY(ju_type_right, "right, or r: the court moves from the right");
SAY(ju_type_trigger, "trigger, or t: there is a scoring now");
SAY(ju_type_decline, "decline, or d: you trigger no scoring");
SAY(ju_type_color, "color blue, or blue, or b: blue is scored");
SAY(ju_type_exchange, "exchange red7, or x red7, or red7: you exchange the red card of counselor 7");
SAY(ju_type_keep, "keep, or k: you keep all your cards");

/* Why a move was refused. */
SAY(ju_not_asked, "Not now: {who} is asked");
SAY(ju_now_place, "That is not asked now: place a token, or pass");
SAY(ju_now_direction, "That is not asked now: choose left or right");
SAY(ju_now_trigger, "That is not asked now: trigger a scoring, or decline");
SAY(ju_now_color, "That is not asked now: choose a color");
SAY(ju_now_exchange, "That is not asked now: exchange a card, or keep them all");
SAY(ju_full, "Three tokens lie on {counselor} already: choose another place");
SAY(ju_one_more_only,
    "All others have passed, and your one more token lies on the phase space already: choose a counselor, or pass");
SAY(ju_no_token, "You have no {token} in hand, only {hand}");
SAY(ju_no_tokens, "You have no tokens in hand: you can only pass");
SAY(ju_too_little, "Your influence is {influence}, and a scoring takes {threshold}: you can only decline");
SAY(ju_color_gone, "The {color:cards} cards are out of the game; there are still {left}");
SAY(ju_no_card, "You do not have {counselor} in {color}; your cards are {cards}");

/* Whether a move is meant. */
SAY(ju_pass_early, "You still have {tokens:tokens} in hand, and after passing you are out of this turn. Pass?");

/* What was typed. */
SAY(ju_word_place, "place");
SAY(ju_word_phase, "phase");
SAY(ju_word_pass, "pass");
SAY(ju_word_left, "left");
SAY(ju_word_right, "right");
SAY(ju_word_trigger, "trigger");
SAY(ju_word_decline, "decline");
SAY(ju_word_color, "color");
SAY(ju_word_exchange, "exchange");
SAY(ju_word_keep, "keep");
SAY(ju_which_token, "Which token? You have {tokens}");
SAY(ju_which_place, "Where does {token} go? A counselor's number from 1 to 12, or phase");
SAY(ju_which_color, "Which color? There are still {colors}");
SAY(ju_which_card, "Which card? You have {cards}");
SAY(ju_not_token, "“{word}” is no token: there are +1 +2 +3 -1 -2 -3");
SAY(ju_not_place, "“{word}” is no place: give a counselor's number from 1 to 12, or phase");
SAY(ju_not_color, "“{word}” is no color: there are still {colors}");
SAY(ju_not_card, "“{word}” is no card: you have {cards}");
SAY(ju_too_much, "That was a whole move already: “{word}” is too much");
SAY(ju_not_place_move, "“{word}” is no move: place a token (like +2 4, or +2 phase), or pass (p)");
SAY(ju_not_direction_move, "“{word}” is no move: say left (l) or right (r)");
SAY(ju_not_trigger_move, "“{word}” is no move: say trigger (t) or decline (d)");
SAY(ju_not_color_move, "“{word}” is no color to choose: there are still {colors}");
SAY(ju_not_exchange_move, "“{word}” is no move: name one of your cards ({cards}), or keep (k)");

/* On the board: labels, which must be short. */
SAY(ju_label_tokens, "Tokens");
SAY(ju_label_phases, "Phase");
SAY(ju_label_threshold, "{phase}: {threshold}");
SAY(ju_label_turn, "turn {turn}");
SAY(ju_label_cards, "Your cards, phase {phase}");
SAY(ju_label_points, "pts");
SAY(ju_label_hand, "hand");
SAY(ju_label_reserve, "res.");
SAY(ju_label_used, "used");
SAY(ju_label_passed, "passed");
SAY(ju_label_influence, "influence");
SAY(ju_label_triggered, "triggered");
SAY(ju_label_scored, "scored in {phase}");
SAY(ju_label_value, "value in phase {phase}");
SAY(ju_label_values, "values in phases I, II, III");
SAY(ju_label_reconstruction, "numbers: a reconstruction");
SAY(ju_label_now, "now");
SAY(ju_label_left, "left");
SAY(ju_label_right, "right");
SAY(ju_label_scoring, "Phase {phase}: {color}");

/* Choices on the board, and what they would do. */
SAY(ju_option_pass, "pass");
SAY(ju_option_left, "left: your cards {total} ({change:signed})");
SAY(ju_option_right, "right: your cards {total} ({change:signed})");
SAY(ju_option_trigger, "trigger the scoring");
SAY(ju_option_decline, "decline");
SAY(ju_option_keep, "keep all");
SAY(ju_show_short, "Your influence: {influence} of {threshold}, {missing} short");
SAY(ju_show_enough, "Your influence: {influence} of {threshold}, enough");
SAY(ju_show_plus, "{token} moves a counselor {steps:places} right, or adds {steps} influence");
SAY(ju_show_minus, "{token} moves a counselor {steps:places} left, or adds {steps} influence");
SAY(ju_show_pass, "Passing: you draw {drawn:tokens} and are out until the next turn");
SAY(ju_show_pass_empty, "Passing: you are out until the next turn; your reserve is empty");
SAY(ju_show_value, "{token} on {counselor}: worth {value} now, {then} with your tokens alone");
SAY(ju_show_full, "{counselor} has three tokens: no room for another");
SAY(ju_show_influence, "{token} on the phase space: your influence {influence} → {then} of {threshold}");
SAY(ju_show_no_more, "The phase space takes no more tokens in this turn");
SAY(ju_show_card, "{counselor} in {color}: {value:points} in phase {phase}, where it stands");
SAY(ju_show_keep, "You keep all your cards");

/* What keys do. */
SAY(ju_key_tokens, "←→: token");
SAY(ju_key_digits, "1–3: plus, 4–6: minus");
SAY(ju_key_take, "Enter: take {token}");
SAY(ju_key_enter_pass, "Enter: pass");
SAY(ju_key_pass, "p: pass");
SAY(ju_key_places, "←→: place");
SAY(ju_key_numbers, "1–12: counselor, 0: phase space");
SAY(ju_key_place, "Enter: {token} on {counselor}");
SAY(ju_key_place_phase, "Enter: {token} on the phase space");
SAY(ju_key_back, "↑: another token");
SAY(ju_key_choose, "←→: choose");
SAY(ju_key_left, "l: left");
SAY(ju_key_right, "r: right");
SAY(ju_key_trigger, "t: trigger");
SAY(ju_key_decline, "d: decline");
SAY(ju_key_color, "Enter: score {color}");
SAY(ju_key_exchange, "Enter: exchange {counselor} in {color}");
SAY(ju_key_keep, "k: keep all");

/* Moves as they can be typed. */
SAY(ju_spell_place, "place {token} c{counselor}");
SAY(ju_spell_phase, "place {token} phase");
SAY(ju_spell_pass, "pass");
SAY(ju_spell_left, "left");
SAY(ju_spell_right, "right");
SAY(ju_spell_trigger, "trigger");
SAY(ju_spell_decline, "decline");
SAY(ju_spell_color, "color {color}");
SAY(ju_spell_keep, "keep");
SAY(ju_spell_exchange, "exchange {color}{counselor}");

CATALOGUE(en, justinian, NIKA_MESSAGES_JUSTINIAN);
