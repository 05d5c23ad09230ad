/*
 * match_journal.c: the journal of a match, by which an interrupted match resumes. JSON lines: the first identifies the
 * match, the others are one per finished deal, in order.
 *
 * The journal does not say how many deals are wanted: a longer match begins like a shorter one, and can resume from its
 * journal.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <nika/messages_cli.h>

#include "cli_match.h"

enum { LINE_BYTES = 16384 };

static bool wrong(struct nika_message message)
{
    return cli_wrong("match", message) == CLI_FINE;
}

/* What the system says. */
static bool failed(const struct match_journal *journal)
{
    return wrong(msg_cli_failed(journal->name, cli_reason(cli_language(), errno)));
}

static void write_header(const struct match *match, struct nika_text *line)
{
    struct nika_writer writer = nika_writer(line);
    nika_write_open(&writer, '{');
    match_write_definition(match, &writer);
    nika_write_close(&writer, '}');
}

static void write_game(const struct nika_result *result, const uint32_t *decisions, unsigned players,
                       struct nika_writer *writer)
{
    nika_write_open(writer, '{');
    nika_write_key(writer, "scores");
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < players; place++)
        nika_write_whole(writer, result->score[place]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "ranks");
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < players; place++)
        nika_write_whole(writer, result->rank[place]);
    nika_write_close(writer, ']');
    nika_write_key(writer, "decisions");
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < players; place++)
        nika_write_whole(writer, decisions[place]);
    nika_write_close(writer, ']');
    nika_write_close(writer, '}');
}

/* The faults of bots, by place: [[crash, slow, illegal, garbage], …]. Nothing if there are none. */
static void write_faults(const unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS], unsigned players,
                         struct nika_writer *writer)
{
    unsigned all = 0;
    for (unsigned i = 0; i < players * BOT_FAULTS; i++)
        all += faults[i / BOT_FAULTS][i % BOT_FAULTS];
    if (!all)
        return;
    nika_write_key(writer, "faults");
    nika_write_open(writer, '[');
    for (unsigned place = 0; place < players; place++) {
        nika_write_open(writer, '[');
        for (unsigned fault = 0; fault < BOT_FAULTS; fault++)
            nika_write_whole(writer, faults[place][fault]);
        nika_write_close(writer, ']');
    }
    nika_write_close(writer, ']');
}

/* Deals are counted from 1 wherever people see them. */
static void write_deal(const struct match *match, const struct nika_outcome *outcome,
                       const unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS], struct nika_text *line)
{
    struct nika_writer writer = nika_writer(line);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "deal");
    nika_write_whole(&writer, (int64_t)match->tally.deals + 1);
    nika_write_key(&writer, "games");
    nika_write_open(&writer, '[');
    for (unsigned rotation = 0; rotation < match->tally.players; rotation++)
        write_game(&outcome->results[rotation], outcome->decisions[rotation], match->tally.players, &writer);
    nika_write_close(&writer, ']');
    write_faults(faults, match->tally.players, &writer);
    nika_write_close(&writer, '}');
}

/* A list of so many whole numbers. */
static bool read_numbers(struct nika_json list, unsigned count, int64_t min, int64_t max, int64_t *numbers)
{
    struct nika_json value;
    if (nika_json_kind(list) != '[' || nika_json_count(list) != count)
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    for (unsigned i = 0; i < count; i++)
        if (!nika_json_next(&walk, &value) || !nika_json_whole(value, min, max, &numbers[i]))
            return false;
    return true;
}

/* A member that is a list of whole numbers, one for each player. */
static bool read_list(struct nika_json object, const char *key, unsigned players, int64_t min, int64_t max,
                      int64_t numbers[NIKA_SEATS_MAX])
{
    struct nika_json list;
    return nika_json_get(object, key, &list) && read_numbers(list, players, min, max, numbers);
}

