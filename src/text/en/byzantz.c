/*
 * en/byzantz.c: what is said at a table of Byzantz, in English.
 */
#include <nika/messages_byzantz.h>

#include "../catalogue.h"

/* Moves. */
SAY_YOU(by_bids, "{who} bids {cards}: {total} in all", "{who} bid {cards}: {total} in all");
SAY_YOU(by_raises, "{who} adds {cards}: {total} in all", "{who} add {cards}: {total} in all");
SAY_YOU(by_passes, "{who} passes", "{who} pass");
SAY_YOU(by_takes_back, "{who} passes and takes back {cards}", "{who} pass and take back {cards}");
SAY_YOU(by_gives, "{who} gives {card} to the market", "{who} give {card} to the market");
SAY_YOU(by_takes, "{who} takes the {good} cards from the market: {cards}",
        "{who} take the {good} cards from the market: {cards}");
SAY_YOU(by_sells, "{who} sells {cards} for {points:points}", "{who} sell {cards} for {points:points}");
SAY_YOU(by_sells_aside, "{who}, out of turn, sells {cards} for {points:points}",
        "Out of turn, {who:you} sell {cards} for {points:points}");
SAY_YOU(by_discards, "{who} discards {card}", "{who} discard {card}");
SAY_YOU(by_done, "{who} is done selling", "{who} are done selling");

/* Several, one after the other. */
SAY_YOU(by_pass_several, "{who} pass", "{who:you} pass");
SAY_YOU(by_done_several, "{who} are done selling", "{who:you} are done selling");

/* The same as one would do it, for hints. */
SAY(by_do_bid, "Bid {cards}: {total} in all");
SAY(by_do_pass, "Pass");
SAY(by_do_give, "Give {card} to the market");
SAY(by_do_take, "Take the {good} cards from the market: {cards}");
SAY(by_do_sell, "Sell {cards} for {points:points}");
SAY(by_do_discard, "Discard {card}");
SAY(by_do_done, "End your sales");

/* What came of them. */
SAY_YOU(by_has_profit, "{who} now has {points:points}", "{who} now have {points:points}");
SAY_YOU(by_wins, "{who} wins the auction with {total}; the bid goes to the market: {cards}",
        "{who} win the auction with {total}; the bid goes to the market: {cards}");
SAY_YOU(by_all_pass, "All have passed: the whole bundle goes to {who}, the first to pass",
        "All have passed: the whole bundle goes to {who:you}, the first to pass");
SAY_YOU(by_takes_bundle, "{who} takes {cards} and bidder card {bidder}", "{who} take {cards} and bidder card {bidder}");
SAY_YOU(by_lone_card, "{who} takes bidder card {bidder} without bidding; the single card, {card}, goes to the market",
        "{who} take bidder card {bidder} without bidding; the single card, {card}, goes to the market");
SAY_YOU(by_too_many, "{who} has {cards:cards} and must sell or discard down to seven",
        "{who} have {cards:cards} and must sell or discard down to seven");
SAY(by_round, "Round {round} of {rounds}");
SAY(by_auction, "Auction for bidder card {bidder}: {cards}");
SAY_YOU(by_opens, "{who} opens the auction", "{who} open the auction");
SAY_YOU(by_last_auction, "Bidder card {bidder}, without bidding: {cards} for {who}",
        "Bidder card {bidder}, without bidding: {cards} for {who:you}");
SAY(by_market_opens, "The market opens");
SAY(by_group, "{good:name}: {cards}");
SAY(by_picks_1, "Still to pick: {first:you}");
SAY(by_picks_2, "Order of picks: {first:you}, then {second:you}");
SAY(by_picks_3, "Order of picks: {first:you}, {second:you}, then {third:you}");
SAY(by_picks_4, "Order of picks: {first:you}, {second:you}, {third:you}, then {fourth:you}");
SAY(by_picks_5, "Order of picks: {first:you}, {second:you}, {third:you}, {fourth:you}, then {fifth:you}");
SAY(by_picks_6, "Order of picks: {first:you}, {second:you}, {third:you}, {fourth:you}, {fifth:you}, then {sixth:you}");
SAY(by_left_over, "Left over, and out of the game: {cards}");
SAY_YOU(by_nothing_left, "The market is empty: nothing is left for {who}",
        "The market is empty: nothing is left for {who:you}");
