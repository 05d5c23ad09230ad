/*
 * tui_driver.c: a terminal without a person before it (driver.h): the pseudo-terminal, the picture that libvterm
 * makes, and waiting.
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

#include "shell.h"

enum {
    PATIENCE = 120,  /* seconds after which a wait has failed: no measure of speed, only the end of a hang */
    NAP = 15,        /* milliseconds of sleep that count as settled: longer than its own pauses with quick players */
    ESCAPE_NAP = 150 /* the same after Escape, which a program takes for a key only when nothing follows for a while */
};

enum { SEQUENCE_MAX = 64 };

/* Bytes that grow. */
struct bytes {
    char *at;
    size_t size, room;
};

struct pty {
    int master, slave;
    struct termios found;
    VTerm *vterm;
    VTermScreen *screen;
    int rows, columns;
    bool alternate, cursor, mouse;
    int scrolled_rows; /* how many rows of the alternate screen scroll */
    struct bytes written, scrollback, picture, cells, left;
    char sequence[SEQUENCE_MAX]; /* a control sequence that is not yet whole */
    size_t sequence_size;

    bool escaped; /* Escape was typed, and nothing after it */

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

_Noreturn void pty_fail(struct pty *pty, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    fprintf(stderr, "FAILED: ");
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\n---- the picture (%d x %d%s) ----\n%s", pty->columns, pty->rows,
            pty->alternate ? ", alternate" : "", pty_picture(pty));
    fprintf(stderr, "----\n");
    fail();
    abort(); /* fail() does not return, which the compiler can't know */
}

/* ---- The picture ---- */

static int on_property(VTermProp property, VTermValue *value, void *user)
{
    struct pty *pty = user;

    if (property == VTERM_PROP_ALTSCREEN)
        pty->alternate = value->boolean != 0;
    if (property == VTERM_PROP_MOUSE)
        pty->mouse = value->number != VTERM_PROP_MOUSE_NONE;
    return 1;
}

static int on_push(int columns, const VTermScreenCell *cells, void *user)
{
    struct pty *pty = user;

    add_row(&pty->scrollback, cells, columns);
    return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = on_property, .sb_pushline = on_push};

static void draw_plainly(struct pty *pty, const char *bytes, size_t size)
{
    vterm_input_write(pty->vterm, bytes, size);
    vterm_screen_flush_damage(pty->screen);
}

/* Has the picture's rows scroll, and none below them; the cursor stays where it is. */
static void confine(struct pty *pty)
{
    char sequence[64];
    VTermPos at;

    vterm_state_get_cursorpos(vterm_obtain_state(pty->vterm), &at);
    draw_plainly(
        pty, sequence,
        (size_t)snprintf(sequence, sizeof sequence, "\033[1;%dr\033[%d;%dH", pty->rows, at.row + 1, at.col + 1));
}

/*
 * libvterm breaks down when a program draws for a screen that was larger a moment ago, or a wide character in one
 * column. So its screen only grows while a program has the alternate screen, where everything is drawn at its
 * place; the picture is the upper left part of it.
 */
static void fit(struct pty *pty)
{
    int rows, columns, wanted_rows = pty->rows, wanted_columns = pty->columns;

    vterm_get_size(pty->vterm, &rows, &columns);
    if (pty->alternate) {
        wanted_rows = rows > pty->rows ? rows : pty->rows;
        wanted_columns = columns > pty->columns ? columns : pty->columns;
    }
    if (rows != wanted_rows || columns != wanted_columns)
        vterm_set_size(pty->vterm, wanted_rows, wanted_columns);
    vterm_screen_flush_damage(pty->screen);
    if (pty->scrolled_rows != pty->rows && (pty->alternate || pty->scrolled_rows != 0)) {
        pty->scrolled_rows = pty->alternate ? pty->rows : 0;
        confine(pty);
    }
}

/* Whether a sequence sets (h) or resets (l) the private mode of this number. */
static bool changes_mode(const char *sequence, long mode, char how)
{
    const char *at = sequence + 3;

    if (strncmp(sequence, "\033[?", 3) != 0 || sequence[strlen(sequence) - 1] != how)
        return false;
    for (;;) {
        char *end;
        if (strtol(at, &end, 10) == mode)
            return true;
        if (*end != ';')
            return false;
        at = end + 1;
    }
}

/* A whole control sequence. libvterm does not know how the scrollback is erased; and it shows the cursor again
 * when the alternate screen is left, which other terminals do not. */
