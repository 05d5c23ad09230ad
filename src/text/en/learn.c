/*
 * en/learn.c: what is said by the browser that teaches, in English.
 */
#include <nika/messages_learn.h>

#include "../catalogue.h"

/* The frame of a lesson. */
SAY(learn_title, "Learn");
SAY(learn_ju_title, "A first game of Justinian");
SAY(learn_by_title, "A first game of Byzantz");
SAY(learn_step, "Step {n} of {all}");
SAY(learn_next, "Next");
SAY(learn_back, "Back");
SAY(learn_leave, "Leave the lesson");
SAY(learn_watch, "Watch what the others do.");
SAY(learn_your_move, "Your move");
SAY(learn_touch, "On a touchscreen, tap it again, or tap the button, to place the token.");
SAY(learn_show, "Do it for me");
SAY(learn_gently, "In a game of your own you may do that. Here, try what the lesson asks for.");
SAY(learn_read_first, "Read on first: press “Next” in the bubble.");
SAY(learn_play_now, "Play a real game");
SAY(learn_again, "Start over");
SAY(learn_to_rules, "Read the rules");
SAY(learn_to_lesson, "Learn by playing");

/* Justinian, step by step. The numbers are those of the lesson's deal. */
SAY(learn_ju_court,
    "This is the emperor's court: twelve counselors in a row, from {low} on the left to {high} on the right. The "
    "number with each is what it is worth now: {high:name} is worth {worth}. The further right, the more.");
SAY(learn_ju_cards, "Your cards are your secret favorites, two in each of four colors. In red they are {one} and "
                    "{other}: if red were scored now, they would bring you {first} + {second} = {sum} points.");
SAY(learn_ju_tokens,
    "You move the court with tokens: black ones (+) move a counselor to the right, red ones (-) to the left. You have "
    "{hand} in hand and {reserve} more in reserve. Tokens lie face down: only you know yours.");
SAY(learn_ju_place, "Let's begin: place your {token} on {counselor}. Choose the token, then the counselor.");
SAY(learn_ju_phase,
    "{zoe} has placed a token on {counselor:name}, too: to help you, or to stop you? A counselor holds three at most. "
    "{leo} has used the phase space: tokens there are influence, and + and - count alike. Put your {token} there.");
SAY(learn_ju_enough, "{leo} has two tokens on the phase space now. Your influence is {have}; to trigger a scoring in "
                     "phase I you need {need}. Put your {token} there as well.");
SAY(learn_ju_pass,
    "{leo} and {zoe} have passed: each has drawn two tokens from the reserve and is out until the next turn. You could "
    "go on alone, with only one more token on the phase space. But pass now: whoever passes last moves the court.");
SAY(learn_ju_direction,
    "The tokens are turned up: {one:name} moves 3 - 1 = 2 to the right, {other:name} 2 to the left, one after the "
    "other. The order matters: from the left your red cards come to {left}, from the right to {right}. Choose left.");
SAY(learn_ju_trigger, "{counselor:name} moved 2 to the right from place {from}. Then {other:name} moved left past "
                      "{counselor:name} and pushed it one further, to place {to}. Now everybody is asked whether to "
                      "trigger a scoring. Your influence is {have}, and {need} is enough: trigger it.");
SAY(learn_ju_color,
    "You and {leo} are tied for most influence, with {influence} each. In a tie, whoever passed last comes first, then "
    "the others clockwise: so you choose the color that everybody scores. Whoever chooses gets no points for "
    "influence; the others do. Your best color now is {color}, with {sum} points.");
SAY(learn_ju_exchange,
    "You score {mine}, {zoe} {hers}, and {leo} {his}, {influence} of them for influence. Red is out of the game now. "
    "Before the next phase everybody may exchange one card: exchange the yellow 1.");
SAY(learn_ju_next, "Phase II begins. A scoring takes an influence of {second} now, and of {third} in phase III; the "
                   "values rise from phase to phase. There are three scorings at most, so one color is never scored.");
SAY(learn_ju_forced, "The third scoring ends the game. It can end sooner: when all tokens are used up, or after a turn "
                     "in which nobody placed or drew a token or triggered a scoring. Then, unless that turn brought a "
                     "scoring, there is a last one without a trigger, and most influence chooses the color.");
SAY(learn_ju_end, "With two players, each has three cards in each color; all else stays the same. Most points win, and "
                  "players who are tied share the victory. That is all: good luck!");

/* Byzantz, step by step. */
SAY(learn_by_sets, "You are a merchant, and these are your {cards:cards}. Three cards of one good are a set: sell it, "
                   "and its highest card is your profit. You have two cloth already, a 4 and a 1.");
SAY(learn_by_auction, "You get more cards at auction. Bidder card {bidder} is up, so {bidder:cards} lie there as a "
                      "bundle. In each round everybody wins exactly one bundle, and takes its bidder card.");
