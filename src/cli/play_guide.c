/*
 * play_guide.c: the guided start of `nika play`: a few questions in plain lines, each with numbered answers and a
 * default. Any other input gets a sentence that says what is possible.
 */
#include <string.h>

#include <nika/fold.h>
#include <nika/games.h>
#include <nika/messages_cli.h>
#include <nika/messages_play.h>

#include "cli_play.h"
#include "guide.h"

/* Names of languages are the same in all of them. */
static void offer_language(struct guide *guide, enum nika_language language)
{
    char line[64];
    struct nika_text text = nika_text(line, sizeof line);
    struct nika_text word = nika_text(guide->words[guide->count], sizeof guide->words[0]);
    nika_text_add(&word, nika_language_code(language));
    nika_text_add(&text, "  ");
    nika_text_add_number(&text, ++guide->count);
    nika_text_add(&text, "  ");
    nika_text_add(&text, nika_language_name(language));
    nika_text_add(&text, "\n");
    nika_lines_put(line);
}

/*
 * The questions. Each is false if there will be no answer.
 */

static bool ask_language(struct guide *guide)
{
    guide_begin(guide, msg_ask_language());
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        offer_language(guide, (enum nika_language)i);
    const unsigned answer = guide_choose(guide, (unsigned)guide->language + 1);
    if (answer == GUIDE_ENDED)
        return false;
    if (nika_can_show((enum nika_language)(answer - 1)))
        guide->language = (enum nika_language)(answer - 1);
    else
        nika_lines_say(guide_voice(guide), msg_language_needs_utf8());
    return true;
}

static bool ask_people(struct guide *guide, unsigned players, unsigned *people)
{
    guide_begin(guide, msg_ask_people(players));
    *people = guide_choose_between(guide, 1, players, 1);
    return *people != GUIDE_ENDED;
}

static bool ask_name(struct guide *guide, struct play_game *game, unsigned people, unsigned number)
{
    struct nika_names *names = &game->sitting.names;
    char suggested[NIKA_NAME_MAX];
    play_default_name(guide->language, people == 1, number, suggested);
    guide_begin(guide, people == 1 ? msg_ask_name() : msg_ask_name_of(number + 1));
    for (;;) {
        struct nika_typed typed;
        struct nika_message why;
        nika_lines_prompt(guide_voice(guide), msg_name_prompt(suggested));
        const enum nika_typing typing = nika_lines_read(&typed, -1, &why);
        if (typing == NIKA_TYPED_END || typing == NIKA_TYPED_SIGNAL)
            return false;
        if (typing == NIKA_TYPED &&
            play_take_name(names, game->setup.players, number, typed.size ? typed.bytes : suggested, &why))
            return true;
        nika_lines_say(guide_voice(guide), why);
    }
}

/* Where one person sits among computer players. Until then it is the first seat. */
static bool ask_seat(struct guide *guide, struct play_game *game)
{
    struct play_chance chance = play_chance(false, 0);
    char letter[] = "A";
    guide_begin(guide, msg_ask_seat());
    guide_offer(guide, msg_answer_any_seat(), "random");
    for (unsigned seat = 0; seat < game->setup.players; seat++, letter[0]++)
        guide_offer(guide, msg_answer_seat(letter), letter);
    const unsigned answer = guide_choose(guide, 1);
    if (answer == GUIDE_ENDED)
        return false;
    const unsigned seat = answer == 1 ? play_below(&chance, game->setup.players) : answer - 2;
    char name[NIKA_NAME_MAX];
    memcpy(name, game->sitting.names.of[0], sizeof name);
    game->sitting.names.of[0][0] = '\0';
    memcpy(game->sitting.names.of[seat], name, sizeof name);
    memcpy(game->sitting.agents[0], "", 1);
    memcpy(game->sitting.agents[seat], "human", 6);
    return true;
}

static bool ask_levels(struct guide *guide, struct play_game *game)
{
    guide_begin(guide, msg_ask_level());
    guide_offer_levels(guide);
    guide_offer(guide, msg_answer_each_level(), "");
    const unsigned all = guide_choose(guide, GUIDE_LEVEL);
    if (all == GUIDE_ENDED)
        return false;
    for (unsigned seat = 0; seat < game->setup.players; seat++) {
        unsigned level = all;
        if (game->sitting.agents[seat][0])
            continue;
        if (all > NIKA_LEVELS) {
            guide_begin(guide, msg_ask_level_of(game->sitting.names.of[seat]));
            guide_offer_levels(guide);
            level = guide_choose(guide, GUIDE_LEVEL);
            if (level == GUIDE_ENDED)
                return false;
        }
        memcpy(game->sitting.agents[seat], nika_agent_names[level - 1], strlen(nika_agent_names[level - 1]) + 1);
    }
    return true;
}

