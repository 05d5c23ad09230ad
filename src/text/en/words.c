/*
 * en/words.c: the words of English, and numbers with their nouns.
 */
#include "../catalogue.h"

SAY_PLURAL(points, "{number} point", "{number} points");
SAY_PLURAL(cards, "{number} card", "{number} cards");
SAY_PLURAL(tokens, "{number} token", "{number} tokens");
SAY_PLURAL(places, "{number} place", "{number} places");
SAY_PLURAL(merchants, "{number} merchant", "{number} merchants");
SAY_PLURAL(players, "{number} player", "{number} players");
SAY_PLURAL(games, "{number} game", "{number} games");
SAY_PLURAL(moves, "{number} move", "{number} moves");
SAY_PLURAL(rounds, "{number} round", "{number} rounds");

UNITS_TABLE;

const struct nika_tongue nika_tongue_en = {
    .code = "en",
    .name = "English",
    .same = "",
    .ones = 1,
    .joiner = "; ",
    .end = "",
    .comma = ", ",
    .and_ = " and ",
    .you = "you",
    .subject = "You",
    .point = ".",
    .goods = {"cloth", "spice", "wine", "wood", "grain", "olive", "merchant"},
    .good_names = {"cloth", "spice", "wine", "wood", "grain", "olives", "merchants"},
    .colors = {"red", "blue", "green", "yellow"},
    .colored = {"red", "blue", "green", "yellow"},
    .color_letters = {"R", "B", "G", "Y"},
    .counselor = "{name} ({number})",
    .cards_of_color = "{color} {numbers}",
    .between_numbers = " ",
    .units = units,
    .facts = nika_en_facts,
};