static void draw_sequence(struct pty *pty)
{
    int top, bottom;

    pty->sequence[pty->sequence_size] = '\0';
    if (strcmp(pty->sequence, "\033[3J") == 0)
        empty(&pty->scrollback);
    if (pty->alternate && (changes_mode(pty->sequence, 1049, 'l') || changes_mode(pty->sequence, 1047, 'l'))) {
        empty(&pty->left);
        add(&pty->left, pty_picture(pty), strlen(pty_picture(pty)));
    }
    if (changes_mode(pty->sequence, 25, 'l'))
        pty->cursor = false;
    if (changes_mode(pty->sequence, 25, 'h'))
        pty->cursor = true;
    draw_plainly(pty, pty->sequence, pty->sequence_size);
    if (pty->alternate && sscanf(pty->sequence, "\033[%d;%dr", &top, &bottom) == 2 && bottom > pty->rows)
        confine(pty); /* to what is there */
    pty->sequence_size = 0;
    fit(pty);
}

/* Draws what the program wrote, sequence by sequence; one may come in pieces. */
static void draw(struct pty *pty, const char *bytes, size_t size)
{
    size_t from = 0;

    add(&pty->written, bytes, size);
    for (size_t i = 0; i < size; i++) {
        const char byte = bytes[i];
        if (pty->sequence_size == 0) {
            if (byte != '\033')
                continue;
            draw_plainly(pty, bytes + from, i - from);
        }
        from = i + 1;
        pty->sequence[pty->sequence_size++] = byte;
        const bool begun = pty->sequence_size == 1 || (pty->sequence_size == 2 && byte == '[');
        if (!begun && ((unsigned char)byte >= 0x40 || pty->sequence[1] != '[' || byte < 0x20 ||
                       pty->sequence_size == SEQUENCE_MAX - 1))
            draw_sequence(pty);
    }
    draw_plainly(pty, bytes + from, size - from);
}

static void cells_of(struct pty *pty, int row, VTermScreenCell *cells)
{
    for (int column = 0; column < pty->columns; column++)
        vterm_screen_get_cell(pty->screen, (VTermPos){.row = row, .col = column}, &cells[column]);
}

const char *pty_picture(struct pty *pty)
{
    VTermScreenCell *cells = calloc((size_t)pty->columns, sizeof *cells);

    assert_non_null(cells);
    empty(&pty->picture);
    for (int row = 0; row < pty->rows; row++) {
        cells_of(pty, row, cells);
        add_row(&pty->picture, cells, pty->columns);
    }
    free(cells);
    return pty->picture.at;
}

