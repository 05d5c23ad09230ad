/*
 * lines.c: line-based input and output: prints sentences, reads lines typed or piped in, and handles signals.
 *
 * Lines are read with read(2) and pselect(2), so that no signal is missed, and into one buffer for the whole program,
 * so that nothing is lost between the questions before a game and the game.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <time.h>
#include <unistd.h>

#include <nika/messages_play.h>
#include <nika/tui.h>

#include "canvas.h"
#include "front.h"
#include "lines.h"

enum { SAID_BYTES = 16384, SIGNALS = 3 };

static const int watched[SIGNALS] = {SIGINT, SIGTERM, SIGHUP};

static struct {
    char bytes[4096]; /* read but not yet consumed */
    size_t from, to;
    bool ended;
    int news;           /* a descriptor that is readable when there is news, plus 1; 0: none */
    bool midway;        /* the output does not end with a newline: a prompt */
    bool at_prompt;     /* and there is news, for which a new line must begin */
    bool secret;        /* echo is off */
    bool only_ascii;    /* all that the terminal can show */
    unsigned depth;     /* of nika_lines_begin */
    sigset_t unblocked; /* the mask before */
    struct sigaction before[SIGNALS], pipe_before;
    int output_error;
    char said[SAID_BYTES]; /* on a terminal: the line that is being said, until it can be broken at its blanks */
    size_t said_size;
} lines;

static volatile sig_atomic_t caught;

static void catch_signal(int number)
{
    caught = number;
}

void nika_lines_begin(void)
{
    struct sigaction action = {.sa_handler = catch_signal};
    struct sigaction ignore = {.sa_handler = SIG_IGN};
    sigset_t block;
    if (lines.depth++ > 0)
        return;
    sigemptyset(&action.sa_mask);
    sigemptyset(&ignore.sa_mask);
    sigemptyset(&block);
    for (unsigned i = 0; i < SIGNALS; i++)
        sigaddset(&block, watched[i]);
    /* Signals are unblocked only while waiting for input. */
    sigprocmask(SIG_BLOCK, &block, &lines.unblocked);
    for (unsigned i = 0; i < SIGNALS; i++) {
        sigaction(watched[i], NULL, &lines.before[i]);
        /* An ignored signal (nohup) stays ignored. */
        if (lines.before[i].sa_handler != SIG_IGN)
            sigaction(watched[i], &action, NULL);
    }
    sigaction(SIGPIPE, &ignore, &lines.pipe_before);
}

void nika_lines_end(void)
{
    nika_lines_flush();
    if (--lines.depth > 0)
        return;
    nika_lines_signal(); /* a pending one must not end the program now */
    for (unsigned i = 0; i < SIGNALS; i++)
        sigaction(watched[i], &lines.before[i], NULL);
    sigaction(SIGPIPE, &lines.pipe_before, NULL);
    sigprocmask(SIG_SETMASK, &lines.unblocked, NULL);
}

void nika_lines_listen(int descriptor)
{
    lines.news = descriptor < 0 ? 0 : descriptor + 1;
}

/* What was waited for. */
enum awaited { AWAITED_INPUT, AWAITED_NEWS, AWAITED_TIME, AWAITED_SIGNAL };

/* Waits for input, news, a signal, or the end of the time. */
static enum awaited await(int milliseconds, bool input_too, bool news_too)
{
    const struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    const int news = news_too ? lines.news - 1 : -1;
    fd_set watched_for;
    FD_ZERO(&watched_for);
    if (input_too)
        FD_SET(STDIN_FILENO, &watched_for);
    if (news >= 0)
        FD_SET(news, &watched_for);
    const int ready = pselect((news > STDIN_FILENO ? news : STDIN_FILENO) + 1, &watched_for, NULL, NULL,
                              milliseconds < 0 ? NULL : &time, lines.depth ? &lines.unblocked : NULL);
    if (ready < 0)
        return AWAITED_SIGNAL;
    if (ready == 0)
        return AWAITED_TIME;
    return news >= 0 && FD_ISSET(news, &watched_for) ? AWAITED_NEWS : AWAITED_INPUT;
}

int nika_lines_signal(void)
{
    const struct timespec now = {0, 0};
    if (!caught && lines.depth)
        pselect(0, NULL, NULL, NULL, &now, &lines.unblocked); /* lets one in that is pending */
    return caught ? caught : lines.output_error == EPIPE ? SIGPIPE : 0;
}

/* Waits without reading, so that typeahead stays where it is. */
void nika_lines_wait(int milliseconds)
{
    if (!nika_lines_signal())
        await(milliseconds, false, true);
}

