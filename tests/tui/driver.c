/*
 * driver.c: a terminal without a person before it (driver.h). Two processes stand between a test and the program: the
 * test itself, which holds the pseudo-terminal and the picture, and a tiny shell, which leads the terminal's session:
 * without one, ctrl-Z would do nothing.
 */
#include "driver.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include <vterm.h>

enum {
    PATIENCE = 120, /* seconds after which a wait has failed: no measure of speed, only the end of a hang */
    NAP = 20        /* milliseconds that a program must sleep to count as settled: longer than any of its own pauses */
};

/* Bytes that grow. */
struct bytes {
    char *at;
    size_t size, room;
};

/* What the shell reports: the program runs as `value`, stopped, or ended with the status `value`. */
enum report_kind { REPORT_RUNS, REPORT_STOPPED, REPORT_ENDED };
struct report {
    enum report_kind kind;
    int value;
};

struct terminal {
    int master, slave;
    struct termios found;
    VTerm *vterm;
    VTermScreen *screen;
    int rows, columns;
    bool alternate, cursor, mouse;
    struct bytes written, scrollback, picture, cells;
    size_t erasing; /* how much of the sequence that erases the scrollback has just been written */

    pid_t shell, program;
    int commands, reports; /* pipes to and from the shell */
    bool runs, stopped;
    int status;
};

static void add(struct bytes *bytes, const char *more, size_t size)
{
    if (bytes->size + size + 1 > bytes->room) {
        bytes->room = 2 * (bytes->size + size + 1);
        bytes->at = realloc(bytes->at, bytes->room);
        assert_non_null(bytes->at);
    }
    memcpy(bytes->at + bytes->size, more, size);
    bytes->size += size;
    bytes->at[bytes->size] = '\0';
}

static void empty(struct bytes *bytes)
{
    bytes->size = 0;
    add(bytes, "", 0);
}

static void add_character(struct bytes *bytes, uint32_t c)
{
    char utf8[4];
    size_t size = 0;

    if (c < 0x80) {
        utf8[size++] = (char)c;
    } else if (c < 0x800) {
        utf8[size++] = (char)(0xC0 | c >> 6);
        utf8[size++] = (char)(0x80 | (c & 0x3F));
    } else if (c < 0x10000) {
        utf8[size++] = (char)(0xE0 | c >> 12);
        utf8[size++] = (char)(0x80 | (c >> 6 & 0x3F));
        utf8[size++] = (char)(0x80 | (c & 0x3F));
    } else {
        utf8[size++] = (char)(0xF0 | c >> 18);
        utf8[size++] = (char)(0x80 | (c >> 12 & 0x3F));
        utf8[size++] = (char)(0x80 | (c >> 6 & 0x3F));
        utf8[size++] = (char)(0x80 | (c & 0x3F));
    }
    add(bytes, utf8, size);
}

/* A row's characters; what is not written on is a blank, and blanks at the end are left out. */
static void add_row(struct bytes *bytes, const VTermScreenCell *cells, int columns)
{
    size_t end = bytes->size;

    for (int column = 0; column<columns; column += cells[column].width> 1 ? cells[column].width : 1) {
        const uint32_t *chars = cells[column].chars;
        if (chars[0] == 0 || chars[0] == ' ' || chars[0] == UINT32_MAX) {
            add(bytes, " ", 1);
        } else {
            for (unsigned i = 0; i < VTERM_MAX_CHARS_PER_CELL && chars[i] != 0; i++)
                add_character(bytes, chars[i]);
            end = bytes->size;
        }
    }
    bytes->size = end;
    add(bytes, "\n", 1);
}

_Noreturn void terminal_fail(struct terminal *terminal, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fprintf(stderr, "FAILED: ");
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\n---- the picture (%d x %d%s) ----\n%s", terminal->columns, terminal->rows,
            terminal->alternate ? ", alternate" : "", terminal_picture(terminal));
    fprintf(stderr, "----\n");
    fail();
    abort(); /* fail() does not return, which the compiler can't know */
}

