/*
 * driver.h: a terminal without a person before it. A program runs in a pseudo-terminal as in a shell with job
 * control; libvterm draws what it writes; tests type keys and look at the picture.
 *
 * Nothing here depends on how fast a machine is: whoever looks waits until something is to be seen, or until the
 * program sleeps and everything typed and written has arrived. A wait that never ends is a failure, after a very
 * long time. Whatever fails shows the picture.
 */
#ifndef NIKA_TESTS_TUI_DRIVER_H
#define NIKA_TESTS_TUI_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>
#include <time.h>

struct pty;

/* A blank terminal of that size; one is open at a time. Closing ends what still runs in it. */
struct pty *pty_open(int rows, int columns);
void pty_close(struct pty *pty);

/* Runs a program in the foreground, as a shell would: argv[0] is its path, the list ends with NULL. */
void pty_run(struct pty *pty, const char *const argv[]);

/* Types bytes, as fast as they are taken. */
void pty_type(struct pty *pty, const char *text);
void pty_type_bytes(struct pty *pty, const char *bytes, size_t size);

#define KEY_CONTROL_C "\003"
#define KEY_CONTROL_D "\004"
#define KEY_CONTROL_L "\014"
#define KEY_CONTROL_Z "\032"
#define KEY_ENTER "\r"
#define KEY_ESCAPE "\033"
#define KEY_RIGHT "\033OC" /* as terminals send them after smkx */
#define KEY_LEFT "\033OD"
#define KEY_UP "\033OA"
#define KEY_DOWN "\033OB"

void pty_resize(struct pty *pty, int rows, int columns);
void pty_signal(struct pty *pty, int signal);

/* Pulls the plug: what was before the screen is gone. */
void pty_hang_up(struct pty *pty);

/* The picture: its rows as UTF-8 without blanks at their ends, each ended by '\n'. With `cells` also how every cell
 * looks (colors and attributes), in a form that can be compared. Valid until the next call. */
const char *pty_picture(struct pty *pty);
const char *pty_cells(struct pty *pty);

/* Whether something is drawn where the screen has no place for it. */
bool pty_overflows(struct pty *pty);

/* What has scrolled out of the picture at the top, and was not erased, in the same form. */
const char *pty_scrollback(struct pty *pty);

/* The picture on the alternate screen when it was last left: some terminals keep it, and show it to whoever asks. */
const char *pty_left_behind(struct pty *pty);

/* Everything that the program has written so far. */
const char *pty_written(struct pty *pty, size_t *size);

/* Whether the text is in the picture; blanks and ends of lines don't count, so it may go over several lines. */
bool pty_shows(struct pty *pty, const char *text);

/* Waits until the text is to be seen, or until the program has stopped or ended. */
void pty_wait_for(struct pty *pty, const char *text);

/* Watches the program for a moment: whether it has taken everything typed, sleeps, and everything it wrote is in the
 * picture. Also true when it has ended or stopped. */
bool pty_is_settled(struct pty *pty);

/* Waits until that is so. */
void pty_settle(struct pty *pty);

/* When a wait that begins now has failed. */
time_t pty_deadline(void);

/* Takes in what the program has written by now, and waits a moment for more. */
void pty_attend(struct pty *pty);

/* Waits for the program's end; its status as waitpid tells it. */
int pty_wait_end(struct pty *pty);
bool pty_has_ended(struct pty *pty);

/* Waits until the program has stopped itself; lets it go on in the foreground, as `fg` does. */
void pty_wait_stop(struct pty *pty);
void pty_foreground(struct pty *pty);

/* Whether a program is at the alternate screen; whether the cursor is to be seen; whether the mouse is watched. */
bool pty_is_alternate(struct pty *pty);
bool pty_has_cursor(struct pty *pty);
bool pty_has_mouse(struct pty *pty);

/* Whether line discipline and screen are as before the first program: its modes, the normal screen, the cursor, no
 * mouse, plain letters. Says what is not. */
bool pty_as_found(struct pty *pty);

/* Shows the picture and fails the test. */
_Noreturn void pty_fail(struct pty *pty, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
