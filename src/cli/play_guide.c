/*
 * play_guide.c: the guided start of `nika play`: a few questions in plain lines, each with numbered answers of which one is
 * suggested. Whatever else is typed gets a sentence that says what is possible.
 */
#include <string.h>

#include <nika/fold.h>
#include <nika/games.h>
#include <nika/messages_play.h>

#include "play.h"

enum { ANSWERS_MAX = 8, ENDED = 0 };

static const char *const levels[] = {"beginner", "casual", "skilled", "expert"};
enum { LEVELS = 4, LEVEL_SUGGESTED = 2, PLAYERS_SUGGESTED = 4 };

/* A question under way. */
struct guide {
    enum nika_language language;
    unsigned count;
    char words[ANSWERS_MAX][32]; /* what can be typed instead of the number; or empty */
};

static struct nika_voice voice_of(const struct guide *guide)
{
    return (struct nika_voice){guide->language, NULL};
}

static void begin(struct guide *guide, struct nika_message question)
{
    guide->count = 0;
    nika_lines_put("\n");
    nika_lines_say(voice_of(guide), question);
}

static void offer(struct guide *guide, struct nika_message answer, const char *word)
{
    char number[] = "  1  ";
    struct nika_text text = nika_text(guide->words[guide->count], sizeof guide->words[0]);
    nika_text_add(&text, word);
    number[2] = (char)('1' + guide->count++);
    nika_lines_put(number);
    nika_lines_say(voice_of(guide), answer);
}

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

/* A number from least to most, as it is typed or by the word of an answer; ENDED if there will be none. */
static unsigned choose_between(struct guide *guide, unsigned least, unsigned most, unsigned suggested)
{
    for (;;) {
        struct nika_typed typed;
        struct nika_folded folded;
        struct nika_message why;
        nika_lines_prompt(voice_of(guide), msg_number_prompt(suggested));
        const enum nika_typing typing = nika_lines_read(&typed, -1, &why);
        if (typing == NIKA_TYPED && typed.size == 0)
            return suggested;
        if (typing == NIKA_TYPED && nika_fold(typed.bytes, typed.size, &folded) && folded.size == 1 &&
            folded.bytes[0] >= '0' + (char)least && folded.bytes[0] <= '0' + (char)most)
            return (unsigned)(folded.bytes[0] - '0');
        for (unsigned i = 0; typing == NIKA_TYPED && i < guide->count; i++)
            if (guide->words[i][0] && nika_fold_same(typed.bytes, typed.size, guide->words[i]))
                return i + 1;
        if (typing == NIKA_TYPED_END || typing == NIKA_TYPED_SIGNAL)
            return ENDED;
        if (typing == NIKA_TYPED_WRONG)
            nika_lines_say(voice_of(guide), why);
        nika_lines_say(voice_of(guide), msg_number_wrong(least, most, suggested));
    }
}

/* The number of an answer, from 1. */
static unsigned choose(struct guide *guide, unsigned suggested)
{
    return choose_between(guide, 1, guide->count, suggested);
}

/*
 * The questions. Each is false if there will be no answer.
 */

static bool ask_language(struct guide *guide)
{
    begin(guide, msg_ask_language());
    for (unsigned i = 0; i < NIKA_LANGUAGES; i++)
        offer_language(guide, (enum nika_language)i);
    const unsigned answer = choose(guide, (unsigned)guide->language + 1);
    if (answer == ENDED)
        return false;
    if (nika_can_show((enum nika_language)(answer - 1)))
        guide->language = (enum nika_language)(answer - 1);
    else
        nika_lines_say(voice_of(guide), msg_japanese_needs_utf8());
    return true;
}

static bool ask_game(struct guide *guide, struct nika_setup *setup)
{
    begin(guide, msg_ask_game());
    offer(guide, msg_game_byzantz(), "byzantz");
    offer(guide, msg_game_justinian(), "justinian");
    const unsigned answer = choose(guide, 1);
    if (answer == ENDED)
        return false;
    const struct nika_game *game = nika_game_named(guide->words[answer - 1]);
    begin(guide, msg_ask_players(game->players_min, game->players_max));
    const unsigned players = choose_between(guide, game->players_min, game->players_max, PLAYERS_SUGGESTED);
    return players != ENDED && nika_setup_init(setup, game, players, 0);
}

static bool ask_people(struct guide *guide, unsigned players, unsigned *people)
{
    begin(guide, msg_ask_people(players));
    *people = choose_between(guide, 1, players, 1);
    return *people != ENDED;
}

static bool ask_name(struct guide *guide, struct play_game *game, unsigned people, unsigned number)
{
    struct nika_names *names = &game->sitting.names;
    char suggested[NIKA_NAME_MAX];
    play_default_name(guide->language, people == 1, number, suggested);
    begin(guide, people == 1 ? msg_ask_name() : msg_ask_name_of(number + 1));
    for (;;) {
        struct nika_typed typed;
        struct nika_message why;
        nika_lines_prompt(voice_of(guide), msg_name_prompt(suggested));
        const enum nika_typing typing = nika_lines_read(&typed, -1, &why);
        if (typing == NIKA_TYPED_END || typing == NIKA_TYPED_SIGNAL)
            return false;
        if (typing == NIKA_TYPED &&
            play_take_name(names, game->setup.players, number, typed.size ? typed.bytes : suggested, &why))
            return true;
        nika_lines_say(voice_of(guide), why);
    }
}