bool pty_overflows(struct pty *pty)
{
    int rows, columns;

    vterm_get_size(pty->vterm, &rows, &columns);
    for (int row = 0; row < rows; row++)
        for (int column = row < pty->rows ? pty->columns : 0; column < columns; column++) {
            VTermScreenCell cell;
            vterm_screen_get_cell(pty->screen, (VTermPos){.row = row, .col = column}, &cell);
            if (cell.chars[0] != 0 && cell.chars[0] != ' ')
                return true;
        }
    return false;
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

const char *pty_cells(struct pty *pty)
{
    VTermScreenCell *cells = calloc((size_t)pty->columns, sizeof *cells);

    assert_non_null(cells);
    empty(&pty->cells);
    for (int row = 0; row < pty->rows; row++) {
        cells_of(pty, row, cells);
        add_row(&pty->cells, cells, pty->columns);
        for (int column = 0; column < pty->columns; column++)
            add_look(&pty->cells, &cells[column]);
        add(&pty->cells, "\n", 1);
    }
    free(cells);
    return pty->cells.at;
}

const char *pty_scrollback(struct pty *pty)
{
    return pty->scrollback.at;
}

const char *pty_left_behind(struct pty *pty)
{
    return pty->left.at;
}

const char *pty_written(struct pty *pty, size_t *size)
{
    *size = pty->written.size;
    return pty->written.at;
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

bool pty_shows(struct pty *pty, const char *text)
{
    for (const char *at = pty_picture(pty); *at != '\0'; at++)
        if (begins_with(at, text))
            return true;
    return false;
}

bool pty_is_alternate(struct pty *pty)
{
    return pty->alternate;
}

bool pty_has_cursor(struct pty *pty)
{
    return pty->cursor;
}

bool pty_has_mouse(struct pty *pty)
{
    return pty->mouse;
}

/* ---- The program, through the shell ---- */

static void hear(struct pty *pty)
{
    struct report said;

    if (read(pty->reports, &said, sizeof said) != (ssize_t)sizeof said) {
        pty->runs = false;
        pty_fail(pty, "the shell is gone");
    }
    if (said.kind == REPORT_RUNS)
        pty->program = said.value;
    if (said.kind == REPORT_STOPPED)
        pty->stopped = true;
    if (said.kind == REPORT_ENDED) {
        pty->runs = false;
        pty->status = said.value;
    }
}

static void tell_shell(struct pty *pty, const void *bytes, size_t size)
{
    assert_int_equal(write(pty->commands, bytes, size), size);
}

void pty_run(struct pty *pty, const char *const argv[])
{
    struct command command = {.kind = COMMAND_RUN};
    struct bytes words = {0};

    assert_false(pty->runs);
    for (; argv[command.words] != NULL; command.words++)
        add(&words, argv[command.words], strlen(argv[command.words]) + 1);
    command.size = words.size;
    tell_shell(pty, &command, sizeof command);
    tell_shell(pty, words.at, words.size);
    free(words.at);
    pty->runs = true;
    pty->stopped = false;
    hear(pty);
}

static void start_shell(struct pty *pty)
{
    int commands[2], reports[2];

    assert_int_equal(pipe(commands), 0);
    assert_int_equal(pipe(reports), 0);
    fflush(NULL);
    pty->shell = fork();
    assert_true(pty->shell >= 0);
    if (pty->shell == 0) {
        close(pty->master);
        close(commands[1]);
        close(reports[0]);
        shell_run(pty->slave, commands[0], reports[1]);
    }
    close(commands[0]);
    close(reports[1]);
    pty->commands = commands[1];
    pty->reports = reports[0];
}

/* ---- Open and close ---- */

struct pty *pty_open(int rows, int columns)
{
    struct pty *pty = calloc(1, sizeof *pty);
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    assert_non_null(pty);
    signal(SIGPIPE, SIG_IGN);
    pty->rows = rows;
    pty->columns = columns;
    pty->cursor = true;
    pty->master = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
    assert_true(pty->master >= 0);
    assert_int_equal(grantpt(pty->master), 0);
    assert_int_equal(unlockpt(pty->master), 0);
    pty->slave = open(ptsname(pty->master), O_RDWR | O_NOCTTY | O_CLOEXEC);
    assert_true(pty->slave >= 0);
    assert_int_equal(ioctl(pty->slave, TIOCSWINSZ, &size), 0);
    assert_int_equal(tcgetattr(pty->slave, &pty->found), 0);
    pty->vterm = vterm_new(rows, columns);
    assert_non_null(pty->vterm);
    vterm_set_utf8(pty->vterm, 1);
    pty->screen = vterm_obtain_screen(pty->vterm);
    vterm_screen_set_callbacks(pty->screen, &callbacks, pty);
    vterm_screen_enable_altscreen(pty->screen, 1);
    vterm_screen_reset(pty->screen, 1);
    empty(&pty->written);
    empty(&pty->scrollback);
    empty(&pty->left);
    start_shell(pty);
    return pty;
}

void pty_close(struct pty *pty)
{
    if (pty->runs && pty->program > 0) {
        kill(pty->program, SIGKILL);
        kill(pty->program, SIGCONT);
    }
    close(pty->commands);
    waitpid(pty->shell, NULL, 0);
    close(pty->reports);
    if (pty->master >= 0)
        close(pty->master);
    close(pty->slave);
    vterm_free(pty->vterm);
    free(pty->written.at);
    free(pty->scrollback.at);
    free(pty->picture.at);
    free(pty->cells.at);
    free(pty->left.at);
    free(pty);
}

/* ---- Waiting ---- */

/* Takes in what there is within so many milliseconds; false if nothing came, or nothing can come any more. */
static bool attend(struct pty *pty, int milliseconds)
{
    struct pollfd sources[2] = {{.fd = pty->runs ? pty->reports : -1, .events = POLLIN},
                                {.fd = pty->master, .events = POLLIN}};
    char bytes[4096];
    ssize_t size;

    if (poll(sources, 2, milliseconds) <= 0)
        return false;
    if (sources[1].revents != 0) {
        size = read(pty->master, bytes, sizeof bytes);
        if (size > 0)
            draw(pty, bytes, (size_t)size);
    }
    if (sources[0].revents != 0 && pty->runs)
        hear(pty);
    return true;
}

void pty_attend(struct pty *pty)
{
    attend(pty, NAP);
}

time_t pty_deadline(void)
{
    return time(NULL) + PATIENCE;
}

void pty_wait_for(struct pty *pty, const char *text)
{
    time_t end = pty_deadline();

    while (!pty_shows(pty, text)) {
        if (!attend(pty, NAP) && (!pty->runs || pty->stopped || time(NULL) > end))
            pty_fail(pty, "“%s” is never to be seen", text);
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

bool pty_is_settled(struct pty *pty)
{
    bool before, after;
    long count;
    int unread = 0;

    if (!pty->runs || pty->stopped) {
        while (attend(pty, 0)) {
        }
        return true;
    }
    /* What was typed may still be on its way; asking for it makes it arrive. */
    poll(&(struct pollfd){.fd = pty->slave, .events = POLLIN}, 1, 0);
    count = sleeps(pty->program, &before);
    return !attend(pty, pty->escaped ? ESCAPE_NAP : NAP) && before && sleeps(pty->program, &after) == count && after &&
           ioctl(pty->slave, FIONREAD, &unread) == 0 && unread == 0 && !attend(pty, 0);
}

void pty_settle(struct pty *pty)
{
    time_t end = pty_deadline();

    while (!pty_is_settled(pty))
        if (time(NULL) > end) {
            bool asleep;
            int unread = -1;
            const long count = sleeps(pty->program, &asleep);
            ioctl(pty->slave, FIONREAD, &unread);
            pty_fail(pty, "the program never comes to rest: %s, %ld sleeps, %d bytes unread",
                     count < 0 ? "unknown to /proc"
                     : asleep  ? "asleep"
                               : "awake",
                     count, unread);
        }
    pty->escaped = false;
}

int pty_wait_end(struct pty *pty)
{
    time_t end = pty_deadline();

    while (pty->runs) {
        if (!attend(pty, NAP) && time(NULL) > end)
            pty_fail(pty, "the program never ends");
        if (pty->stopped)
            pty_fail(pty, "the program stopped instead of ending");
    }
    while (pty->master >= 0 && attend(pty, 0)) {
    }
    return pty->status;
}

bool pty_has_ended(struct pty *pty)
{
    return !pty->runs;
}

void pty_wait_stop(struct pty *pty)
{
    time_t end = pty_deadline();

    while (!pty->stopped) {
        if (!attend(pty, NAP) && (!pty->runs || time(NULL) > end))
            pty_fail(pty, "the program never stops");
    }
    while (attend(pty, 0)) {
    }
}

void pty_foreground(struct pty *pty)
{
    const struct command command = {.kind = COMMAND_FOREGROUND};

    assert_true(pty->stopped);
    pty->stopped = false;
    tell_shell(pty, &command, sizeof command);
}

/* ---- Acting ---- */

void pty_type_bytes(struct pty *pty, const char *bytes, size_t size)
{
    time_t end = pty_deadline();

    pty->escaped = size > 0 && bytes[size - 1] == '\033';
    while (size > 0) {
        struct pollfd master = {.fd = pty->master, .events = POLLOUT};
        ssize_t taken = -1;

        if (poll(&master, 1, NAP) > 0 && (master.revents & POLLOUT) != 0)
            taken = write(pty->master, bytes, size);
        if (taken > 0) {
            bytes += taken;
            size -= (size_t)taken;
        }
        while (attend(pty, 0)) {
        }
        if (!pty->runs)
            return;
        if (time(NULL) > end)
            pty_fail(pty, "the program takes no more keys");
    }
}

void pty_type(struct pty *pty, const char *text)
{
    pty_type_bytes(pty, text, strlen(text));
}

void pty_resize(struct pty *pty, int rows, int columns)
{
    const struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};

    pty->rows = rows;
    pty->columns = columns;
    fit(pty);
    assert_int_equal(ioctl(pty->master, TIOCSWINSZ, &size), 0);
}

void pty_signal(struct pty *pty, int signal)
{
    assert_true(pty->runs);
    assert_int_equal(kill(pty->program, signal), 0);
}

void pty_hang_up(struct pty *pty)
{
    close(pty->master);
    pty->master = -1;
}

static bool same_modes(const struct termios *a, const struct termios *b)
{
    return a->c_iflag == b->c_iflag && a->c_oflag == b->c_oflag && a->c_cflag == b->c_cflag &&
           a->c_lflag == b->c_lflag && memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) == 0;
}

bool pty_as_found(struct pty *pty)
{
    VTermState *state = vterm_obtain_state(pty->vterm);
    struct termios now;
    VTermValue value;
    const char *wrong = NULL;

    assert_int_equal(tcgetattr(pty->slave, &now), 0);
    if (!same_modes(&now, &pty->found))
        wrong = "the modes of the terminal are not as they were";
    else if (pty->alternate)
        wrong = "the alternate screen was not left";
    else if (!pty->cursor)
        wrong = "the cursor is hidden";
    else if (pty->mouse)
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
