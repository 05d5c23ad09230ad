/*
 * runner.c: runs rules tests, the texts that docs/rules-tests.md describes.
 *
 *   rules-runner FILE.t...         runs all tests of the files
 *   rules-runner --list FILE.t...  prints each test's title and what it covers
 *
 * A test that fails is shown with its line and the whole position, and the next one is run. The exit status is 0 if
 * there were tests and all passed, 1 if some failed, 2 if a file could not be read or has lines that mean nothing.
 *
 * Beside what a test asks, some things have to be true at every step, and are looked at unasked: a move is accepted
 * exactly if it is listed as legal; a refused one changes nothing; each move has one spelling; no invariant breaks; all
 * seats agree on whom the game waits for; each view survives its encoding.
 *
 * This file knows no game. A new one adds a struct script_game (rules_script.h) to the list below.
 */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include <nika/games.h>

#include "rules_script.h"

static const struct script_game *const script_games[] = {&script_byzantz, &script_justinian};

enum stage {
    UNNAMED,  /* before the first test of a file */
    NAMED,    /* the title is known */
    AT_TABLE, /* the game and who plays are known, and set-up lines are gathered */
    LAID      /* the table is laid, moves and questions follow */
};

/* One test, while its lines are read one after the other. */
struct test {
    const char *file, *title, *covers;
    unsigned number;               /* of the line that is being read */
    const char *line;              /* and the line */
    enum stage stage;              /* how far it has come */
    bool over;                     /* it has failed: the rest of its lines is skipped */
    bool malformed;                /* and that because a line means nothing */
    bool asked;                    /* something was played or asked */
    const struct script_game *own; /* the game's own part of this runner */
    struct script_table table;
    struct nika_world world;
};

/* Takes `WORD ARGUMENT: VALUE` apart. False if the text is not of this form. */
static bool read_named(const struct test *test, const char *text, struct script_line *line)
{
    const char *colon = strchr(text, ':');
    if (!colon)
        return false;
    const size_t word = strcspn(text, " \t:");
    line->number = test->number;
    line->value = colon + 1 + strspn(colon + 1, " \t");
    return word > 0 && *line->value && script_trim(line->word, sizeof line->word, text, word) &&
           script_trim(line->argument, sizeof line->argument, text + word, (size_t)(colon - text) - word);
}

/*
 * Reports. After the first one a test is over.
 */
static void say_moves(const struct nika_setup *setup, const struct nika_move *moves, unsigned count,
                      struct nika_text *text)
{
    if (count == 0)
        nika_text_add(text, "none");
    for (unsigned i = 0; i < count; i++) {
        char word[NIKA_WORD_MAX];
        setup->game->say(setup, moves[i], word);
        nika_text_add(text, i ? ", " : "");
        nika_text_add(text, word);
    }
}

static void show_position(const struct test *test)
{
    const struct nika_setup *setup = &test->table.setup;
    const struct nika_game *game = setup->game;
    static char bytes[NIKA_MOVES_MAX * (NIKA_WORD_MAX + 2)];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_view view;
    printf("  the position:\n%s, %u players, seat %u starts", game->name, setup->players, setup->start);
    if (game->edition_count > 1)
        printf(", edition %s", game->editions[setup->edition].name);
    for (unsigned i = 0; i < game->switch_count; i++)
        printf(", %s %s", game->switches[i].name, game->switches[i].values[setup->switches[i]]);
    nika_look(setup, &test->world, NIKA_WATCHER, &view);
    const struct nika_waiting waiting = game->waiting(setup, &view);
    script_say_seats(waiting.asked, "nobody", &text);
    nika_text_add(&text, "; free: ");
    script_say_seats(waiting.free, "nobody", &text);
    printf("\nasked: %s\n", bytes);
    test->own->show(setup, &test->world, stdout);
    /* A broken position must not be asked for its moves. */
    for (unsigned seat = 0; seat < setup->players && !game->check(setup, &test->world); seat++) {
        struct nika_move moves[NIKA_MOVES_MAX];
        nika_look(setup, &test->world, seat, &view);
        text = nika_text(bytes, sizeof bytes);
        say_moves(setup, moves, game->legal(setup, &view, moves), &text);
        printf("legal %u: %s\n", seat, bytes);
    }
    putchar('\n');
}

