/*
 * en/facts.c: what there is to say about facts, in English.
 */
#include "../catalogue.h"

/* Byzantz: bids. */
SAY(BID_THIRD, "a bid of {number} costs your third {good} card, and with it a set for {second:points}");
SAY(BID_SET, "a bid of {number} breaks up your set of {good} cards, worth {second:points}");
SAY(BID_SALE, "after a bid of {number} your sales would bring {second:points} less");
SAY(BID_PAIR, "a bid of {number} breaks up your pair of {good} cards");
SAY(BID_SINGLES, "a bid of {number} costs only goods of which you have a single card");
SAY(BID_NO_SET, "a bid of {number} takes nothing from what you could sell");
SAY(BID_WINS, "all others have passed, so a bid of {number} wins the bundle at once");
SAY(BID_UNBEATABLE, "nobody still in the auction can bid more than {number}");
SAY(BID_ONE_RIVAL, "only {name} could still bid more, at most {number}");
SAY(BUNDLE_SET, "the bundle completes a set of {good} cards, worth {number:points}");
SAY(BUNDLE_SALE, "with the bundle your sales would bring {number:points} more");
SAY(BUNDLE_MERCHANTS, "the bundle holds {number:merchants}");
SAY(BID_PICKS_BEFORE, "if you win, {name} picks from the market before you");
SAY(BID_PICKS_LATE, "if you win, {number} players pick from the market before you");

/* Byzantz: passing. */
SAY(PASS_CANT, "your cards are not enough to outbid {number}");
SAY(PASS_FREE, "if all the others pass too, you get the whole bundle for nothing");
SAY(PASS_OPENER, "{name} passed first and gets the whole bundle for nothing");
SAY(PASS_YIELDS, "{name} wins the bundle with a bid of {number}");
SAY(PASS_NO_USE, "with this bundle your sales would bring no more");
SAY(PASS_FORGOES, "you give up a bundle with which your sales would bring {number:points} more");
SAY(PASS_NEXT, "the next bundle has {number:cards}, and whoever gets it picks earlier from the market");
SAY(PASS_PICKS_FIRST, "whoever wins no auction picks first from the market");
SAY(PASS_TAKES_BACK, "you take back your bid of {number}");

/* Byzantz: giving a card and taking a group. */
SAY(GIVE_COSTS, "without this card your sales would bring {number:points} less");
SAY(GIVE_NO_SET, "without this card your sales would bring just as much");
SAY(GIVE_JOINS, "the market then holds {number} {good} cards");
SAY(GIVE_ALONE, "so far it is the only {good} card in the market");
SAY(PICKS_BEFORE, "{name} picks from the market before you");
SAY(PICKS_LATE, "{number} players pick from the market before you");
SAY(PICKS_FIRST, "you pick first from the market");
SAY(TAKE_SET, "the group completes a set of {good} cards, worth {number:points}");
SAY(TAKE_SALE, "with these cards your sales would bring {number:points} more");
SAY(TAKE_DENIES, "{name} could complete a set with these {good} cards");
SAY_PLURAL(TAKE_BRINGS, "you get {number} {good} card", "you get {number} {good} cards");
SAY(OVER_LIMIT, "you would have {number:cards} in hand, and above seven you must sell or discard");

/* Byzantz: selling and discarding. */
SAY(SELL_PAYS, "the sale pays {number:points}");
SAY(SELL_BETTER, "sold another way, your cards would bring {number:points} more");
SAY(SELL_JOKERS, "the sale uses up {number:merchants}");
SAY(SELL_SAVES, "you then have {number:cards} fewer to discard");
SAY(SELL_LEAVES, "you keep {number:cards} in hand");
SAY(SELL_LAST, "these are the last sales of the game");
SAY(DISCARD_COSTS, "without this card your sales would bring {number:points} less");
SAY(DISCARD_NO_SET, "without this card your sales would bring just as much");
SAY(DISCARD_SINGLE, "it is your only {good} card");
SAY_PLURAL(DISCARD_LEAVES, "you keep {number} other {good} card", "you keep {number} other {good} cards");
SAY(DISCARD_MORE, "after that you must still get rid of {number:cards}");
SAY(DISCARD_LAST, "that brings your hand down to seven cards");
SAY(DONE_NOTHING, "you have no set left to sell");
SAY(DONE_LOSES, "your sales could still bring {number:points}");
SAY_PLURAL(DONE_TIE, "you keep {number:cards} in hand, which counts if there is a tie",
           "you keep {number:cards} in hand, which count if there is a tie");

