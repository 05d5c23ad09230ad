/*
 * plain_typed.c: interprets typed lines in line mode: a command, a move, or the beginning of a move that later lines
 * continue. Anything else gets a sentence that says what is possible, and changes nothing.
 */
#include <string.h>

#include <nika/fold.h>
#include <nika/messages_play.h>

#include "lines.h"
#include "plain.h"

enum answer { ANSWER_YES, ANSWER_NO, ANSWER_OTHER };

static enum nika_language language_of(const struct plain *plain)
{
    return plain->session->voice.language;
}

void plain_see_help(struct plain *plain)
{
    plain_say(plain, msg_see_help(nika_first_word(language_of(plain), msg_word_help()).bytes));
}

/* Whether it is a yes; taking back is a no. */
static enum answer answer_in(const struct plain *plain)
{
    const struct nika_typed *typed = &plain->typed;
    const enum nika_language language = language_of(plain);
    const char *rest;
    if (nika_means(language, msg_word_yes(), typed->bytes, typed->size))
        return ANSWER_YES;
    if (nika_means(language, msg_word_no(), typed->bytes, typed->size) ||
        plain_command_in(plain, typed->bytes, &rest) == COMMAND_UNDO)
        return ANSWER_NO;
    return ANSWER_OTHER;
}

static void ask_for_answer(struct plain *plain)
{
    char answers[NIKA_YES_OR_NO_MAX];
    plain_say(plain, msg_answer_yes_or_no(nika_yes_or_no(plain->session->voice.language, answers)));
}

/* The answer to whether a game without a record may be lost. Quitting twice means yes. */
static enum outcome answer_losing(struct plain *plain)
{
    const char *rest;
    const enum answer answer = answer_in(plain);
    plain->losing = answer == ANSWER_OTHER;
    if (answer == ANSWER_YES ||
        (answer == ANSWER_OTHER && plain_command_in(plain, plain->typed.bytes, &rest) == COMMAND_QUIT))
        return OUTCOME_QUIT;
    if (answer == ANSWER_OTHER)
        ask_for_answer(plain);
    return OUTCOME_DONE;
}

/*
 * The words of line mode.
 */

static void change_pace(struct plain *plain, const char *name)
{
    const enum nika_language language = language_of(plain);
    char all[256];
    struct nika_text text = nika_text(all, sizeof all);
    plain_add_pace_names(language, &text);
    if (!*name) {
        plain_say(plain, msg_pace_is(plain_pace_name(language, plain->session->pace).bytes, all));
        return;
    }
    const enum pace pace = plain_pace_named(language, name);
    if (pace == PACE_COUNT) {
        plain_say(plain, msg_no_such_pace(name, all));
        return;
    }
    plain->session->pace = pace;
    plain_say(plain, msg_pace_becomes(plain_pace_name(language, pace).bytes));
}

/* Drops the last word of a half-typed move; otherwise takes back the last act, which on a server is an order. */
static enum outcome take_back(struct plain *plain)
{
    char *half = plain->half;
    size_t size = strlen(half);
    if (size == 0 && plain_online(plain))
        return plain_order(plain, NIKA_ORDER_UNDO, NULL);
    if (size == 0)
        return OUTCOME_BACK;
    while (size > 0 && half[size - 1] != ' ')
        size--;
    while (size > 0 && half[size - 1] == ' ')
        size--;
    half[size] = '\0';
    if (size == 0)
        plain_say(plain, msg_taken_back());
    return OUTCOME_DONE;
}

static enum outcome quit(struct plain *plain)
{
    plain->losing = !plain->session->record && !plain_online(plain) && !plain_teaching(plain);
    return plain->losing ? OUTCOME_DONE : OUTCOME_QUIT;
}

/* How much of a line is a name and what stands behind it; 0 if the line does not begin with the name as a word. */
static size_t name_in(const char *line, const char *name)
{
    const size_t all = strlen(line);
    for (size_t end = nika_fold_word(line, all); end > 0;) {
        const size_t gap = nika_fold_gap(line + end, all - end);
        if (nika_fold_same(line, end, name))
            return end + gap;
        if (end + gap == all)
            return 0;
        end += gap + nika_fold_word(line + end + gap, all - end - gap);
    }
    return 0;
}

