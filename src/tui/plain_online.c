/*
 * plain_online.c: line mode for games that go on by themselves: waiting for lines and for what comes, orders, news.
 */
#include <unistd.h>

#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "plain.h"

const struct nika_online *plain_online(const struct plain *plain)
{
    return plain->session->source.online;
}

/* Something has come while a prompt stands there. Whether it is still a prompt for what it was. */
bool plain_attend(struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    session_attend(plain->session, true);
    if (source.sight->ended)
        return false;
    if (!plain->asking)
        return true;
    plain->asked_ply = source.sight->shown; /* the question is still the same */
    return source.sight->asks == plain->session->viewer;
}

/* Gives an order to the server. What comes of it is told as news. */
void plain_order(struct plain *plain, enum nika_order order, const char *text)
{
    const struct nika_source source = plain->session->source;
    source.online->order(source.context, order, text);
    session_attend(plain->session, plain->asking);
}

/* Whether there is nothing to watch before something comes. */
bool plain_awaits(const struct plain *plain)
{
    return plain_online(plain) && !nika_sight_due(plain->session->source.sight);
}

/* Waits for as long as the pace says, or until something comes; on a terminal, Enter ends that early and other lines are
 * heard. */
enum nika_typing plain_read_watching(struct plain *plain, struct nika_typed *typed)
{
    const struct nika_source source = plain->session->source;
    const bool awaits = plain_awaits(plain);
    const int milliseconds = pace_milliseconds(plain->session->pace);
    struct nika_message why;
    nika_lines_listen(awaits ? source.online->wake(source.context) : -1); /* a pause is not cut short */
    if ((milliseconds >= 0 || awaits) && !isatty(STDIN_FILENO)) {
        nika_lines_wait(awaits ? -1 : milliseconds);
        return NIKA_TYPED_NOTHING;
    }
    if (milliseconds < 0 && !awaits && !nika_lines_at_prompt())
        nika_lines_prompt(plain->session->voice, msg_prompt_watch());
    const enum nika_typing typing = nika_lines_read(typed, awaits ? -1 : milliseconds, &why);
    if (typing == NIKA_TYPED_WRONG)
        plain_say(plain, why);
    return typing;
}

/* An order may have changed that, or what came while it was given. */
bool plain_is_asked(const struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    return !plain_online(plain) || (source.sight->asks == plain->session->viewer && !source.sight->ended);
}

void plain_news(void *context)
{
    struct plain *plain = context;
    const struct nika_source source = plain->session->source;
    if (plain->seen > source.sight->shown) /* moves were taken back */
        plain->seen = source.sight->shown;
    source.online->news(source.context, plain_listener(plain));
    nika_lines_flush();
}

void plain_gone(void *context)
{
    struct plain *plain = context;
    plain->half[0] = '\0';
    if (!session_explains(plain->session))
        plain_say(plain, msg_online_question_gone());
    nika_lines_flush();
}
