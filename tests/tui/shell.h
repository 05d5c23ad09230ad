/*
 * shell.h: the smallest shell with job control. It leads the session of a pseudo-terminal and runs one program
 * after the other in the foreground; without it, ctrl-Z would do nothing. It is told what to do, and reports,
 * through pipes.
 */
#ifndef NIKA_TESTS_TUI_SHELL_H
#define NIKA_TESTS_TUI_SHELL_H

#include <stddef.h>

/* What the shell is told: to run a program, whose words follow, each with its NUL, or to let the one that has
 * stopped go on. */
struct command {
    enum { COMMAND_RUN, COMMAND_FOREGROUND } kind;
    size_t size, words;
};

/* What the shell reports: the program runs as `value`, stopped, or ended with the status `value`. */
enum report_kind { REPORT_RUNS, REPORT_STOPPED, REPORT_ENDED };
struct report {
    enum report_kind kind;
    int value;
};

/* Is the shell, in a process of its own, until nobody tells it anything any more. */
_Noreturn void shell_run(int slave, int commands, int reports);

#endif