/* The faults of bots in a deal, if it has any, are added to the match's. */
static bool read_faults(struct nika_json deal, struct match *match)
{
    struct nika_json list, value;
    int64_t numbers[BOT_FAULTS];
    if (!nika_json_get(deal, "faults", &list))
        return true;
    if (nika_json_kind(list) != '[' || nika_json_count(list) != match->tally.players)
        return false;
    struct nika_json_walk walk = nika_json_walk(list);
    for (unsigned place = 0; nika_json_next(&walk, &value); place++) {
        if (!read_numbers(value, BOT_FAULTS, 0, UINT16_MAX, numbers))
            return false;
        for (unsigned fault = 0; fault < BOT_FAULTS; fault++) {
            match->faults[match->tally.side_of[place]][fault] += (unsigned)numbers[fault];
            bots_count(&match->field.agents[place], (unsigned)numbers[fault]);
        }
    }
    return true;
}

static bool read_game(struct nika_json game, unsigned players, struct nika_result *result, uint32_t *decisions)
{
    int64_t scores[NIKA_SEATS_MAX], ranks[NIKA_SEATS_MAX], made[NIKA_SEATS_MAX];
    if (!read_list(game, "scores", players, INT16_MIN, INT16_MAX, scores) ||
        !read_list(game, "ranks", players, 1, players, ranks) ||
        !read_list(game, "decisions", players, 0, UINT32_MAX, made))
        return false;
    for (unsigned place = 0; place < players; place++) {
        int64_t rank = 1;
        for (unsigned other = 0; other < players; other++)
            rank += ranks[other] < ranks[place];
        if (rank != ranks[place])
            return false;
        result->score[place] = (int16_t)scores[place];
        result->rank[place] = (uint8_t)ranks[place];
        decisions[place] = (uint32_t)made[place];
    }
    return true;
}

/* Whether a line is the next deal of the match. */
static bool read_deal(struct match *match, const char *line, size_t size, struct nika_outcome *outcome)
{
    const unsigned players = match->tally.players;
    const int64_t next = (int64_t)match->tally.deals + 1;
    struct nika_json object, value;
    unsigned rotation = 0;
    size_t at;
    int64_t number;
    if (nika_json_check(line, size, &object, &at) != NIKA_JSON_FINE || !nika_json_get(object, "deal", &value) ||
        !nika_json_whole(value, next, next, &number) || !nika_json_get(object, "games", &value) ||
        nika_json_count(value) != players)
        return false;
    struct nika_json_walk walk = nika_json_walk(value);
    *outcome = (struct nika_outcome){.decisions = {{0}}};
    for (; nika_json_next(&walk, &value); rotation++)
        if (!read_game(value, players, &outcome->results[rotation], outcome->decisions[rotation]))
            return false;
    return read_faults(object, match);
}

/* Says what differs between the header that this match would have and the one that is there. */
static bool other_match(const struct match_journal *journal, const char *expected, const char *found, size_t found_size)
{
    struct nika_json ours, theirs, value, other;
    char key[32], here[64], there[64];
    size_t at, size;
    if (nika_json_check(found, found_size, &theirs, &at) != NIKA_JSON_FINE || !nika_json_get(theirs, "match", &value))
        return wrong(msg_cli_no_journal(journal->name));
    nika_json_check(expected, strlen(expected), &ours, &at);
    struct nika_json_walk walk = nika_json_walk(ours);
    while (nika_json_next(&walk, &value)) {
        struct nika_text our_text = nika_text(here, sizeof here), their_text = nika_text(there, sizeof there);
        if (!nika_json_string(walk.key, key, sizeof key, &size))
            continue;
        nika_text_add_safely(&our_text, value.text, value.size, sizeof here - 4);
        if (!nika_json_get(theirs, key, &other))
            return wrong(msg_cli_other_missing(journal->name, key, here));
        if (value.size == other.size && memcmp(value.text, other.text, value.size) == 0)
            continue;
        nika_text_add_safely(&their_text, other.text, other.size, sizeof there - 4);
        return wrong(msg_cli_other_value(journal->name, key, there, here));
    }
    return wrong(msg_cli_other_match(journal->name));
}

/* The next line, without its end, and whether it had one. Its size; -1 at the end of the file, -2 if it is too long. */
static long next_line(FILE *file, char *line, bool *whole)
{
    long size = 0;
    int byte;
    while ((byte = getc(file)) != EOF && byte != '\n') {
        if (size == LINE_BYTES)
            return -2;
        line[size++] = (char)byte;
    }
    *whole = byte == '\n';
    return byte == EOF && size == 0 ? -1 : size;
}

