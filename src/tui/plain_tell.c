/*
 * plain_tell.c: what line mode prints: history, table, hand, help, hints.
 */
#include <string.h>

#include <nika/explain.h>
#include <nika/messages_byzantz.h>
#include <nika/messages_justinian.h>
#include <nika/messages_learn.h>
#include <nika/messages_online.h>
#include <nika/messages_play.h>
#include <nika/messages_screen.h>
#include <nika/tell.h>

#include "plain.h"

static const char *const before_manner[] = {
    [NIKA_HEADING] = "\n", [NIKA_MOVE] = "", [NIKA_EVENT] = "", [NIKA_DETAIL] = "  "};

static void hear(void *context, enum nika_manner manner, struct nika_message message)
{
    struct plain *plain = context;
    nika_lines_put(before_manner[manner]);
    nika_lines_say(plain->session->voice, message);
    plain->said++;
}

struct nika_listener plain_listener(struct plain *plain)
{
    return (struct nika_listener){hear, plain};
}

void plain_say(struct plain *plain, struct nika_message message)
{
    nika_lines_say(plain->session->voice, message);
}

/* What the person before the screen sees. */
static struct nika_view view_of(const struct plain *plain)
{
    return *nika_sight_view(plain_sight(plain));
}

void plain_tell_seats(struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    for (unsigned seat = 0; seat < plain_sight(plain)->setup.players; seat++) {
        const char *agent = source.sight->sitting.agents[seat];
        if (seat == plain->session->voice.self)
            plain_say(plain, msg_sits_you(source.sight->sitting.names.of[seat]));
        else if (strcmp(agent, "human") == 0)
            plain_say(plain, msg_sits_person(seat));
        else
            plain_say(plain, msg_sits_computer(seat, nika_level_name(plain->session->voice.language, agent, agent)));
    }
}

const struct nika_teaching *plain_teaching(const struct plain *plain)
{
    return plain->session->source.teaching;
}

static void tell_lesson_how(struct plain *plain)
{
    const enum nika_language language = plain->session->voice.language;
    plain_say(plain, msg_lesson_how(nika_first_word(language, msg_word_help()).bytes,
                                    nika_first_word(language, msg_word_table()).bytes,
                                    nika_first_word(language, msg_word_quit()).bytes));
}

void plain_tell_lesson_start(struct plain *plain)
{
    plain_say(plain, strcmp(plain_sight(plain)->setup.game->name, "byzantz") == 0 ? msg_learn_by_title()
                                                                                  : msg_learn_ju_title());
    tell_lesson_how(plain);
    nika_lines_put("\n");
    plain_tell_table(plain);
    plain_tell_hand(plain, true);
    nika_lines_flush();
}

/* What a step says, and, if it asks for a move, how that is typed. */
static void tell_lesson(struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    char bytes[256];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    struct nika_move move;
    source.teaching->tell(source.context, plain_listener(plain));
    if (!source.teaching->taught(source.context, &move))
        return;
    nika_spell(&plain_sight(plain)->setup, move, plain->session->voice.language, &text);
    plain_say(plain, msg_lesson_type(bytes));
}

void plain_tell_moves(struct plain *plain, unsigned from)
{
    const struct nika_sight *sight = plain_sight(plain);
    for (unsigned i = from; i < sight->shown; i++)
        nika_tell_move(&sight->setup, nika_sight_before(sight, i), &sight->steps[i].after, sight->steps[i].seat,
                       sight->steps[i].move, plain_listener(plain));
    plain->seen = sight->shown;
}

void plain_tell_log(struct plain *plain)
{
    if (plain_sight(plain)->shown == 0)
        plain_say(plain, msg_story_is_empty());
    else
        plain_tell_moves(plain, 0);
}

/* A text that hears, to be compared and then perhaps told. */
struct hearing {
    struct plain *plain;
    struct nika_text text;
};

static void hear_into(void *context, enum nika_manner manner, struct nika_message message)
{
    struct hearing *hearing = context;
    nika_text_add(&hearing->text, before_manner[manner]);
    nika_say(&hearing->text, hearing->plain->session->voice, message);
    nika_text_add_char(&hearing->text, '\n');
}

void plain_tell_hand(struct plain *plain, bool only_if_new)
{
    const struct nika_view view = view_of(plain);
    char hand[sizeof plain->hand];
    struct hearing hearing = {plain, nika_text(hand, sizeof hand)};
    nika_tell_hand(&plain_sight(plain)->setup, &view, (struct nika_listener){hear_into, &hearing});
    if (!only_if_new || strcmp(hand, plain->hand) != 0)
        nika_lines_put(hand);
    memcpy(plain->hand, hand, hearing.text.size + 1);
}

/* Hands on what is on the table, but for what everybody could remember, where that is left to those who do. */
static void hear_table(void *context, enum nika_manner manner, struct nika_message message)
{
    struct plain *plain = context;
    const bool remembered = message.key == NIKA_MSG_by_known || message.key == NIKA_MSG_ju_used;
    if (!remembered || !plain_sight(plain)->forgets)
        hear(plain, manner, message);
}

void plain_tell_table(struct plain *plain)
{
    const struct nika_view view = view_of(plain);
    nika_tell_table(&plain_sight(plain)->setup, &view, (struct nika_listener){hear_table, plain});
}