SAY(by_final_sales, "Final sales");
SAY_YOU(by_stands, "{who}: {points:points}, {cards:cards} in hand", "{who}: {points:points}, {cards:cards} in hand");
SAY_YOU(by_holds, "{who} holds {cards}", "{who} hold {cards}");
SAY_YOU(by_holds_none, "{who} holds nothing", "{who} hold nothing");
SAY_YOU(by_stands_hidden, "{who}: {cards:cards} in hand", "{who}: {cards:cards} in hand");

/* The start. */
SAY_YOU(by_start, "Byzantz: {who}", "Byzantz: {who:you}");
SAY_YOU(by_start_rules, "{rounds:rounds} with the bidder cards {cards}; {who} opens the first auction",
        "{rounds:rounds} with the bidder cards {cards}; you open the first auction");
SAY(by_start_hidden, "Profit stays hidden until the end");

/* The table. */
SAY_YOU(by_highest, "Highest bid: {total}, by {who}", "Highest bid: {total}, by {who:you}");
SAY(by_no_bids, "Nobody has bid yet");
SAY(by_still_in, "Still in the auction: {who:you}");
SAY_YOU(by_lies_bid, "{who} has bid {total}: {cards}", "{who} have bid {total}: {cards}");
SAY_YOU(by_has_passed, "{who} has passed", "{who} have passed");
SAY_YOU(by_has_card, "{who} has bidder card {bidder} and picks as number {place} in the market",
        "{who} have bidder card {bidder} and pick as number {place} in the market");
SAY_YOU(by_known, "Known to be in the hand of {who}: {cards}", "Known to be in your hand: {cards}");
SAY(by_in_market, "In the market:");
SAY(by_market_empty, "The market is empty");
SAY(by_has_picked, "Have picked already: {who:you}");
SAY(by_deck, "The deck has {cards:cards} left");

/* What a player has. */
SAY(by_hand, "In your hand, {cards:cards}:");
SAY(by_hand_empty, "Your hand is empty");
SAY(by_hand_value, "As a bid, your goods are worth {value}");
SAY(by_own_bid, "Your bid of {total} lies before you: {cards}");
SAY(by_set_pays, "You can sell {cards} for {points:points}");
SAY(by_sets_pay, "Together your sets pay {points:points}");
SAY(by_no_set, "You have no set to sell");
SAY(by_own_profit, "Your profit so far: {points:points}");

/* Whom the game waits for. */
SAY_YOU(by_w_opens, "{who} opens the auction: a bid, or a pass", "{who} open the auction: a bid, or a pass");
SAY_YOU(by_w_bids, "{who} bids or passes", "{who} bid or pass");
SAY_YOU(by_w_last, "{who} is the last one in the auction and bids or passes",
        "{who} are the last one in the auction and bid or pass");
SAY_YOU(by_w_gives, "{who} gives one card of the bundle to the market",
        "{who} give one card of the bundle to the market");
SAY_YOU(by_w_trims, "{who} has {cards:cards} and sells or discards", "{who} have {cards:cards} and sell or discard");
SAY_YOU(by_w_takes, "{who} takes a group from the market", "{who} take a group from the market");
SAY_YOU(by_w_sells, "{who} sells for the last time", "{who} sell for the last time");

/* What is asked. */
SAY(by_q_opens, "You open the auction for bidder card {bidder}: bid, or pass?");
SAY(by_q_bids, "Nobody has bid yet: bid, or pass?");
SAY(by_q_outbid, "Bid more than {high}, the bid of {who}, or pass?");
SAY(by_q_raise, "{who} bids {high}: add at least {more} to your {own}, or pass?");
SAY(by_q_short, "{who} bids {high}, and you reach {most} at most: pass?");
SAY(by_q_last, "All others have passed: bid and win, or pass and leave the bundle to {first}?");
SAY(by_q_no_goods, "You have no goods to bid: pass?");
SAY(by_q_gives, "Which card of the bundle goes to the market: {cards}?");
SAY(by_q_trims, "You have {cards:cards}, {over} too many: sell a set, or discard?");
SAY(by_q_takes, "Which group do you take from the market?");
SAY(by_q_sells, "Final sales: your sets can still bring {points:points}. Sell, or end?");
SAY(by_q_ends, "Final sales: you have no set left to sell. End your sales?");