static void fail(struct test *test, const char *expected, const char *is)
{
    printf("%s:%u: %s\n  test: %s\n  expected: %s\n  is: %s\n", test->file, test->number, test->line, test->title,
           expected, is);
    show_position(test);
    test->over = true;
}

/* The line means nothing; `number` names another one than the last that was read, or is 0. */
static void malformed(struct test *test, unsigned number, const char *why)
{
    const bool here = number == 0 || number == test->number;
    printf("%s:%u: %s\n", test->file, here ? test->number : number, here ? test->line : "");
    if (test->title)
        printf("  test: %s\n", test->title);
    printf("  malformed: %s\n", why);
    if (test->stage == LAID)
        show_position(test);
    test->over = test->malformed = true;
}

/*
 * Moves.
 */
static unsigned legal_moves(const struct test *test, unsigned seat, struct nika_move moves[NIKA_MOVES_MAX])
{
    const struct nika_setup *setup = &test->table.setup;
    struct nika_view view;
    if (seat >= setup->players)
        return 0;
    nika_look(setup, &test->world, seat, &view);
    return setup->game->legal(setup, &view, moves);
}

static bool has_move(const struct nika_move *moves, unsigned count, struct nika_move move)
{
    for (unsigned i = 0; i < count; i++)
        if (nika_move_same(moves[i], move))
            return true;
    return false;
}

/* Reads a move's spelling, which must be its only one. */
static bool read_move(struct test *test, const char *word, struct nika_move *move)
{
    const struct nika_setup *setup = &test->table.setup;
    char again[NIKA_WORD_MAX], is[2 * NIKA_WORD_MAX + 64];
    if (!setup->game->parse(setup, word, strlen(word), move)) {
        snprintf(is, sizeof is, "\"%.*s\" spells no move", NIKA_WORD_MAX, word);
        fail(test, "a move", is);
        return false;
    }
    if (setup->game->say(setup, *move, again) != strlen(word) || strcmp(again, word) != 0) {
        snprintf(is, sizeof is, "\"%s\" comes back as \"%s\"", word, again);
        fail(test, "one spelling for each move", is);
        return false;
    }
    return true;
}

/* What must come of a move. */
struct outcome {
    nika_refusal refusal;
    enum { UNASKED, NOTHING, SOMETHING } reveals;
};

/* Plays a move. */
static void play(struct test *test, unsigned seat, struct nika_move move, struct outcome wanted)
{
    const struct nika_setup *setup = &test->table.setup;
    const struct nika_game *game = setup->game;
    struct nika_move moves[NIKA_MOVES_MAX];
    struct nika_world before;
    const bool listed = has_move(moves, legal_moves(test, seat, moves), move);
    nika_copy(game, &before, &test->world);
    const nika_refusal refusal = game->apply(setup, &test->world, seat, move);
    if (refusal != wanted.refusal) {
        char expected[SCRIPT_WORD_MAX + 16], is[SCRIPT_WORD_MAX + 16];
        snprintf(expected, sizeof expected, "%s%s", wanted.refusal ? "refused " : "", game->refusals[wanted.refusal]);
        snprintf(is, sizeof is, "%s%s", refusal ? "refused " : "", game->refusals[refusal]);
        fail(test, expected, is);
    } else if (refusal != NIKA_ACCEPTED && !nika_world_same(game, &before, &test->world)) {
        fail(test, "a refused move changes nothing", "the world has changed");
    } else if (listed != (refusal == NIKA_ACCEPTED)) {
        fail(test, "a move is listed as legal exactly if it is accepted", listed ? "listed" : "not listed");
    } else if (refusal == NIKA_ACCEPTED) {
        const char *broken = script_broken(&test->table.setup, &test->world);
        const bool reveals = game->reveals(setup, &before, &test->world, seat, move);
        if (broken)
            fail(test, broken, "not so after this move");
        else if (wanted.reveals != UNASKED && reveals != (wanted.reveals == SOMETHING))
            fail(test, reveals ? "reveals nothing" : "reveals", reveals ? "reveals" : "reveals nothing");
    }
}

