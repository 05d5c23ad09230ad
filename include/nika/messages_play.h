/*
 * messages_play.h: what is said around a game: the start, turns, prompts, the end.
 */
#ifndef NIKA_MESSAGES_PLAY_H
#define NIKA_MESSAGES_PLAY_H

#include <nika/message.h>

#define NIKA_MESSAGES_PLAY(M0, M1, M2, M3, M4, M5, M6)                                                                 \
    M1(best_moves, SEAT, who)                                                                                          \
    M2(worth, TENTHS, points, NUMBER, percent)                                                                         \
    M2(moved, SEAT, who, WORD, move)                                                                                   \
    M1(waits_for, SEATS, who)                                                                                          \
    M1(your_move, SEAT, who)                                                                                           \
    M3(ranked, NUMBER, rank, SEAT, who, NUMBER, points)

NIKA_LIST(PLAY, NIKA_MESSAGES_PLAY)

#endif