static bool ask_all(struct guide *guide, struct play_game *game)
{
    unsigned people;
    if (!ask_language(guide) || !guide_game(guide, &game->setup) || !ask_people(guide, game->setup.players, &people))
        return false;
    for (unsigned seat = 0; seat < people; seat++) {
        memcpy(game->sitting.agents[seat], "human", 6);
        if (!ask_name(guide, game, people, seat))
            return false;
    }
    if (people == 1 && !ask_seat(guide, game))
        return false;
    play_name_all(game, guide->language);
    return (people == game->setup.players || ask_levels(guide, game)) && guide_edition(guide, &game->setup);
}

void play_like_table(const struct nika_table *table, struct play_game *game)
{
    memset(game, 0, sizeof *game);
    game->setup = *nika_play_setup(table->play);
    game->sitting = table->sitting;
}

/* The game of whoever has played none yet. */
static void choose_quick(const struct guide *guide, struct play_game *game)
{
    nika_setup_init(&game->setup, nika_game_named("justinian"), GUIDE_PLAYERS, 0);
    for (unsigned seat = 0; seat < GUIDE_PLAYERS; seat++) {
        const char *agent = seat == 0 ? "human" : nika_agent_names[GUIDE_LEVEL - 1];
        memcpy(game->sitting.agents[seat], agent, strlen(agent) + 1);
    }
    play_name_all(game, guide->language);
}

static const char *say_game(const struct guide *guide, const struct nika_game *game, char name[64])
{
    struct nika_text text = nika_text(name, 64);
    const bool byzantz = strcmp(game->name, "byzantz") == 0;
    nika_say(&text, guide_voice(guide), byzantz ? msg_game_byzantz() : msg_game_justinian());
    return name;
}

/* Which game is to be learned first; the setup is there for its name. */
static bool ask_lesson(struct guide *guide, struct nika_setup *setup)
{
    guide_begin(guide, msg_ask_lesson());
    guide_offer(guide, msg_game_byzantz(), "byzantz");
    guide_offer(guide, msg_game_justinian(), "justinian");
    const unsigned answer = guide_choose(guide, 2);
    if (answer != GUIDE_ENDED)
        setup->game = nika_game_named(guide->words[answer - 1]);
    return answer != GUIDE_ENDED;
}

/* What a person can begin with. */
enum start { START_ENDED = GUIDE_ENDED, START_GO_ON, START_QUICK, START_ALL, START_LEARN };

/* Asks how to begin: the last game goes on, if it is not over; a quick game is like the last one, and `game` is filled
 * in for it; or everything is asked; or a game is learned first. */
static enum start ask_start(struct guide *guide, struct play_game *game, struct play_record *record,
                            struct nika_table *table)
{
    char path[PLAY_PATH_MAX], name[64];
    const bool any = play_record_last(path) && play_record_read(record, path, table, true) == CLI_FINE;
    const bool goes_on = any && nika_play_waiting(table->play).asked;
    if (any)
        play_like_table(table, game);
    else
        choose_quick(guide, game);
    say_game(guide, game->setup.game, name);
    guide_begin(guide, goes_on ? msg_ask_go_on(name, nika_play_ply(table->play)) : msg_ask_start());
    if (goes_on)
        guide_offer(guide, msg_answer_go_on(), "");
    guide_offer(guide,
                any ? msg_answer_like_last(name, game->setup.players) : msg_answer_quick(name, game->setup.players - 1),
                "");
    guide_offer(guide, msg_answer_new_game(), "");
    guide_offer(guide, msg_answer_learn(), "learn");
    const unsigned answer = guide_choose(guide, 1);
    const enum start start = answer == GUIDE_ENDED ? START_ENDED : (enum start)(answer + !goes_on);
    if (any && start != START_GO_ON)
        play_record_close(record);
    return start;
}

enum play_guided play_guide(enum nika_language *language, struct play_game *game, struct play_record *record,
                            struct nika_table *table)
{
    struct guide guide = {.language = *language};
    enum play_guided guided = PLAY_GUIDED_QUIT;
    memset(game, 0, sizeof *game);
    nika_lines_begin();
    nika_lines_say(guide_voice(&guide), msg_welcome());
    const enum start start = ask_start(&guide, game, record, table);
    if (start == START_ALL)
        memset(game, 0, sizeof *game);
    if (start == START_GO_ON)
        guided = PLAY_GUIDED_RESUME;
    else if (start == START_QUICK || (start == START_ALL && ask_all(&guide, game)))
        guided = PLAY_GUIDED_NEW;
    else if (start == START_LEARN && ask_lesson(&guide, &game->setup))
        guided = PLAY_GUIDED_LEARN;
    *language = guide.language;
    nika_lines_put("\n");
    nika_lines_end();
    return guided;
}

enum play_after play_guide_rematch(enum nika_language language)
{
    struct guide guide = {.language = language};
    nika_lines_begin();
    guide_begin(&guide, msg_ask_rematch());
    guide_offer(&guide, msg_answer_rematch(), "");
    guide_offer(&guide, msg_answer_enough(), "");
    guide_offer(&guide, msg_answer_review(), "review");
    const unsigned answer = guide_choose(&guide, 2);
    nika_lines_end();
    return answer == 1 ? PLAY_AGAIN : answer == 3 ? PLAY_REVIEW : PLAY_ENOUGH;
}
