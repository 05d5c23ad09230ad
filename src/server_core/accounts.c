/*
 * accounts.c: accounts by name, their rows, and what is kept of them: recovery codes, and the networks that somebody has
 * signed in from.
 *
 * A recovery code has 100 random bits, so that nobody can go through them all, however quick the hash: it is kept as an
 * HMAC-SHA-256 with the account's salt as key, and needs no slow hash as passwords do. It is written in 32 letters and
 * digits without I, L, O and U (Crockford's base 32); whoever reads 1 as I or L, or 0 as O, is understood.
 *
 * Of a network only 16 bits of such an HMAC are kept: enough to tell the owner from thousands of strangers, and too few
 * to say where she was, for hundreds of networks, tens of thousands of addresses, give the same.
 */
#include <arpa/inet.h>
#include <stdlib.h>
#include <string.h>

#include <nika/bytes.h>

#include "people.h"
#include "unicode.h"

enum { CODE_LETTERS = 20, CODE_GROUP = 4, NETWORK_IPV4 = 15, NETWORK_IPV6 = 6 };

static const char code_letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

struct account *accounts_find(const struct nika_server_core *core, const char *folded)
{
    struct account *account = hash_map_get(&core->registry->accounts, people_number(core, folded, strlen(folded)));
    while (account && strcmp(account->folded, folded) != 0)
        account = account->next;
    return account;
}

static void put_account(struct nika_server_core *core, struct account *account, const char *folded)
{
    const uint64_t number = people_number(core, folded, strlen(folded));
    nika_text_copy(account->folded, sizeof account->folded, folded);
    account->next = hash_map_get(&core->registry->accounts, number);
    hash_map_put(&core->registry->accounts, number, account);
}

static void take_account(struct nika_server_core *core, const struct account *account)
{
    const uint64_t number = people_number(core, account->folded, strlen(account->folded));
    struct account *first = hash_map_take(&core->registry->accounts, number), **at = &first;
    while (*at != account)
        at = &(*at)->next;
    *at = account->next;
    if (first)
        hash_map_put(&core->registry->accounts, number, first);
}

/*
 * Names that look alike.
 */

bool accounts_alike(const struct nika_server_core *core, const char *name)
{
    return hash_map_get(&core->registry->looks, names_looks(core, name)) != NULL;
}

void accounts_reserve(struct nika_server_core *core, const char *name)
{
    hash_map_put(&core->registry->looks, names_looks(core, name), core->registry);
}

void accounts_release(struct nika_server_core *core, const char *name)
{
    const uint64_t looks = names_looks(core, name);
    if (hash_map_get(&core->registry->looks, looks) == core->registry)
        hash_map_take(&core->registry->looks, looks);
}

/*
 * Rows.
 */

/* A member that is bytes in hexadecimal digits: at most `room`, and those that are missing are 0. */
static bool read_hex(struct nika_json row, const char *key, uint8_t *bytes, size_t room)
{
    char digits[2 * sizeof(struct nika_hash) + 1];
    struct nika_json value;
    size_t size;
    memset(bytes, 0, room);
    return nika_json_get(row, key, &value) && nika_json_string(value, digits, sizeof digits, &size) &&
           size <= 2 * room && nika_unhex(digits, size, bytes, size / 2);
}

/* Rows that were written before there were salts have neither them nor what they are the key of. */
static bool read_secrets(const struct nika_server_core *core, struct nika_json row, struct account_secrets *secrets)
{
    struct nika_json value;
    char hash[PASSWORD_HASH_MAX];
    uint8_t known[2 * KNOWN_MAX];
    size_t size;
    if (!nika_json_get(row, "hash", &value) || !nika_json_string(value, hash, sizeof hash, &size))
        return false;
    secrets_draw(core, hash, secrets);
    secrets->bot = nika_json_get(row, "bot", &value);
    if (!nika_json_get(row, "salt", &value))
        return true;
    if (!read_hex(row, "salt", secrets->salt, sizeof secrets->salt) ||
        (nika_json_get(row, "known", &value) && !read_hex(row, "known", known, sizeof known)) ||
        (nika_json_get(row, "recovery", &value) &&
         !read_hex(row, "recovery", secrets->recovery.bytes, sizeof secrets->recovery.bytes)))
        return false;
    struct nika_bytes_in in = {.bytes = known, .size = nika_json_get(row, "known", &value) ? sizeof known : 0};
    for (unsigned i = 0; i < KNOWN_MAX; i++)
        secrets->known[i] = (uint16_t)nika_get(&in, 2);
    return true;
}