/* ---- The picture ---- */

static int on_property(VTermProp property, VTermValue *value, void *user)
{
    struct terminal *terminal = user;

    if (property == VTERM_PROP_ALTSCREEN)
        terminal->alternate = value->boolean != 0;
    if (property == VTERM_PROP_CURSORVISIBLE)
        terminal->cursor = value->boolean != 0;
    if (property == VTERM_PROP_MOUSE)
        terminal->mouse = value->number != VTERM_PROP_MOUSE_NONE;
    return 1;
}

static int on_push(int columns, const VTermScreenCell *cells, void *user)
{
    struct terminal *terminal = user;

    add_row(&terminal->scrollback, cells, columns);
    return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = on_property, .sb_pushline = on_push};

/* Draws what the program wrote. libvterm does not know how a scrollback is erased: that is done here. */
static void draw(struct terminal *terminal, const char *bytes, size_t size)
{
    static const char erase[] = "\033[3J";
    size_t from = 0;

    add(&terminal->written, bytes, size);
    for (size_t i = 0; i < size; i++) {
        if (bytes[i] == erase[terminal->erasing])
            terminal->erasing++;
        else
            terminal->erasing = bytes[i] == erase[0] ? 1 : 0;
        if (terminal->erasing == sizeof erase - 1) {
            vterm_input_write(terminal->vterm, bytes + from, i + 1 - from);
            vterm_screen_flush_damage(terminal->screen);
            empty(&terminal->scrollback);
            terminal->erasing = 0;
            from = i + 1;
        }
    }
    vterm_input_write(terminal->vterm, bytes + from, size - from);
    vterm_screen_flush_damage(terminal->screen);
}

static void cells_of(struct terminal *terminal, int row, VTermScreenCell *cells)
{
    for (int column = 0; column < terminal->columns; column++)
        vterm_screen_get_cell(terminal->screen, (VTermPos){.row = row, .col = column}, &cells[column]);
}

const char *terminal_picture(struct terminal *terminal)
{
    VTermScreenCell *cells = calloc((size_t)terminal->columns, sizeof *cells);

    assert_non_null(cells);
    empty(&terminal->picture);
    for (int row = 0; row < terminal->rows; row++) {
        cells_of(terminal, row, cells);
        add_row(&terminal->picture, cells, terminal->columns);
    }
    free(cells);
    return terminal->picture.at;
}

static unsigned number_of_color(const VTermColor *color)
{
    if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color))
        return 0;
    if (VTERM_COLOR_IS_INDEXED(color))
        return 1u << 24 | color->indexed.idx;
    return 2u << 24 | (unsigned)color->rgb.red << 16 | (unsigned)color->rgb.green << 8 | color->rgb.blue;
}

static void add_look(struct bytes *bytes, const VTermScreenCell *cell)
{
    char look[64];
    int size = snprintf(look, sizeof look, " %x %x %u%u%u%u%u|", number_of_color(&cell->fg), number_of_color(&cell->bg),
                        (unsigned)cell->attrs.bold, (unsigned)cell->attrs.underline, (unsigned)cell->attrs.italic,
                        (unsigned)cell->attrs.blink, (unsigned)cell->attrs.reverse);

    add(bytes, look, (size_t)size);
}

const char *terminal_cells(struct terminal *terminal)
{
    VTermScreenCell *cells = calloc((size_t)terminal->columns, sizeof *cells);

    assert_non_null(cells);
    empty(&terminal->cells);
    for (int row = 0; row < terminal->rows; row++) {
        cells_of(terminal, row, cells);
        add_row(&terminal->cells, cells, terminal->columns);
        for (int column = 0; column < terminal->columns; column++)
            add_look(&terminal->cells, &cells[column]);
        add(&terminal->cells, "\n", 1);
    }
    free(cells);
    return terminal->cells.at;
}

