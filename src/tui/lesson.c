/*
 * lesson.c: a lesson as a source (see nika/source.h): a game with a prepared deal, and scripted steps. A step waits
 * until it was read, or for the one move that it teaches; then others act as scripted. Everything is played by the real
 * rules. The lessons are data/lessons.json, shared with the web page.
 */
#include <stdlib.h>
#include <string.h>

#include <nika/messages_learn.h>
#include <nika/play.h>
#include <nika/tui.h>

#include "lesson.h"

enum { LEARNER = 0, MOVES_MAX = 64 };

struct nika_lesson {
    struct nika_play *play;
    struct nika_made moves[MOVES_MAX];
    struct nika_sight sight;
    struct nika_sight_step seen[MOVES_MAX];
    struct nika_json steps;
    unsigned count, step;
    unsigned acted; /* how many of the others' scripted moves after this step were made */
    bool acting;    /* the step is done, and others act */
    bool ended;
};

/*
 * Reading.
 */

static struct nika_json step_at(const struct nika_lesson *lesson, unsigned number)
{
    struct nika_json_walk walk = nika_json_walk(lesson->steps);
    struct nika_json step = {NULL, 0};
    while (nika_json_next(&walk, &step) && number > 0)
        number--;
    return step;
}

static struct nika_json step_of(const struct nika_lesson *lesson)
{
    return step_at(lesson, lesson->step);
}

/* A move as the lesson spells it. */
static bool read_move(const struct nika_lesson *lesson, struct nika_json value, struct nika_move *move)
{
    const struct nika_setup *setup = nika_play_setup(lesson->play);
    char word[NIKA_WORD_MAX];
    size_t size;
    return nika_json_string(value, word, sizeof word, &size) && nika_parse_whole(setup, word, size, move);
}

/* The move that a step teaches, if it teaches one. */
static bool taught_in(const struct nika_lesson *lesson, struct nika_json step, struct nika_move *move)
{
    struct nika_json value;
    return nika_json_get(step, "move", &value) && read_move(lesson, value, move);
}

/* What others do after a step: the move of that number, if there are so many. */
static bool act_after(const struct nika_lesson *lesson, struct nika_json step, unsigned number, struct nika_made *made)
{
    struct nika_json then, pair, seat = {NULL, 0}, move = {NULL, 0};
    int64_t mover;
    if (!nika_json_get(step, "then", &then))
        return false;
    struct nika_json_walk walk = nika_json_walk(then);
    while (nika_json_next(&walk, &pair))
        if (number-- == 0) {
            walk = nika_json_walk(pair);
            if (!nika_json_next(&walk, &seat) || !nika_json_next(&walk, &move) ||
                !nika_json_whole(seat, 0, NIKA_SEATS_MAX - 1, &mover))
                return false;
            made->seat = (uint8_t)mover;
            return read_move(lesson, move, &made->move);
        }
    return false;
}

/* The sentence of a step. */
static bool sentence_of(struct nika_json step, struct nika_message *message)
{
    struct nika_json say, arguments, value;
    char word[64];
    size_t size;
    if (!nika_json_get(step, "say", &say) || !nika_json_string(say, word, sizeof word, &size) ||
        !nika_message_worded(NIKA_AREA_LEARN, word, message) || !nika_json_get(step, "args", &arguments))
        return false;
    const struct nika_key *key = nika_key_of_message(*message);
    for (unsigned i = 0; i < key->count; i++)
        if (!nika_json_get(arguments, key->arguments[i].name, &value) ||
            !nika_json_whole(value, 0, 1000, &message->arguments[i].number))
            return false;
    return true;
}

/*
 * The course of a lesson.
 */

/* Goes on when all others have acted. */
static void advance(struct nika_lesson *lesson)
{
    struct nika_made made;
    if (act_after(lesson, step_of(lesson), lesson->acted, &made))
        return;
    lesson->acting = false;
    lesson->acted = 0;
    if (lesson->step + 1 < lesson->count)
        lesson->step++;
    else
        lesson->ended = true;
}