/* Help: the rule, then what can be typed. */
SAY(by_help_auction,
    "Add goods from your hand to your bid so that it beats the highest one, or pass and take your bid back. The last "
    "one left who has a bid wins and pays with it; if all pass, the first to pass gets the bundle for nothing.");
SAY(by_help_giving, "The bundle is yours, but for one card that you choose: it goes to the market. At the end of the "
                    "round everybody takes one group from there, the lowest bidder card first.");
SAY(by_help_limit, "You may not hold more than seven cards, and everybody waits until you are down to seven. Sell sets "
                   "of three, or discard single cards, which bring nothing.");
SAY(by_help_market, "Take all cards of one good, or all merchants; you must take a group as long as there is one. What "
                    "nobody takes leaves the game, and the lowest bidder card opens the next round.");
SAY(by_help_final, "A set is three cards of one good, with up to two merchants in place of goods, or three merchants. "
                   "It pays its highest card, or 5 for three merchants; cards that you keep only decide ties.");
SAY(by_help_wait, "While others play you can sell sets from your hand: three cards of one good, up to two of them "
                  "merchants, or three merchants. The highest card is your profit, three merchants pay 5.");
SAY(by_type_bid, "bid {cards} ({brief}): adds these cards to your bid");
SAY(by_type_pass, "pass (p): leaves the auction");
SAY(by_type_give, "give {card} ({brief}): this card goes to the market");
SAY(by_type_discard, "discard {card} ({brief}): discards this card");
SAY(by_type_take, "take {good:name} ({brief}): takes this group; its name alone will do as well");
SAY(by_type_sell, "sell {cards} ({brief}): sells a set, at any time");
SAY(by_type_done, "done (d): ends your final sales");

/* Why a move was refused. */
SAY(by_r_hand, "You do not have {missing}; your hand is {hand}");
SAY(by_r_hand_empty, "You do not have {missing}; your hand is empty");
SAY(by_r_low, "{cards} makes {total} in all; it must be more than {high}");
SAY(by_r_enough, "Enough would be {cards}: {total} in all");
SAY(by_r_cannot, "All your goods make {most} in all, not more than {high}: you can only pass");
SAY(by_r_merchant, "Merchants can't be bid, only goods");
SAY(by_r_bundle, "{card} is not in the bundle, which is {cards}");
SAY(by_r_group, "There are no {good} cards in the market; it has {cards}");
SAY(by_r_set, "{cards} is no set: that takes three cards of one good, up to two of them merchants, or three merchants");
SAY(by_r_in_bid, "{cards} lies in your bid and can't be sold");
SAY(by_r_limit, "You have {cards:cards}: first sell or discard down to seven");
SAY_YOU(by_r_limit_other, "{who} must first get down to seven cards; until then nobody else can do anything",
        "{who} must first get down to seven cards; until then nobody else can do anything");
SAY(by_r_done, "You have ended your final sales already");
SAY(by_r_turn, "It is the turn of {who}; out of turn you can only sell");
SAY(by_r_now_auction, "There is an auction: now you can bid, pass or sell");
SAY(by_r_now_giving, "The bundle is yours: now give one card of {cards} to the market, or sell");
SAY(by_r_now_market, "This is the market: now take a group of {cards}, or sell");
SAY(by_r_now_final, "These are the final sales: now you can sell, or end with done (d)");

/* Why a move should be thought over. */
SAY(by_d_done, "End your sales? Your sets could still bring {points:points}");
SAY(by_d_alone, "You bid {total}, but nobody can outbid you any more: {cards} ({least}) would win as well");
SAY(by_d_discard, "Without {card} your sets bring {points:points} less");
SAY(by_d_sale, "Sold another way, your cards would bring {points:points} more");