const char *terminal_scrollback(struct terminal *terminal)
{
    return terminal->scrollback.at;
}

const char *terminal_written(struct terminal *terminal, size_t *size)
{
    *size = terminal->written.size;
    return terminal->written.at;
}

/* Bytes of a blank of any kind at the beginning of the text; 0 if there is none. */
static size_t blank(const char *text)
{
    static const char *const blanks[] = {" ", "\n", "\xC2\xA0", "\xE3\x80\x80"};

    for (unsigned i = 0; i < sizeof blanks / sizeof *blanks; i++)
        if (strncmp(text, blanks[i], strlen(blanks[i])) == 0)
            return strlen(blanks[i]);
    return 0;
}

static bool begins_with(const char *picture, const char *text)
{
    for (;;) {
        size_t skip;
        while ((skip = blank(picture)) > 0)
            picture += skip;
        while ((skip = blank(text)) > 0)
            text += skip;
        if (*text == '\0')
            return true;
        if (*picture != *text)
            return false;
        picture++;
        text++;
    }
}

bool terminal_shows(struct terminal *terminal, const char *text)
{
    for (const char *at = terminal_picture(terminal); *at != '\0'; at++)
        if (begins_with(at, text))
            return true;
    return false;
}

bool terminal_is_alternate(struct terminal *terminal)
{
    return terminal->alternate;
}

bool terminal_has_cursor(struct terminal *terminal)
{
    return terminal->cursor;
}

bool terminal_has_mouse(struct terminal *terminal)
{
    return terminal->mouse;
}

/* ---- The shell ---- */

static volatile sig_atomic_t shell_program;

/* Who hangs up hangs up on everybody: as shells do. */
static void pass_on(int signal)
{
    if (shell_program > 0)
        kill(-shell_program, signal);
}

static void report(int reports, enum report_kind kind, int value)
{
    const struct report said = {kind, value};

    if (write(reports, &said, sizeof said) != (ssize_t)sizeof said)
        _exit(1);
}

