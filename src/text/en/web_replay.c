/*
 * en/web_replay.c: what is said by replay, keeping and offline play in the browser, in English.
 */
#include <nika/messages_web_replay.h>

#include "../catalogue.h"

SAY(web_replay_title, "Replay");
SAY(web_replay_new_version, "A new version of Nika is ready.");
SAY(web_replay_load_new_version, "Reload");
SAY(web_replay_later, "Later");

/* Opening a record. */
SAY(web_replay_open_about,
    "Watch a game again, move by move and from any player's point of view, and play on from any moment.");
SAY(web_replay_choose_file, "Choose a file");
SAY(web_replay_drop, "Drop a record here: a file that ends in .nika");
SAY(web_replay_drop_now, "Let go to open the game");
SAY(web_replay_finished, "Finished games in this browser");
SAY(web_replay_not_here,
    "This game is not in this browser. Games are kept where they were played, and the oldest make room for new ones.");
SAY(web_replay_still_runs, "This game is still in progress. You can replay it when it is over.");
SAY(web_replay_continue, "Continue playing");
SAY(web_replay_no_record, "The server has no record of this game for you: it is still in progress, was never finished, "
                          "or is not yours to see.");
SAY(web_replay_bad_link, "This link was cut off or damaged on the way.");
SAY(web_replay_too_large, "This file is far too large for the record of a game.");
SAY(web_replay_no_game, "This can't be read as a game.");
SAY(web_replay_problem, "Line {line}: {why}");
SAY(web_replay_problem_after, "You can watch what comes before it.");

/* Watching. */
SAY(web_replay_first, "To the start");
SAY(web_replay_back, "One move back");
SAY(web_replay_next, "One move forward");
SAY(web_replay_last, "To the end");
SAY(web_replay_play, "Play");
SAY(web_replay_pause, "Pause");
SAY(web_replay_at, "Move {ply} of {of}");
SAY(web_replay_before, "Before the first move");
SAY(web_replay_where, "Position in the game");
SAY(web_replay_chapter, "Jump to …");
SAY(web_replay_round, "Round {round}");
SAY(web_replay_phase, "Phase {phase}");
SAY(web_replay_eyes, "View as");
SAY(web_replay_eyes_all, "Everything face up");
SAY(web_replay_eyes_watcher, "A spectator");
SAY(web_replay_pace, "Pace");
SAY(web_replay_proved, "Deal proven fair");
SAY(web_replay_proved_about, "Nobody could choose how this game was dealt: the record proves it.");
SAY(web_replay_unproved, "Proof does not hold");
SAY(web_replay_unproved_about, "The proof in this record does not match its deal: one of them was changed.");

/* Taking it along. */
SAY(web_replay_share, "Share a link");
SAY(web_replay_copied, "The link is copied.");
SAY(web_replay_not_copied, "The browser does not allow copying. Here is the link:");
SAY(web_replay_too_long, "This game is too long for a link. Save the record and send the file.");
SAY(web_replay_branch, "Play on from here");
SAY(web_replay_branch_about,
    "A new game begins at this moment, exactly as it was. The computer plays the other seats.");
SAY(web_replay_branch_seat, "Your seat");
SAY(web_replay_branch_level, "Computer players");
SAY(web_replay_branch_go, "Play on");
SAY(web_replay_branch_failed, "The game could not be continued from here.");
SAY(web_replay_keys, "Replay");
SAY(web_replay_key_step, "One move back or forward");
SAY(web_replay_key_chapter, "To the previous or next part");
SAY(web_replay_key_ends, "To the start or the end");
SAY(web_replay_key_play, "Play or pause");
SAY(web_replay_key_eyes, "View as the next seat");

/* Games in this browser. */
SAY(web_replay_games, "In this browser");
SAY(web_replay_games_none, "Games that you play here are saved here, move by move. You can resume or replay them.");
SAY(web_replay_games_move, "Move {ply}");
SAY(web_replay_games_rank, "Place {rank}, {points:points}");
SAY(web_replay_games_won, "{who} won");
SAY(web_replay_games_people, "Several people on one screen");
SAY(web_replay_forget, "Delete");
SAY(web_replay_forget_sure, "Delete for good");
SAY(web_replay_forget_not, "Keep");

CATALOGUE(en, web_replay, NIKA_MESSAGES_WEB_REPLAY);
