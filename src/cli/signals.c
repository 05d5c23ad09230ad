/*
 * signals.c: commands that play for long and say how far they came when somebody interrupts them.
 */
#include <signal.h>

#include "cli.h"

/* Signals only leave word; the main thread looks at it. A second one ends the program at once. */
static volatile sig_atomic_t interrupted;

static void note_signal(int number)
{
    interrupted = number;
    signal(number, SIG_DFL);
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
