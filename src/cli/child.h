/*
 * child.h: a program that is started and talked to in lines, over pipes. Whatever it does, the caller never waits for
 * longer than it said, and never keeps more of what the program writes than one line.
 */
#ifndef NIKA_CLI_CHILD_H
#define NIKA_CLI_CHILD_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

enum { CHILD_LINE_MAX = 4096 }; /* bytes of a line that it writes, with its end */

/* All zero: none. */
struct child {
    pid_t pid;   /* of its process group, too; 0: none is running */
    int in, out; /* its standard input and output */
    char bytes[CHILD_LINE_MAX];
    size_t size;   /* of what was read and not taken yet, */
    size_t taken;  /* after so many bytes that were */
    bool skipping; /* up to the next end of a line */
    struct child *next;
};

/*
 * Starts a command of the shell. Its standard error is the caller's. False, with errno, if there are no processes or
 * pipes for it, or after child_kill_all; a command that does not exist is one that ends at once. The command stays as it
 * is: it is not const only because posix_spawn's arguments are not.
 */
bool child_start(struct child *child, char *command);

/* Writes as much as can be written without waiting; returns how much. */
size_t child_write(const struct child *child, const char *bytes, size_t size);

/* Throws away what it has written so far, as far as that is known; the rest of a line begun counts as part of it. */
void child_discard(struct child *child);

enum child_heard {
    CHILD_SAID,  /* a line, without its end; valid until the next call */
    CHILD_LONG,  /* a line that is too long */
    CHILD_READY, /* there is none, but it can be written to */
    CHILD_LATE,  /* there is none, and the time is over */
    CHILD_ENDED /* it has ended, or closed its standard output, or its standard input while there is something for it */
};

/*
 * Waits for a line until a time by cli_seconds(), or until the child can be written to, if that is wanted. Looks at
 * *stop now and then: if that becomes true, the time is over.
 */
enum child_heard child_hear(struct child *child, double until, bool writes, const atomic_bool *stop, const char **line,
                            size_t *size);

/*
 * Closes its standard input, waits up to so many seconds for it to end, and ends it and all of its process group.
 * Returns what waitpid says.
 */
int child_end(struct child *child, double patience);

/* Ends all children of all threads at once; no more can be started. For a program that is about to end. */
void child_kill_all(void);
/* The same in the handler of a signal: without a lock, so that one that is being started may be missed. */
void child_kill_in_handler(void);

#endif