/* A person at this table whose name the line begins with; *rest is what follows. NIKA_WATCHER if none. */
static unsigned person_named(const struct plain *plain, const char *line, const char **rest)
{
    unsigned found = NIKA_WATCHER;
    size_t longest = 0;
    for (unsigned seat = 0; seat < plain_sight(plain)->setup.players; seat++) {
        const char *name = plain_sight(plain)->sitting.names.of[seat];
        const size_t size = name_in(line, name);
        const bool exactly = strncmp(line, name, strlen(name)) == 0;
        if (plain_sight(plain)->mine >> seat & 1 && (size > longest || (size == longest && size && exactly))) {
            found = seat;
            longest = size;
        }
    }
    *rest = line + longest;
    return found;
}

static void hear_nothing(void *context, enum nika_manner manner, struct nika_message message)
{
    (void)context;
    (void)manner;
    (void)message;
}

/*
 * "as Bo sell C1 C2 C3": somebody acts who is not at the screen. The reply is for everybody's eyes, so it says nothing
 * that depends on what that person hides.
 */
static enum outcome act_as(struct plain *plain, const char *rest, unsigned *seat, struct nika_move *move)
{
    const char *typed;
    const unsigned who = person_named(plain, rest, &typed);
    if (who == NIKA_WATCHER) {
        plain_say(plain, msg_act_of_others(rest, plain_sight(plain)->mine));
        return OUTCOME_DONE;
    }
    const struct nika_view view = session_view_of(plain->session, who);
    if (nika_understand(&plain_sight(plain)->setup, &view, language_of(plain), typed, strlen(typed), move,
                        (struct nika_listener){hear_nothing, NULL}) != NIKA_UNDERSTOOD) {
        plain_say(plain, msg_act_not_understood(who));
        return OUTCOME_DONE;
    }
    *seat = who;
    return OUTCOME_MOVE;
}

enum outcome plain_obey(struct plain *plain, enum command command, const char *rest, unsigned *seat,
                        struct nika_move *move)
{
    switch (command) {
    case COMMAND_HELP:
        plain_tell_help(plain);
        break;
    case COMMAND_HAND:
        plain_tell_hand(plain, false);
        break;
    case COMMAND_TABLE:
        plain_tell_table(plain);
        break;
    case COMMAND_LOG:
        plain_tell_log(plain);
        break;
    case COMMAND_HINT:
        plain_tell_hint(plain);
        break;
    case COMMAND_RULES:
        plain_tell_rules(plain);
        break;
    case COMMAND_PACE:
        change_pace(plain, rest);
        break;
    case COMMAND_UNDO:
        return take_back(plain);
    case COMMAND_QUIT:
        return quit(plain);
    case COMMAND_SAY:
        return plain_order(plain, NIKA_ORDER_SAY, rest);
    case COMMAND_WHO:
        plain_tell_who(plain);
        break;
    case COMMAND_AWAY:
        return plain_order(plain, NIKA_ORDER_LEAVE, NULL);
    case COMMAND_BACK:
        return plain_order(plain, NIKA_ORDER_TAKE, NULL);
    case COMMAND_MUTE:
        return plain_order(plain, NIKA_ORDER_MUTE, NULL);
    case COMMAND_HEAR:
        return plain_order(plain, NIKA_ORDER_HEAR, NULL);
    case COMMAND_AGREE:
        return plain_order(plain, NIKA_ORDER_AGREE, NULL);
    case COMMAND_REFUSE:
        return plain_order(plain, NIKA_ORDER_REFUSE, NULL);
    default: /* COMMAND_AS */
        return act_as(plain, rest, seat, move);
    }
    return OUTCOME_DONE;
}

/*
 * Moves.
 */

static bool is_legal(const struct plain *plain, const struct nika_view *view, struct nika_move move)
{
    struct nika_move moves[NIKA_MOVES_MAX];
    const unsigned count = plain_sight(plain)->setup.game->legal(&plain_sight(plain)->setup, view, moves);
    for (unsigned i = 0; i < count; i++)
        if (nika_move_same(moves[i], move))
            return true;
    return false;
}

