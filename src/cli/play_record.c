/*
 * play_record.c: the record file of a game in progress, append-only and crash-safe.
 *
 * Every line is appended whole, with one write, before anybody sees what it tells; so however the program ends, the
 * record has every move that was shown as made, and at most a torn line after them. A lock keeps a second program away.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <nika/messages_cli.h>
#include <nika/messages_play.h>

#include "cli_play.h"

enum { FILE_MODE = 0600 };   /* private: a running game's record contains secrets */
enum { NO_PLAIN_FILE = -1 }; /* where others are errno */

static const char ending[] = ".nika";

/* A path so that it can be shown. */
static const char *show(const char *path, struct cli_path *shown)
{
    struct nika_text text = nika_text(shown->bytes, sizeof shown->bytes);
    nika_text_add_safely(&text, path, strlen(path), sizeof shown->bytes - 4);
    return shown->bytes;
}

struct play_record play_no_record(void)
{
    struct play_record record;
    memset(&record, 0, sizeof record);
    record.file = -1;
    return record;
}

/*
 * The path as it can be typed in a shell: in quotes if it has anything that a shell would take for more than a letter.
 */
static void quote(struct play_record *record)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./+,:@%-";
    struct nika_text text = nika_text(record->typed, sizeof record->typed);
    const char *path = record->path;
    if (*path && path[strspn(path, plain)] == '\0' && path[0] != '-') {
        nika_text_add(&text, path);
        return;
    }
    nika_text_add(&text, path[0] == '-' ? "./'" : "'");
    for (; *path; path++)
        if (*path == '\'')
            nika_text_add(&text, "'\\''");
        else
            nika_text_add_char(&text, *path);
    nika_text_add_char(&text, '\'');
    /* Nothing in it may do anything to a terminal: then it is better shown than typed. */
    for (size_t at = 0, length; at < text.size; at += length) {
        const int32_t code = nika_utf8_read(record->typed + at, text.size - at, &length);
        if (code < 0 || nika_utf8_hidden((uint32_t)code)) {
            text = nika_text(record->typed, sizeof record->typed);
            nika_text_add_safely(&text, record->path, strlen(record->path), sizeof record->typed - 4);
            return;
        }
    }
}

static bool set_path(struct play_record *record, const char *path)
{
    if (strlen(path) >= sizeof record->path) {
        errno = ENAMETOOLONG;
        return false;
    }
    memcpy(record->path, path, strlen(path) + 1);
    quote(record);
    return true;
}

/*
 * fsyncs the directory of a new file: otherwise a power cut would leave the lines without a file. Failure is no reason
 * not to play.
 */
static void keep_entry(const char *path)
{
    char folder[PLAY_PATH_MAX];
    memcpy(folder, path, strlen(path) + 1);
    char *slash = strrchr(folder, '/');
    if (slash)
        slash[slash == folder ? 1 : 0] = '\0';
    const int file = open(slash ? folder : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file < 0)
        return;
    fsync(file);
    close(file);
}

/* Makes the file, which must not be there. False with errno. */
static bool create(struct play_record *record, const char *path)
{
    *record = play_no_record();
    if (!set_path(record, path))
        return false;
    record->file = open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, FILE_MODE);
    if (record->file < 0)
        return false;
    flock(record->file, LOCK_EX | LOCK_NB);
    keep_entry(record->path);
    return true;
}

int play_record_create(struct play_record *record, const char *path)
{
    struct cli_path shown;
    if (create(record, path))
        return CLI_FINE;
    const int reason = errno;
    show(path, &shown);
    if (reason == EEXIST)
        return cli_wrong("play", msg_record_exists(shown.bytes, record->typed));
    return cli_wrong("play", msg_cli_failed(shown.bytes, cli_reason(cli_language(), reason)));
}

/*
 * The person's own folder.
 */

void play_record_autosave(struct play_record *record, const struct nika_game *game, enum nika_language language)
{
    const struct nika_voice voice = nika_voice(language, NULL);
    char path[PLAY_PATH_MAX], day[32] = "";
    struct nika_text text = nika_text(path, sizeof path);
    const time_t now = time(NULL);
    struct tm broken_down;
    struct cli_path shown;
    *record = play_no_record();
    if (!cli_state_folder(&text)) {
        nika_lines_say(voice, msg_plays_without_home());
        return;
    }
    cli_make_folder(path, CLI_PRIVATE_FOLDER);
    if (localtime_r(&now, &broken_down))
        (void)strftime(day, sizeof day, "/%Y-%m-%d-%H%M%S-", &broken_down);
    nika_text_add(&text, day);
    nika_text_add(&text, game->name);
    const size_t size = text.size;
    for (int again = 1; again < 100 && record->file < 0; again++) {
        text.size = size;
        if (again > 1) {
            nika_text_add_char(&text, '-');
            nika_text_add_number(&text, again);
        }
        nika_text_add(&text, ending);
        if (!create(record, path) && errno != EEXIST)
            break;
    }
    if (record->file < 0) {
        const char *reason = cli_reason(voice.language, errno);
        *record = play_no_record();
        show(path, &shown);
        nika_lines_say(voice, msg_plays_without_record(shown.bytes, reason));
    }
}