SAY(learn_by_bid, "You pay with goods from your hand; only their values count. You start the game, so you open the "
                  "first auction: bid the olives, worth {value}. Choose the card, then bid.");
SAY(learn_by_pass, "{leo} bids {bid}. You could add cards to your {own} to bid more; cards in a bid stay there until "
                   "you pass. This bundle is of little use to you: pass, and take your bid back.");
SAY(learn_by_limit,
    "{leo} won: the bid and one card of the bundle went to the market. With the rest {leo} had {cards:cards}, but the "
    "limit is {limit}: above it, you must sell or discard at once. {leo} sold three wine, for {points:points}.");
SAY(learn_by_opens,
    "Next is the auction for bidder card {bidder}. {leo} has a bidder card already, and so bids no more in this round. "
    "The first player to the left of the last winner who has no bidder card yet opens: that is {zoe}.");
SAY(learn_by_second,
    "Among the {bidder:cards} is a merchant. Merchants are jokers: one or two of them can stand in for goods in a set. "
    "With your two cloth, that makes a set! But a merchant can't be bid: you pay with goods alone.");
SAY(learn_by_overbid, "{zoe} bids only {bid}. Your olives are worth {value}: bid them and win.");
SAY(learn_by_give, "The bundle is yours, but one card of it goes to the market. Give the olives: they will lie there "
                   "with the {own} that you have just paid, and perhaps you will get both back.");
SAY(learn_by_sell, "You can sell sets at any time, even when it is not your turn. Sell the two cloth with the "
                   "merchant: the highest card counts, {points:points}; the others leave the game.");
SAY(learn_by_market,
    "The last bundle needs no auction. Now the market: the lowest bidder card picks first. {zoe}, with the {lowest}, "
    "took the grain; you, with the {own}, are next. You always take a whole group: take both olives.");
SAY(learn_by_tricks,
    "The next round begins, and {zoe}, who had the lowest bidder card, opens. Good to know: three merchants are a set, "
    "too, and bring {points}. And if everybody passes, the first to pass gets the bundle for nothing.");
SAY(learn_by_end, "That is all. With three players there are {rounds:rounds}; after the last one everybody may sell "
                  "once more, and most profit wins. Keep an eye on the limit of {limit}: good luck!");

/* Help with a decision: how it is made here, and what to think of. */
SAY(learn_how_place, "Choose a token, then a counselor or the phase space. A token that is no use on the court still "
                     "counts on the phase space.");
SAY(learn_how_direction, "You see both results: compare what they do to your cards, then choose.");
SAY(learn_how_trigger,
    "Trigger when your cards are well placed; wait if others would gain more. Once a color is scored, it is gone.");
SAY(learn_how_decline, "Your influence is not enough yet: decline, and the tokens stay for the next turn.");
SAY(learn_how_color, "Each color shows what it brings you. Think of what you know about the others' cards, too.");
SAY(learn_how_exchange,
    "Choose a card to be rid of, or keep them all. A weak card may become strong: values rise with each phase.");
SAY(learn_how_auction, "Choose goods from your hand; you see their total before you bid. A small bundle costs less and "
                       "lets you pick earlier in the market.");
SAY(learn_how_give,
    "Choose the card of the bundle that you need least, or one that you may get back with a whole group.");
SAY(learn_how_limit, "Sets that you can sell are offered first; otherwise choose cards to discard.");
SAY(learn_how_market,
    "Choose a group. The more of a good you hold already, the sooner it makes a set; mind the limit of seven.");
SAY(learn_how_final, "Sell every set you have, then finish: cards left over only decide ties.");
SAY(learn_how_wait_ju, "Somebody else decides. Meanwhile, look at what each counselor would be worth elsewhere, and at "
                       "the tokens turned up so far.");
SAY(learn_how_wait_by, "You may sell sets even now. And see who needs what before the market opens.");
SAY(learn_how_over, "The game is over. You can step through it again as a replay.");
SAY(learn_more, "More in the rules");

/* The rules, with pictures. */
SAY(learn_rules_ju, "The rules of Justinian");
SAY(learn_rules_by, "The rules of Byzantz");
SAY(learn_contents, "Contents");
SAY(learn_print, "Print");
SAY(learn_editions, "Editions");
SAY(learn_editions_intro, "The rulebooks disagree in a few places. You choose the edition when you set up a game; "
                          "unless you say otherwise, it is the English one.");
