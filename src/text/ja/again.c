/*
 * ja/again.c: what is said by replay, keeping and offline play in the browser, in Japanese.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "リプレイ");
SAY(again_new_version, "Nikaの新しいバージョンがあります。");
SAY(again_load_new_version, "再読み込み");
SAY(again_later, "あとで");

/* Opening a record. */
SAY(again_open_about, "1手ずつ、好きな人の目線でゲームを見直し、どの場面からでも続きを遊べます。");
SAY(again_choose_file, "ファイルを選ぶ");
SAY(again_drop, "棋譜ファイル（.nika）をここにドロップ");
SAY(again_drop_now, "離すとゲームが開きます");
SAY(again_finished, "このブラウザーの終わったゲーム");
SAY(again_not_here,
    "このゲームはこのブラウザーにありません。ゲームは遊んだブラウザーに保存され、古いものから消えていきます。");
SAY(again_still_runs, "このゲームはまだ続いています。リプレイは終わってから見られます。");
SAY(again_continue, "続きを遊ぶ");
SAY(again_no_record,
    "このゲームの棋譜はサーバーから受け取れません。進行中か、終わらなかったか、公開されていないゲームです。");
SAY(again_bad_link, "このリンクは途中で切れているか、壊れています。");
SAY(again_too_large, "ゲームの棋譜にしては大きすぎるファイルです。");
SAY(again_no_game, "ゲームとして読み取れません。");
SAY(again_problem, "{line}行目：{why}");
SAY(again_problem_after, "その前までは見られます。");

/* Watching. */
SAY(again_first, "最初へ");
SAY(again_back, "1手戻る");
SAY(again_next, "1手進む");
SAY(again_last, "最後へ");
SAY(again_play, "再生");
SAY(again_pause, "一時停止");
SAY(again_at, "{of}手中{ply}手目");
SAY(again_before, "初手の前");
SAY(again_where, "ゲームの中の位置");
SAY(again_chapter, "移動先…");
SAY(again_round, "ラウンド{round}");
SAY(again_phase, "フェイズ{phase}");
SAY(again_eyes, "誰の目線");
SAY(again_eyes_all, "すべて公開");
SAY(again_eyes_watcher, "観戦者");
SAY(again_pace, "速さ");
SAY(again_proved, "配り方は証明済み");
SAY(again_proved_about, "このゲームの配り方は誰にも選べませんでした。棋譜がそれを証明しています。");
SAY(again_unproved, "証明が合いません");
SAY(again_unproved_about, "この棋譜の証明は配り方と合いません。どちらかが書き換えられています。");

/* Taking it along. */
SAY(again_share, "リンクを共有");
SAY(again_copied, "リンクをコピーしました。");
SAY(again_not_copied, "ブラウザーがコピーを許可していません。リンクはこちらです：");
SAY(again_too_long, "このゲームはリンクにするには長すぎます。棋譜を保存してファイルで送ってください。");
SAY(again_branch, "ここから遊ぶ");
SAY(again_branch_about, "この場面のまま新しいゲームが始まります。ほかの席はコンピューターが担当します。");
SAY(again_branch_seat, "あなたの席");
SAY(again_branch_level, "コンピューターの強さ");
SAY(again_branch_go, "遊ぶ");
SAY(again_branch_failed, "ここからゲームを再開できませんでした。");
SAY(again_keys, "リプレイ");
SAY(again_key_step, "1手戻る・進む");
SAY(again_key_chapter, "前後の区切りへ");
SAY(again_key_ends, "最初・最後へ");
SAY(again_key_play, "再生・一時停止");
SAY(again_key_eyes, "次の席の目線で見る");

/* Games in this browser. */
SAY(again_games, "このブラウザーのゲーム");
SAY(again_games_none, "ここで遊んだゲームは1手ごとに保存され、あとで再開したり見直したりできます。");
SAY(again_games_move, "{ply}手目");
SAY(again_games_rank, "{rank}位、{points:points}");
SAY(again_games_won, "{who}の勝ち");
SAY(again_games_people, "1つの画面で対戦");
SAY(again_forget, "削除");
SAY(again_forget_sure, "完全に削除");
SAY(again_forget_not, "残す");

CATALOGUE(ja, again, NIKA_MESSAGES_AGAIN);