/* Reads the first line. True with *end 0 if there is none, or only the beginning of what it should be. */
static bool read_header(const struct match_journal *journal, const struct match *match, long *end)
{
    static char line[LINE_BYTES], expected[LINE_BYTES];
    struct nika_text text = nika_text(expected, sizeof expected);
    bool whole = false;
    const long size = next_line(journal->file, line, &whole);
    write_header(match, &text);
    *end = 0;
    if (size == -1)
        return true;
    if (size < 0)
        return wrong(msg_cli_no_journal(journal->name));
    if (!whole && (size_t)size <= text.size && memcmp(line, expected, (size_t)size) == 0)
        return true;
    if (!whole || (size_t)size != text.size || memcmp(line, expected, text.size) != 0)
        return other_match(journal, expected, line, (size_t)size);
    *end = size + 1;
    return true;
}

/* Reads the deals, up to as many as are wanted. A truncated last line does not count. */
static bool read_deals(const struct match_journal *journal, struct match *match, long *end)
{
    static char line[LINE_BYTES];
    struct nika_outcome outcome;
    bool whole;
    long size;
    while (!match_over(match) && (size = next_line(journal->file, line, &whole)) != -1) {
        if (size >= 0 && !whole)
            break;
        if (size < 0 || !read_deal(match, line, (size_t)size, &outcome)) {
            const int64_t deal = (int64_t)match->tally.deals + 1;
            return wrong(msg_cli_not_the_deal(journal->name, deal + 1, deal));
        }
        match_add(match, &outcome);
        *end += size + 1;
    }
    return !ferror(journal->file) || failed(journal);
}

static bool write_line(const struct match_journal *journal, struct nika_text *line)
{
    nika_text_add_char(line, '\n');
    errno = 0;
    if (fwrite(line->bytes, 1, line->size, journal->file) == line->size && fflush(journal->file) == 0)
        return true;
    return errno ? failed(journal) : wrong(msg_cli_unwritten(journal->name));
}

/* Truncates the file after the last complete line, and writes the header if there is none. */
static bool go_on(const struct match_journal *journal, const struct match *match, long end)
{
    char bytes[LINE_BYTES];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    if (ftruncate(fileno(journal->file), end) != 0 || fseek(journal->file, end, SEEK_SET) != 0)
        return failed(journal);
    if (end > 0)
        return true;
    write_header(match, &line);
    return write_line(journal, &line);
}

/* A plain file, locked against other writers. */
static bool open_file(struct match_journal *journal, const char *path)
{
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    struct stat about;
    const int descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    journal->file = descriptor < 0 ? NULL : fdopen(descriptor, "r+b");
    if (!journal->file || fstat(descriptor, &about) != 0)
        return failed(journal);
    if (!S_ISREG(about.st_mode))
        return wrong(msg_cli_journal_plain(journal->name));
    if (fcntl(descriptor, F_SETLK, &lock) != 0 && (errno == EACCES || errno == EAGAIN))
        return wrong(msg_cli_journal_busy(journal->name));
    return true;
}

bool match_journal_open(struct match_journal *journal, const char *path, struct match *match)
{
    long end;
    journal->name = cli_shown(path, &journal->shown);
    errno = 0;
    if (open_file(journal, path) && read_header(journal, match, &end) &&
        (end == 0 || read_deals(journal, match, &end)) && (match_over(match) || go_on(journal, match, end)))
        return true;
    if (journal->file)
        fclose(journal->file);
    journal->file = NULL;
    return false;
}

bool match_journal_add(struct match_journal *journal, const struct match *match, const struct nika_outcome *outcome,
                       const unsigned faults[NIKA_SEATS_MAX][BOT_FAULTS])
{
    char bytes[LINE_BYTES];
    struct nika_text line = nika_text(bytes, sizeof bytes);
    if (!journal->file)
        return true;
    write_deal(match, outcome, faults, &line);
    return write_line(journal, &line);
}

bool match_journal_close(struct match_journal *journal)
{
    FILE *file = journal->file;
    journal->file = NULL;
    return !file || fclose(file) == 0 || failed(journal);
}