/* The result. */
SAY_YOU(by_winner, "{who} wins with {points:points}", "{who} win with {points:points}");
SAY_YOU(by_winner_cards, "{who} wins with {points:points}, and the tie with {cards:cards} in hand",
        "{who} win with {points:points}, and the tie with {cards:cards} in hand");
SAY_YOU(by_winners, "{who} share the victory with {points:points} each",
        "A shared victory with {points:points} each: {who:you}");
SAY_YOU(by_ranked, "{rank}. {who}, {points:points}, {cards:cards} left in hand",
        "{rank}. {who}, {points:points}, {cards:cards} left in hand");
SAY(by_all_profit, "All sales of the game brought {points:points}");

/* What was typed. */
SAY(by_half_bid, "Which cards do you bid?");
SAY(by_half_give, "Which card goes to the market: {cards}?");
SAY(by_half_take, "Which group do you take: {cards}?");
SAY(by_half_sell, "Which three cards do you sell?");
SAY(by_half_sell_more, "{cards} and what else do you sell? A set has three cards");
SAY(by_half_discard, "Which card do you discard?");
SAY(by_u_auction, "“{word}” is no move; type bid c1 s2 (b c1 s2), pass (p), or sell c4 c1 m (s c4 c1 m)");
SAY(by_u_giving, "“{word}” is no move; type one of the cards {cards}, or sell c4 c1 m (s c4 c1 m)");
SAY(by_u_limit, "“{word}” is no move; type discard g1 (d g1), or sell c4 c1 m (s c4 c1 m)");
SAY(by_u_market,
    "“{word}” is no move; take a group of {cards}, like take wine (t w), or type sell c4 c1 m (s c4 c1 m)");
SAY(by_u_final, "“{word}” is no move; type sell c4 c1 m (s c4 c1 m), or done (d)");
SAY(by_u_wait, "“{word}” is no move; out of turn you can only sell: sell c4 c1 m (s c4 c1 m)");
SAY(by_u_card, "“{word}” is no card: a good C S W T G O with its value 1 to 4, or M");
SAY(by_u_group, "“{word}” is no group: cloth, spice, wine, wood (T), grain, olives or merchant");
SAY(by_u_copies, "The game does not have so many cards {cards}");
SAY(by_u_one, "Only one card at a time can be named here");
SAY(by_u_three, "A set has three cards, not {cards}");
SAY(by_u_seven, "{cards:cards} at once are too many: a hand has seven at most");
SAY(by_u_more, "Nothing can follow {verb}, but there is “{word}”");
SAY(by_word_bid, "bid");
SAY(by_word_pass, "pass");
SAY(by_word_give, "give");
SAY(by_word_take, "take");
SAY(by_word_sell, "sell");
SAY(by_word_discard, "discard");
SAY(by_word_done, "done");

/* The full screen: the table. */
SAY(by_b_round, "Round {round}/{rounds}");
SAY(by_b_deck, "deck {cards}");
SAY(by_b_bidders, "bidder cards");
SAY(by_b_bundle, "Bundle");
SAY_YOU(by_b_high, "highest bid {total}: {who}", "highest bid {total}: {who:you}");
SAY(by_b_no_high, "no bid yet");
SAY_YOU(by_b_for, "for {who}, without bidding", "for {who:you}, without bidding");
SAY_YOU(by_b_won, "won by {who}", "won by {who:you}");
SAY(by_b_players, "Players");
SAY(by_b_auction, "auction");
SAY(by_b_hand, "hand");
SAY(by_b_known, "known cards");
SAY(by_b_points, "points");
SAY(by_b_in, "in");
SAY(by_b_passed, "passed");
SAY(by_b_bids_now, "to bid or pass");
SAY(by_b_gives_now, "to give a card");
SAY(by_b_card, "bidder card {bidder}");
SAY(by_b_card_trims, "bidder card {bidder}, too many cards");
SAY(by_b_card_picks, "bidder card {bidder}, to pick");
SAY(by_b_card_picked, "bidder card {bidder}, picked");
SAY(by_b_sells_now, "final sales");
SAY(by_b_has_sold, "done");
SAY(by_b_rank, "place {rank}");
SAY(by_b_market, "Market");
SAY(by_b_order, "picks");
SAY(by_b_unseen, "Not yet seen");
SAY_YOU(by_b_your_hand, "{who}: hand {cards}/7", "Your hand {cards}/7");
SAY(by_b_sets_pay, "sets pay {points:points}");
SAY(by_b_no_set, "no set to sell");

