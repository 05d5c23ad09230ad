/*
 * it/words.c: the words of Italian, and numbers with their nouns.
 */
#include "../catalogue.h"

SAY_PLURAL(points, "{number} punto", "{number} punti");
SAY_PLURAL(cards, "{number} carta", "{number} carte");
SAY_PLURAL(tokens, "{number} segnalino", "{number} segnalini");
SAY_PLURAL(places, "{number} posizione", "{number} posizioni");
SAY_PLURAL(merchants, "{number} mercante", "{number} mercanti");
SAY_PLURAL(players, "{number} giocatore", "{number} giocatori");
SAY_PLURAL(games, "{number} partita", "{number} partite");
SAY_PLURAL(moves, "{number} mossa", "{number} mosse");
SAY(rounds, "{number} round");

UNITS_TABLE;

const struct nika_tongue nika_tongue_it = {
    .code = "it",
    .name = "Italiano",
    .same = "olive",
    .ones = 1,
    .joiner = "; ",
    .end = "",
    .comma = ", ",
    .and_ = " e ",
    .you = "tu",
    .subject = "Tu",
    .point = ",",
    .goods = {"stoffa", "spezie", "vino", "legno", "grano", "olive", "mercante"},
    .good_names = {"stoffa", "spezie", "vino", "legno", "grano", "olive", "mercanti"},
    .colors = {"rosso", "blu", "verde", "giallo"},
    .colored = {"rosse", "blu", "verdi", "gialle"},
    .color_letters = {"R", "B", "V", "G"},
    .counselor = "{name} ({number})",
    .cards_of_color = "{color} {numbers}",
    .between_numbers = " ",
    .units = units,
    .facts = nika_it_facts,
};
