/*
 * net_passed.c NIKA: sockets that are passed to the server, by this program in place of systemd: one for players and one,
 * by its name, for metrics. They stay open while one server stops and the next starts, so a client who comes in between
 * is not refused, but answered by the second.
 */
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FIRST = 3 };

static void fail(const char *what)
{
    fprintf(stderr, "FAILED: %s\n", what);
    exit(1);
}

/* A socket that listens at a free port of this machine. */
static int open_socket(struct sockaddr_in *name)
{
    socklen_t size = sizeof *name;
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    *name = (struct sockaddr_in){.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (fd < 0 || bind(fd, (struct sockaddr *)name, size) != 0 || listen(fd, 16) != 0 ||
        getsockname(fd, (struct sockaddr *)name, &size) != 0)
        fail("no socket");
    return fd;
}

/* Waits until a server says that it runs. */
static void wait_for(int fd)
{
    char byte;
    if (read(fd, &byte, 1) != 1)
        fail("the server does not start");
}

/*
 * Starts a server with two sockets, as systemd does: from descriptor 3 on, and the environment says so. What it says can be
 * read from *said.
 */
static pid_t start(const char *program, const int sockets[2], const char *names, const char *pid, int *said)
{
    int ends[2];
    char own[32];
    if (pipe(ends) != 0)
        fail("no pipe");
    const pid_t child = fork();
    *said = ends[0];
    if (child != 0) {
        close(ends[1]);
        return child;
    }
    const int players = fcntl(sockets[0], F_DUPFD, 10), metrics = fcntl(sockets[1], F_DUPFD, 10);
    snprintf(own, sizeof own, "%ld", (long)getpid());
    setenv("LISTEN_PID", pid ? pid : own, 1);
    setenv("LISTEN_FDS", "2", 1);
    setenv("LISTEN_FDNAMES", names, 1);
    if (dup2(ends[1], 1) != 1 || !freopen("/dev/null", "w", stderr) || dup2(players, FIRST) != FIRST ||
        dup2(metrics, FIRST + 1) != FIRST + 1)
        _exit(127);
    execl(program, program, "serve", "--port", "0", "--memory", (char *)NULL);
    _exit(127);
}

static void stop(pid_t child, int said)
{
    int status;
    kill(child, SIGTERM);
    if (waitpid(child, &status, 0) != child || !WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail("the server does not end well");
    close(said);
}

/* Connects and asks, without waiting for the answer. */
static int ask(const struct sockaddr_in *name, const char *path)
{
    char request[128];
    const int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int size = snprintf(request, sizeof request, "GET %s HTTP/1.0\r\nHost: localhost\r\n\r\n", path);
    if (fd < 0 || connect(fd, (const struct sockaddr *)name, sizeof *name) != 0)
        fail("somebody is refused");
    if (send(fd, request, (size_t)size, 0) != size)
        fail("nothing can be sent");
    return fd;
}

static void expect(int fd, const char *expected)
{
    static char text[65536];
    size_t size = 0;
    ssize_t got;
    while ((got = recv(fd, text + size, sizeof text - 1 - size, 0)) > 0)
        size += (size_t)got;
    text[size] = '\0';
    close(fd);
    if (strncmp(text, "HTTP/1.1 200 ", 13) == 0 && strstr(text, expected))
        return;
    fprintf(stderr, "FAILED: “%s” is not in “%.300s”\n", expected, text);
    exit(1);
}

int main(int count, char **arguments)
{
    struct sockaddr_in names[2];
    int said;
    if (count != 2)
        fail("usage: passed NIKA");
    const int sockets[2] = {open_socket(&names[0]), open_socket(&names[1])};

    pid_t child = start(arguments[1], sockets, "nika.socket:metrics", NULL, &said);
    expect(ask(&names[0], "/healthz"), "ok"); /* asked before the server is there, perhaps */
    wait_for(said);
    expect(ask(&names[1], "/metrics"), "nika_info");
    stop(child, said);

    /* Nobody serves: whoever comes waits. */
    const int early = ask(&names[0], "/healthz"), figures = ask(&names[1], "/healthz");
    child = start(arguments[1], sockets, "nika.socket:metrics", NULL, &said);
    expect(early, "ok");
    expect(figures, "ok");
    wait_for(said);
    stop(child, said);

    /* Names decide, not the order. */
    const int crossed[2] = {sockets[1], sockets[0]};
    child = start(arguments[1], crossed, "metrics:nika.socket", NULL, &said);
    wait_for(said);
    expect(ask(&names[0], "/readyz"), "ok");
    expect(ask(&names[1], "/metrics"), "nika_info");
    stop(child, said);

    /* What was meant for another process is left alone: this server listens at a port of its own. */
    const int waiting = ask(&names[0], "/readyz");
    child = start(arguments[1], sockets, "nika.socket:metrics", "1", &said);
    char byte;
    wait_for(said);
    stop(child, said);
    if (recv(waiting, &byte, 1, MSG_DONTWAIT) >= 0)
        fail("sockets of another process are used");
    close(waiting);

    /* A socket of another kind, whose clients have no address, is refused at once. */
    const int other = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const struct sockaddr_un unnamed = {.sun_family = AF_UNIX};
    int status;
    if (other < 0 || bind(other, (const struct sockaddr *)&unnamed, sizeof unnamed.sun_family) != 0 ||
        listen(other, 16) != 0)
        fail("no Unix socket");
    child = start(arguments[1], (const int[2]){other, sockets[1]}, "nika.socket:metrics", NULL, &said);
    if (read(said, &byte, 1) != 0 || waitpid(child, &status, 0) != child || !WIFEXITED(status) ||
        WEXITSTATUS(status) != 1)
        fail("a Unix socket is taken");

    puts("sockets are passed on, and nobody is refused");
    return 0;
}