/*
 * Reads what there is. A signal can still interrupt that: ctrl-C makes a terminal discard its input, and then there is
 * nothing to read but the next line.
 */
static ssize_t read_input(void)
{
    sigset_t blocked;
    if (!lines.depth)
        return read(STDIN_FILENO, lines.bytes, sizeof lines.bytes);
    sigprocmask(SIG_SETMASK, &lines.unblocked, &blocked);
    errno = EINTR;
    const ssize_t size = caught ? -1 : read(STDIN_FILENO, lines.bytes, sizeof lines.bytes);
    const int error = errno;
    sigprocmask(SIG_SETMASK, &blocked, NULL);
    errno = error;
    return size;
}

/* Fills the buffer. NIKA_TYPED: there is something in it. In the middle of a line nothing else is heard. */
static enum nika_typing fill(int milliseconds, bool begun)
{
    while (lines.from == lines.to) {
        if (nika_lines_signal())
            return NIKA_TYPED_SIGNAL;
        if (lines.ended)
            return NIKA_TYPED_END;
        const enum awaited awaited = await(begun ? -1 : milliseconds, true, !begun);
        if (awaited == AWAITED_TIME)
            return NIKA_TYPED_NOTHING;
        if (awaited == AWAITED_NEWS)
            return NIKA_TYPED_NEWS;
        if (awaited == AWAITED_SIGNAL && errno == EINTR)
            continue;
        const ssize_t size = read_input();
        if (size < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        lines.from = 0;
        lines.to = size > 0 ? (size_t)size : 0;
        lines.ended = size <= 0;
    }
    return NIKA_TYPED;
}

/* Whether it is text that can be shown as it was typed; a tab counts as a blank. */
static bool is_text(char *bytes, size_t size)
{
    for (size_t at = 0, length; at < size; at += length) {
        if (bytes[at] == '\t')
            bytes[at] = ' ';
        const int32_t code = nika_utf8_read(bytes + at, size - at, &length);
        if (code < 0 || nika_utf8_hidden((uint32_t)code))
            return false;
    }
    return true;
}

/* The blank at the start of some bytes: how long it is. Japanese keyboards have a wide one. */
static size_t blank_at(const char *bytes, size_t size)
{
    if (size >= 1 && bytes[0] == ' ')
        return 1;
    return size >= 3 && memcmp(bytes, "\u3000", 3) == 0 ? 3 : 0;
}

static void trim(struct nika_typed *typed)
{
    size_t from = 0, blank;
    while ((blank = blank_at(typed->bytes + from, typed->size - from)) > 0)
        from += blank;
    typed->size -= from;
    memmove(typed->bytes, typed->bytes + from, typed->size);
    for (;;) {
        if (typed->size >= 1 && typed->bytes[typed->size - 1] == ' ')
            typed->size--;
        else if (typed->size >= 3 && blank_at(typed->bytes + typed->size - 3, 3) == 3)
            typed->size -= 3;
        else
            break;
    }
    typed->bytes[typed->size] = '\0';
}

/* Input that nobody saw being typed, from a file or a program, is echoed, so that the transcript is complete. */
static void echo(const struct nika_typed *typed)
{
    char shown[128];
    struct nika_text text = nika_text(shown, sizeof shown);
    if (isatty(STDIN_FILENO) || lines.secret)
        return;
    nika_text_add_safely(&text, typed->bytes, typed->size, 100);
    nika_lines_put(shown);
    nika_lines_put("\n");
}

enum nika_typing nika_lines_read(struct nika_typed *typed, int milliseconds, struct nika_message *why)
{
    bool whole = false;
    size_t size = 0;
    typed->size = 0;
    nika_lines_flush();
    lines.at_prompt = lines.midway;
    if (lines.news && await(0, false, true) == AWAITED_NEWS) /* typeahead may have been meant for another moment */
        return NIKA_TYPED_NEWS;
    while (!whole) {
        const enum nika_typing typing = fill(milliseconds, size > 0);
        if (typing == NIKA_TYPED_END && size > 0)
            break;
        if (typing != NIKA_TYPED) {
            lines.at_prompt = lines.midway && typing == NIKA_TYPED_NEWS;
            return typing;
        }
        const char byte = lines.bytes[lines.from++];
        whole = byte == '\n';
        if (!whole && size < NIKA_TYPED_MAX)
            typed->bytes[size] = byte;
        size += !whole;
    }
    lines.at_prompt = false;
    lines.midway = !isatty(STDIN_FILENO); /* a terminal has echoed the line and its end */
    typed->size = size < NIKA_TYPED_MAX ? size : NIKA_TYPED_MAX;
    if (typed->size > 0 && typed->bytes[typed->size - 1] == '\r')
        typed->size--;
    echo(typed);
    if (size > NIKA_TYPED_MAX)
        *why = msg_typed_too_long(NIKA_TYPED_MAX);
    else if (!is_text(typed->bytes, typed->size))
        *why = msg_typed_no_text();
    else {
        trim(typed);
        return NIKA_TYPED;
    }
    typed->size = 0;
    typed->bytes[0] = '\0';
    return NIKA_TYPED_WRONG;
}

enum nika_typing nika_lines_read_secret(struct nika_typed *typed, struct nika_message *why)
{
    lines.secret = true;
    const enum nika_typing typing = nika_lines_read(typed, -1, why);
    lines.secret = false;
    return typing;
}

/*
 * Out.
 */

void lines_only_ascii(bool only)
{
    lines.only_ascii = only;
}

bool nika_lines_at_prompt(void)
{
    return lines.at_prompt;
}

static void write_bytes(const char *bytes, size_t size)
{
    if (fwrite(bytes, 1, size, stdout) != size && !lines.output_error)
        lines.output_error = errno;
}

/*
 * The terminal's columns, or 0 if it is none: then lines are not wrapped. Neither are they once nothing is asked any
 * more: what is said then can be copied from the terminal and typed again.
 */
static int columns_of_terminal(void)
{
    enum { USUAL = 80, LEAST = 8 };
    struct winsize size;
    if (!lines.depth || !isatty(STDOUT_FILENO))
        return 0;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < LEAST)
        return USUAL;
    return size.ws_col;
}