bool play_record_last(char path[PLAY_PATH_MAX])
{
    struct nika_text text = nika_text(path, PLAY_PATH_MAX);
    char last[256] = "";
    const struct dirent *entry;
    if (!cli_state_folder(&text))
        return false;
    DIR *folder = opendir(path);
    if (!folder)
        return false;
    while ((entry = readdir(folder)) != NULL) { /* NOLINT(concurrency-mt-unsafe): there is one thread */
        const size_t size = strlen(entry->d_name);
        if (size > strlen(ending) && size < sizeof last && strcmp(entry->d_name + size - strlen(ending), ending) == 0 &&
            strcmp(entry->d_name, last) > 0)
            memcpy(last, entry->d_name, size + 1);
    }
    closedir(folder);
    nika_text_add_char(&text, '/');
    nika_text_add(&text, last);
    return *last && !text.cut;
}

/*
 * Reading.
 */

/* Where reading stands. */
struct scan {
    struct play_record *record;
    struct nika_table *table;
    off_t end;                          /* no further */
    const struct nika_problem *problem; /* of the last line */
    char bytes[16384];
    size_t from, to;
    off_t at;
};

/* The next byte, or -1 at the end; -2 if it can't be read. */
static int next_byte(struct scan *scan)
{
    if (scan->at == scan->end)
        return -1;
    if (scan->from == scan->to) {
        const ssize_t size = pread(scan->record->file, scan->bytes, sizeof scan->bytes, scan->at);
        if (size <= 0)
            return size < 0 ? -2 : -1;
        scan->from = 0;
        scan->to = (size_t)size;
    }
    scan->at++;
    return (unsigned char)scan->bytes[scan->from++];
}

enum scanned { SCANNED_WELL, SCANNED_TORN, SCANNED_WRONG, SCANNED_UNREAD };

/* A last line without a newline is torn if it is not even valid JSON; otherwise somebody wrote it so. */
static bool is_torn(const struct nika_problem *problem)
{
    static const char *const words[] = {"cut-off", "bad-json", "bad-encoding", "empty-line"};
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strcmp(problem->word, words[i]) == 0)
            return true;
    return false;
}

/* Reads all lines into the table. */
static enum scanned scan_all(struct scan *scan)
{
    static char line[NIKA_LINE_MAX];
    struct play_record *record = scan->record;
    int byte = 0;
    nika_table_resume(scan->table);
    record->whole = 0;
    record->lines = 0;
    record->missing_end = false;
    while (byte >= 0) {
        size_t size = 0;
        while ((byte = next_byte(scan)) >= 0 && byte != '\n') {
            if (size < sizeof line)
                line[size] = (char)byte;
            size++;
        }
        if (byte == -2)
            return SCANNED_UNREAD;
        if (byte == -1 && size == 0)
            break;
        record->lines++;
        if (nika_table_line(scan->table, line, size, &scan->problem) == NIKA_READ_PROBLEM)
            return byte == -1 && record->lines > 1 && is_torn(scan->problem) ? SCANNED_TORN : SCANNED_WRONG;
        record->missing_end = byte == -1;
        record->whole = scan->at;
    }
    return SCANNED_WELL;
}

static int explain(const struct play_record *record, const struct nika_problem *problem, bool quiet)
{
    char reason[1024];
    struct nika_text text = nika_text(reason, sizeof reason);
    struct cli_path shown;
    if (quiet)
        return CLI_WRONG;
    nika_say_problem(&text, nika_voice(cli_language(), NULL), problem->word, problem->refusal, &problem->misfit);
    show(record->path, &shown);
    return cli_wrong("play", msg_record_broken(shown.bytes, (int64_t)record->lines, reason));
}

static int complain(const struct play_record *record, int reason, bool quiet)
{
    struct cli_path shown;
    show(record->path, &shown);
    if (quiet)
        return CLI_WRONG;
    if (reason == EWOULDBLOCK)
        return cli_wrong("play", msg_record_in_use(shown.bytes));
    if (reason == NO_PLAIN_FILE)
        return cli_wrong("play", msg_record_no_file(shown.bytes));
    return cli_wrong("play", msg_cli_failed(shown.bytes, cli_reason(cli_language(), reason)));
}

