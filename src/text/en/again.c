/*
 * en/again.c: what is said by replay, keeping and offline play in the browser, in English.
 */
#include <nika/messages_again.h>

#include "../catalogue.h"

SAY(again_title, "Replay");
SAY(again_new_version, "A new version of Nika is ready.");
SAY(again_load_new_version, "Reload");
SAY(again_later, "Later");

/* Opening a record. */
SAY(again_open_about, "Watch a game again, move by move and through anybody's eyes, and play on from any moment.");
SAY(again_choose_file, "Choose a file");
SAY(again_drop, "Drop a record here, a file that ends in .nika");
SAY(again_drop_now, "Let go, and the game opens");
SAY(again_finished, "Finished games in this browser");
SAY(again_not_here,
    "This game is not in this browser. Games are kept where they were played, and the oldest make room for new ones.");
SAY(again_still_runs, "This game still goes on. It can be watched again when it is over.");
SAY(again_continue, "Go on playing");
SAY(again_no_record,
    "The server has no record of this game for you: it goes on, was never finished, or is not yours to see.");
SAY(again_bad_link, "This link was cut off or damaged on its way.");
SAY(again_too_large, "This file is far too large for the record of a game.");
SAY(again_no_game, "This can't be read as a game.");
SAY(again_problem, "Line {line}: {why}");
SAY(again_problem_after, "What comes before it can be watched.");

/* Watching. */
SAY(again_first, "To the start");
SAY(again_back, "One move back");
SAY(again_next, "One move on");
SAY(again_last, "To the end");
SAY(again_play, "Play");
SAY(again_pause, "Pause");
SAY(again_at, "Move {ply} of {of}");
SAY(again_before, "Before the first move");
SAY(again_where, "Place in the game");
SAY(again_chapter, "Jump to …");
SAY(again_round, "Round {round}");
SAY(again_phase, "Phase {phase}");
SAY(again_eyes, "Whose eyes");
SAY(again_eyes_all, "Everything open");
SAY(again_eyes_watcher, "A spectator");
SAY(again_pace, "Pace");
SAY(again_proved, "Proved deal");
SAY(again_proved_about, "Nobody could choose how this game was dealt: the record proves it.");
SAY(again_unproved, "Proof does not hold");
SAY(again_unproved_about, "The proof in this record does not fit its deal: one of them was changed.");

/* Taking it along. */
SAY(again_share, "Share a link");
SAY(again_copied, "The link is copied.");
SAY(again_not_copied, "The browser does not allow copying. Here is the link:");
SAY(again_too_long, "This game is too long for a link. Save the record and send the file.");
SAY(again_branch, "Play on from here");
SAY(again_branch_about, "A new game begins at this moment, as it was. The computer plays the other seats.");
SAY(again_branch_seat, "Your seat");
SAY(again_branch_level, "Computer players");
SAY(again_branch_go, "Play on");
SAY(again_branch_failed, "The game could not be taken up from here.");
SAY(again_keys, "Replay");
SAY(again_key_step, "One move back or on");
SAY(again_key_chapter, "To the part before or after");
SAY(again_key_ends, "To the start or the end");
SAY(again_key_play, "Play or pause");
SAY(again_key_eyes, "Through the eyes of the next seat");

/* Games in this browser. */
SAY(again_games, "In this browser");
SAY(again_games_none, "Games that you play here are kept here, move by move, and can be taken up or watched again.");
SAY(again_games_move, "Move {ply}");
SAY(again_games_rank, "Place {rank}, {points:points}");
SAY(again_games_won, "{who} won");
SAY(again_games_people, "Several on one screen");
SAY(again_forget, "Delete");
SAY(again_forget_sure, "Delete for good");
SAY(again_forget_not, "Keep");

CATALOGUE(en, again, NIKA_MESSAGES_AGAIN);
