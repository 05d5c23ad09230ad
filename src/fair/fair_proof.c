/*
 * fair_proof.c: the proof of a deal in a record's header: written, read, and held against what was dealt.
 */
#include <assert.h>
#include <string.h>

#include <nika/bytes.h>
#include <nika/fair.h>

enum {
    DIGITS_MAX = 2 * NIKA_FAIR_BYTES + 1,
    DECIMAL_MAX = 21,    /* of 64 bits, and a NUL */
    DEAL_TEXT_MAX = 2048 /* a deal as JSON: at most NIKA_DEAL_BYTES pieces of few characters */
};

static const char *const algorithms[] = {[NIKA_FAIR_1] = "nika-fair-1", [NIKA_FAIR_2] = "nika-fair-2"};
static const char id_form[] = "16 × 0…9 a…f", hash_form[] = "64 × 0…9 a…f";
static const char *const forms[] = {
    [NIKA_FAIR_1] =
        "{\"algorithm\":\"nika-fair-1\",\"table\":\"…\",\"commitment\":\"…\",\"secret\":\"…\",\"chance\":[…]}",
    [NIKA_FAIR_2] =
        "{\"algorithm\":\"nika-fair-2\",\"table\":\"…\",\"commitment\":\"…\",\"secret\":\"…\",\"pledge\":[…],"
        "\"chance\":[…],\"early\":[…]}"};

const char *nika_fair_name(enum nika_fair_algorithm algorithm)
{
    return algorithms[algorithm];
}

static void write_hash(struct nika_writer *writer, const struct nika_hash *hash)
{
    char digits[DIGITS_MAX];
    nika_hex(hash->bytes, sizeof hash->bytes, digits);
    nika_write_word(writer, digits);
}

/* One element for each seat: its hash, or null. */
static void write_hashes(struct nika_writer *writer, const char *key, const struct nika_hash *hashes, unsigned seats,
                         unsigned players)
{
    nika_write_key(writer, key);
    nika_write_open(writer, '[');
    for (unsigned seat = 0; seat < players; seat++)
        if (seats >> seat & 1)
            write_hash(writer, &hashes[seat]);
        else
            nika_write_null(writer);
    nika_write_close(writer, ']');
}

void nika_fair_write(const struct nika_fair *fair, unsigned players, struct nika_writer *writer)
{
    const struct nika_hash commitment = nika_fair_commitment(fair->table, &fair->secret);
    const bool pledged = fair->algorithm == NIKA_FAIR_2;
    nika_write_open(writer, '{');
    nika_write_key(writer, "algorithm");
    nika_write_word(writer, algorithms[fair->algorithm]);
    nika_write_key(writer, "table");
    nika_write_word(writer, fair->table);
    nika_write_key(writer, "commitment");
    write_hash(writer, &commitment);
    nika_write_key(writer, "secret");
    write_hash(writer, &fair->secret);
    if (pledged)
        write_hashes(writer, "pledge", fair->pledge, fair->people, players);
    write_hashes(writer, "chance", fair->chance, pledged ? fair->people & ~fair->silent : fair->people, players);
    if (pledged)
        nika_write_seats(writer, "early", fair->early);
    nika_write_close(writer, '}');
}

/*
 * Reading.
 */

/* Both are always false, so that callers can return them. */
static bool misfit_json(struct nika_misfit *misfit, const char *where, const char *expected, struct nika_json found)
{
    nika_misfit_set(misfit, where, expected, found.text, found.size);
    return false;
}

static bool misfit_word(struct nika_misfit *misfit, const char *where, const char *expected, const char *found)
{
    nika_misfit_set(misfit, where, expected, found, strlen(found));
    return false;
}

static bool read_bytes(struct nika_json value, const char *where, uint8_t *bytes, size_t size,
                       struct nika_misfit *misfit)
{
    char digits[DIGITS_MAX];
    size_t length;
    return (nika_json_string(value, digits, sizeof digits, &length) && nika_unhex(digits, length, bytes, size)) ||
           misfit_json(misfit, where, size == NIKA_FAIR_BYTES ? hash_form : id_form, value);
}

