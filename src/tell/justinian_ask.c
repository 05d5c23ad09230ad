/*
 * justinian_ask.c: tells what is asked at a table of Justinian: of everybody's point of view, of the one who is asked,
 * and why an answer was refused.
 */
#include <nika/messages_play.h>

#include "tell_justinian.h"

enum { MANY_TOKENS = 8 }; /* who passes with so many in hand is asked once more */

unsigned justinian_colors_left(const struct justinian_open *open)
{
    return ((1u << JUSTINIAN_COLORS) - 1) & ~justinian_scored_colors(open);
}

int64_t justinian_own_cards(const struct justinian_own *own)
{
    int64_t cards = 0;
    for (unsigned color = 0; color < JUSTINIAN_COLORS; color++)
        cards |= (int64_t)own->cards[color] << JUSTINIAN_COUNSELORS * color;
    return cards;
}

/* Everything here is open: that the seat asked can't trigger must not be told. */
void justinian_tell_waiting(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned who = open->turn;
    (void)setup;
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        nika_hear(listener, NIKA_EVENT, open->hand_size[who] ? msg_ju_waits_place(who) : msg_ju_waits_pass(who));
        break;
    case JUSTINIAN_DIRECTING:
        nika_hear(listener, NIKA_EVENT, msg_ju_waits_direction(who));
        break;
    case JUSTINIAN_TRIGGERING:
        nika_hear(listener, NIKA_EVENT, msg_ju_waits_trigger(who));
        break;
    case JUSTINIAN_CHOOSING:
        nika_hear(listener, NIKA_EVENT, msg_ju_waits_color(who));
        break;
    default: /* JUSTINIAN_EXCHANGING */
        nika_hear(listener, NIKA_EVENT, msg_ju_waits_exchange(who));
    }
}

static struct nika_message ask_place(const struct nika_view *view)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned who = view->seat;
    if (!justinian_own(view)->hand)
        return msg_ju_ask_pass(who);
    if (!justinian_can_place(view))
        return msg_ju_ask_pass_full(who);
    if (open->in != 1u << who)
        return msg_ju_ask_place(who);
    return justinian_has_phase_space(open->places) ? msg_ju_ask_place_last(who) : msg_ju_ask_place_counselor(who);
}

void justinian_tell_question(const struct nika_setup *setup, const struct nika_view *view,
                             struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const unsigned who = view->seat, threshold = justinian_threshold(open->phase);
    const unsigned influence = justinian_influence(justinian_own(view)->phase);
    (void)setup;
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        nika_hear(listener, NIKA_EVENT, ask_place(view));
        break;
    case JUSTINIAN_DIRECTING:
        nika_hear(listener, NIKA_EVENT, msg_ju_ask_direction(who));
        break;
    case JUSTINIAN_TRIGGERING:
        nika_hear(listener, NIKA_EVENT,
                  influence >= threshold ? msg_ju_ask_trigger(who, influence, threshold)
                                         : msg_ju_ask_decline(who, influence, threshold));
        break;
    case JUSTINIAN_CHOOSING:
        nika_hear(listener, NIKA_EVENT, msg_ju_ask_color(who));
        break;
    case JUSTINIAN_EXCHANGING:
        nika_hear(listener, NIKA_EVENT, msg_ju_ask_exchange(who));
        break;
    default:
        break;
    }
}

static void help_place(const struct nika_view *view, struct nika_listener listener)
{
    const bool can = justinian_can_place(view);
    nika_hear(listener, NIKA_EVENT, can ? msg_ju_help_place() : msg_ju_help_pass());
    if (can)
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_counselor());
    if (can && justinian_has_phase_space(justinian_open(view)->places))
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_phase());
    nika_hear(listener, NIKA_DETAIL, msg_ju_type_pass());
}

void justinian_tell_help(const struct nika_setup *setup, const struct nika_view *view, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    switch (open->stage) {
    case JUSTINIAN_PLACING:
        help_place(view, listener);
        break;
    case JUSTINIAN_DIRECTING:
        nika_hear(listener, NIKA_EVENT, msg_ju_help_direction());
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_left());
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_right());
        break;
    case JUSTINIAN_TRIGGERING:
        nika_hear(listener, NIKA_EVENT, msg_ju_help_trigger(justinian_threshold(open->phase)));
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_trigger());
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_decline());
        break;
    case JUSTINIAN_CHOOSING:
        nika_hear(listener, NIKA_EVENT,
                  setup->switches[JUSTINIAN_INFLUENCE] == JUSTINIAN_INFLUENCE_BUT_TRIGGER
                      ? msg_ju_help_color_trigger()
                      : msg_ju_help_color_chooser());
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_color());
        break;
    case JUSTINIAN_EXCHANGING:
        nika_hear(listener, NIKA_EVENT, msg_ju_help_exchange());
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_exchange());
        nika_hear(listener, NIKA_DETAIL, msg_ju_type_keep());
        break;
    default:
        break;
    }
}