/* The full screen: the choice. */
SAY(by_b_least, "Choose goods worth {least} or more");
SAY(by_b_add, "Your bid of {own} lies there: add {least} or more");
SAY(by_b_sum, "{sum} = {total}, enough");
SAY(by_b_sum_low, "{sum} = {total}, must be more than {high}");
SAY(by_b_breaks, "your sets would pay {points} less");
SAY(by_b_cannot, "Your goods reach {most}, not more than {high}");
SAY(by_b_keep, "{card} to the market, {cards} to your hand");
SAY(by_b_get, "{cards}: then {count:cards} in hand");
SAY(by_b_get_pays, "{cards}: then {count:cards} in hand, sets for {points:points}");
SAY(by_b_trim, "{card} brings nothing; {over} too many");
SAY(by_b_trim_costs, "without {card} your sets pay {points} less");
SAY(by_b_set, "{cards} pays {points:points}");
SAY(by_b_set_costs, "{cards} pays {points}; another way pays {more} more in all");
SAY(by_b_no_such_set, "{cards} is no set yet: three of one good, or merchants in their place");
SAY(by_b_choose_set, "Choose three cards of one good; merchants can take their place");
SAY(by_b_nothing_to_sell, "You have no set left to sell");
SAY(by_b_may_sell, "While you wait: x sells sets worth {points:points}");
SAY(by_b_choose_first, "Choose cards first: with their letters or digits, or b for the cheapest bid");
SAY(by_b_no_least, "No bid is possible: your goods reach {most}, and {high} is to be beaten");
SAY(by_b_no_such_card, "There are no {good} cards to choose here");

/* The full screen: buttons, and what keys do. */
SAY(by_b_do_bid, "Bid {total}");
SAY(by_b_do_bid_none, "Bid");
SAY(by_b_do_least, "b Cheapest: {total}");
SAY(by_b_do_pass, "p Pass");
SAY(by_b_do_sell, "x Sell…");
SAY(by_b_do_give, "Give {card}");
SAY(by_b_do_take, "Take {good:name}");
SAY(by_b_do_discard, "Discard {card}");
SAY(by_b_do_discards, "x Discard…");
SAY(by_b_do_sale, "Sell for {points}");
SAY(by_b_do_sale_none, "Sell");
SAY(by_b_do_back, "x Back");
SAY(by_b_do_end, "d End sales");
SAY(by_k_bid, "Enter: bid {total}");
SAY(by_k_pass_only, "Enter: pass");
SAY(by_k_choose, "←→ Space: choose");
SAY(by_k_letters, "c s w t g o m 1–9: cards");
SAY(by_k_least, "b: cheapest bid, {total}");
SAY(by_k_pass, "p: pass");
SAY(by_k_sell, "x: sell");
SAY(by_k_discard, "x: discard instead");
SAY(by_k_back, "x: back");
SAY(by_k_give, "Enter: give {card}");
SAY(by_k_take, "Enter: take {good:name}");
SAY(by_k_discards, "Enter: discard {card}");
SAY(by_k_sale, "Enter: sell for {points:points}");
SAY(by_k_end, "d: end sales");
SAY(by_k_end_only, "Enter: end sales");
SAY(by_k_move, "←→ other");

/* Moves as they can be typed. */
SAY(by_spell_bid, "bid {cards}");
SAY(by_spell_pass, "pass");
SAY(by_spell_give, "give {card}");
SAY(by_spell_take, "take {good:name}");
SAY(by_spell_sell, "sell {cards}");
SAY(by_spell_discard, "discard {card}");
SAY(by_spell_done, "done");

CATALOGUE(en, byzantz, NIKA_MESSAGES_BYZANTZ);
