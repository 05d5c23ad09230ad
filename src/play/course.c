/*
 * course.c: where a seat stood after each part of a finished game (see course.h), read from what everybody knows.
 */
#include <nika/course.h>

#include <nika/byzantz.h>
#include <nika/justinian.h>

/* How many parts of the game are over, and the points of a seat so far. */
static unsigned parts_over(const struct nika_setup *setup, const struct nika_view *view)
{
    if (setup->game == &nika_justinian) {
        const struct justinian_open *open = (const struct justinian_open *)(const void *)view->bytes;
        return open->scored;
    }
    if (setup->game == &nika_byzantz) {
        /* The final sales belong to the last round. */
        const struct byzantz_open *open = byzantz_open(view);
        const unsigned rounds = byzantz_rounds(setup->players);
        return open->phase == BYZANTZ_OVER ? rounds : open->round < rounds ? open->round : rounds - 1;
    }
    return 0;
}

static int points_of(const struct nika_setup *setup, const struct nika_view *view, unsigned seat)
{
    if (setup->game == &nika_justinian)
        return ((const struct justinian_open *)(const void *)view->bytes)->score[seat];
    return setup->game == &nika_byzantz ? byzantz_open(view)->profit[seat] : 0;
}

struct following {
    const struct nika_setup *setup;
    unsigned seat, count;
    enum nika_course *marks;
};

static enum nika_course stands(const struct nika_setup *setup, const struct nika_view *view, unsigned seat)
{
    const int own = points_of(setup, view, seat);
    bool more = false, less = false;
    for (unsigned other = 0; other < setup->players; other++) {
        more |= points_of(setup, view, other) > own;
        less |= points_of(setup, view, other) < own;
    }
    return more == less ? NIKA_COURSE_BETWEEN : more ? NIKA_COURSE_LAST : NIKA_COURSE_FIRST;
}

static bool follow(void *context, const struct nika_view *before, const struct nika_view *after, unsigned mover,
                   struct nika_move move)
{
    struct following *following = context;
    const unsigned over = parts_over(following->setup, after);
    (void)mover;
    (void)move;
    if (over > parts_over(following->setup, before) && following->count < NIKA_COURSE_MAX)
        following->marks[following->count++] = stands(following->setup, after, following->seat);
    return true;
}

unsigned nika_course_marks(const struct nika_play *play, unsigned seat, enum nika_course marks[NIKA_COURSE_MAX])
{
    struct following following = {nika_play_setup(play), seat, 0, marks};
    nika_play_recall(play, NIKA_WATCHER, 0, follow, &following);
    return following.count;
}

void nika_course_line(const struct nika_play *play, unsigned seat, struct nika_text *line)
{
    static const char *const medals[] = {"🥇", "🥈", "🥉", "4️⃣", "5️⃣", "6️⃣"};
    static const char *const squares[] = {
        [NIKA_COURSE_LAST] = "🟥", [NIKA_COURSE_BETWEEN] = "🟨", [NIKA_COURSE_FIRST] = "🟩"};
    enum nika_course marks[NIKA_COURSE_MAX];
    struct nika_result result;
    if (nika_play_result(play, &result))
        nika_text_add(line, medals[result.rank[seat] - 1]);
    const unsigned count = nika_course_marks(play, seat, marks);
    for (unsigned i = 0; i < count; i++)
        nika_text_add(line, squares[marks[i]]);
}

const char *nika_par_sign(const struct nika_par *par, int score)
{
    return score > par->high ? "⬆️" : score < par->low ? "⬇️" : "🎯";
}