/* What the program finds: a terminal that is its own, and nothing of the test's surroundings. */
static _Noreturn void become_program(int slave, const char *const argv[])
{
    sigset_t none;

    setpgid(0, 0);
    tcsetpgrp(slave, getpid());
    for (int number = 1; number < 32; number++)
        if (number != SIGKILL && number != SIGSTOP)
            signal(number, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    dup2(slave, 0);
    dup2(slave, 1);
    dup2(slave, 2);
    for (int fd = 3; fd < 64; fd++)
        close(fd);
    execv(argv[0], (char *const *)(uintptr_t)argv);
    perror(argv[0]);
    _exit(127);
}

/* What the shell is told: to run a program, whose words follow, each with its NUL, or to let the one that has stopped go on. */
struct command {
    enum { COMMAND_RUN, COMMAND_FOREGROUND } kind;
    size_t size, words;
};

/* Starts the program whose words come through the pipe. */
static pid_t start_program(int slave, int commands, struct command command)
{
    char *bytes = malloc(command.size);
    const char **words = calloc(command.words + 1, sizeof *words);
    const char *at = bytes;
    pid_t program;

    if (bytes == NULL || words == NULL || read(commands, bytes, command.size) != (ssize_t)command.size)
        _exit(1);
    for (size_t i = 0; i < command.words; i++) {
        words[i] = at;
        at += strlen(at) + 1;
    }
    program = fork();
    if (program == 0)
        become_program(slave, words);
    free(bytes);
    free(words);
    setpgid(program, program);
    return program;
}

static _Noreturn void be_shell(int slave, int commands, int reports)
{
    struct sigaction action = {.sa_handler = pass_on, .sa_flags = SA_RESTART};
    struct command command;

    setsid();
    ioctl(slave, TIOCSCTTY, 0);
    signal(SIGTTOU, SIG_IGN); /* else a shell could not take its terminal back */
    sigaction(SIGHUP, &action, NULL);
    while (read(commands, &command, sizeof command) == (ssize_t)sizeof command) {
        int status = 0;
        if (command.kind == COMMAND_RUN) {
            shell_program = start_program(slave, commands, command);
            report(reports, REPORT_RUNS, shell_program);
        } else {
            tcsetpgrp(slave, shell_program);
            kill(-shell_program, SIGCONT);
        }
        if (waitpid(shell_program, &status, WUNTRACED) < 0)
            _exit(1);
        tcsetpgrp(slave, getpid());
        if (WIFSTOPPED(status)) {
            report(reports, REPORT_STOPPED, WSTOPSIG(status));
        } else {
            shell_program = 0;
            report(reports, REPORT_ENDED, status);
        }
    }
    if (shell_program > 0)
        kill(-shell_program, SIGKILL);
    _exit(0);
}

static void hear(struct terminal *terminal)
{
    struct report said;

    if (read(terminal->reports, &said, sizeof said) != (ssize_t)sizeof said) {
        terminal->runs = false;
        terminal_fail(terminal, "the shell is gone");
    }
    if (said.kind == REPORT_RUNS)
        terminal->program = said.value;
    if (said.kind == REPORT_STOPPED)
        terminal->stopped = true;
    if (said.kind == REPORT_ENDED) {
        terminal->runs = false;
        terminal->status = said.value;
    }
}

static void tell_shell(struct terminal *terminal, const void *bytes, size_t size)
{
    assert_int_equal(write(terminal->commands, bytes, size), size);
}

void terminal_run(struct terminal *terminal, const char *const argv[])
{
    struct command command = {.kind = COMMAND_RUN};
    struct bytes words = {0};

    assert_false(terminal->runs);
    for (; argv[command.words] != NULL; command.words++)
        add(&words, argv[command.words], strlen(argv[command.words]) + 1);
    command.size = words.size;
    tell_shell(terminal, &command, sizeof command);
    tell_shell(terminal, words.at, words.size);
    free(words.at);
    terminal->runs = true;
    terminal->stopped = false;
    hear(terminal);
}

static void start_shell(struct terminal *terminal)
{
    int commands[2], reports[2];

    assert_int_equal(pipe(commands), 0);
    assert_int_equal(pipe(reports), 0);
    fflush(NULL);
    terminal->shell = fork();
    assert_true(terminal->shell >= 0);
    if (terminal->shell == 0) {
        close(terminal->master);
        close(commands[1]);
        close(reports[0]);
        be_shell(terminal->slave, commands[0], reports[1]);
    }
    close(commands[0]);
    close(reports[1]);
    terminal->commands = commands[1];
    terminal->reports = reports[0];
}

/* ---- Open and close ---- */

struct terminal *terminal_open(int rows, int columns)
{
    struct terminal *terminal = calloc(1, sizeof *terminal);
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    assert_non_null(terminal);
    signal(SIGPIPE, SIG_IGN);
    terminal->rows = rows;
    terminal->columns = columns;
    terminal->cursor = true;
    terminal->master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    assert_true(terminal->master >= 0);
    assert_int_equal(grantpt(terminal->master), 0);
    assert_int_equal(unlockpt(terminal->master), 0);
    terminal->slave = open(ptsname(terminal->master), O_RDWR | O_NOCTTY | O_CLOEXEC);
    assert_true(terminal->slave >= 0);
    assert_int_equal(ioctl(terminal->slave, TIOCSWINSZ, &size), 0);
    assert_int_equal(tcgetattr(terminal->slave, &terminal->found), 0);
    terminal->vterm = vterm_new(rows, columns);
    assert_non_null(terminal->vterm);
    vterm_set_utf8(terminal->vterm, 1);
    terminal->screen = vterm_obtain_screen(terminal->vterm);
    vterm_screen_set_callbacks(terminal->screen, &callbacks, terminal);
    vterm_screen_enable_altscreen(terminal->screen, 1);
    vterm_screen_reset(terminal->screen, 1);
    empty(&terminal->written);
    empty(&terminal->scrollback);
    start_shell(terminal);
    return terminal;
}

void terminal_close(struct terminal *terminal)
{
    if (terminal->runs && terminal->program > 0) {
        kill(terminal->program, SIGKILL);
        kill(terminal->program, SIGCONT);
    }
    close(terminal->commands);
    waitpid(terminal->shell, NULL, 0);
    close(terminal->reports);
    if (terminal->master >= 0)
        close(terminal->master);
    close(terminal->slave);
    vterm_free(terminal->vterm);
    free(terminal->written.at);
    free(terminal->scrollback.at);
    free(terminal->picture.at);
    free(terminal->cells.at);
    free(terminal);
}

/* ---- Waiting ---- */

/* Takes in what there is within so many milliseconds; false if nothing came, or nothing can come any more. */
static bool attend(struct terminal *terminal, int milliseconds)
{
    struct pollfd sources[2] = {{.fd = terminal->runs ? terminal->reports : -1, .events = POLLIN},
                                {.fd = terminal->master, .events = POLLIN}};
    char bytes[4096];
    ssize_t size;

    if (poll(sources, 2, milliseconds) <= 0)
        return false;
    if (sources[1].revents != 0) {
        size = read(terminal->master, bytes, sizeof bytes);
        if (size > 0)
            draw(terminal, bytes, (size_t)size);
    }
    if (sources[0].revents != 0 && terminal->runs)
        hear(terminal);
    return true;
}

void terminal_attend(struct terminal *terminal)
{
    attend(terminal, NAP);
}

static time_t patience(void)
{
    return time(NULL) + PATIENCE;
}

void terminal_wait_for(struct terminal *terminal, const char *text)
{
    time_t end = patience();

    while (!terminal_shows(terminal, text)) {
        if (!attend(terminal, NAP) && (!terminal->runs || terminal->stopped || time(NULL) > end))
            terminal_fail(terminal, "“%s” is never to be seen", text);
    }
}

/* How often the program has gone to sleep or been put to sleep, and whether it sleeps now. */
static long sleeps(pid_t program, bool *asleep)
{
    char path[64], line[256];
    FILE *file;
    long sum = 0;

    *asleep = false;
    snprintf(path, sizeof path, "/proc/%ld/status", (long)program);
    file = fopen(path, "r");
    if (file == NULL)
        return -1;
    while (fgets(line, sizeof line, file) != NULL) {
        char *colon = strchr(line, ':');
        if (strncmp(line, "State:\tS", 8) == 0)
            *asleep = true;
        if (strstr(line, "voluntary_ctxt_switches:") != NULL && colon != NULL)
            sum += strtol(colon + 1, NULL, 10);
    }
    fclose(file);
    return sum;
}

void terminal_settle(struct terminal *terminal)
{
    time_t end = patience();

    while (terminal->runs && !terminal->stopped) {
        bool before, after;
        long count = sleeps(terminal->program, &before);
        int unread = 0;

        if (attend(terminal, NAP))
            continue;
        if (before && sleeps(terminal->program, &after) == count && after &&
            ioctl(terminal->slave, FIONREAD, &unread) == 0 && unread == 0 && !attend(terminal, 0))
            return;
        if (time(NULL) > end)
            terminal_fail(terminal, "the program never comes to rest");
    }
    while (attend(terminal, 0)) {
    }
}

int terminal_wait_end(struct terminal *terminal)
{
    time_t end = patience();

    while (terminal->runs) {
        if (!attend(terminal, NAP) && time(NULL) > end)
            terminal_fail(terminal, "the program never ends");
        if (terminal->stopped)
            terminal_fail(terminal, "the program stopped instead of ending");
    }
    while (terminal->master >= 0 && attend(terminal, 0)) {
    }
    return terminal->status;
}

bool terminal_has_ended(struct terminal *terminal)
{
    return !terminal->runs;
}

void terminal_wait_stop(struct terminal *terminal)
{
    time_t end = patience();

    while (!terminal->stopped) {
        if (!attend(terminal, NAP) && (!terminal->runs || time(NULL) > end))
            terminal_fail(terminal, "the program never stops");
    }
    while (attend(terminal, 0)) {
    }
}

void terminal_foreground(struct terminal *terminal)
{
    const struct command command = {.kind = COMMAND_FOREGROUND};

    assert_true(terminal->stopped);
    terminal->stopped = false;
    tell_shell(terminal, &command, sizeof command);
}

/* ---- Acting ---- */

void terminal_type_bytes(struct terminal *terminal, const char *bytes, size_t size)
{
    time_t end = patience();

    while (size > 0) {
        struct pollfd master = {.fd = terminal->master, .events = POLLOUT};
        ssize_t taken = -1;

        if (poll(&master, 1, NAP) > 0 && (master.revents & POLLOUT) != 0)
            taken = write(terminal->master, bytes, size);
        if (taken > 0) {
            bytes += taken;
            size -= (size_t)taken;
        }
        while (attend(terminal, 0)) {
        }
        if (!terminal->runs)
            return;
        if (time(NULL) > end)
            terminal_fail(terminal, "the program takes no more keys");
    }
}

void terminal_type(struct terminal *terminal, const char *text)
{
    terminal_type_bytes(terminal, text, strlen(text));
}

void terminal_resize(struct terminal *terminal, int rows, int columns)
{
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    terminal->rows = rows;
    terminal->columns = columns;
    vterm_set_size(terminal->vterm, rows, columns);
    vterm_screen_flush_damage(terminal->screen);
    assert_int_equal(ioctl(terminal->master, TIOCSWINSZ, &size), 0);
}

void terminal_signal(struct terminal *terminal, int signal)
{
    assert_true(terminal->runs);
    assert_int_equal(kill(terminal->program, signal), 0);
}

void terminal_hang_up(struct terminal *terminal)
{
    close(terminal->master);
    terminal->master = -1;
}

static bool same_modes(const struct termios *a, const struct termios *b)
{
    return a->c_iflag == b->c_iflag && a->c_oflag == b->c_oflag && a->c_cflag == b->c_cflag &&
           a->c_lflag == b->c_lflag && memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) == 0;
}

