/*
 * terminal.c: the terminal as a display (see terminal.h).
 *
 * ncurses draws, and does nothing else. Keys are read here, byte by byte, so that nothing typed or pasted can be
 * misinterpreted, and so that the end of input is noticed. Signal handlers only set a flag and write a byte to a pipe
 * (self-pipe); the signals are acted on where keys are waited for, between two pictures. If the program crashes, the
 * terminal is restored with sequences prepared when it was taken over.
 */
#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include <curses.h>

#include <nika/words.h>

#include "palette.h"
#include "terminal_keys.h"

enum {
    ESCAPE_WAIT = 50, /* milliseconds after which Escape was a key of its own, not the start of a sequence */
    PASTE_WAIT = 1000,
    WAYS_BACK = 256
};

static const char pasting_on[] = "\033[?2004h", reports_off[] = "\033[?1006l\033[?1000l\033[?2004l";

static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
static const int breakdowns[] = {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
enum { SIGNALS = sizeof signals / sizeof signals[0], BREAKDOWNS = sizeof breakdowns / sizeof breakdowns[0] };

/* There is one terminal, and signal handlers can only reach globals. */
static struct {
    bool open;
    SCREEN *screen;
    struct termios before;
    char way_back[WAYS_BACK]; /* what is sent if the program crashes */
    size_t way_back_size;
    bool reports; /* supports the mouse and bracketed paste */
    bool mouse;
    bool colors;
    attr_t attributes[STYLE_COUNT]; /* computed once: every cell of every picture needs them */
    int pipe[2];
    struct sigaction old[SIGNALS], old_breakdowns[BREAKDOWNS];
    struct key_reader reader;
    char bytes[512]; /* read but not yet decoded */
    size_t size, at;
    bool ended, anew;
    int news; /* a descriptor, or -1 */
    wchar_t blank;
} terminal;

static volatile sig_atomic_t ending, suspending, resuming, resizing;

/*
 * Signals.
 */

static void note_signal(int number)
{
    const int error = errno;
    if (number == SIGTSTP)
        suspending = 1;
    else if (number == SIGCONT)
        resuming = 1;
    else if (number == SIGWINCH)
        resizing = 1;
    else if (!ending)
        ending = number;
    const ssize_t written = write(terminal.pipe[1], "", 1);
    (void)written; /* a full pipe wakes the loop as well */
    errno = error;
}

static void break_down(int number)
{
    if (terminal.open) {
        const ssize_t written = write(STDOUT_FILENO, terminal.way_back, terminal.way_back_size);
        (void)written;
        tcsetattr(STDIN_FILENO, TCSANOW, &terminal.before);
    }
    raise(number); /* its handler was reset when this one was called */
}

static void catch_signals(void)
{
    struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    for (unsigned i = 0; i < SIGNALS; i++) {
        sigaction(signals[i], NULL, &terminal.old[i]);
        /* What was ignored when the program started (nohup) stays ignored. */
        if (terminal.old[i].sa_handler != SIG_IGN)
            sigaction(signals[i], &action, NULL);
    }
    action.sa_handler = break_down;
    action.sa_flags = (int)SA_RESETHAND;
    for (unsigned i = 0; i < BREAKDOWNS; i++) {
        sigaction(breakdowns[i], NULL, &terminal.old_breakdowns[i]);
        if (terminal.old_breakdowns[i].sa_handler == SIG_DFL)
            sigaction(breakdowns[i], &action, NULL);
    }
}

static void release_signals(void)
{
    for (unsigned i = 0; i < SIGNALS; i++)
        sigaction(signals[i], &terminal.old[i], NULL);
    for (unsigned i = 0; i < BREAKDOWNS; i++)
        sigaction(breakdowns[i], &terminal.old_breakdowns[i], NULL);
}

/*
 * Colors.
 */

static void start_pairs(void)
{
    const char *without = getenv("NO_COLOR"); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    terminal.colors = false;
    if ((without && *without) || !has_colors() || start_color() == ERR || COLOR_PAIRS <= STYLE_COUNT)
        return;
    terminal.colors = true;
    const bool own = use_default_colors() == OK, direct = tigetflag("RGB") == 1 && COLORS > 256;
    for (int style = 0; style < STYLE_COUNT; style++) {
        const struct look look = look_of((enum style)style);
        int ink = look.ink_8, ground = look.ground_8;
        if (direct) {
            ink = (int)look.ink;
            ground = (int)look.ground;
        } else if (COLORS >= 256) {
            ink = look.ink_256;
            ground = look.ground_256;
        } else if (!own) {
            ink = ink < 0 ? COLOR_WHITE : ink;
            ground = ground < 0 ? COLOR_BLACK : ground;
        }
        init_extended_pair(style + 1, ink, ground);
    }
}

static attr_t attributes_of(enum style style)
{
    const struct look look = look_of(style);
    const unsigned wanted = terminal.colors ? look.attributes : look.attributes_bare;
    return (wanted & LOOK_BOLD ? A_BOLD : A_NORMAL) | (wanted & LOOK_REVERSE ? A_REVERSE : A_NORMAL) |
           (wanted & LOOK_UNDERLINE ? A_UNDERLINE : A_NORMAL) | (wanted & LOOK_DIM ? A_DIM : A_NORMAL);
}

static void start_colors(void)
{
    start_pairs();
    for (int style = 0; style < STYLE_COUNT; style++)
        terminal.attributes[style] = attributes_of((enum style)style);
}

/*
 * Showing.
 */

/* The characters of a cell, as many as ncurses takes into one. */
static void cell_characters(const struct cell *cell, wchar_t characters[CCHARW_MAX + 1])
{
    size_t count = 0, length;
    for (const char *at = cell->bytes; *at && count < CCHARW_MAX; at += length) {
        const int32_t code = nika_utf8_read(at, strlen(at), &length);
        characters[count++] = code < 0 ? L'?' : (wchar_t)code;
    }
    if (count == 0)
        characters[count++] = L' ';
    characters[count] = L'\0';
}

static void terminal_show(void *context, const struct canvas *canvas)
{
    (void)context;
    for (int row = 0; row < canvas->rows && row < LINES; row++)
        for (int column = 0; column < canvas->columns && column < COLS; column++) {
            const struct cell *cell = &canvas->cells[row * canvas->columns + column];
            wchar_t characters[CCHARW_MAX + 1];
            cchar_t drawn;
            const int pair = terminal.colors ? cell->style + 1 : 0;
            if (cell->width == 0)
                continue;
            cell_characters(cell, characters);
            if (setcchar(&drawn, characters, terminal.attributes[cell->style], 0, &pair) == OK)
                mvadd_wch(row, column, &drawn);
        }
    if (terminal.anew)
        clearok(stdscr, TRUE);
    terminal.anew = false;
    refresh();
}

static void take_size(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        resizeterm(size.ws_row, size.ws_col);
    terminal.anew = true;
}

static void terminal_size(void *context, int *rows, int *columns)
{
    (void)context;
    if (resizing) { /* the picture that is drawn now is of the new size already */
        resizing = 0;
        take_size();
    }
    *rows = LINES;
    *columns = COLS;
}

static void terminal_refresh(void *context)
{
    (void)context;
    terminal.anew = true;
}

/*
 * Coming and going.
 */

static void send(const char *sequence)
{
    if (sequence)
        putp(sequence);
    fflush(stdout);
}

static void terminal_mouse(void *context, bool wanted);

static void enter_screen(void)
{
    if (terminal.reports)
        send(pasting_on);
    if (terminal.mouse)
        terminal_mouse(NULL, true);
    curs_set(0);
}

static void leave_screen(void)
{
    erase(); /* nothing of the game remains where a terminal keeps this screen */
    clearok(stdscr, TRUE);
    refresh();
    if (terminal.reports)
        send(reports_off);
    endwin();
}

/* A text of the terminal's description, or NULL. */
static const char *capability_text(const char *name)
{
    const char *text = tigetstr(name);
    return (intptr_t)text == -1 ? NULL : text;
}

static void add_way_back(const char *capability)
{
    const char *sequence = capability_text(capability);
    if (!sequence)
        return;
    for (; *sequence && terminal.way_back_size < WAYS_BACK; sequence++) {
        if (sequence[0] == '$' && sequence[1] == '<') { /* padding */
            sequence = strchr(sequence, '>');
            if (!sequence)
                return;
            continue;
        }
        terminal.way_back[terminal.way_back_size++] = *sequence;
    }
}

static void prepare_way_back(void)
{
    static const char *const capabilities[] = {"sgr0", "op", "rmkx", "cnorm", "rmcup"};
    terminal.way_back_size = 0;
    if (terminal.reports) {
        terminal.way_back_size = strlen(reports_off);
        memcpy(terminal.way_back, reports_off, terminal.way_back_size);
    }
    for (unsigned i = 0; i < sizeof capabilities / sizeof capabilities[0]; i++)
        add_way_back(capabilities[i]);
}

static void close_at_exit(void)
{
    terminal_close();
}

/* Terminals that support the mouse also support bracketed paste; others would print sequences they do not know. */
static bool knows_reports(void)
{
    const char *name = getenv("TERM"); /* NOLINT(concurrency-mt-unsafe): nobody changes the environment */
    return capability_text("kmous") && !(name && strcmp(name, "linux") == 0);
}

static void terminal_mouse(void *context, bool wanted)
{
    (void)context;
    terminal.mouse = wanted;
    if (terminal.reports)
        send(wanted ? "\033[?1000h\033[?1006h" : "\033[?1006l\033[?1000l");
}

static int terminal_key(void *context, int milliseconds);

static void terminal_clicked(void *context, int *row, int *column)
{
    (void)context;
    *row = terminal.reader.row;
    *column = terminal.reader.column;
}

static void terminal_forget(void *context)
{
    (void)context;
    tcflush(STDIN_FILENO, TCIFLUSH);
    terminal.size = terminal.at = 0;
    /*
     * A paste is in progress: the rest of it must not become keys. If its end was just discarded, silence ends it as
     * well.
     */
    terminal.reader = (struct key_reader){.pasting = terminal.reader.pasting};
}

static bool open_pipe(void)
{
    if (pipe(terminal.pipe) != 0)
        return false;
    for (unsigned i = 0; i < 2; i++) {
        fcntl(terminal.pipe[i], F_SETFL, O_NONBLOCK);
        fcntl(terminal.pipe[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

/*
 * Reads never block: ctrl-C and ctrl-Z make the terminal discard its input, perhaps just after poll has reported it,
 * and a blocking read would then ignore the signal until the next key.
 */
static void read_at_once(void)
{
    struct termios now;
    if (tcgetattr(STDIN_FILENO, &now) != 0)
        return;
    now.c_cc[VMIN] = now.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &now);
}

bool terminal_open(struct display *display)
{
    static bool registered;
    if (terminal.open || tcgetattr(STDIN_FILENO, &terminal.before) != 0 || !open_pipe())
        return false;
    ending = suspending = resuming = resizing = 0;
    catch_signals();
    terminal.screen = newterm(NULL, stdout, stdin);
    if (!terminal.screen) {
        release_signals();
        close(terminal.pipe[0]);
        close(terminal.pipe[1]);
        return false;
    }
    terminal.open = true;
    terminal.ended = false;
    terminal.news = -1;
    terminal.size = terminal.at = 0;
    terminal.reader = (struct key_reader){.pasting = false};
    if (!registered)
        registered = atexit(close_at_exit) == 0;
    terminal.reports = knows_reports();
    terminal.mouse = false;
    prepare_way_back();
    cbreak();
    noecho();
    nonl();
    read_at_once();
    typeahead(-1); /* typeahead must not interrupt the drawing of a picture, or a curtain */
    start_colors();
    def_prog_mode();
    enter_screen();
    take_size();
    *display = (struct display){.size = terminal_size,
                                .show = terminal_show,
                                .key = terminal_key,
                                .clicked = terminal_clicked,
                                .forget = terminal_forget,
                                .refresh = terminal_refresh,
                                .mouse = terminal_mouse};
    return true;
}

void terminal_listen(int descriptor)
{
    terminal.news = descriptor;
}

int terminal_close(void)
{
    if (!terminal.open)
        return 0;
    leave_screen();
    terminal.open = false;
    delscreen(terminal.screen);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal.before);
    release_signals();
    close(terminal.pipe[0]);
    close(terminal.pipe[1]);
    return ending;
}

/*
 * Keys.
 */

/* Restores the terminal, suspends the program after ctrl-Z, and takes the terminal over again. */
static void suspend(void)
{
    struct sigaction ours, its_course = {.sa_handler = SIG_DFL};
    sigset_t stop;
    leave_screen();
    sigemptyset(&its_course.sa_mask);
    sigaction(SIGTSTP, &its_course, &ours);
    suspending = 0;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, NULL);
    sigaction(SIGTSTP, &ours, NULL);
    resuming = 1; /* even if it could not be suspended */
}

/* Takes the terminal after somebody else had it. */
static void take_again(void)
{
    resuming = 0;
    reset_prog_mode();
    erase(); /* what was there is not for the next person */
    refresh();
    enter_screen();
    take_size();
}

/* Acts on pending signals. Returns an event for the screen, or 0. */
static int heed_signals(void)
{
    char bytes[64];
    while (read(terminal.pipe[0], bytes, sizeof bytes) > 0)
        continue;
    if (ending)
        return DISPLAY_ENDED;
    if (suspending)
        suspend();
    if (resuming) {
        take_again();
        return DISPLAY_RESUMED;
    }
    if (resizing) {
        resizing = 0;
        take_size();
        return DISPLAY_RESIZED;
    }
    return 0;
}

/* Waits for bytes, a signal or news. False on timeout; *news tells whether there is news and no bytes. */
static bool wait_for_bytes(int milliseconds, bool *news)
{
    struct pollfd watched[3] = {{.fd = STDIN_FILENO, .events = POLLIN},
                                {.fd = terminal.pipe[0], .events = POLLIN},
                                {.fd = *news ? terminal.news : -1, .events = POLLIN}};
    const int ready = poll(watched, 3, milliseconds);
    *news = ready > 0 && watched[2].revents && !watched[0].revents && !watched[1].revents;
    if (ready == 0)
        return false;
    if (ready < 0 || !watched[0].revents)
        return true;
    const ssize_t size = read(STDIN_FILENO, terminal.bytes, sizeof terminal.bytes);
    const bool gone = watched[0].revents & (POLLHUP | POLLERR | POLLNVAL);
    terminal.at = 0;
    terminal.size = size > 0 ? (size_t)size : 0;
    if (size == 0 ? gone : size < 0 && errno != EINTR && errno != EAGAIN) {
        terminal.ended = true;
        if (!ending) /* this is how a hung-up terminal ends, whether or not the signal has arrived yet */
            ending = SIGHUP;
    }
    return true;
}

static int next_key(void)
{
    int key = 0;
    while (key == 0 && terminal.at < terminal.size)
        key = key_reader_byte(&terminal.reader, terminal.bytes[terminal.at++]);
    return key;
}

static int terminal_key(void *context, int milliseconds)
{
    (void)context;
    for (;;) {
        int key = heed_signals();
        if (key == 0)
            key = next_key();
        if (key)
            return key;
        if (terminal.ended)
            return DISPLAY_ENDED;
        const bool waits = key_reader_waits(&terminal.reader);
        const int wait = terminal.reader.pasting ? PASTE_WAIT : ESCAPE_WAIT;
        bool news = !waits; /* not in the middle of a key */
        if (wait_for_bytes(waits ? wait : milliseconds, &news)) {
            if (news)
                return DISPLAY_NEWS;
            continue;
        }
        if (!waits)
            return DISPLAY_NOTHING;
        key = key_reader_rest(&terminal.reader);
        if (key)
            return key;
    }
}
