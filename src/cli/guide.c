/*
 * guide.c: interactive questions in plain lines (see guide.h).
 */
#include "guide.h"

#include <nika/fold.h>
#include <nika/games.h>
#include <nika/messages_play.h>
#include <nika/tui.h>

struct nika_voice guide_voice(const struct guide *guide)
{
    return nika_voice(guide->language, NULL);
}

void guide_begin(struct guide *guide, struct nika_message question)
{
    guide->count = 0;
    nika_lines_put("\n");
    nika_lines_say(guide_voice(guide), question);
}

void guide_offer(struct guide *guide, struct nika_message answer, const char *word)
{
    char number[] = "  1  ";
    struct nika_text text = nika_text(guide->words[guide->count], sizeof guide->words[0]);
    nika_text_add(&text, word);
    number[2] = (char)('1' + guide->count++);
    nika_lines_put(number);
    nika_lines_say(guide_voice(guide), answer);
}

/* A number from least to most, as it is typed or by the word of an answer; GUIDE_ENDED if there will be none. */
unsigned guide_choose_between(struct guide *guide, unsigned least, unsigned most, unsigned suggested)
{
    for (;;) {
        struct nika_typed typed;
        struct nika_folded folded;
        struct nika_message why;
        nika_lines_prompt(guide_voice(guide), msg_number_prompt(suggested));
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
            return GUIDE_ENDED;
        if (typing == NIKA_TYPED_WRONG)
            nika_lines_say(guide_voice(guide), why);
        nika_lines_say(guide_voice(guide), msg_number_wrong(least, most, suggested));
    }
}

/* The number of an answer, from 1. */
unsigned guide_choose(struct guide *guide, unsigned suggested)
{
    return guide_choose_between(guide, 1, guide->count, suggested);
}

bool guide_game(struct guide *guide, struct nika_setup *setup)
{
    guide_begin(guide, msg_ask_game());
    guide_offer(guide, msg_game_byzantz(), "byzantz");
    guide_offer(guide, msg_game_justinian(), "justinian");
    const unsigned answer = guide_choose(guide, 1);
    if (answer == GUIDE_ENDED)
        return false;
    const struct nika_game *game = nika_game_named(guide->words[answer - 1]);
    guide_begin(guide, msg_ask_players(game->players_min, game->players_max));
    const unsigned players = guide_choose_between(guide, game->players_min, game->players_max, GUIDE_PLAYERS);
    return players != GUIDE_ENDED && nika_setup_init(setup, game, players, 0);
}

void guide_offer_levels(struct guide *guide)
{
    for (unsigned level = 0; level < NIKA_LEVELS; level++)
        guide_offer(guide, nika_level_message(level), nika_agent_names[level]);
}

bool guide_edition(struct guide *guide, struct nika_setup *setup)
{
    static const char *const names[] = {"en", "fr", "it", "ja"};
    if (setup->game->edition_count < 2)
        return true;
    guide_begin(guide, msg_ask_edition());
    guide_offer(guide, msg_edition_en(), names[0]);
    guide_offer(guide, msg_edition_fr(), names[1]);
    guide_offer(guide, msg_edition_it(), names[2]);
    guide_offer(guide, msg_edition_ja(), names[3]);
    const unsigned answer = guide_choose(guide, 1);
    return answer != GUIDE_ENDED && nika_setup_edition(setup, names[answer - 1]);
}
