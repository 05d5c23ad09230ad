/*
 * ja/web_replay.c: what is said by replay, keeping and offline play in the browser, in Japanese.
 */
#include <nika/messages_web_replay.h>

#include "../catalogue.h"

SAY(web_replay_title, "リプレイ");
SAY(web_replay_new_version, "Nikaの新しいバージョンがあります。");
SAY(web_replay_load_new_version, "再読み込み");
SAY(web_replay_later, "あとで");

/* Opening a record. */
SAY(web_replay_open_about, "1手ずつ、好きな人の視点でゲームを見直し、どの場面からでも続きを遊べます。");
SAY(web_replay_choose_file, "ファイルを選ぶ");
SAY(web_replay_drop, "記録ファイル（.nika）をここにドロップ");
SAY(web_replay_drop_now, "離すとゲームが開きます");
SAY(web_replay_finished, "このブラウザーで終わったゲーム");
SAY(web_replay_not_here,
    "このゲームはこのブラウザーにありません。ゲームは遊んだブラウザーに保存され、古いものから消えていきます。");
SAY(web_replay_still_runs, "このゲームはまだ続いています。リプレイは終わってから見られます。");
SAY(web_replay_continue, "続きを遊ぶ");
SAY(web_replay_no_record,
    "このゲームの記録はサーバーから受け取れません。進行中か、終わらなかったか、公開されていないゲームです。");
SAY(web_replay_bad_link, "このリンクは途中で切れているか、壊れています。");
SAY(web_replay_too_large, "ゲームの記録にしては大きすぎるファイルです。");
SAY(web_replay_no_game, "ゲームとして読み取れません。");
SAY(web_replay_problem, "{line}行目：{why}");
SAY(web_replay_problem_after, "その前までは見られます。");

/* Watching. */
SAY(web_replay_first, "最初へ");
SAY(web_replay_back, "1手戻る");
SAY(web_replay_next, "1手進む");
SAY(web_replay_last, "最後へ");
SAY(web_replay_play, "再生");
SAY(web_replay_pause, "一時停止");
SAY(web_replay_at, "{of}手中{ply}手目");
SAY(web_replay_before, "最初の手の前");
SAY(web_replay_where, "再生位置");
SAY(web_replay_chapter, "移動先…");
SAY(web_replay_round, "第{round}ラウンド");
SAY(web_replay_phase, "フェイズ{phase}");
SAY(web_replay_eyes, "視点");
SAY(web_replay_eyes_all, "すべて公開");
SAY(web_replay_eyes_watcher, "観戦者");
SAY(web_replay_pace, "速さ");
SAY(web_replay_proved, "配り方は証明済み");
SAY(web_replay_proved_about, "このゲームの配り方は誰にも選べませんでした。記録がそれを証明しています。");
SAY(web_replay_unproved, "証明が合いません");
SAY(web_replay_unproved_about, "この記録の証明は配り方と合いません。どちらかが書き換えられています。");

/* Taking it along. */
SAY(web_replay_share, "リンクを共有");
SAY(web_replay_copied, "リンクをコピーしました。");
SAY(web_replay_not_copied, "ブラウザーがコピーを許可していません。リンクはこちらです：");
SAY(web_replay_too_long, "このゲームはリンクにするには長すぎます。記録を保存してファイルで送ってください。");
SAY(web_replay_branch, "ここから遊ぶ");
SAY(web_replay_branch_about, "この場面のまま新しいゲームが始まります。ほかの席はコンピューターが担当します。");
SAY(web_replay_branch_seat, "あなたの席");
SAY(web_replay_branch_level, "コンピューターの強さ");
SAY(web_replay_branch_go, "遊ぶ");
SAY(web_replay_branch_failed, "ここからゲームを再開できませんでした。");
SAY(web_replay_keys, "リプレイ");
SAY(web_replay_key_step, "1手戻る・進む");
SAY(web_replay_key_chapter, "前後の区切りへ");
SAY(web_replay_key_ends, "最初・最後へ");
SAY(web_replay_key_play, "再生・一時停止");
SAY(web_replay_key_eyes, "次の席の視点で見る");

/* Games in this browser. */
SAY(web_replay_games, "このブラウザーのゲーム");
SAY(web_replay_games_none, "ここで遊んだゲームは1手ごとに保存され、あとで再開したり見直したりできます。");
SAY(web_replay_games_move, "{ply}手目");
SAY(web_replay_games_rank, "{rank}位、{points:points}");
SAY(web_replay_games_won, "{who}の勝ち");
SAY(web_replay_games_people, "1つの画面で対戦");
SAY(web_replay_forget, "削除");
SAY(web_replay_forget_sure, "完全に削除");
SAY(web_replay_forget_not, "残す");

CATALOGUE(ja, web_replay, NIKA_MESSAGES_WEB_REPLAY);
