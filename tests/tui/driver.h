/*
 * driver.h: a terminal without a person before it. A program runs in a pseudo-terminal as in a shell with job control;
 * libvterm draws what it writes; tests type keys and look at the picture.
 *
 * Nothing here depends on how fast a machine is: whoever looks waits until something is to be seen, or until the program
 * sleeps and everything typed and written has arrived. A wait that never ends is a failure, after a very long time.
 * Whatever fails shows the picture.
 */
#ifndef NIKA_TESTS_TUI_DRIVER_H
#define NIKA_TESTS_TUI_DRIVER_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

struct terminal;

/* A blank terminal of that size; one is open at a time. Closing ends what still runs in it. */
struct terminal *terminal_open(int rows, int columns);
void terminal_close(struct terminal *terminal);

/* Runs a program in the foreground, as a shell would: argv[0] is its path, the list ends with NULL. */
void terminal_run(struct terminal *terminal, const char *const argv[]);

/* Types bytes, as fast as they are taken. */
void terminal_type(struct terminal *terminal, const char *text);
void terminal_type_bytes(struct terminal *terminal, const char *bytes, size_t size);

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

void terminal_resize(struct terminal *terminal, int rows, int columns);
void terminal_signal(struct terminal *terminal, int signal);

/* Pulls the plug: what was before the screen is gone. */
void terminal_hang_up(struct terminal *terminal);

/* The picture: its rows as UTF-8 without blanks at their ends, each ended by '\n'. With `cells` also how every cell
 * looks (colors and attributes), in a form that can be compared. Valid until the next call. */
const char *terminal_picture(struct terminal *terminal);
const char *terminal_cells(struct terminal *terminal);

/* What has scrolled out of the picture at the top, and was not erased, in the same form. */
const char *terminal_scrollback(struct terminal *terminal);

/* Everything that the program has written so far. */
const char *terminal_written(struct terminal *terminal, size_t *size);

/* Whether the text is in the picture; blanks and ends of lines don't count, so it may go over several lines. */
bool terminal_shows(struct terminal *terminal, const char *text);

/* Waits until the text is to be seen, or until the program has stopped or ended. */
void terminal_wait_for(struct terminal *terminal, const char *text);

/* Waits until the program has taken everything typed, sleeps, and everything it wrote is in the picture. Also returns
 * when it has ended or stopped. */
void terminal_settle(struct terminal *terminal);

/* Takes in what the program has written by now, and waits a moment for more. */
void terminal_attend(struct terminal *terminal);

/* Waits for the program's end; its status as waitpid tells it. */
int terminal_wait_end(struct terminal *terminal);
bool terminal_has_ended(struct terminal *terminal);

/* Waits until the program has stopped itself; lets it go on in the foreground, as `fg` does. */
void terminal_wait_stop(struct terminal *terminal);
void terminal_foreground(struct terminal *terminal);

/* Whether a program is at the alternate screen; whether the cursor is to be seen; whether the mouse is watched. */
bool terminal_is_alternate(struct terminal *terminal);
bool terminal_has_cursor(struct terminal *terminal);
bool terminal_has_mouse(struct terminal *terminal);

/* Whether line discipline and screen are as before the first program: its modes, the normal screen, the cursor, no
 * mouse, plain letters. Says what is not. */
bool terminal_as_found(struct terminal *terminal);

/* Shows the picture and fails the test. */
_Noreturn void terminal_fail(struct terminal *terminal, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