bool accounts_row(struct nika_server_core *core, const char *key, const char *bytes, size_t size)
{
    struct nika_json row, value;
    struct account_secrets secrets;
    uint64_t who;
    size_t at, length;
    char id[NIKA_TABLE_ID_MAX], name[PERSON_NAME_MAX];
    if (nika_json_check(bytes, size, &row, &at) != NIKA_JSON_FINE || strlen(key) >= NIKA_KEY_MAX ||
        !nika_json_get(row, "who", &value) || !nika_json_string(value, id, sizeof id, &length) ||
        !core_id_read(id, length, &who) || !nika_json_get(row, "name", &value) ||
        !nika_json_string(value, name, sizeof name, &length) || !read_secrets(core, row, &secrets))
        return false;
    if (accounts_find(core, key))
        return true;
    struct account *account = core_allocate(sizeof *account);
    account->person = people_known(core, who, name);
    account->person->account = account;
    account->secrets = secrets;
    account->person->bot |= secrets.bot;
    nika_text_copy(account->person->name, sizeof account->person->name, name);
    put_account(core, account, key);
    const uint64_t looks = names_looks(core, name);
    const void *before = hash_map_get(&core->registry->looks, looks);
    if (!before || before == core->registry)
        hash_map_put(&core->registry->looks, looks, account);
    return true;
}

void accounts_write(uint64_t who, const char *name, const struct account_secrets *secrets, struct nika_text *text)
{
    char id[NIKA_TABLE_ID_MAX], digits[2 * sizeof(struct nika_hash) + 1];
    uint8_t known[2 * KNOWN_MAX];
    struct nika_bytes_out out = {.bytes = known, .room = sizeof known};
    struct nika_writer writer = nika_writer(text);
    for (unsigned i = 0; i < KNOWN_MAX && secrets->known[i]; i++)
        nika_put(&out, secrets->known[i], 2);
    core_id_text(who, id);
    nika_write_open(&writer, '{');
    nika_write_key(&writer, "who");
    nika_write_word(&writer, id);
    nika_write_key(&writer, "name");
    nika_write_word(&writer, name);
    nika_write_key(&writer, "hash");
    nika_write_word(&writer, secrets->hash);
    nika_write_key(&writer, "salt");
    nika_hex(secrets->salt, sizeof secrets->salt, digits);
    nika_write_word(&writer, digits);
    nika_write_key(&writer, "known");
    nika_hex(known, out.size, digits);
    nika_write_word(&writer, digits);
    if (recovery_exists(secrets)) {
        nika_write_key(&writer, "recovery");
        nika_hex(secrets->recovery.bytes, sizeof secrets->recovery.bytes, digits);
        nika_write_word(&writer, digits);
    }
    if (secrets->bot) {
        nika_write_key(&writer, "bot");
        nika_write_bool(&writer, true);
    }
    nika_write_close(&writer, '}');
}

/*
 * Accounts of servers that folded names differently: without normalization, and with other tables. Their rows get other
 * keys, and their names are normalized. If that key belongs to another account, both stay as they are, and the one that
 * is stuck is found by its exact name.
 */

const struct account *accounts_exactly(const struct nika_server_core *core, const char *typed)
{
    const struct account *account = core->registry->stuck;
    while (account && strcmp(account->person->name, typed) != 0)
        account = account->next_stuck;
    return account;
}

/* If that failed, nobody writes the row until the next start, which tries again. */
static void rekeyed(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    const struct person *person = hash_map_get(&core->people, pending->who);
    if (event->kept == NIKA_KEPT && person && person->account)
        person->account->writing = false;
}

static void rekey(struct nika_server_core *core, struct account *account, const char *name, const char *folded)
{
    struct person *person = account->person;
    char before[NIKA_KEY_MAX], value[ROW_MAX];
    struct nika_text text = nika_text(value, sizeof value);
    nika_text_copy(before, sizeof before, account->folded);
    nika_text_copy(person->name, sizeof person->name, name);
    take_account(core, account);
    put_account(core, account, folded);
    account->writing = true;
    accounts_write(person->who, person->name, &account->secrets, &text);
    const struct nika_op ops[] = {
        {.kind = NIKA_OP_DROP, .row = NIKA_ROW_ACCOUNT, .key = before},
        {.kind = NIKA_OP_ADD, .row = NIKA_ROW_ACCOUNT, .key = folded, .value = value, .size = text.size},
    };
    struct pending *pending = core_expect(core, rekeyed);
    pending->who = person->who;
    core_keep(core, pending, ops, sizeof ops / sizeof ops[0]);
}

static int compare_keys(const void *one, const void *other)
{
    const struct account *const *a = one, *const *b = other;
    return strcmp((*a)->folded, (*b)->folded);
}

void accounts_ready(struct nika_server_core *core)
{
    struct people *people = core->registry;
    struct account **old = NULL;
    size_t at = 0, count = 0;
    char folded[NIKA_KEY_MAX], name[PERSON_NAME_MAX];
    struct nika_text text;
    for (struct account *account; (account = hash_map_next(&people->accounts, &at));)
        for (; account; account = account->next) {
            text = nika_text(folded, sizeof folded);
            names_fold(account->person->name, &text);
            if (strcmp(folded, account->folded) == 0)
                continue;
            old = core_enlarge(old, (count + 1) * sizeof(struct account *));
            old[count++] = account;
        }
    if (count > 1)
        qsort(old, count, sizeof(struct account *), compare_keys); /* hash maps have another order each time */
    for (size_t i = 0; i < count; i++) {
        struct nika_text normal = nika_text(name, sizeof name);
        unicode_compose(old[i]->person->name, &normal);
        text = nika_text(folded, sizeof folded);
        names_fold(name, &text);
        if (!text.cut && !normal.cut && !accounts_find(core, folded)) {
            rekey(core, old[i], name, folded);
        } else {
            old[i]->next_stuck = people->stuck;
            people->stuck = old[i];
        }
    }
    free(old);
}