/* Where in the proof a list's element stands. */
static void name_place(char *where, size_t room, const char *key, unsigned number)
{
    struct nika_text text = nika_text(where, room);
    nika_text_add(&text, "fair.");
    nika_text_add(&text, key);
    nika_text_add_char(&text, '[');
    nika_text_add_number(&text, number);
    nika_text_add_char(&text, ']');
}

/* One element for each seat: its hash, or null. */
static bool read_hashes(struct nika_json list, const char *key, unsigned players, struct nika_hash *hashes,
                        uint8_t *seats, struct nika_misfit *misfit)
{
    struct nika_json_walk walk = nika_json_walk(list);
    struct nika_json value;
    char where[sizeof misfit->where];
    assert(players <= NIKA_SEATS_MAX);
    if (nika_json_kind(list) != '[' || nika_json_count(list) != players) {
        char expected[32];
        struct nika_text text = nika_text(expected, sizeof expected), place = nika_text(where, sizeof where);
        nika_text_add_number(&text, players);
        nika_text_add(&text, " × \"…\", null");
        nika_text_add(&place, "fair.");
        nika_text_add(&place, key);
        return misfit_json(misfit, where, expected, list);
    }
    for (unsigned seat = 0; nika_json_next(&walk, &value); seat++) {
        name_place(where, sizeof where, key, seat);
        if (nika_json_kind(value) == 'n')
            continue;
        if (!read_bytes(value, where, hashes[seat].bytes, sizeof hashes[seat].bytes, misfit))
            return false;
        *seats |= (uint8_t)(1u << seat);
    }
    return true;
}

/* Seats in ascending order, all of them among those that revealed something. */
static bool read_early(struct nika_json list, unsigned players, struct nika_fair *fair, struct nika_misfit *misfit)
{
    struct nika_json_walk walk = nika_json_walk(list);
    struct nika_json value;
    int64_t least = 0, seat;
    if (nika_json_kind(list) != '[')
        return misfit_json(misfit, "fair.early", "[…]", list);
    for (unsigned i = 0; nika_json_next(&walk, &value); i++) {
        char where[sizeof misfit->where];
        name_place(where, sizeof where, "early", i);
        if (!nika_json_whole(value, least, (int64_t)players - 1, &seat) ||
            !((fair->people & ~fair->silent) >> seat & 1))
            return misfit_json(misfit, where, "0 < 1 < …", value);
        fair->early |= (uint8_t)(1u << seat);
        least = seat + 1;
    }
    return true;
}

/* Each contribution is the one that was pledged. */
static bool check_pledges(const struct nika_fair *fair, unsigned players, struct nika_misfit *misfit)
{
    for (unsigned seat = 0; seat < players; seat++) {
        const struct nika_hash right = nika_fair_pledge(fair->table, &fair->chance[seat]);
        char where[sizeof misfit->where], expected[DIGITS_MAX], found[DIGITS_MAX];
        if (!((fair->people & ~fair->silent) >> seat & 1) || memcmp(&right, &fair->pledge[seat], sizeof right) == 0)
            continue;
        name_place(where, sizeof where, "pledge", seat);
        nika_hex(right.bytes, sizeof right.bytes, expected);
        nika_hex(fair->pledge[seat].bytes, sizeof right.bytes, found);
        return misfit_word(misfit, where, expected, found);
    }
    return true;
}

/* A member of the proof, which must be there. */
static bool get(struct nika_json proof, const char *key, const char *expected, struct nika_json *value,
                struct nika_misfit *misfit)
{
    char where[sizeof misfit->where];
    struct nika_text text = nika_text(where, sizeof where);
    if (nika_json_get(proof, key, value))
        return true;
    nika_text_add(&text, "fair.");
    nika_text_add(&text, key);
    return misfit_word(misfit, where, expected, "");
}