SAY(learn_fig_row, "The court at the start, with what each counselor is worth in phase I");
SAY(learn_fig_cards, "One player's cards: two counselors in each color");
SAY(learn_fig_all_tokens, "The 22 tokens of each player");
SAY(learn_fig_before, "The tokens are turned up …");
SAY(learn_fig_from_left, "… and the court moves from the left");
SAY(learn_fig_from_right, "… or from the right: not the same");
SAY(learn_fig_phase, "Influence {sum} on the phase space: plus and minus count alike");
SAY(learn_fig_scoring, "The scoring of red: the one who chose gets no points for influence");
SAY(learn_fig_goods, "The six goods, and the merchant");
SAY(learn_fig_bundle, "The auction for bidder card {bidder}: {bidder:cards} are the bundle");
SAY(learn_fig_bids, "Bids lie open; {high} is the highest");
SAY(learn_fig_market, "The market: each takes one whole group, the lowest bidder card first");
SAY(learn_fig_sets, "Sets, and what they bring: the highest card; three merchants bring 5");
SAY(learn_fig_good, "{good:name}: {n:cards}");
SAY(learn_fig_pays, "brings {points}");
SAY(learn_fig_points, "{points:points}");
SAY(learn_fig_place, "Place {place}: {counselor}, worth {worth}");
SAY(learn_rules_option, "When you set up a game, you choose whether everybody's profit is shown during play. It is, "
                        "unless you say otherwise.");

/* About. */
SAY(learn_about_title, "About Nika");
SAY(learn_about_what, "Nika brings two board games, Justinian and Byzantz, to the browser and the terminal. You play "
                      "against the computer, with others at one screen, or over the network. It is free software: no "
                      "account, no advertising, no tracking.");
SAY(learn_about_games, "The games and their authors");
SAY(learn_about_justinian,
    "Justinian is by Alessandro Saragosa and Leo Colovini, with graphics by Harald Lieske. It was published in 2006 by "
    "Phalanx Games and Mayfair Games. “Justinian” is a trademark of Phalanx Games b.v.");
SAY(learn_about_byzantz, "Byzantz is by Emanuele Ornella, with illustrations by Doris Matthäus and graphic design by "
                         "Jere Kasanen. It was published in 2017 by Lautapelit.fi and Renegade Game Studios.");
SAY(learn_about_own, "Nika is not affiliated with any of them. Its drawings and its rules texts are its own. If you "
                     "like the games, get the real ones: nothing replaces a table with friends.");
SAY(learn_about_court, "The numbers of the court");
SAY(learn_about_grid, "What a counselor is worth is printed on Justinian's board, but in no rulebook. The rules give "
                      "only two of the numbers, and reviews describe how the others run. Nika's grid is a "
                      "reconstruction from these: it plays as described, but single numbers may differ from the "
                      "printed ones. Every record of a game says which numbers were used.");
SAY(learn_about_enter, "Enter the numbers of your board");
SAY(learn_about_names, "Names");
SAY(learn_about_fair, "Fair play");
SAY(learn_about_fairness, "Computer players know only what their seat knows. On a server nobody can choose a deal "
                          "alone, not even the server: it commits itself before the players add chance of their own, "
                          "and after the game the record proves it. docs/fairness.md in the source code explains how.");
SAY(learn_about_licences, "Licences");
SAY(learn_about_licence, "Nika is free under the Mozilla Public License 2.0. It builds on:");
SAY(learn_about_version, "Version {version}");

/* The numbers of a real board. */
SAY(learn_board_title, "The numbers of a real board");
SAY(learn_board_intro, "Do you own Justinian? Enter the numbers printed on its board: a line for each place of the "
                       "court, the leftmost first, and in it the place's 20 numbers, beginning with the lowest. You "
                       "can paste them from a spreadsheet, or load a CSV file.");
SAY(learn_board_place, "Place");
SAY(learn_board_cell, "Place {place}, number {number}");
SAY(learn_board_name, "Name of this board");
SAY(learn_board_mine, "My board");
SAY(learn_board_save, "Save in this browser");
SAY(learn_board_saved, "“{name}” is saved. You can choose it when you set up a game of Justinian.");
SAY(learn_board_full, "This browser has no room left for it: save it as a file instead.");
SAY(learn_board_load, "Load a file");
SAY(learn_board_download, "Save as a file");
SAY(learn_board_fill, "Start from the reconstruction");
SAY(learn_board_clear, "Clear all");
SAY(learn_board_compare, "Mark what differs from the reconstruction");
SAY_PLURAL(learn_board_problems, "One number needs checking", "{n} numbers need checking");
SAY(learn_board_fine, "All numbers fit.");
SAY(learn_board_same, "These are the numbers of the reconstruction.");
SAY(learn_board_kept, "Boards in this browser");
SAY(learn_board_none, "None yet.");
SAY(learn_board_open, "Open “{name}”");
SAY(learn_board_delete, "Delete “{name}”");
SAY(learn_cell_empty, "A number is missing here, from {least} to {most}.");
SAY(learn_cell_number, "“{found}” is not a whole number from 0 to {most}.");
SAY(learn_cell_falls, "{number} is less than the {least} above it: no place is worth less than the one to its left.");

CATALOGUE(en, learn, NIKA_MESSAGES_LEARN);
