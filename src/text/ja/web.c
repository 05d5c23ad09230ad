/*
 * ja/web.c: what is said by the browser around the tables: start page, shell, settings, in Japanese.
 */
#include <nika/messages_web.h>

#include "../catalogue.h"

/* Around the table. */
SAME(web_title, "Nika");
SAY(web_close, "閉じる");
SAY(web_menu, "メニュー");
SAY(web_to_start, "スタートページ");
SAY(web_rules, "ルール");
SAY(web_settings, "設定");
SAY(web_save_record, "記録を保存");
SAY(web_panel, "テーブル横のパネル");
SAY(web_connection_lost, "接続が切れました。再接続しています…");
SAY(web_at_phase, "フェイズ{phase}・第{turn}ターン");
SAY(web_at_round, "ラウンド{round}／{rounds}");
SAY(web_log, "経過");
SAY(web_talk, "会話");
SAY(web_help, "ヘルプ");
SAY(web_hint, "ヒント");
SAY(web_undo, "取り消す");
SAY(web_since_again, "前の手番から");
SAY(web_skip, "次へ");
SAY(web_hurry, "自分の番まで早送り");
SAY(web_result, "結果");
SAY(web_log_more, "以前の経過");
SAY(web_log_empty, "まだ何も起きていません。みんなの行動はここに表示されます。");
SAY(web_hint_not_now, "ヒントは自分の番に見られます。");
SAY(web_hint_thinks, "考え中…");
SAY(web_hint_failed, "この場面のヒントはありません。");
SAY(web_hint_what, "強いプレイヤーなら何を選ぶでしょう？　その理由は？");
SAY(web_hint_ask, "見る");
SAY(web_hint_play, "この手にする");
SAY(web_do_it, "それでも行う");
SAY(web_rather_not, "戻る");
SAY(web_not_played, "その手は実行されませんでした。もう一度試してください。");
SAY(web_not_now, "今はできません。");
SAY(web_pace, "手を見せる速さ");
SAY(web_pace_about, "ほかの人の行動を1つずつ見せる時間");
SAY(web_pace_step, "1手ずつ");
SAY(web_pace_slow, "ゆっくり");
SAY(web_pace_normal, "普通");
SAY(web_pace_fast, "速い");
SAY(web_pace_none, "即時");
SAY(web_hand_over, "画面を{who}に渡してください");
SAY(web_hand_over_why, "今は誰の秘密も画面に出ていません。");
SAY(web_hand_over_ready, "私が{who}です");
SAY(web_hand_over_short, "画面を渡しています。");
SAY(web_result_how, "得点の内訳");
SAY(web_rematch, "同じ顔ぶれでもう一度遊ぶ");
SAY(web_rematch_seats, "全員が1つ次の席に移り、色も変わります。");
SAY(web_look_at_table, "テーブルを見る");
SAY(web_replay, "リプレイ");
SAY(web_new_game, "新しいゲーム");
SAY(web_seat_you, "あなた");
SAY(web_seat_auto, "コンピューターが代行中");
SAY(web_seat_computer, "コンピューター");
SAY(web_only_answer, "選べる手は1つ：");
SAY(web_seat_open, "空席");
SAY(web_seat_away, "不在");
SAY(web_seat_thinks, "考え中");
SAY(web_justinian, "ユスティニアヌス");
SAY(web_byzantz, "ビザンツ");
SAY(web_trouble_unsaved, "このブラウザーではゲームを保存できません。ページを閉じると失われます。");
SAY(web_trouble_elsewhere, "このゲームは別のタブで進行中です。ここで遊ぶには再読み込みしてください。");
SAY(web_trouble_stopped, "相手のコンピューターが停止しました。ゲームは保存されています。再読み込みしてください。");
SAY(web_default_name, "ゲスト");
SAY(web_again, "もう一度");
SAY(web_goal_justinian,
    "目的：3回の得点計算で最も多く得点すること。手札のキャラクターを得点の高いマスへ動かしましょう。");
SAY(web_goal_byzantz,
    "目的：最も多く得点すること。競りで商品を手に入れ、市場からも取り、同じ商品3枚のセットを売りましょう。");
SAY(web_goal_learn, "遊びながら覚える");

/* Keys. */
SAY(web_keys, "キー操作");
SAY(web_keys_page, "どこでも");
SAY(web_keys_table, "テーブル");
SAY(web_key_keys, "キー一覧");
SAY(web_key_back, "1つ戻る、閉じる");
SAY(web_key_skip, "すぐに次へ");
SAY(web_key_hurry, "自分の番になるまで早送り");
SAY(web_key_hint, "ヒント");
SAY(web_key_log, "経過");
SAY(web_key_undo, "取り消す");
SAY(web_key_menu, "メニュー");