static void must_be_no_move(struct test *test, const char *word)
{
    const struct nika_setup *setup = &test->table.setup;
    const struct nika_move untouched = {.open = 0x5a, .hidden = 0x5a, .verb = 0x5a};
    struct nika_move move = untouched;
    if (setup->game->parse(setup, word, strlen(word), &move))
        fail(test, "not a move", "a move");
    else if (!nika_move_same(move, untouched))
        fail(test, "what is not a move leaves the move untouched", "it was changed");
}

/* Reads `refused bid-too-low`, `reveals` or `reveals nothing`. False if it is none of these; the test is over then. */
static bool read_outcome(struct test *test, const char *text, struct outcome *outcome)
{
    const char *const *refusals = test->table.setup.game->refusals;
    if (strcmp(text, "reveals") == 0 || strcmp(text, "reveals nothing") == 0) {
        outcome->reveals = text[strlen("reveals")] ? NOTHING : SOMETHING;
        return true;
    }
    if (strncmp(text, "refused ", 8) != 0) {
        malformed(test, 0,
                  "after \" : \" comes \"refused REASON\", \"not a move\", \"reveals\" or \"reveals nothing\"");
        return false;
    }
    do
        outcome->refusal++;
    while (refusals[outcome->refusal] && strcmp(refusals[outcome->refusal], text + 8) != 0);
    if (!refusals[outcome->refusal])
        malformed(test, 0, "the game has no such refusal");
    return refusals[outcome->refusal] != NULL;
}

/* `bid C1`, `bid C1 : reveals`, `bid C1 : refused bid-too-low`, `bid C9 : not a move` */
static void take_move(struct test *test, unsigned seat, const char *text)
{
    const char *colon = strstr(text, " :"), *after = colon ? colon + 2 + strspn(colon + 2, " \t") : NULL;
    char word[SCRIPT_LINE_MAX];
    struct nika_move move;
    struct outcome wanted = {NIKA_ACCEPTED, UNASKED};
    script_trim(word, sizeof word, text, colon ? (size_t)(colon - text) : strlen(text));
    if (after && strcmp(after, "not a move") == 0)
        must_be_no_move(test, word);
    else if ((!after || read_outcome(test, after, &wanted)) && read_move(test, word, &move))
        play(test, seat, move, wanted);
}

/*
 * Questions.
 */

/* Reads the moves of a list, `pass, bid C1`. False if one is no move or comes twice; the test is over then. */
static bool read_moves(struct test *test, const char *list, struct nika_move moves[NIKA_MOVES_MAX], unsigned *count)
{
    *count = 0;
    if (strcmp(list, "none") == 0)
        return true;
    for (const char *at = list;; at++) {
        const size_t size = strcspn(at, ",");
        char word[SCRIPT_LINE_MAX];
        struct nika_move move;
        script_trim(word, sizeof word, at, size);
        if (!read_move(test, word, &move))
            return false;
        if (*count == NIKA_MOVES_MAX || has_move(moves, *count, move)) {
            malformed(test, 0, "a move stands twice in the list, or the list is too long");
            return false;
        }
        moves[(*count)++] = move;
        at += size;
        if (!*at)
            return true;
    }
}

/* Adds those of some moves that are (or are not) among others. */
static void say_some(const struct test *test, const char *before, const struct nika_move *some, unsigned some_count,
                     const struct nika_move *others, unsigned count, bool among, struct nika_text *text)
{
    struct nika_move found[NIKA_MOVES_MAX];
    unsigned found_count = 0;
    for (unsigned i = 0; i < some_count; i++)
        if (has_move(others, count, some[i]) == among)
            found[found_count++] = some[i];
    if (found_count == 0)
        return;
    nika_text_add(text, text->size ? "; " : "");
    nika_text_add(text, before);
    say_moves(&test->table.setup, found, found_count, text);
}

