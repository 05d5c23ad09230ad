/*
 * signals.c: signal handling of long-running commands, which report how far they came when interrupted.
 */
#include <signal.h>

#include "child.h"
#include "cli.h"

/* Handlers only set a flag, which the main thread polls. A second signal ends the program at once, and its children. */
static volatile sig_atomic_t interrupted;

static void note_signal(int number)
{
    if (interrupted) {
        child_kill_in_handler();
        signal(number, SIG_DFL);
        raise(number);
    }
    interrupted = number;
}

void cli_watch_signals(bool watch)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    for (unsigned i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct sigaction action = {.sa_handler = watch ? note_signal : SIG_DFL}, before;
        sigemptyset(&action.sa_mask);
        if (sigaction(numbers[i], NULL, &before) == 0 && before.sa_handler != SIG_IGN)
            sigaction(numbers[i], &action, NULL);
    }
}

int cli_interrupted(void)
{
    return interrupted;
}
