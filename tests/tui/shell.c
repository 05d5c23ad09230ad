/*
 * shell.c: the smallest shell with job control (shell.h).
 */
#include "shell.h"

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

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

_Noreturn void shell_run(int slave, int commands, int reports)
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