/* What would be the right kind of move now. */
static struct nika_message what_now(unsigned stage)
{
    switch (stage) {
    case JUSTINIAN_PLACING:
        return msg_ju_now_place();
    case JUSTINIAN_DIRECTING:
        return msg_ju_now_direction();
    case JUSTINIAN_TRIGGERING:
        return msg_ju_now_trigger();
    case JUSTINIAN_CHOOSING:
        return msg_ju_now_color();
    default:
        return msg_ju_now_exchange();
    }
}

bool justinian_tell_refusal(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                            nika_refusal refusal, struct nika_listener listener)
{
    const struct justinian_open *open = justinian_open(view);
    const struct justinian_own *own = justinian_own(view);
    const unsigned what = (unsigned)move.open;
    struct listed list;
    struct nika_message message;
    (void)setup;
    switch (refusal) {
    case NIKA_GAME_OVER:
        message = msg_is_over();
        break;
    case NIKA_NOT_ASKED:
        message = msg_ju_not_asked(open->turn);
        break;
    case NIKA_NOT_NOW:
    case NIKA_NO_SUCH_MOVE:
        message = what_now(open->stage);
        break;
    case JUSTINIAN_COUNSELOR_FULL:
        message = msg_ju_full(what - 1);
        break;
    case JUSTINIAN_ONE_MORE_ONLY:
        message = msg_ju_one_more_only();
        break;
    case JUSTINIAN_NO_SUCH_TOKEN:
        message = own->hand && move.hidden ? msg_ju_no_token(move.hidden - 1, justinian_list_tokens(own->hand, &list))
                                           : msg_ju_no_tokens();
        break;
    case JUSTINIAN_TOO_LITTLE_INFLUENCE:
        message = msg_ju_too_little(justinian_influence(own->phase), justinian_threshold(open->phase));
        break;
    case JUSTINIAN_COLOR_SCORED:
        message = msg_ju_color_gone(what, justinian_colors_left(open));
        break;
    case JUSTINIAN_NO_SUCH_CARD:
        if (move.hidden == 0)
            return false;
        message = msg_ju_no_card(move.hidden - 1, what, justinian_own_cards(own));
        break;
    default:
        return false;
    }
    nika_hear(listener, NIKA_EVENT, message);
    return true;
}

/* The others are told with the own tokens, influence or cards. */
bool justinian_refusal_is_open(nika_refusal refusal)
{
    return refusal < NIKA_REFUSALS_COMMON || refusal == JUSTINIAN_COUNSELOR_FULL ||
           refusal == JUSTINIAN_ONE_MORE_ONLY || refusal == JUSTINIAN_COLOR_SCORED;
}

bool justinian_tell_doubt(const struct nika_setup *setup, const struct nika_view *view, struct nika_move move,
                          struct nika_listener listener)
{
    const unsigned tokens = justinian_count(justinian_own(view)->hand);
    (void)setup;
    if (move.verb != JUSTINIAN_PASS || tokens < MANY_TOKENS || !justinian_can_place(view))
        return false;
    nika_hear(listener, NIKA_EVENT, msg_ju_pass_early(tokens));
    return true;
}

static struct nika_message spelled(struct nika_move move)
{
    switch (move.verb) {
    case JUSTINIAN_PLACE:
        return move.open ? msg_ju_spell_place(move.hidden - 1, (int64_t)move.open)
                         : msg_ju_spell_phase(move.hidden - 1);
    case JUSTINIAN_PASS:
        return msg_ju_spell_pass();
    case JUSTINIAN_LEFT:
        return msg_ju_spell_left();
    case JUSTINIAN_RIGHT:
        return msg_ju_spell_right();
    case JUSTINIAN_TRIGGER:
        return msg_ju_spell_trigger();
    case JUSTINIAN_DECLINE:
        return msg_ju_spell_decline();
    case JUSTINIAN_COLOR:
        return msg_ju_spell_color((unsigned)move.open);
    case JUSTINIAN_KEEP:
        return msg_ju_spell_keep();
    default: /* JUSTINIAN_EXCHANGE */
        return msg_ju_spell_exchange((unsigned)move.open, move.hidden);
    }
}

void justinian_spell(struct nika_move move, struct nika_voice voice, struct nika_text *text)
{
    nika_say(text, voice, spelled(move));
}
