/*
 * ja/serve.c: what is said about running a server, in Japanese.
 */
#include <nika/messages_serve.h>

#include "../catalogue.h"

SAY(serve_ready, "Nika のサーバーが動いています：{url}（Ctrl-C で停止）");
SAY(serve_keeps_nothing, "何も保存しません。サーバーを止めると、ゲームはすべて失われます。");
SAY(serve_stopped, "サーバーが停止しました。");

SAY(serve_no_operand, "「{word}」はオプションではありません。nika serve にはオプションだけを指定します");
SAY(serve_in_file, "{path}、{line}行目：{problem}");
SAY(serve_no_equals, "行は「名前 = 値」の形か、空行か、# で始まるコメントにしてください");
SAY(serve_no_setting,
    "設定「{name}」はありません。nika serve --help にすべての名前があります（ここでは -- を付けません）");
SAY(serve_twice, "{name} が2回あります");
SAY(serve_too_many, "{name} に指定できるのは{most}個までです");
SAY(serve_needs_yes, "{name} には yes か no を指定してください");
SAY(serve_needs_address,
    "{name} には数字のアドレスを指定してください（127.0.0.1 はこのマシンだけ、0.0.0.0 か :: は誰でも）");
SAY(serve_needs_origin, "{name} "
                        "には、ブラウザーに表示されるアドレスの先頭を、小文字で、パスを付けずに指定してください（例：ht"
                        "tps://nika.example.org）");
SAY(serve_needs_network,
    "{name} には、プロキシかそのネットワークのアドレスを指定してください（例：127.0.0.1、10.0.0.0/8、fd00::/8）");
SAY(serve_needs_level, "{name} には {known} のどれかを指定してください");
SAY(serve_memory_and_data, "{one} は何も保存せず、{other} は保存する場所を指定します。どちらか一方だけにしてください");

SAY(serve_port_in_use, "ポート {port} は使われています。別の nika serve かもしれません。それを止めるか、{option} "
                       "で別のポートを選んでください");
SAY(serve_port_forbidden,
    "ポート {port} は管理者専用です。{option} で1024以上のポートを選び、その前にプロキシを置いてください");
SAY(serve_no_such_address, "このマシンに {address} というアドレスはありません");
SAY(serve_cannot_listen, "{address}、ポート {port}：{reason}");
SAY(serve_no_library, "{library} を起動できません。libev 用の部分が入っていないのかもしれません（Debian では {package} "
                      "というパッケージ）");
SAY(serve_unreadable, "{path} を最後まで読めませんでした。詳しくは nika doctor で調べられます");
SAY(serve_unclaimed,
    "{path} に書き込めませんでした。ディスクがいっぱいか、ファイルが読み取り専用になっていないか確かめてください");

SAY(store_no_memory, "メモリが足りません");
SAY(store_cannot_open, "{path} を開けません：{reason}");
SAY(store_cannot_read, "{path} を読めません：{reason}");
SAY(store_cannot_write, "{path} に書き込めません：{reason}");
SAY(store_missing, "{path} というファイルはありません");
SAY(store_exists, "{path} はすでにあります。--force を付けると置き換え、元のファイルは隣に残します");
SAY(store_same, "{path} はデータファイルそのものです。別のファイルを指定してください");
SAY(store_newer, "{path} は新しいバージョンの Nika で書かれています。そのバージョンを使ってください");
SAY(store_other, "{path} は Nika のデータファイルではありません");
SAY(store_damaged,
    "{path} は壊れています（{reason}）。詳しくは nika doctor で調べられ、nika restore でバックアップに戻せます");
SAY(store_in_use, "{path} は別のサーバーが使っています。先にそれを止めるか、別のファイルを選んでください");
SAY(store_no_place, "データを置くホームディレクトリがありません。{option} でファイルを指定してください");

SAY(backup_needs_file, "バックアップを標準出力に書くことはできません。ファイルを指定してください");
SAY(backup_made, "{path}：バックアップを作り、検査しました。進行中のテーブル：{live}、終わったテーブル：{over}");
SAY(restore_made, "{path} を {backup} の内容にしました");
SAY(restore_replaced,
    "{path} を {backup} の内容にしました。元のファイルは、名前の終わりに .old を付けて隣に残してあります");
SAY(doctor_no_operand, "「{word}」はオプションではありません。nika doctor にほかの引数は要りません");
SAY(doctor_file, "{path}：ファイルに異常はありません（{kilobytes} KiB）");
SAY(doctor_tables, "テーブル：進行中 {live}、終了 {over}、壊れていて除外 {damaged}");
SAY(doctor_people, "アカウント：{accounts}、セッション：{sessions}");
SAY(doctor_orphans, "どのテーブルのものでもない項目：{entries}（害はありません）");
SAY(doctor_numbers, "テーブル {table}：ログの項目が欠けています");
SAY(doctor_replay, "テーブル {table}：ログの項目 {entry} を再現できません");
SAY(doctor_endless, "テーブル {table}：終わったことになっていますが、ログにゲームの終わりがありません");
SAY(doctor_set_aside, "テーブル {table}：壊れているため、サーバーが除外しました");
SAY(doctor_fine, "異常はありません。");
SAY(doctor_advice, "ここに挙げたものは続きを遊べませんが、ほかのテーブルはどれも遊べます。バックアップに完全な形で残っ"
                   "ていれば、nika restore で、すべてをその時の状態に戻せます。");
SAY(doctor_unread, "テーブルを最後まで読めませんでした。ディスクが故障しかけているのかもしれません。別のディスクにバッ"
                   "クアップを取ってください");
SAY(doctor_damaged, "{path} は壊れています：{reason}。サーバーを止め、nika restore "
                    "で最後のバックアップに戻してください。バックアップがなければ、sqlite3 の .recover "
                    "コマンドで、まだ読めるものを救い出せます");

CATALOGUE(ja, serve, NIKA_MESSAGES_SERVE);