/* The blanks at the start of a line, as columns. */
static int indent_of(const char *line)
{
    int columns = 0;
    for (size_t blank; (blank = blank_at(line, strlen(line))) > 0; line += blank)
        columns += blank > 1 ? 2 : 1;
    return columns;
}

/* Writes the current line, wrapped at blanks; continuation rows start where the first did. */
static void write_said(int columns)
{
    const char *text = lines.said, *next;
    lines.said[lines.said_size] = '\0';
    lines.said_size = 0;
    const int wanted = indent_of(text), indent = wanted < columns / 2 ? wanted : 0;
    for (bool first = true; *text; text = next, first = false) {
        const size_t size = canvas_break(text, first ? columns : columns - indent, &next);
        for (int i = 0; !first && i < indent; i++)
            write_bytes(" ", 1);
        write_bytes(text, size);
        if (*next)
            write_bytes("\n", 1);
    }
}

/* Says text on a terminal: each line is written when it is whole, or when somebody is waited for. */
static void say_on_terminal(const char *text, int columns)
{
    for (; *text; text++) {
        if (*text == '\n' || *text == '\033' || lines.said_size == sizeof lines.said - 1)
            write_said(columns);
        if (*text == '\033') { /* control sequences take no columns, and stand alone */
            write_bytes(text, strlen(text));
            return;
        }
        if (*text == '\n')
            write_bytes(text, 1);
        else
            lines.said[lines.said_size++] = *text;
    }
}

void nika_lines_put(const char *text)
{
    char folded[SAID_BYTES];
    const size_t size = strlen(text);
    const int columns = columns_of_terminal();
    if (size == 0)
        return;
    if (lines.at_prompt)
        write_bytes("\n", 1);
    lines.at_prompt = false;
    lines.midway = text[size - 1] != '\n';
    if (lines.only_ascii) {
        struct nika_text ascii = nika_text(folded, sizeof folded);
        fold_to_ascii(&ascii, text);
        text = folded;
    }
    if (columns)
        say_on_terminal(text, columns);
    else
        write_bytes(text, strlen(text));
}

void nika_lines_flush(void)
{
    if (lines.said_size)
        write_said(columns_of_terminal());
    if (fflush(stdout) != 0 && !lines.output_error)
        lines.output_error = errno;
}

bool lines_broken(void)
{
    return lines.output_error != 0;
}

void nika_lines_prompt(struct nika_voice voice, struct nika_message message)
{
    char said[SAID_BYTES];
    struct nika_text text = nika_text(said, sizeof said);
    nika_say(&text, voice, message);
    nika_lines_put(said);
}

void nika_lines_say(struct nika_voice voice, struct nika_message message)
{
    nika_lines_prompt(voice, message);
    nika_lines_put("\n");
}