/* What nika-fair-2 adds, and what it makes of the contributions that have been read. */
static bool read_pledges(struct nika_json value, unsigned players, struct nika_fair *fair, struct nika_misfit *misfit)
{
    struct nika_json pledge, early;
    const uint8_t revealed = fair->people;
    fair->people = 0;
    if (!get(value, "pledge", "[…]", &pledge, misfit) || !get(value, "early", "[…]", &early, misfit) ||
        !read_hashes(pledge, "pledge", players, fair->pledge, &fair->people, misfit))
        return false;
    for (unsigned seat = 0; seat < players; seat++)
        if ((revealed & ~fair->people) >> seat & 1) {
            char where[sizeof misfit->where];
            name_place(where, sizeof where, "pledge", seat);
            return misfit_word(misfit, where, hash_form, "null");
        }
    fair->silent = fair->people & (uint8_t)~revealed;
    return read_early(early, players, fair, misfit) && check_pledges(fair, players, misfit);
}

static bool read_algorithm(struct nika_json value, enum nika_fair_algorithm *algorithm, struct nika_misfit *misfit)
{
    for (unsigned i = NIKA_FAIR_1; i <= NIKA_FAIR_2; i++)
        if (nika_json_is(value, algorithms[i])) {
            *algorithm = (enum nika_fair_algorithm)i;
            return true;
        }
    return misfit_json(misfit, "fair.algorithm", algorithms[NIKA_FAIR_2], value);
}

bool nika_fair_read(struct nika_json value, unsigned players, struct nika_fair *fair, struct nika_misfit *misfit)
{
    static const unsigned members[] = {[NIKA_FAIR_1] = 5, [NIKA_FAIR_2] = 7};
    struct nika_fair read;
    struct nika_hash commitment;
    struct nika_json named, table, committed, secret, chance;
    uint8_t id[(NIKA_TABLE_ID_MAX - 1) / 2];
    char digits[DIGITS_MAX];
    memset(&read, 0, sizeof read);
    if (nika_json_kind(value) != '{')
        return misfit_json(misfit, "fair", forms[NIKA_FAIR_2], value);
    if (!get(value, "algorithm", algorithms[NIKA_FAIR_2], &named, misfit) ||
        !read_algorithm(named, &read.algorithm, misfit) || !get(value, "table", id_form, &table, misfit) ||
        !get(value, "commitment", hash_form, &committed, misfit) || !get(value, "secret", hash_form, &secret, misfit) ||
        !get(value, "chance", "[…]", &chance, misfit))
        return false;
    /* Nothing more may stand there: what this program does not know could be meant to prove something else. */
    if (nika_json_count(value) > members[read.algorithm])
        return misfit_json(misfit, "fair", forms[read.algorithm], value);
    if (!read_bytes(table, "fair.table", id, sizeof id, misfit) ||
        !read_bytes(committed, "fair.commitment", commitment.bytes, sizeof commitment.bytes, misfit) ||
        !read_bytes(secret, "fair.secret", read.secret.bytes, sizeof read.secret.bytes, misfit) ||
        !read_hashes(chance, "chance", players, read.chance, &read.people, misfit))
        return false;
    nika_hex(id, sizeof id, read.table);
    const struct nika_hash right = nika_fair_commitment(read.table, &read.secret);
    if (memcmp(&right, &commitment, sizeof right) != 0) {
        nika_hex(right.bytes, sizeof right.bytes, digits);
        return misfit_json(misfit, "fair.commitment", digits, committed);
    }
    if (read.algorithm == NIKA_FAIR_2 && !read_pledges(value, players, &read, misfit))
        return false;
    *fair = read;
    return true;
}

/*
 * Checking.
 */

/* A number of 64 bits in decimal digits, as records have it: without zeros in front. */
static const char *decimal(uint64_t number, char digits[DECIMAL_MAX])
{
    struct nika_text text = nika_text(digits, DECIMAL_MAX);
    nika_text_add_decimal(&text, number);
    return digits;
}

static bool is_same(struct nika_json one, struct nika_json other)
{
    return one.size == other.size && memcmp(one.text, other.text, one.size) == 0;
}