/* `legal 2: …`, `legal 2 has: …`, `legal 2 lacks: …` */
static void take_legal(struct test *test, const struct script_line *line)
{
    struct nika_move wanted[NIKA_MOVES_MAX], moves[NIKA_MOVES_MAX];
    unsigned seat, wanted_count;
    char word[SCRIPT_WORD_MAX], how[SCRIPT_WORD_MAX] = "", is[2 * SCRIPT_LINE_MAX], expected[SCRIPT_LINE_MAX + 16];
    const char *at = line->argument;
    if (!script_next(&at, word) || !script_number(word, test->table.setup.players - 1u, &seat) ||
        (script_next(&at, how) && strcmp(how, "has") != 0 && strcmp(how, "lacks") != 0)) {
        malformed(test, 0, "\"legal SEAT:\", \"legal SEAT has:\" or \"legal SEAT lacks:\"");
        return;
    }
    if (!read_moves(test, line->value, wanted, &wanted_count))
        return;
    const unsigned count = legal_moves(test, seat, moves);
    const bool exactly = !*how, lacks = strcmp(how, "lacks") == 0;
    struct nika_text text = nika_text(is, sizeof is);
    if (lacks)
        say_some(test, "legal: ", wanted, wanted_count, moves, count, true, &text);
    else
        say_some(test, "not legal: ", wanted, wanted_count, moves, count, false, &text);
    if (exactly)
        say_some(test, "legal besides: ", moves, count, wanted, wanted_count, false, &text);
    if (text.size == 0 && exactly && count != wanted_count)
        nika_text_add(&text, "a move is listed twice");
    snprintf(expected, sizeof expected, "%s%s", exactly ? "exactly " : lacks ? "none of " : "", line->value);
    if (text.size > 0)
        fail(test, expected, is);
}

/* `together: 2 0 1`: who gets the question that all can be asked at once, in the order of the rules. */
static void take_together(struct test *test, const struct script_line *line)
{
    char is[SCRIPT_WORD_MAX], wanted[SCRIPT_WORD_MAX] = "", word[SCRIPT_WORD_MAX];
    struct nika_text seats = nika_text(is, sizeof is);
    unsigned mask;
    if (line->argument[0] || !script_seats(line->value, test->table.setup.players, "nobody", &mask)) {
        malformed(test, 0, "\"together: SEATS\", or nobody");
        return;
    }
    struct nika_text text = nika_text(wanted, sizeof wanted);
    for (const char *at = line->value; script_next(&at, word);) {
        nika_text_add(&text, text.size ? " " : "");
        nika_text_add(&text, word);
    }
    script_say_together(&test->table.setup, &test->world, &seats);
    if (strcmp(wanted, is) != 0)
        fail(test, wanted, is);
}

/* Whether what a seat is told is so: a `?` alone says nothing, and else stands for the rest of its word. */
static bool agrees(const char *told, const char *is)
{
    if (strcmp(told, "?") == 0)
        return true;
    for (; *told; told++)
        if (*told == '?')
            is += strcspn(is, " ");
        else if (*told != *is++)
            return false;
    return *is == '\0';
}

/* Asks the game's own facts. Of the world what is so is asked, and whether every seat is told just that or nothing. */
static bool own_fact(struct test *test, const struct script_line *line, const struct nika_view *view,
                     struct nika_text *expected, struct nika_text *is, struct script_fault *fault)
{
    const struct nika_setup *setup = &test->table.setup;
    if (!test->own->spell(setup, line, expected, fault))
        return false;
    if (view->seat != NIKA_WATCHER) {
        test->own->of_view(setup, view, line, is);
        return true;
    }
    if (strchr(expected->bytes, '?'))
        return script_blame(fault, line->number, "only of a seat can be asked what it is not told");
    test->own->of_world(setup, &test->world, line, is);
    for (unsigned seat = 0; seat < setup->players && strcmp(is->bytes, expected->bytes) == 0; seat++) {
        char told[SCRIPT_ANSWER_MAX];
        struct nika_text text = nika_text(told, sizeof told);
        struct nika_view own;
        nika_look(setup, &test->world, seat, &own);
        test->own->of_view(setup, &own, line, &text);
        if (agrees(told, is->bytes))
            continue;
        nika_text_add(is, ", but seat ");
        nika_text_add_number(is, seat);
        nika_text_add(is, " is told: ");
        nika_text_add(is, told);
    }
    return true;
}

