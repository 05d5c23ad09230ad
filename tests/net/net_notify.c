/*
 * net_notify.c NIKA: what the server tells systemd, with a socket in place of it: one in a folder, and one that is in none.
 */
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static void fail(const char *what)
{
    fprintf(stderr, "FAILED: %s\n", what);
    exit(1);
}

/* What is said next; a test that hangs is ended from outside. */
static void hear(int fd, char text[256])
{
    const ssize_t size = recv(fd, text, 255, 0);
    if (size < 0)
        fail("nothing is said");
    text[size] = '\0';
}

static void expect(int fd, const char *expected)
{
    char text[256];
    hear(fd, text);
    if (strcmp(text, expected) != 0) {
        fprintf(stderr, "FAILED: “%s” is said, expected “%s”\n", text, expected);
        exit(1);
    }
}

static pid_t start(const char *program, const char *socket_name, const char *watchdog)
{
    const pid_t child = fork();
    if (child != 0)
        return child;
    setenv("NOTIFY_SOCKET", socket_name, 1);
    if (watchdog)
        setenv("WATCHDOG_USEC", watchdog, 1);
    if (!freopen("/dev/null", "w", stdout) || !freopen("/dev/null", "w", stderr))
        _exit(127);
    execl(program, program, "serve", "--port", "0", "--memory", (char *)NULL);
    _exit(127);
}

static void stop(pid_t child)
{
    int status;
    kill(child, SIGTERM);
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail("the server does not end well");
}

static int hearing(const char *name, size_t size)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const int fd = socket(AF_UNIX, SOCK_DGRAM, 0);
    memcpy(address.sun_path, name, size);
    if (fd < 0 ||
        bind(fd, (struct sockaddr *)&address, (socklen_t)(offsetof(struct sockaddr_un, sun_path) + size)) != 0)
        fail("no socket");
    return fd;
}

int main(int count, char **arguments)
{
    char folder[] = "/tmp/nika-notify-XXXXXX", path[64], hidden[64], text[256];
    if (count != 2 || !mkdtemp(folder))
        fail("usage: notify NIKA");

    /* A socket in a folder, and a watchdog that wants to hear something every 40 milliseconds. */
    snprintf(path, sizeof path, "%s/socket", folder);
    int fd = hearing(path, strlen(path) + 1);
    pid_t child = start(arguments[1], path, "40000");
    expect(fd, "READY=1");
    for (unsigned i = 0; i < 3; i++)
        expect(fd, "WATCHDOG=1");
    kill(child, SIGTERM);
    do
        hear(fd, text);
    while (strcmp(text, "WATCHDOG=1") == 0);
    if (strcmp(text, "STOPPING=1") != 0)
        fail("it does not say that it stops");
    stop(child);
    close(fd);
    unlink(path);
    rmdir(folder);

    /* One that is in no folder, and no watchdog. */
    snprintf(hidden, sizeof hidden, "%cnika-notify-%ld", '\0', (long)getpid());
    snprintf(path, sizeof path, "@%s", hidden + 1);
    fd = hearing(hidden, 1 + strlen(hidden + 1));
    child = start(arguments[1], path, NULL);
    expect(fd, "READY=1");
    kill(child, SIGTERM);
    expect(fd, "STOPPING=1");
    stop(child);
    close(fd);

    puts("ready, well and stopping: all is said");
    return 0;
}