/*
 * Goes from two values of one form to their first elements that differ, and adds to the path. False if there are none.
 */
static bool go_into_difference(struct nika_json *one, struct nika_json *other, struct nika_text *path)
{
    struct nika_json_walk walk = nika_json_walk(*one), beside = nika_json_walk(*other);
    struct nika_json a, b;
    for (int64_t i = 0; nika_json_next(&walk, &a) && nika_json_next(&beside, &b); i++) {
        if (is_same(a, b))
            continue;
        if (walk.members) {
            nika_text_add_char(path, '.');
            nika_text_add_bytes(path, walk.key.text + 1, walk.key.size - 2); /* without its quotes */
        } else {
            nika_text_add_char(path, '[');
            nika_text_add_number(path, i);
            nika_text_add_char(path, ']');
        }
        *one = a;
        *other = b;
        return true;
    }
    return false;
}

static struct nika_json write_deal(const struct nika_setup *setup, const struct nika_deal *deal, char *bytes)
{
    struct nika_text text = nika_text(bytes, DEAL_TEXT_MAX);
    struct nika_writer writer = nika_writer(&text);
    setup->game->write_deal(setup, deal, &writer);
    assert(!text.cut);
    return (struct nika_json){bytes, text.size};
}

static bool check_deal(const struct nika_setup *setup, const struct nika_deal *right, const struct nika_deal *deal,
                       struct nika_misfit *misfit)
{
    char right_text[DEAL_TEXT_MAX], text[DEAL_TEXT_MAX];
    char path[sizeof misfit->where], expected[sizeof misfit->expected];
    struct nika_json one = write_deal(setup, right, right_text), other = write_deal(setup, deal, text);
    struct nika_text where = nika_text(path, sizeof path), words = nika_text(expected, sizeof expected);
    nika_text_add(&where, "deal");
    if (is_same(one, other))
        return true;
    while (go_into_difference(&one, &other, &where))
        continue;
    nika_text_add_bytes(&words, one.text, one.size);
    return misfit_json(misfit, path, expected, other);
}

/* The start seat and the deal; and hands out the number, which the caller checks. */
static bool check_start_and_deal(const struct nika_fair *fair, const struct nika_setup *setup,
                                 const struct nika_deal *deal, uint64_t *right_number, struct nika_misfit *misfit)
{
    struct nika_setup dealt = *setup;
    struct nika_deal right;
    char expected[DECIMAL_MAX], found[DECIMAL_MAX];
    nika_fair_deal(fair, &dealt, &right, right_number);
    if (dealt.start != setup->start)
        return misfit_word(misfit, "start", decimal(dealt.start, expected), decimal(setup->start, found));
    return check_deal(setup, &right, deal, misfit);
}

bool nika_fair_check(const struct nika_fair *fair, const struct nika_setup *setup, const struct nika_deal *deal,
                     uint64_t number, struct nika_misfit *misfit)
{
    uint64_t right;
    char expected[DECIMAL_MAX], found[DECIMAL_MAX];
    return check_start_and_deal(fair, setup, deal, &right, misfit) &&
           (number == right || misfit_word(misfit, "number", decimal(right, expected), decimal(number, found)));
}

enum nika_proof nika_fair_prove(struct nika_json header, const struct nika_setup *setup, const struct nika_deal *deal,
                                struct nika_misfit *misfit)
{
    struct nika_json value, number = {"", 0};
    struct nika_fair fair;
    uint64_t right;
    char digits[DECIMAL_MAX];
    if (!nika_json_get(header, "fair", &value))
        return NIKA_PROOF_ABSENT;
    if (!nika_fair_read(value, setup->players, &fair, misfit) ||
        !check_start_and_deal(&fair, setup, deal, &right, misfit))
        return NIKA_PROOF_BROKEN;
    const char *expected = decimal(right, digits);
    if (nika_json_get(header, "number", &number) && nika_json_is(number, expected))
        return NIKA_PROOF_HOLDS;
    misfit_json(misfit, "number", expected, number);
    return NIKA_PROOF_BROKEN;
}