/* Asks for a fact: what `seat` knows of it, or, if that is NIKA_WATCHER, what is so. */
static void take_fact(struct test *test, const struct script_line *line, unsigned seat)
{
    const struct nika_setup *setup = &test->table.setup;
    char wanted[SCRIPT_ANSWER_MAX], found[2 * SCRIPT_ANSWER_MAX];
    struct nika_text expected = nika_text(wanted, sizeof wanted), is = nika_text(found, sizeof found);
    struct script_fault fault = {0, ""};
    struct nika_view view;
    nika_look(setup, &test->world, seat, &view);
    if (!script_common_fact(setup, &view, line, &expected, &is, &fault) &&
        (fault.why[0] || !own_fact(test, line, &view, &expected, &is, &fault)))
        malformed(test, fault.line, fault.why);
    else if (strcmp(wanted, found) != 0)
        fail(test, wanted, found);
}

/*
 * The lines of a test, stage by stage.
 */
static void lay_table(struct test *test)
{
    struct script_fault fault = {0, ""};
    memset(&test->world, 0xa5, sizeof test->world); /* rubbish: who lays a table has to lay all of it */
    if (!test->own->lay(&test->table, &test->world, &fault)) {
        malformed(test, fault.line, fault.why);
        return;
    }
    test->stage = LAID;
    const char *broken = script_broken(&test->table.setup, &test->world);
    if (broken) {
        char why[SCRIPT_WHY_MAX];
        snprintf(why, sizeof why, "the table, as it is laid, can't be: %s", broken);
        malformed(test, 0, why);
    }
}

/* A line after the set-up: a move or a question. */
static void take_play(struct test *test)
{
    struct script_line line;
    unsigned seat;
    test->asked = true;
    if (isdigit((unsigned char)test->line[0])) {
        char word[SCRIPT_WORD_MAX];
        const char *at = test->line;
        script_next(&at, word);
        if (!script_number(word, NIKA_WATCHER - 1, &seat)) {
            malformed(test, 0, "a line that begins with a number begins with a seat");
            return;
        }
        at += strspn(at, " \t");
        if (strncmp(at, "sees ", 5) != 0) {
            take_move(test, seat, at);
            return;
        }
        if (seat >= test->table.setup.players || !read_named(test, at + 5 + strspn(at + 5, " \t"), &line))
            malformed(test, 0, "\"SEAT sees FACT: VALUE\", with a seat of this table");
        else
            take_fact(test, &line, seat);
        return;
    }
    if (!read_named(test, test->line, &line))
        malformed(test, 0, "neither a move nor a question");
    else if (strcmp(line.word, "legal") == 0)
        take_legal(test, &line);
    else if (strcmp(line.word, "together") == 0)
        take_together(test, &line);
    else
        take_fact(test, &line, NIKA_WATCHER);
}

/* A line when game and seats are known. Set-up lines are gathered; the first other one lays the table. */
static void take_setup(struct test *test)
{
    struct script_table *table = &test->table;
    struct script_line line;
    if (strcmp(test->line, "position") == 0) {
        if (table->position || table->count > 0)
            malformed(test, 0, "\"position\" comes directly after the game");
        table->position = true;
        return;
    }
    const char *const *words = table->position ? test->own->position_words : test->own->start_words;
    if (!isdigit((unsigned char)test->line[0]) && read_named(test, test->line, &line) &&
        script_among(words, line.word)) {
        for (unsigned i = 0; i < table->count; i++)
            if (strcmp(table->lines[i].word, line.word) == 0 && strcmp(table->lines[i].argument, line.argument) == 0) {
                malformed(test, 0, "said already: before the first move or question these words lay the table");
                return;
            }
        if (table->count == SCRIPT_SETUP_MAX)
            malformed(test, 0, "too many lines before the first move");
        else
            table->lines[table->count++] = line;
        return;
    }
    lay_table(test);
    if (!test->over)
        take_play(test);
}