/* Justinian: placing a token. */
SAY(RAISES_YOURS, "the token raises {counselor} by {number:places}: about {second:points} more for your card");
SAY(LOWERS_YOURS, "the token lowers {counselor} by {number:places}: about {second:points} less for your card");
SAY(RAISES_OTHER, "the token raises {counselor} by {number:places}, and you do not have that card");
SAY(LOWERS_OTHER, "the token lowers {counselor} by {number:places}, and you do not have that card");
SAY(NO_FURTHER, "with your tokens alone, {counselor} is at the end of the row already");
SAY(LIFTS_YOURS, "your {counselor} would rise one place: about {number:points} more");
SAY(SINKS_YOURS, "your {counselor} would sink one place: about {number:points} less");
SAY(RIVAL_THERE, "{name} has {number:tokens} on {counselor}");
SAY(THIRD_TOKEN, "it is the third token on {counselor}: no other can follow");
SAY(INFLUENCE, "your influence rises to {number} of the {second} that it takes to trigger a scoring");
SAY(INFLUENCE_ENOUGH, "your influence rises to {number}, and {second} is enough to trigger a scoring");
SAY(INFLUENCE_MORE, "your influence on the phase space rises to {number}");
SAY(SCORES_UNLESS_CHOOSER, "if another player chooses the color, the token scores {number:points}");
SAY(SCORES_UNLESS_TRIGGER, "if another player triggers the scoring, the token scores {number:points}");
SAY(RIVAL_SPACE, "{name} has {number:tokens} on the phase space");
SAY(ONE_MORE, "all others have passed: it is the only token that you may still place there");

/* Justinian: passing, and the direction. */
SAY(PASS_LAST, "you pass last: you choose from which end the court moves, and are asked first about a scoring");
SAY(PASS_LEAVES_LAST, "{name} will then pass last and choose from which end the court moves");
SAY(PASS_DRAWS, "you draw {number:tokens} from your reserve");
SAY(PASS_NO_RESERVE, "your reserve is empty: you draw nothing");
SAY(PASS_KEEPS, "you keep {number:tokens} for later turns");
SAY(PASS_EMPTY, "you have no token left to place");
SAY(DIRECTION_GAIN, "from this end, all your cards together are worth {number:points} more");
SAY(DIRECTION_LOSS, "from this end, all your cards together are worth {number:points} less");
SAY(DIRECTION_SAME, "from either end, all your cards together are worth the same");
SAY(DIRECTION_HIGHER, "your {counselor} ends {number:places} further right than from the other end");
SAY(DIRECTION_LOWER, "your {counselor} ends {number:places} further left than from the other end");

/* Justinian: scorings. */
SAY(BEST_COLOR, "your {color:cards} cards now pay most: {number:points}");
SAY(WORST_COLOR, "your {color:cards} cards now pay least: {number:points}");
SAY(CHOOSES_SURELY, "nobody can match your influence of {number}: you choose the color");
SAY(RIVAL_MAY_CHOOSE, "{name} can have an influence of up to {number}, and may choose the color");
SAY(TRIGGER_HAS, "your influence is {number}, and {second} is enough");
SAY(TRIGGER_CANT, "your influence is {number}, and it takes {second} to trigger a scoring");
SAY(NEXT_MAY_TRIGGER, "{name} is asked after you, and can have enough influence");
SAY(NOBODY_CAN_TRIGGER, "nobody who is asked after you can have enough influence");
SAY(INFLUENCE_STAYS, "your influence of {number} stays until there is a scoring");
SAY(THEN_NEXT_TURN, "if nobody triggers a scoring, the next turn begins");
SAY(THEN_FORCED, "if nobody triggers a scoring, the game ends with a last one");
SAY(THEN_OVER, "if nobody triggers a scoring, the game ends without another");
SAY(COLOR_PAYS, "your {color:cards} cards pay {number:points}");
SAY(COLOR_OTHERS, "as many of the {color:cards} cards that you do not have pay about {number:points} on average");
SAY(COLOR_BEST, "no other color pays you more now");
SAY(COLOR_BETTER, "your {color:cards} cards would pay {number:points} more");
SAY(EXCHANGES, "in the next phase, as the row stands, {counselor} in {color} pays {number:points}, and the "
               "{color:cards} cards that "
               "you do not have about {second:points} on average");
SAY(EXCHANGES_WEAKEST, "none of your cards pays less");
SAY(KEEPS_WEAKEST,
    "your weakest card in the next phase, as the row stands, is {counselor} in {color} with {number:points}, while the "
    "{color:cards} cards that you do not have pay about {second:points} on average");
SAY(KEEPS_AVERAGE, "none of your cards is below the average of those of its color that you do not have");

CATALOGUE_OF_FACTS(en);