/* Opens and locks it. Returns errno, or 0. */
static int open_record(struct play_record *record, const char *path)
{
    struct stat about;
    if (!set_path(record, path))
        return errno;
    record->file = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (record->file < 0)
        return errno;
    if (fstat(record->file, &about) != 0)
        return errno;
    if (!S_ISREG(about.st_mode))
        return NO_PLAIN_FILE;
    return flock(record->file, LOCK_EX | LOCK_NB) == 0 ? 0 : errno;
}

int play_record_read(struct play_record *record, const char *path, struct nika_table *table, bool quiet)
{
    static struct scan scan;
    const struct nika_problem *problem;
    *record = play_no_record();
    const int reason = open_record(record, path);
    int status = reason ? complain(record, reason, quiet) : CLI_FINE;
    if (status == CLI_FINE) {
        scan = (struct scan){.record = record, .table = table, .end = lseek(record->file, 0, SEEK_END)};
        enum scanned scanned = scan_all(&scan);
        if (scanned == SCANNED_TORN) { /* without its torn line */
            scan = (struct scan){.record = record, .table = table, .end = record->whole};
            scanned = scan_all(&scan);
            record->torn = true;
        }
        if (scanned == SCANNED_UNREAD)
            status = complain(record, errno, quiet);
        else if (scanned == SCANNED_WRONG)
            status = explain(record, scan.problem, quiet);
        else if (!nika_table_resumed(table, play_record_keeper(record), &problem))
            status = explain(record, problem, quiet);
    }
    if (status != CLI_FINE)
        play_record_close(record);
    return status;
}

int play_record_repair(struct play_record *record, enum nika_language language)
{
    struct cli_path shown;
    show(record->path, &shown);
    if (record->torn) {
        if (ftruncate(record->file, record->whole) != 0)
            return complain(record, errno, false);
        record->torn = false;
        nika_lines_say(nika_voice(language, NULL), msg_record_torn(shown.bytes, (int64_t)record->lines + 1));
    } else if (record->missing_end) {
        if (write(record->file, "\n", 1) != 1)
            return complain(record, errno ? errno : EIO, false);
        record->whole++;
    }
    record->unsettled = true;
    return CLI_FINE;
}

/*
 * Writing.
 */

static bool keep(void *context, const char *line, size_t size)
{
    static char bytes[NIKA_LINE_MAX + 1];
    struct play_record *record = context;
    if (record->file < 0)
        return true;
    if (record->torn && ftruncate(record->file, record->whole) != 0) {
        record->error = errno;
        return false;
    }
    record->torn = false;
    memcpy(bytes, line, size);
    bytes[size] = '\n';
    const ssize_t written = write(record->file, bytes, size + 1);
    if (written == (ssize_t)size + 1) {
        record->whole += written;
        record->unsettled = true;
        return true;
    }
    record->error = written < 0 ? errno : ENOSPC;
    /* A partial line must not remain. */
    record->torn = written > 0 && ftruncate(record->file, record->whole) != 0;
    return false;
}

/* Where the last lines begin, as many; -1 if that can't be found out. */
static off_t start_of_last(const struct play_record *record, unsigned lines)
{
    char bytes[4096];
    off_t from = record->whole;
    while (from > 0) {
        const size_t wanted = from < (off_t)sizeof bytes ? (size_t)from : sizeof bytes;
        from -= (off_t)wanted;
        if (pread(record->file, bytes, wanted, from) != (ssize_t)wanted)
            return -1;
        for (size_t i = wanted; i > 0; i--)
            if (bytes[i - 1] == '\n' && from + (off_t)i < record->whole && --lines == 0)
                return from + (off_t)i;
    }
    return -1;
}

static bool drop(void *context, unsigned lines)
{
    struct play_record *record = context;
    if (record->file < 0)
        return true;
    const off_t start = start_of_last(record, lines);
    if (start < 0 || ftruncate(record->file, start) != 0) {
        record->error = errno;
        return false;
    }
    record->whole = start;
    record->torn = false;
    record->unsettled = true;
    return true;
}

struct nika_keeper play_record_keeper(struct play_record *record)
{
    return (struct nika_keeper){.keep = keep, .context = record, .drop = drop, .roster = nika_lab_agent};
}

/* fsync reports an error once and then forgets it: a second call would seem to succeed. */
bool play_record_settle(void *context)
{
    struct play_record *record = context;
    const bool failed = record->file >= 0 && record->unsettled && fdatasync(record->file) != 0;
    record->unsettled = false;
    record->unsafe = record->unsafe || failed;
    return !failed;
}

void play_record_close(struct play_record *record)
{
    play_record_settle(record);
    if (record->file >= 0)
        close(record->file);
    record->file = -1;
}

void play_record_remove(struct play_record *record)
{
    if (record->file >= 0)
        unlink(record->path);
    play_record_close(record);
}