/* Where one person sits among computer players. Until then it is the first seat. */
static bool ask_seat(struct guide *guide, struct play_game *game)
{
    struct play_chance chance = play_chance(false, 0);
    char letter[] = "A";
    begin(guide, msg_ask_seat());
    offer(guide, msg_answer_any_seat(), "random");
    for (unsigned seat = 0; seat < game->setup.players; seat++, letter[0]++)
        offer(guide, msg_answer_seat(letter), letter);
    const unsigned answer = choose(guide, 1);
    if (answer == ENDED)
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

static void offer_levels(struct guide *guide)
{
    offer(guide, msg_level_beginner(), levels[0]);
    offer(guide, msg_level_casual(), levels[1]);
    offer(guide, msg_level_skilled(), levels[2]);
    offer(guide, msg_level_expert(), levels[3]);
}

static bool ask_levels(struct guide *guide, struct play_game *game)
{
    begin(guide, msg_ask_level());
    offer_levels(guide);
    offer(guide, msg_answer_each_level(), "");
    const unsigned all = choose(guide, LEVEL_SUGGESTED);
    if (all == ENDED)
        return false;
    for (unsigned seat = 0; seat < game->setup.players; seat++) {
        unsigned level = all;
        if (game->sitting.agents[seat][0])
            continue;
        if (all > LEVELS) {
            begin(guide, msg_ask_level_of(game->sitting.names.of[seat]));
            offer_levels(guide);
            level = choose(guide, LEVEL_SUGGESTED);
            if (level == ENDED)
                return false;
        }
        memcpy(game->sitting.agents[seat], levels[level - 1], strlen(levels[level - 1]) + 1);
    }
    return true;
}

static bool ask_edition(struct guide *guide, struct nika_setup *setup)
{
    static const char *const names[] = {"en", "fr", "it", "ja"};
    unsigned suggested = 1;
    if (setup->game->edition_count < 2)
        return true;
    begin(guide, msg_ask_edition());
    offer(guide, msg_edition_en(), names[0]);
    offer(guide, msg_edition_fr(), names[1]);
    offer(guide, msg_edition_it(), names[2]);
    offer(guide, msg_edition_ja(), names[3]);
    for (unsigned i = 0; i < guide->count; i++)
        if (strcmp(names[i], nika_language_code(guide->language)) == 0)
            suggested = i + 1;
    const unsigned answer = choose(guide, suggested);
    return answer != ENDED && nika_setup_edition(setup, names[answer - 1]);
}

static bool ask_all(struct guide *guide, struct play_game *game)
{
    unsigned people;
    if (!ask_language(guide) || !ask_game(guide, &game->setup) || !ask_people(guide, game->setup.players, &people))
        return false;
    for (unsigned seat = 0; seat < people; seat++) {
        memcpy(game->sitting.agents[seat], "human", 6);
        if (!ask_name(guide, game, people, seat))
            return false;
    }
    if (people == 1 && !ask_seat(guide, game))
        return false;
    play_name_all(game, guide->language);
    return (people == game->setup.players || ask_levels(guide, game)) && ask_edition(guide, &game->setup);
}

/* Whether the last game is to go on. ENDED if there will be no answer; 2 if not. */
static unsigned ask_go_on(struct guide *guide, struct play_record *record, struct nika_table *table)
{
    char path[PLAY_PATH_MAX], name[64];
    struct nika_text text = nika_text(name, sizeof name);
    if (!play_record_last(path) || play_record_read(record, path, table, true) != CLI_FINE)
        return 2;
    unsigned answer = 2;
    if (nika_table_waiting(table).asked) {
        const bool byzantz = strcmp(nika_table_setup(table)->game->name, "byzantz") == 0;
        nika_say(&text, voice_of(guide), byzantz ? msg_game_byzantz() : msg_game_justinian());
        begin(guide, msg_ask_go_on(name, nika_table_ply(table)));
        offer(guide, msg_answer_go_on(), "");
        offer(guide, msg_answer_new_game(), "");
        answer = choose(guide, 1);
    }
    if (answer != 1)
        play_record_close(record);
    return answer;
}

enum play_guided play_guide(enum nika_language *language, struct play_game *game, struct play_record *record,
                            struct nika_table *table)
{
    struct guide guide = {.language = *language};
    enum play_guided guided = PLAY_GUIDED_QUIT;
    memset(game, 0, sizeof *game);
    nika_lines_begin();
    nika_lines_say(voice_of(&guide), msg_welcome());
    const unsigned go_on = ask_go_on(&guide, record, table);
    if (go_on == 1)
        guided = PLAY_GUIDED_RESUME;
    else if (go_on == 2 && ask_all(&guide, game))
        guided = PLAY_GUIDED_NEW;
    *language = guide.language;
    nika_lines_put("\n");
    nika_lines_end();
    return guided;
}

bool play_guide_rematch(enum nika_language language)
{
    struct guide guide = {.language = language};
    nika_lines_begin();
    begin(&guide, msg_ask_rematch());
    offer(&guide, msg_answer_rematch(), "");
    offer(&guide, msg_answer_enough(), "");
    const unsigned answer = choose(&guide, 2);
    nika_lines_end();
    return answer == 1;
}
