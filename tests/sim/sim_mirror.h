/*
 * sim_mirror.h: what the log of each table says, replayed by the simulator itself from the deal on, with nothing but the rules:
 * every position that the table has ever been in. It is fed by the disk, so it is never behind a server.
 */
#ifndef NIKA_TESTS_SIM_MIRROR_H
#define NIKA_TESTS_SIM_MIRROR_H

#include <nika/fair.h>
#include <nika/record.h>

#include "client.h"

/* After so many open acts. */
struct moment {
    struct nika_world world;
    unsigned moves;
    uint8_t seat;                 /* who acted, */
    struct nika_move move;        /* and how; */
    bool undo;                    /* or took back the last act */
    bool settled;                 /* else one of several acts that were made at once, and not the last */
    uint8_t answered;             /* seats that have answered a simultaneous question here, a mask */
    uint8_t may_undo;             /* the seat that can take back the last move, or NIKA_WATCHER */
    unsigned undone;              /* of an undo: after how many acts the one that it took back was made */
    int64_t left[NIKA_SEATS_MAX]; /* clocks as they were told with an act, */
    bool left_told;               /* if they were */
};

struct mirror {
    char table[NIKA_TABLE_ID_MAX];
    struct nika_setup setup;
    struct nika_fair fair; /* its `silent` are those who have not revealed yet */
    bool drawing;          /* the seats are closed, */
    int64_t drawn_at;      /* since then */
    struct nika_hash commitment;
    struct nika_names names;
    struct nika_deal deal;
    uint64_t number;
    char spectators;              /* the first letter of public, end, none */
    char undo;                    /* that of free, ask, never */
    int64_t increment;            /* of its clock, in milliseconds */
    bool live;                    /* it has one with a bank */
    uint64_t who[NIKA_SEATS_MAX]; /* 0: no person */
    char state;                   /* as in struct sight: o, r, f, d */
    bool listed;
    unsigned said;
    bool forgotten;
    bool archived; /* its record is in the archive */
    char **entries;
    size_t *sizes;
    unsigned count;
    struct moment *moments;
    unsigned ply; /* of the last one */
    /* Requests that entries name, and what they were answered. */
    struct request {
        uint64_t who;
        char id[ID_MAX];
        bool made; /* an entry names it */
        int64_t made_at;
        int64_t asked_at; /* of an undo: when a server core got it first */
        unsigned ply;     /* after it */
        char told;        /* the first letter of ok, stale; 0: nothing yet */
        char answer[128];
    } * requests;
    unsigned request_count;
    /* Clocks as they were shown last. */
    int64_t left[NIKA_SEATS_MAX], left_at;
    unsigned left_ply, left_by; /* by which server */
    int64_t kept_at;            /* when the last entry was that moves clocks, by servers_uptime */
    uint32_t held_up_from;      /* entries when a server core said last that nothing can be stored */
    int64_t left_kept;          /* the same when clocks were shown */
    int64_t latest;             /* how long it took at most until an entry was kept */
    bool left_known;
    unsigned records; /* that were given out */
    /* Who the computer plays for, a mask, and when that last changed; what the story has besides moves. */
    unsigned automatic;
    unsigned late; /* for whom it still makes one decision, even if they are back, a mask */
    int64_t automatic_at;
    struct story {
        unsigned moves, seat;
        char what[8];
    } * notes;
    unsigned note_count;
    /* Who was asked whether the last of so many acts may be taken back, and who said yes: masks. */
    unsigned question_ply, question_asked, question_yes;
    unsigned question_by; /* which server asked */
    struct mirror *next;
};

/* From the disk: an entry that was written since then, by servers_uptime. */
void mirror_entry(struct sim *sim, const char *table, uint32_t number, const char *bytes, size_t size, int64_t since);
void mirror_forget(struct sim *sim, const char *table);
/* A finished game was removed, or its log was written anew, by a unit that begins with a guard. */
void mirror_removed(struct sim *sim, const char *table);
void mirror_rewritten(struct sim *sim, const struct nika_unit *unit);
/* The log ends with something that nobody can read: the game is lost, and nothing else is. */
void mirror_damage(struct sim *sim, struct mirror *mirror, const char *bytes, size_t size);
void mirrors_free(struct sim *sim);

struct mirror *mirror_find(struct sim *sim, const char *table); /* NULL if there is none */
int mirror_seat(const struct mirror *mirror, uint64_t who);     /* -1: none */
/* The request of a person; it is noted if it is new. */
struct request *mirror_request(struct mirror *mirror, uint64_t who, const char *id);
/* Whether all seats are asked at once after so many acts. */
bool mirror_together(const struct mirror *mirror, unsigned ply);
/* The world in which a seat (or a watcher) is to be asked and shown what it sees then. */
void mirror_world(const struct mirror *mirror, unsigned ply, unsigned seat, struct nika_world *world);
/* The ply of the game with this number; 0 if it is not known. */
unsigned mirror_ply(const struct sim *sim, uint64_t number);

#endif