static void finish_step(struct nika_lesson *lesson)
{
    lesson->acting = true;
    lesson->acted = 0;
    advance(lesson);
}

static bool make(struct nika_lesson *lesson, unsigned seat, struct nika_move move)
{
    return nika_play_ply(lesson->play) < MOVES_MAX && nika_play_make(lesson->play, seat, move) == NIKA_ACCEPTED;
}

static void lesson_tell(void *context, struct nika_listener listener)
{
    const struct nika_lesson *lesson = context;
    struct nika_message message;
    if (!lesson->acting && !lesson->ended && sentence_of(step_of(lesson), &message)) {
        listener.hear(listener.context, NIKA_HEADING, msg_learn_step(lesson->step + 1, lesson->count));
        listener.hear(listener.context, NIKA_MOVE, message);
    }
}

static bool lesson_taught(void *context, struct nika_move *move)
{
    const struct nika_lesson *lesson = context;
    return !lesson->acting && !lesson->ended && taught_in(lesson, step_of(lesson), move);
}

static const struct nika_teaching teaching = {.tell = lesson_tell, .taught = lesson_taught};

/*
 * A lesson as a source.
 */

/* What is seen now, and whether the learner is asked. */
static void follow(struct nika_lesson *lesson)
{
    struct nika_sight *sight = &lesson->sight;
    struct nika_move move;
    nika_sight_follow(sight, lesson->play);
    sight->shown = sight->count;
    if (!lesson_taught(lesson, &move))
        sight->asks = NIKA_WATCHER;
    sight->waits = !lesson->acting && sight->asks == NIKA_WATCHER;
    sight->ended = lesson->ended;
}

/* Moves that the rules refuse are refused as in any game; of the others, only the one that is taught is made. */
static enum nika_played source_play(void *context, unsigned seat, struct nika_move move, nika_refusal *refusal)
{
    struct nika_lesson *lesson = context;
    struct nika_move taught;
    *refusal = nika_play_judge(lesson->play, seat, move);
    if (*refusal != NIKA_ACCEPTED)
        return NIKA_PLAYED_REFUSED;
    if (seat != LEARNER || !lesson_taught(lesson, &taught) || !nika_move_same(move, taught) ||
        !make(lesson, seat, move))
        return NIKA_PLAYED_ASTRAY;
    finish_step(lesson);
    follow(lesson);
    return NIKA_PLAYED_MADE;
}

/* Others act, or what there was to read was read. */
static enum nika_acted go_on(struct nika_lesson *lesson)
{
    struct nika_move taught;
    struct nika_made made;
    if (lesson->ended || lesson_taught(lesson, &taught))
        return NIKA_PERSON_ASKED;
    if (!lesson->acting) {
        finish_step(lesson);
        return NIKA_PERSON_ASKED;
    }
    if (!act_after(lesson, step_of(lesson), lesson->acted++, &made) || !make(lesson, made.seat, made.move)) {
        lesson->ended = true; /* the lesson is broken; tests make sure that none is */
        return NIKA_PERSON_ASKED;
    }
    advance(lesson);
    return NIKA_ACTED;
}

static enum nika_acted source_act(void *context)
{
    struct nika_lesson *lesson = context;
    const enum nika_acted acted = go_on(lesson);
    follow(lesson);
    return acted;
}

/* The step that taught the learner's last move. False if there was none. */
static bool last_taught(const struct nika_lesson *lesson, unsigned *step)
{
    struct nika_move move;
    for (*step = lesson->step + lesson->acting; *step > 0;)
        if (taught_in(lesson, step_at(lesson, --*step), &move))
            return true;
    return false;
}

static enum nika_back source_can_take_back(void *context, unsigned seat, unsigned *left)
{
    const struct nika_lesson *lesson = context;
    *left = nika_play_ply(lesson->play);
    while (*left > 0)
        if (nika_play_made(lesson->play, --*left)->seat == LEARNER)
            return seat == LEARNER ? NIKA_BACK : NIKA_BACK_NOTHING;
    return NIKA_BACK_NOTHING;
}

