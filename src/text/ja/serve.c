/*
 * ja/serve.c: what is said about running a server, in Japanese.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_stopped, "サーバーが停止しました。");

SAY(store_no_memory, "メモリーが足りません");
SAY(store_cannot_open, "{path}を開けません：{reason}");
SAY(store_cannot_read, "{path}を読めません：{reason}");
SAY(store_cannot_write, "{path}に書き込めません：{reason}");
SAY(store_missing, "{path}というファイルはありません");
SAY(store_exists, "{path}はすでにあります。--forceを付けると置き換え、元のファイルは隣に残します");
SAY(store_newer, "{path}はより新しい版のNikaで書かれています。その版を使ってください");
SAY(store_other, "{path}はNikaのデータファイルではありません");
SAY(store_damaged,
    "{path}は壊れています（{reason}）。詳しくはnika doctorで調べられ、nika restoreでバックアップに戻せます");
SAY(store_in_use, "{path}は別のサーバーが使っています。先にそれを止めるか、別のファイルを選んでください");
SAY(store_no_place, "データを置くホームフォルダーがありません。{option}でファイルを指定してください");

CATALOGUE(ja, serve, NIKA_MESSAGES_SERVE);