void secrets_draw(const struct nika_server_core *core, const char *hash, struct account_secrets *secrets)
{
    *secrets = (struct account_secrets){.hash = ""};
    nika_text_copy(secrets->hash, sizeof secrets->hash, hash);
    core->settings.random(core->settings.context, secrets->salt, sizeof secrets->salt);
}

void accounts_remove(struct nika_server_core *core, struct account *account)
{
    struct people *people = core->registry;
    const uint64_t looks = names_looks(core, account->person->name);
    struct account **at = &people->stuck;
    if (hash_map_get(&people->looks, looks) == account)
        hash_map_take(&people->looks, looks);
    while (*at && *at != account)
        at = &(*at)->next_stuck;
    if (*at)
        *at = account->next_stuck;
    take_account(core, account);
    account->person->account = NULL;
    free(account);
}

/*
 * Recovery codes.
 */

static struct nika_hash code_hash(const struct account_secrets *secrets, const char letters[CODE_LETTERS])
{
    return nika_hmac_sha256(secrets->salt, sizeof secrets->salt, letters, CODE_LETTERS);
}

void recovery_draw(const struct nika_server_core *core, struct account_secrets *secrets, char code[CODE_MAX])
{
    uint8_t bytes[CODE_LETTERS];
    char letters[CODE_LETTERS];
    struct nika_text text = nika_text(code, CODE_MAX);
    core->settings.random(core->settings.context, bytes, sizeof bytes);
    for (unsigned i = 0; i < CODE_LETTERS; i++) {
        letters[i] = code_letters[bytes[i] % 32]; /* five bits of each byte */
        if (i > 0 && i % CODE_GROUP == 0)
            nika_text_add_char(&text, '-');
        nika_text_add_char(&text, letters[i]);
    }
    secrets->recovery = code_hash(secrets, letters);
}

bool recovery_exists(const struct account_secrets *secrets)
{
    static const struct nika_hash none;
    return memcmp(&secrets->recovery, &none, sizeof none) != 0;
}

bool recovery_matches(const struct account_secrets *secrets, const char *code)
{
    char letters[CODE_LETTERS];
    unsigned count = 0;
    for (; *code; code++) {
        char letter = *code >= 'a' && *code <= 'z' ? (char)(*code - 'a' + 'A') : *code;
        if (letter == '-' || letter == ' ')
            continue;
        letter = letter == 'O' ? '0' : letter == 'I' || letter == 'L' ? '1' : letter;
        if (count == CODE_LETTERS || !strchr(code_letters, letter))
            return false;
        letters[count++] = letter;
    }
    if (count < CODE_LETTERS)
        return false;
    const struct nika_hash hash = code_hash(secrets, letters);
    return recovery_exists(secrets) && memcmp(&hash, &secrets->recovery, sizeof hash) == 0;
}

/*
 * Networks.
 */

/* 16 bits that stand for the network of an address: /24 of IPv4, /48 of IPv6. Never 0. */
static uint16_t network(const struct account_secrets *secrets, const char *address)
{
    static const uint8_t mapped[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
    uint8_t bytes[16] = {0};
    if (inet_pton(AF_INET, address, bytes + sizeof mapped) == 1)
        memcpy(bytes, mapped, sizeof mapped);
    else if (inet_pton(AF_INET6, address, bytes) != 1) /* a local socket, which is one network */
        memset(bytes, 0, sizeof bytes);
    const size_t size = memcmp(bytes, mapped, sizeof mapped) == 0 ? NETWORK_IPV4 : NETWORK_IPV6;
    const struct nika_hash hash = nika_hmac_sha256(secrets->salt, sizeof secrets->salt, bytes, size);
    struct nika_bytes_in in = {.bytes = hash.bytes, .size = sizeof hash.bytes};
    const uint16_t bits = (uint16_t)nika_get(&in, 2);
    return bits ? bits : 1;
}

bool known_has(const struct account_secrets *secrets, const char *address)
{
    const uint16_t bits = network(secrets, address);
    for (unsigned i = 0; i < KNOWN_MAX; i++)
        if (secrets->known[i] == bits)
            return true;
    return false;
}

void known_add(struct account_secrets *secrets, const char *address)
{
    const uint16_t bits = network(secrets, address);
    unsigned at = 0;
    while (at < KNOWN_MAX - 1 && secrets->known[at] != bits)
        at++;
    memmove(secrets->known + 1, secrets->known, at * sizeof secrets->known[0]);
    secrets->known[0] = bits;
}