/* Takes the next part of a line, up to a comma. */
static bool next_part(const char **at, char part[SCRIPT_LINE_MAX])
{
    const size_t size = strcspn(*at, ",");
    script_trim(part, SCRIPT_LINE_MAX, *at, size);
    *at += size + ((*at)[size] == ',');
    return part[0] != '\0';
}

/* The rest of the game's line, `edition fr, tie clockwise`. An edition sets all switches, so it comes before them. */
static void take_rules(struct test *test, const char *at)
{
    struct nika_setup *setup = &test->table.setup;
    for (bool first_part = true; *at; first_part = false) {
        char part[SCRIPT_LINE_MAX], name[SCRIPT_WORD_MAX], value[SCRIPT_WORD_MAX], more[SCRIPT_WORD_MAX];
        const char *in_part = part;
        const bool two = next_part(&at, part) && script_next(&in_part, name) && script_next(&in_part, value) &&
                         !script_next(&in_part, more);
        const bool edition = two && strcmp(name, "edition") == 0;
        if (edition && !first_part)
            malformed(test, 0, "the edition comes before the switches, and only once");
        else if (edition && !nika_setup_edition(setup, value))
            malformed(test, 0, "the game has no such edition");
        else if (!edition && (!two || !nika_setup_switch(setup, name, value)))
            malformed(test, 0, "the game has no such switch or value");
        if (test->over)
            return;
    }
}

/* `byzantz, 3 players, seat 0 starts, open-profit off` */
static void take_game(struct test *test)
{
    struct nika_setup *setup = &test->table.setup;
    char part[SCRIPT_LINE_MAX], first[SCRIPT_WORD_MAX], second[SCRIPT_WORD_MAX], third[SCRIPT_WORD_MAX];
    const char *at = test->line, *in_part = part;
    unsigned players = 0, start = 0;
    const struct nika_game *game = next_part(&at, part) ? nika_game_named(part) : NULL;
    for (size_t i = 0; game && i < sizeof script_games / sizeof script_games[0]; i++)
        if (strcmp(script_games[i]->name, game->name) == 0)
            test->own = script_games[i];
    if (!test->own) {
        malformed(test, 0, "no game, or none that has rules tests: \"GAME, N players, seat S starts\"");
        return;
    }
    bool fits = next_part(&at, part) && script_next(&in_part, first) &&
                script_number(first, NIKA_SEATS_MAX, &players) && script_next(&in_part, second) &&
                strcmp(second, "players") == 0 && !script_next(&in_part, third);
    in_part = part;
    fits = fits && next_part(&at, part) && script_next(&in_part, first) && strcmp(first, "seat") == 0 &&
           script_next(&in_part, second) && script_number(second, NIKA_SEATS_MAX, &start) &&
           script_next(&in_part, third) && strcmp(third, "starts") == 0 && !script_next(&in_part, third);
    if (!fits || !nika_setup_init(setup, game, players, start)) {
        malformed(test, 0, "\"GAME, N players, seat S starts\", as many as the game is for");
        return;
    }
    take_rules(test, at);
    test->stage = AT_TABLE;
}

static void take_named(struct test *test)
{
    if (strncmp(test->line, "covers:", 7) == 0 && !test->covers) {
        test->covers = test->line + 7 + strspn(test->line + 7, " \t");
        if (!*test->covers)
            malformed(test, 0, "which rules does it cover?");
        return;
    }
    if (!test->covers)
        malformed(test, 0, "a test begins with a line \"covers: …\"");
    else
        take_game(test);
}