/* Settings. */
SAY(web_auto, "自動");
SAY(web_on, "オン");
SAY(web_off, "オフ");
SAY(web_name, "名前");
SAY(web_name_about, "テーブルで表示されます");
SAY(web_language, "言語");
SAY(web_theme, "配色");
SAY(web_theme_light, "昼");
SAY(web_theme_dark, "夜");
SAY(web_contrast, "高コントラスト");
SAY(web_motion, "アニメーション");
SAY(web_motion_about, "コマが滑るように動きます");
SAY(web_confirm, "珍しい手は確認する");
SAY(web_confirm_about, "取り返しにくい手の前に一度だけ");
SAY(web_single, "選べる手が1つなら自動で選ぶ");
SAY(web_single_about, "コンピューターとの対戦で、ルール上ほかに選べる手がないとき");
SAY(web_sound, "サウンド");
SAY(web_volume, "音量");
SAY(web_notices, "自分の番を通知する");
SAY(web_notices_about, "このページが見えないときだけ");
SAY(web_notices_denied, "ブラウザーが許可していません。ブラウザーのサイト設定で変更できます。");

/* The start page. */
SAY(web_slogan, "ボスポラスの都を舞台にした、陰謀と交易の2つのゲーム。");
SAY(web_justinian_is, "皇帝の王宮で策をめぐらせ、お気に入りのキャラクターを列の右へ押し上げ、ここぞというときに得点計算"
                      "を宣言しましょう。");
SAY(web_byzantz_is, "バザールで商品を競り落とし、市場にも品を流し、手札があふれる前にセットを売りましょう。");
SAY(web_play, "遊ぶ");
SAY(web_play_game, "{game}で遊ぶ");
SAY(web_solo_against, "コンピューター{n}人と対戦（{level}）");
SAY(web_solo_at_table, "{n}人で");
SAY(web_options, "オプション");
SAY(web_learn, "遊び方");
SAY(web_continue, "{game}の続きを遊ぶ");
SAY(web_way_friends, "友だちと遊ぶ");
SAY(web_way_friends_about, "テーブルを作ってリンクを送る");
SAY(web_way_lobby_about, "参加者を待つテーブル");
SAY(web_way_games_about, "進行中のゲームと終わったゲーム");
SAY(web_way_replay_about, "ゲームを1手ずつ見直す");
SAY(web_solo_title, "{game}の設定");
SAY(web_solo_players, "人数");
SAY(web_solo_level, "コンピューターの強さ");
SAY(web_solo_seats, "席順");
SAY(web_solo_who, "席{letter}のプレイヤー");
SAY(web_solo_name, "名前");
SAY(web_seat_person, "人間");
SAY(web_solo_hot, "1つの画面を順に渡して遊びます。ほかの人の秘密は見えません。");
SAY(web_solo_edition, "ルールの版");
SAY(web_solo_board, "ボードの数字");
SAY(web_solo_board_usual, "復元した数字");
SAY(web_solo_board_enter, "自分のボードの数字を入力する");
SAY(web_board_windows, "タイルの窓");
SAY(web_board_windows_intro,
    "キャラクターのタイルには、フェイズごとに窓が1つあります。そのマスの数のうち、窓から見える数がキャラクターの得点で"
    "す。見える数を、上の列の番号（0～19）で入れてください。変えなければ、復元した窓を使います。");
SAY(web_board_windows_own, "主催者が入力したもの");
SAY(web_board_counselor, "キャラクター");
SAY(web_board_window, "{counselor}、フェイズ{phase}の窓");
SAY(web_solo_details, "版とルール");
SAY(web_profit_open, "利益は全員に公開されます。");
SAY(web_profit_secret, "利益は最後まで非公開です。");

/* All pages. */
SAY(web_nav_lobby, "ロビー");
SAY(web_nav_games, "マイゲーム");
SAY(web_nav_games_wait, "マイゲーム：{n}件があなたを待っています");
SAY(web_to_content, "本文へ");
SAY(web_more_pages, "その他のページ");
SAY(web_rules_of_justinian, "ユスティニアヌスのルール");
SAY(web_rules_of_byzantz, "ビザンツのルール");
SAY(web_about, "Nikaについて");
SAY(web_loading, "読み込み中…");
SAY(web_lost, "ページが見つかりません");
SAY(web_lost_why, "このアドレスのページはありません。リンクが途中で切れているかもしれません。");
SAY(web_unfetched, "オフラインです");
SAY(web_unfetched_why, "このページはまだ読み込まれていません。すでに開いたページはネットワークがなくても使えます。接続"
                       "が戻ると表示されます。");
SAY(web_broken, "問題が発生しました");
SAY(web_broken_why, "こちらの不具合です。ゲームは保存されています。再読み込みで直ることがほとんどです。");
SAY(web_broken_details, "詳細");
SAY(web_reload, "再読み込み");

CATALOGUE(ja, web, NIKA_MESSAGES_WEB);
