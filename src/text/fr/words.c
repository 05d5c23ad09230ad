/*
 * fr/words.c: the words of French, and numbers with their nouns.
 */
#include "../catalogue.h"

SAME_PLURAL(points, "{number} point", "{number} points");
SAY_PLURAL(cards, "{number} carte", "{number} cartes");
SAY_PLURAL(tokens, "{number} fiche", "{number} fiches");
SAME_PLURAL(places, "{number} place", "{number} places");
SAY_PLURAL(merchants, "{number} marchand", "{number} marchands");
SAY_PLURAL(players, "{number} joueur", "{number} joueurs");
SAY_PLURAL(games, "{number} partie", "{number} parties");
SAY_PLURAL(moves, "{number} coup", "{number} coups");
SAY_PLURAL(rounds, "{number} manche", "{number} manches");

UNITS_TABLE;

const struct nika_tongue nika_tongue_fr = {
    .code = "fr",
    .name = "Français",
    .same = "olives",
    .ones = 0,
    .joiner = "\u00A0; ",
    .end = "",
    .comma = ", ",
    .and_ = " et ",
    .you = "toi",
    .subject = "Tu",
    .point = ",",
    .goods = {"Tissu", "Épices", "Vin", "Bois", "Blé", "Olives", "Marchand"},
    .good_names = {"tissu", "épices", "vin", "bois", "blé", "olives", "marchands"},
    .colors = {"rouge", "bleu", "vert", "jaune"},
    .colored = {"rouges", "bleues", "vertes", "jaunes"},
    .color_letters = {"R", "B", "V", "J"},
    .counselor = "{name} ({number})",
    .cards_of_color = "{color} {numbers}",
    .between_numbers = " ",
    .units = units,
    .facts = nika_fr_facts,
};