/*
 * Files.
 */
struct count {
    unsigned tests, failed, malformed;
};

static void end_test(struct test *test, struct count *count)
{
    if (test->stage == UNNAMED && !test->over)
        return;
    if (!test->over && !test->asked)
        malformed(test, 0, "the test plays nothing and asks nothing");
    count->tests += test->title != NULL;
    count->failed += test->over;
    count->malformed += test->malformed;
}

/* Takes a line, which has no blanks around it and no comment. */
static void take_line(struct test *test, struct count *count)
{
    if (strncmp(test->line, "==", 2) == 0) {
        end_test(test, count);
        *test = (struct test){.file = test->file, .number = test->number, .line = test->line, .stage = NAMED};
        test->title = test->line + 2 + strspn(test->line + 2, " \t");
        if (!*test->title)
            malformed(test, 0, "a test needs a title");
        return;
    }
    if (test->over)
        return;
    switch (test->stage) {
    case UNNAMED:
        malformed(test, 0, "a test begins with \"== TITLE\"");
        break;
    case NAMED:
        take_named(test);
        break;
    case AT_TABLE:
        take_setup(test);
        break;
    default:
        take_play(test);
    }
}

/* Prints what a line says about its test. */
static void list_line(const struct test *test)
{
    if (strncmp(test->line, "==", 2) == 0)
        printf("%s:%u:%s\n", test->file, test->number, test->line + 2);
    else if (strncmp(test->line, "covers:", 7) == 0)
        printf("   %s\n", test->line + 7);
}

/* Reads a whole file, which the caller frees, with a final NUL. NULL if that is not possible. */
static char *read_file(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL, *more;
    size_t room = 0;
    bool whole = false;
    *size = 0;
    while (file && !whole && (more = realloc(text, room += 1 << 16)) != NULL) {
        text = more;
        *size += fread(text + *size, 1, room - 1 - *size, file);
        whole = *size < room - 1;
    }
    whole = whole && !ferror(file);
    if (file)
        fclose(file);
    if (!whole) {
        free(text);
        return NULL;
    }
    text[*size] = '\0';
    return text;
}

/* Runs the tests of a file, or lists them. */
static void take_file(const char *path, bool list, struct count *total)
{
    static struct test test;
    struct count count = {0, 0, 0};
    size_t size;
    char *text = read_file(path, &size);
    if (!text || strlen(text) != size) {
        printf("%s: %s\n", path, text ? "malformed: no text" : "can't be read");
        total->malformed++;
        free(text);
        return;
    }
    test = (struct test){.file = path};
    char *next = NULL;
    for (char *line = text; line; line = next) {
        char copy[SCRIPT_LINE_MAX];
        test.number++;
        next = strchr(line, '\n');
        if (next)
            *next++ = '\0';
        line[strcspn(line, "#")] = '\0';
        const bool fits = script_trim(copy, sizeof copy, line, strlen(line));
        if (fits && !copy[0])
            continue;
        test.line = fits ? strcpy(line, copy) : "";
        if (!fits && !test.over)
            malformed(&test, 0, "the line is too long");
        else if (list)
            list_line(&test);
        else if (fits)
            take_line(&test, &count);
    }
    end_test(&test, &count);
    if (!list)
        printf("%s: %u tests, %u failed\n", path, count.tests, count.failed);
    total->tests += count.tests;
    total->failed += count.failed;
    total->malformed += count.malformed;
    free(text);
}

int main(int count, char **words)
{
    struct count total = {0, 0, 0};
    const bool list = count > 1 && strcmp(words[1], "--list") == 0;
    const int first = list ? 2 : 1;
    if (first >= count || words[first][0] == '-') {
        fprintf(stderr, "usage: rules-runner [--list] FILE.t...\n");
        return 2;
    }
    for (int i = first; i < count; i++)
        take_file(words[i], list, &total);
    if (total.malformed > 0)
        return 2;
    return list || (total.failed == 0 && total.tests > 0) ? 0 : 1;
}