bool terminal_as_found(struct terminal *terminal)
{
    VTermState *state = vterm_obtain_state(terminal->vterm);
    struct termios now;
    VTermValue value;
    const char *wrong = NULL;

    assert_int_equal(tcgetattr(terminal->slave, &now), 0);
    if (!same_modes(&now, &terminal->found))
        wrong = "the modes of the terminal are not as they were";
    else if (terminal->alternate)
        wrong = "the alternate screen was not left";
    else if (!terminal->cursor)
        wrong = "the cursor is hidden";
    else if (terminal->mouse)
        wrong = "the mouse is still watched";
    else if ((vterm_state_get_penattr(state, VTERM_ATTR_BOLD, &value) && value.boolean) ||
             (vterm_state_get_penattr(state, VTERM_ATTR_REVERSE, &value) && value.boolean) ||
             (vterm_state_get_penattr(state, VTERM_ATTR_UNDERLINE, &value) && value.number))
        wrong = "letters are not plain";
    else if (vterm_state_get_penattr(state, VTERM_ATTR_FOREGROUND, &value) && number_of_color(&value.color) != 0)
        wrong = "letters are colored";
    else if (vterm_state_get_penattr(state, VTERM_ATTR_BACKGROUND, &value) && number_of_color(&value.color) != 0)
        wrong = "the ground is colored";
    if (wrong != NULL)
        fprintf(stderr, "%s\n", wrong);
    return wrong == NULL;
}