/* Back to where that move was to be made. */
static enum nika_back source_take_back(void *context, unsigned seat)
{
    struct nika_lesson *lesson = context;
    unsigned last, left;
    if (!last_taught(lesson, &last) || source_can_take_back(context, seat, &left) != NIKA_BACK)
        return NIKA_BACK_NOTHING;
    nika_play_undo(lesson->play, left);
    lesson->acting = false;
    lesson->step = last;
    lesson->acted = 0;
    follow(lesson);
    return NIKA_BACK;
}

/* Whoever asks for a hint is told the move that is taught. */
static void source_hint(void *context, unsigned seat, const struct nika_agent *agent, struct nika_hint *hint)
{
    (void)seat;
    (void)agent;
    memset(hint, 0, sizeof *hint);
    hint->count = lesson_taught(context, &hint->advice[0].move) ? 1 : 0;
}

struct nika_source nika_lesson_source(struct nika_lesson *lesson)
{
    static const struct nika_actions actions = {.play = source_play,
                                                .act = source_act,
                                                .hint = source_hint,
                                                .can_take_back = source_can_take_back,
                                                .take_back = source_take_back};
    return (struct nika_source){.sight = &lesson->sight, .actions = &actions, .teaching = &teaching, .context = lesson};
}

/*
 * Beginning and end.
 */

bool nika_lesson_ended(const struct nika_lesson *lesson)
{
    return lesson->ended;
}

void nika_lesson_close(struct nika_lesson *lesson)
{
    if (lesson)
        free(lesson->play);
    free(lesson);
}

/* The learner sits at the table, and sees it. */
static void sit(struct nika_lesson *lesson, const struct nika_setup *setup, const struct nika_names *names,
                const char *name)
{
    struct nika_sitting sitting = {.names = *names};
    struct nika_text text = nika_text(sitting.names.of[LEARNER], sizeof sitting.names.of[LEARNER]);
    nika_text_add(&text, name);
    for (unsigned seat = 0; seat < NIKA_SEATS_MAX; seat++) {
        struct nika_text agent = nika_text(sitting.agents[seat], sizeof sitting.agents[seat]);
        nika_text_add(&agent, seat == LEARNER ? "human" : "casual");
    }
    lesson->sight.steps = lesson->seen;
    lesson->sight.room = MOVES_MAX;
    nika_sight_begin(&lesson->sight, setup, &sitting, 1u << LEARNER, LEARNER);
}

/* Lays the table of the lesson. */
static bool lay(struct nika_lesson *lesson, struct nika_json header, const char *name)
{
    struct nika_reader *reader = malloc(sizeof *reader);
    lesson->play = malloc(nika_play_bytes());
    bool fine = reader && lesson->play;
    if (fine) {
        nika_reader_start(reader);
        fine = nika_reader_line(reader, header.text, header.size) == NIKA_READ_HEADER;
    }
    if (fine) {
        nika_play_begin(lesson->play, &reader->setup, &reader->deal);
        nika_play_lend(lesson->play, lesson->moves, MOVES_MAX);
        sit(lesson, &reader->setup, &reader->names, name);
    }
    free(reader);
    return fine;
}

struct nika_lesson *nika_lesson_open(const char *game, const char *name)
{
    struct nika_lesson *lesson = calloc(1, sizeof *lesson);
    struct nika_json lessons, data, header;
    size_t at;
    if (!lesson || nika_json_check(lessons_json, lessons_json_size, &lessons, &at) != NIKA_JSON_FINE ||
        !nika_json_get(lessons, game, &data) || !nika_json_get(data, "header", &header) ||
        !nika_json_get(data, "steps", &lesson->steps) || !lay(lesson, header, name)) {
        nika_lesson_close(lesson);
        return NULL;
    }
    lesson->count = (unsigned)nika_json_count(lesson->steps);
    follow(lesson);
    return lesson;
}
