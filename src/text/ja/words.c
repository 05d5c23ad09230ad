/*
 * ja/words.c: the words of Japanese, and numbers with their nouns.
 */
#include "../catalogue.h"

SAY(points, "{number}点");
SAY(cards, "{number}枚");
SAY(tokens, "{number}個");
SAY(places, "{number}マス");
SAY(merchants, "{number}枚");
SAY(players, "{number}人");
SAY(games, "{number}ゲーム");
SAY(moves, "{number}手");
SAY(rounds, "{number}ラウンド");

UNITS_TABLE;

const struct nika_tongue nika_tongue_ja = {
    .code = "ja",
    .name = "日本語",
    .same = "",
    .ones = 1,
    .joiner = "。",
    .end = "。",
    .comma = "、",
    .and_ = "、",
    .you = "あなた",
    .subject = "あなた",
    .point = ".",
    .goods = {"布", "香辛料", "ワイン", "木材", "穀物", "オリーブ", "商人"},
    .good_names = {"布", "香辛料", "ワイン", "木材", "穀物", "オリーブ", "商人"},
    .colors = {"赤", "青", "緑", "黄"},
    .colored = {"赤", "青", "緑", "黄"},
    .color_letters = {"赤", "青", "緑", "黄"},
    .counselor = "{name}（{number}番）",
    .cards_of_color = "{color}{numbers}",
    .between_numbers = "・",
    .units = units,
    .facts = nika_ja_facts,
};