void plain_tell_question(struct plain *plain)
{
    const struct nika_view view = view_of(plain);
    const struct nika_source source = plain->session->source;
    const unsigned said = plain->said;
    if (plain_teaching(plain)) {
        tell_lesson(plain);
        return;
    }
    if (session_asks(plain->session)) {
        nika_tell_question(&plain_sight(plain)->setup, &view, plain_listener(plain));
        return;
    }
    if (source.online)
        source.online->pause(source.context, plain_listener(plain));
    if (plain->said == said)
        nika_tell_waiting(&plain_sight(plain)->setup, &view, plain_listener(plain));
}

static void tell_advice(struct plain *plain, unsigned number, const struct nika_advice *advice)
{
    const struct nika_voice voice = plain->session->voice;
    char line[NIKA_REASON_MAX];
    struct nika_text text = nika_text(line, sizeof line);
    nika_text_add_number(&text, number);
    nika_text_add(&text, ". ");
    nika_spell(&plain_sight(plain)->setup, advice->move, voice.language, &text);
    nika_lines_put(line);
    if (advice->visits) {
        nika_lines_put("  ");
        nika_lines_prompt(voice, nika_worth(advice->points, advice->tells, nika_advice_percent(advice), advice->equal));
    }
    nika_lines_put("\n");
    if (advice->count == 0)
        return;
    text = nika_text(line, sizeof line);
    nika_say_reason(&text, voice, advice->facts, advice->count);
    nika_lines_put("   ");
    nika_lines_put(line);
    nika_lines_put("\n");
}

void plain_tell_hint(struct plain *plain)
{
    struct session *session = plain->session;
    struct nika_hint hint;
    if (!session_asks(plain->session)) {
        plain_say(plain, msg_no_hint_now());
        return;
    }
    if (!session->source.actions->hint) {
        plain_say(plain, msg_no_hint_here());
        return;
    }
    session->source.actions->hint(session->source.context, session->viewer, &session->adviser, &hint);
    plain_say(plain, msg_best_moves(session->viewer));
    for (unsigned i = 0; i < hint.count; i++)
        tell_advice(plain, i + 1, &hint.advice[i]);
    if (hint.count == 0)
        return;
    char move[NIKA_REASON_MAX];
    struct nika_text text = nika_text(move, sizeof move);
    nika_spell(&plain_sight(plain)->setup, hint.advice[0].move, session->voice.language, &text);
    plain_say(plain, msg_enter_plays(move));
    plain->hinted = true;
    plain->hint = hint.advice[0].move;
}

void plain_tell_rules(struct plain *plain)
{
    char bytes[NIKA_RULES_SECTION_MAX];
    struct nika_text text = nika_text(bytes, sizeof bytes);
    for (unsigned i = 0; nika_tell_rules(&plain_sight(plain)->setup, plain->session->voice.language, i, &text); i++) {
        nika_lines_put(i > 0 ? "\n" : "");
        nika_lines_put(bytes);
        text = nika_text(bytes, sizeof bytes);
    }
}

/* The words that only games on a server have, or that mean more there. */
static void tell_online_help(struct plain *plain)
{
    const enum nika_language language = plain->session->voice.language;
    plain_say(plain, msg_online_about_say(nika_first_word(language, msg_online_word_say()).bytes));
    plain_say(plain, msg_online_about_who(nika_first_word(language, msg_online_word_who()).bytes));
    plain_say(plain, msg_online_about_undo(nika_first_word(language, msg_word_undo()).bytes));
    plain_say(plain, msg_online_about_away(nika_first_word(language, msg_online_word_away()).bytes,
                                           nika_first_word(language, msg_online_word_back()).bytes));
    plain_say(plain, msg_online_about_mute(nika_first_word(language, msg_online_word_mute()).bytes,
                                           nika_first_word(language, msg_online_word_hear()).bytes));
    plain_say(plain, msg_online_about_quit(nika_first_word(language, msg_word_quit()).bytes));
}

void plain_tell_help(struct plain *plain)
{
    const enum nika_language language = plain->session->voice.language;
    const struct nika_view view = view_of(plain);
    char paces[256];
    struct nika_text all = nika_text(paces, sizeof paces);
    plain_add_pace_names(language, &all);
    if (session_asks(plain->session))
        nika_tell_help(&plain_sight(plain)->setup, &view, plain_listener(plain));
    plain_say(plain, msg_about_words());
    plain_say(plain, msg_about_hand(nika_first_word(language, msg_word_hand()).bytes));
    plain_say(plain, msg_about_table(nika_first_word(language, msg_word_table()).bytes));
    plain_say(plain, msg_about_log(nika_first_word(language, msg_word_log()).bytes));
    plain_say(plain, msg_about_hint(nika_first_word(language, msg_word_hint()).bytes));
    plain_say(plain, msg_about_rules(nika_first_word(language, msg_word_rules()).bytes));
    plain_say(plain, msg_about_pace(nika_first_word(language, msg_word_pace()).bytes, paces));
    if (plain->session->source.online) {
        tell_online_help(plain);
        return;
    }
    plain_say(plain, msg_about_undo(nika_first_word(language, msg_word_undo()).bytes));
    if (plain_teaching(plain))
        tell_lesson_how(plain);
    else
        plain_say(plain, msg_about_quit(nika_first_word(language, msg_word_quit()).bytes));
}

void plain_tell_who(struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    source.online->about(source.context, plain_listener(plain));
    source.online->status(source.context, plain_listener(plain));
}
