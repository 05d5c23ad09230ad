/*
 * en/bazaar.c: what is said by the table of Byzantz in the browser, in English.
 */
#include <nika/messages_bazaar.h>

#include "../catalogue.h"

SAY(bazaar_name, "Byzantz");
SAY(bazaar_card, "{good:name} {value}");
SAY(bazaar_merchant, "merchant");
SAY(bazaar_hidden, "a card face down");
SAY(bazaar_deck, "Deck: {cards:cards} left");
SAY(bazaar_this_card, "Bidder card {bidder} is being auctioned");
SAY(bazaar_to_come, "Bidder card {bidder} is still to come");
SAY(bazaar_hand, "Your hand");
SAY(bazaar_hand_of, "Hand of {who}");
SAY(bazaar_goods_worth, "goods worth {value}");
SAY(bazaar_in_bid, "In your bid: {total}");
SAY(bazaar_bid_of, "Bid of {who}: {total}");
SAY(bazaar_high, "highest bid");
SAY(bazaar_profit, "profit");
SAY(bazaar_profit_is, "Profit: {points:points}");
SAY(bazaar_profit_hidden, "Profit lies face down");
SAY(bazaar_holds, "{cards:cards} in hand");
SAY_PLURAL(bazaar_unknown, "{cards} unknown", "{cards} unknown");
SAY(bazaar_opened, "opened this auction and gets the bundle if all pass");
SAY(bazaar_next, "{who} opens the next round");
SAY(bazaar_stall_empty, "{good:name}: none");
SAY(bazaar_may_take, "{who} may take this");
SAY(bazaar_picks_first, "you pick first");
SAY_PLURAL(bazaar_picks_before, "{n} picks before you", "{n} pick before you");
SAY(bazaar_has_picked, "has picked");
SAY(bazaar_picks_as, "picks as number {place}");
SAY(bazaar_bid, "Bid");
SAY(bazaar_bid_total, "Bid {total}");
SAY(bazaar_least, "Cheapest: {total}");
SAY(bazaar_least_none, "Cheapest");
SAY(bazaar_pass, "Pass");
SAY(bazaar_sell, "Sell…");
SAY(bazaar_back, "Back");
SAY(bazaar_clear, "Clear");
SAY(bazaar_end, "End sales");
SAY(bazaar_give_none, "Give a card");
SAY(bazaar_take_none, "Take a group");
SAY(bazaar_cut_none, "Sell or discard");
SAY(bazaar_whole, "your sets stay whole");
SAY(bazaar_breaks, "your sets pay {points} less");
SAY(bazaar_then, "with the bundle: sets for {points}");
SAY(bazaar_choose_bid, "Choose goods worth {least} or more");
SAY(bazaar_choose_give, "Choose the card of the bundle that you give away");
SAY(bazaar_choose_take, "Choose a group of the market");
SAY(bazaar_choose_cut, "One card to discard, or three to sell");
SAY(bazaar_costs_least, "costs least");
SAY(bazaar_discards, "Discarding {card} costs your sets {points}");
SAY(bazaar_discards_free, "Discarding {card} breaks no set");
SAY(bazaar_gives_to, "Without {card}: {cards:cards} in hand, sets for {points}");
SAY(bazaar_takes_to, "Then {cards:cards} in hand, sets for {points}");
SAY(bazaar_sets_pay, "sets pay {points}");
SAY(bazaar_over_by, "{cards} too many");
SAY(bazaar_out, "Bidder card {bidder} is yours: until the market you can only sell");
SAY(bazaar_passed_you, "You have passed: this auction goes on without you");
SAY(bazaar_prepare, "Not your turn yet: you can prepare a bid");
SAY(bazaar_wait, "Others act; you can sell sets meanwhile");
SAY(bazaar_sell_set, "Sell this set for {points:points}");
SAY(bazaar_count, "Card counting");
SAY(bazaar_count_help, "Not yet seen: in the deck, in hands, or removed");
SAY(bazaar_gone, "out of the game");
SAY(bazaar_ledger, "How the profit came about");
SAY(bazaar_no_sales, "sold nothing");
SAY(bazaar_left, "{cards:cards} left");
SAY(bazaar_sale, "{cards}: {points:points}");
SAY(bazaar_enough, "{total} is enough");
SAY(bazaar_low, "{total} is not more than {high}");
SAY(bazaar_key_good, "choose a card by its good");
SAY(bazaar_key_place, "choose a card by its place");
SAY(bazaar_key_do, "do what the button says");
SAY(bazaar_key_least, "cheapest bid");
SAY(bazaar_key_pass, "pass");
SAY(bazaar_key_sell, "sell, and back");
SAY(bazaar_key_clear, "take back the choice");
SAY(bazaar_key_count, "card counting");
SAY(bazaar_key_end, "end sales");

CATALOGUE(en, bazaar, NIKA_MESSAGES_BAZAAR);
