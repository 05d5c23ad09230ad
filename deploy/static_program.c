/*
 * static_program.c: what the statically linked program (make static) must find by itself on any Linux, before anything else runs: names of
 * hosts without the system's plug-ins, the certificates that clients trust, the characters of UTF-8, and a description of the terminal. It
 * is in no other program.
 */
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <nss.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <curses.h>
#include <term.h>

/* Made by cmake/static.cmake: struct described { name, description } descriptions[]; unsigned char utf8_characters[]. */
#include "static_data.h"

char **environment_of_children; /* what this program was started with, since it changes its own (src/cli/child.c) */

static void keep_environment(void)
{
    size_t count = 0;
    while (environ[count])
        count++;
    environment_of_children = malloc((count + 1) * sizeof *environ);
    if (!environment_of_children)
        abort();
    memcpy(environment_of_children, environ, (count + 1) * sizeof *environ);
}

/*
 * glibc looks up names by shared libraries that nsswitch.conf names, and those of another glibc can crash a static program. The two that are
 * built in do for everything here: files (/etc/hosts) and DNS.
 */
static void look_up_without_plugins(void)
{
    __nss_configure_lookup("hosts", "files dns");
    __nss_configure_lookup("passwd", "files");
    __nss_configure_lookup("group", "files");
    __nss_configure_lookup("services", "files");
    __nss_configure_lookup("protocols", "files");
}

/* OpenSSL only knows the folder of the distribution that it was built for. */
static void find_certificates(void)
{
    static const char *const bundles[] = {
        "/etc/ssl/certs/ca-certificates.crt",                /* Debian, Ubuntu, Arch, Gentoo */
        "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem", /* Fedora, RHEL */
        "/etc/ssl/ca-bundle.pem",                            /* openSUSE */
        "/etc/ssl/cert.pem",                                 /* Alpine, Void */
        "/etc/pki/tls/certs/ca-bundle.crt",                  /* older Fedora */
    };
    if (getenv("SSL_CERT_FILE") || getenv("SSL_CERT_DIR"))
        return;
    for (size_t i = 0; i < sizeof bundles / sizeof bundles[0]; i++)
        if (access(bundles[i], R_OK) == 0) {
            setenv("SSL_CERT_FILE", bundles[i], 1);
            return;
        }
}

static bool is_utf8(const char *locale)
{
    const locale_t loaded = newlocale(LC_CTYPE_MASK, locale, (locale_t)0);
    const bool is = loaded && strcmp(nl_langinfo_l(CODESET, loaded), "UTF-8") == 0;
    if (loaded)
        freelocale(loaded);
    return is;
}

static bool write_characters(const char *path)
{
    const int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (file < 0)
        return false;
    const bool written = write(file, utf8_characters, sizeof utf8_characters) == (ssize_t)sizeof utf8_characters;
    return close(file) == 0 && written;
}

/*
 * glibc knows UTF-8 from a file, and another C library, or another version, may not have one that fits. It reads ours from a folder that is
 * gone right after: the locale stays loaded, since nobody frees it, and is found by the name of that folder.
 */
static void know_utf8(void)
{
    static const char *const places[] = {"/tmp", "/dev/shm", "/run"};
    char folder[64], inner[80], file[96];
    if (is_utf8("") || is_utf8("C.UTF-8"))
        return;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        snprintf(folder, sizeof folder, "%s/nika-XXXXXX", places[i]);
        if (!mkdtemp(folder))
            continue;
        snprintf(inner, sizeof inner, "%s/C.utf8", folder);
        snprintf(file, sizeof file, "%s/LC_CTYPE", inner);
        setenv("LOCPATH", folder, 1);
        const bool known =
            mkdir(inner, 0700) == 0 && write_characters(file) && newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
        unlink(file);
        rmdir(inner);
        rmdir(folder);
        if (known)
            return;
        unsetenv("LOCPATH");
    }
}

/* What a terminal whose name has no description is like: most that people use today do what xterm does. */
static const char *similar(const char *name)
{
    static const char *const families[][2] = {
        {"xterm", "xterm-256color"},   {"screen", "screen-256color"},   {"tmux", "tmux-256color"},
        {"rxvt", "xterm-256color"},    {"alacritty", "xterm-256color"}, {"foot", "xterm-256color"},
        {"wezterm", "xterm-256color"}, {"konsole", "xterm-256color"},   {"linux", "linux"},
    };
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        if (strncmp(name, families[i][0], strlen(families[i][0])) == 0)
            return families[i][1];
    return name;
}

/* If the system has no description of the terminal, one that is built in: ncurses takes it from TERMINFO itself. */
static void describe_terminal(void)
{
    const char *name = getenv("TERM");
    int found;
    if (!name)
        return;
    const bool known = setupterm(name, STDOUT_FILENO, &found) == OK;
    if (cur_term)
        del_curterm(cur_term);
    if (known)
        return;
    name = similar(name);
    for (size_t i = 0; i < sizeof descriptions / sizeof descriptions[0]; i++)
        if (strcmp(name, descriptions[i].name) == 0) {
            setenv("TERM", name, 1);
            setenv("TERMINFO", descriptions[i].description, 1);
        }
}

__attribute__((constructor)) static void begin(void)
{
    keep_environment();
    look_up_without_plugins();
    find_certificates();
    if (!isatty(STDOUT_FILENO))
        return;
    know_utf8();
    describe_terminal();
}
