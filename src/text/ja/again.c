/*
 * ja/again.c: what is said by replay, keeping and offline play in the browser, in Japanese.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "リプレイ");
SAY(again_new_version, "Nika の新しい版が用意できました。");
SAY(again_load_new_version, "読み込み直す");
SAY(again_later, "あとで");

CATALOGUE(ja, again, NIKA_MESSAGES_AGAIN);
