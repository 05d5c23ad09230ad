/*
 * plain_online.c: line mode for games on a server: waits for lines and events, sends orders, tells news.
 */
#include <unistd.h>

#include <nika/messages_online.h>
#include <nika/messages_play.h>

#include "plain.h"

const struct nika_online *plain_online(const struct plain *plain)
{
    return plain->session->source.online;
}

/* Sends an order to the server. Its outcome is told as news. */
enum outcome plain_order(struct plain *plain, enum nika_order order, const char *text)
{
    const struct nika_source source = plain->session->source;
    source.online->order(source.context, order, text);
    return OUTCOME_ORDERED;
}

/*
 * Waits for as long as the pace says, or for an event; on a terminal, Enter ends it early and other lines are handled.
 */
enum nika_typing plain_read_watching(struct plain *plain)
{
    const struct nika_source source = plain->session->source;
    const bool awaits = session_awaits(plain->session);
    const int milliseconds = pace_milliseconds(plain->session->pace);
    nika_lines_listen(awaits ? source.online->wake(source.context) : -1); /* a pause is not cut short */
    if ((milliseconds >= 0 || awaits) && !isatty(STDIN_FILENO)) {
        nika_lines_wait(awaits ? -1 : milliseconds);
        return NIKA_TYPED_NOTHING;
    }
    if (milliseconds < 0 && !awaits && !nika_lines_at_prompt())
        nika_lines_prompt(plain->session->voice, msg_prompt_watch());
    return nika_lines_read(&plain->typed, awaits ? -1 : milliseconds, &plain->why);
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