/* The answer to whether a doubtful move is meant. Commands work here too, except those that would move. */
static enum outcome answer_doubt(struct plain *plain, unsigned *seat, struct nika_move *move)
{
    const char *rest;
    const enum answer answer = answer_in(plain);
    const enum command command = plain_command_in(plain, plain->typed.bytes, &rest);
    /* Asking for a hint is not an answer. */
    plain->doubting = answer == ANSWER_OTHER && command != COMMAND_HINT;
    if (answer == ANSWER_YES) {
        *seat = plain->doubter;
        *move = plain->doubted;
        return OUTCOME_MOVE;
    }
    if (!plain->doubting) {
        plain_say(plain, msg_left_undone());
        if (command == COMMAND_HINT)
            plain_tell_hint(plain);
        return OUTCOME_DONE;
    }
    if (command != COMMAND_NONE && command != COMMAND_AS)
        return plain_obey(plain, command, rest, seat, move);
    ask_for_answer(plain);
    return OUTCOME_DONE;
}

/* A move was understood: an unusual one needs confirmation. */
static enum outcome take_move(struct plain *plain, const struct nika_view *view, unsigned *seat, struct nika_move move)
{
    plain->half[0] = '\0';
    *seat = view->seat;
    if (!is_legal(plain, view, move) || plain_teaching(plain) ||
        !nika_tell_doubt(&plain_sight(plain)->setup, view, move, plain_listener(plain)))
        return OUTCOME_MOVE;
    plain->doubting = true;
    plain->doubter = view->seat;
    plain->doubted = move;
    return OUTCOME_DONE;
}

/* Understands a line as a move, or as a piece of one. What goes on with a half-typed move may also be a new one. */
static enum outcome understand(struct plain *plain, unsigned *seat, struct nika_move *move)
{
    const struct nika_typed *typed = &plain->typed;
    const enum nika_language language = language_of(plain);
    char whole[sizeof plain->half];
    struct nika_text text = nika_text(whole, sizeof whole);
    const struct nika_view view = *nika_sight_view(plain_sight(plain));
    if (plain->half[0]) {
        if (nika_understand(&plain_sight(plain)->setup, &view, language, typed->bytes, typed->size, move,
                            (struct nika_listener){hear_nothing, NULL}) == NIKA_UNDERSTOOD)
            return take_move(plain, &view, seat, *move);
        nika_text_add(&text, plain->half);
        nika_text_add_char(&text, ' ');
    }
    nika_text_add_bytes(&text, typed->bytes, typed->size);
    if (text.cut) { /* what is left could be a move that nobody typed */
        plain_say(plain, msg_typed_too_long(NIKA_TYPED_MAX));
        plain_see_help(plain);
        return OUTCOME_DONE;
    }
    switch (
        nika_understand(&plain_sight(plain)->setup, &view, language, whole, text.size, move, plain_listener(plain))) {
    case NIKA_UNDERSTOOD:
        return take_move(plain, &view, seat, *move);
    case NIKA_HALF_UNDERSTOOD:
        memcpy(plain->half, whole, text.size + 1);
        return OUTCOME_DONE;
    default:
        plain_see_help(plain);
        return OUTCOME_DONE;
    }
}

enum outcome plain_handle(struct plain *plain, unsigned *seat, struct nika_move *move)
{
    const char *rest;
    const struct nika_typed *typed = &plain->typed;
    if (plain->losing)
        return answer_losing(plain);
    if (plain->doubting)
        return answer_doubt(plain, seat, move);
    const enum command command = plain_command_in(plain, typed->bytes, &rest);
    const bool hinted = plain->hinted;
    plain->hinted = false;
    if (typed->size == 0 && hinted && plain->session->stage == STAGE_ASK) { /* a hint's move needs no confirmation */
        plain->half[0] = '\0';
        *seat = plain->session->viewer;
        *move = plain->hint;
        return OUTCOME_MOVE;
    }
    if (typed->size == 0)
        return OUTCOME_EMPTY;
    if (command != COMMAND_NONE)
        return plain_obey(plain, command, rest, seat, move);
    if (plain->session->viewer != NIKA_WATCHER)
        return understand(plain, seat, move);
    plain_see_help(plain);
    return OUTCOME_DONE;
}
