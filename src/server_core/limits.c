/*
 * limits.c: the list of limits (nika/limits.h), and the addresses that they count.
 */
#include <arpa/inet.h>
#include <string.h>

#include <nika/bytes.h>

#include "server_core_internal.h"

const struct nika_limit_row nika_limit_list[NIKA_LIMIT_COUNT] = {
#define LIMIT_ROW(name, usual, evening, least, most) {#name, usual, evening, least, most},
    NIKA_LIMITS(LIMIT_ROW)
#undef LIMIT_ROW
};

unsigned nika_limit_value(const struct nika_limits *limits, enum nika_limit limit)
{
    const struct nika_limit_row *row = &nika_limit_list[limit];
    if (limits->values[limit])
        return limits->values[limit];
    return limits->evening ? row->evening : row->usual;
}

unsigned limit_of(const struct nika_server_core *core, enum nika_limit limit)
{
    const bool lifted = core->settings.no_rates && !core->settings.limits.values[limit];
    if (lifted && strstr(nika_limit_list[limit].name, "_per_"))
        return UINT32_MAX;
    return nika_limit_value(&core->settings.limits, limit);
}

void limit_reached(struct nika_server_core *core, enum nika_limit limit)
{
    core->figures.limits_reached[limit]++;
}

/*
 * Addresses.
 */

static const uint8_t mapped[] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF}; /* before an IPv4 address */

/* IPv4 is written as in IPv6. */
static bool read_address(const char *address, uint8_t bytes[16])
{
    if (inet_pton(AF_INET, address, bytes + sizeof mapped) != 1)
        return inet_pton(AF_INET6, address, bytes) == 1;
    memcpy(bytes, mapped, sizeof mapped);
    return true;
}

static bool is_in(const uint8_t address[16], const struct nika_limit_network *network)
{
    const unsigned whole = network->bits / 8, rest = network->bits % 8;
    return memcmp(address, network->bytes, whole) == 0 &&
           (rest == 0 || (address[whole] ^ network->bytes[whole]) >> (8 - rest) == 0);
}

static bool is_exempt(const struct nika_server_core *core, const uint8_t address[16])
{
    for (unsigned i = 0; i < core->settings.limits.exempt_count; i++)
        if (is_in(address, &core->settings.limits.exempt[i]))
            return true;
    return false;
}

/* Adds a level: the number of the first `bits` of an address. The number of bits counts as well. */
static void add_level(const struct nika_server_core *core, struct origin *origin, const uint8_t address[16],
                      unsigned bits, unsigned factor)
{
    uint8_t prefix[17] = {0};
    memcpy(prefix, address, bits / 8);
    prefix[16] = (uint8_t)bits;
    origin->numbers[origin->levels] = people_number(core, prefix, sizeof prefix);
    origin->factors[origin->levels++] = factor;
}

struct origin origin_of(const struct nika_server_core *core, const char *address)
{
    struct origin origin = {.levels = 0};
    uint8_t bytes[16];
    if (!read_address(address, bytes)) { /* it is counted as it is */
        origin.numbers[origin.levels] = people_number(core, address, strlen(address));
        origin.factors[origin.levels++] = 1;
        return origin;
    }
    if (is_exempt(core, bytes))
        return origin;
    if (memcmp(bytes, mapped, sizeof mapped) == 0) {
        add_level(core, &origin, bytes, 128, 1);
        add_level(core, &origin, bytes, 120, 16);
    } else {
        add_level(core, &origin, bytes, 64, 1);
        add_level(core, &origin, bytes, 56, 4);
        add_level(core, &origin, bytes, 48, 16);
    }
    return origin;
}

/*
 * Kicks.
 */

const char kick_key_name[] = "kicks";

uint64_t kick_network(const struct nika_server_core *core, const char *address)
{
    enum { FOUR = 4, SIX = 7 }; /* bytes of each kind that count */
    uint8_t bytes[16];
    uint64_t network = 0;
    if (core->settings.limits.evening || !read_address(address, bytes) || is_exempt(core, bytes))
        return 0;
    const bool four = memcmp(bytes, mapped, sizeof mapped) == 0;
    for (unsigned i = 0; i < (four ? FOUR : SIX); i++)
        network = network << 8 | bytes[four ? sizeof mapped + i : i];
    return network | (uint64_t)(four ? FOUR : SIX) << 56;
}

static void key_kept(struct nika_server_core *core, struct pending *pending, const struct nika_event *event)
{
    (void)core;
    (void)pending;
    (void)event; /* without it, kicks of before the next restart apply to persons only */
}

static void draw_key(struct nika_server_core *core)
{
    char digits[2 * sizeof core->kick_key + 1];
    core->settings.random(core->settings.context, core->kick_key, sizeof core->kick_key);
    core->has_kick_key = true;
    nika_hex(core->kick_key, sizeof core->kick_key, digits);
    core_keep(
        core, core_expect(core, key_kept),
        &(struct nika_op){
            .kind = NIKA_OP_PUT, .row = NIKA_ROW_META, .key = kick_key_name, .value = digits, .size = strlen(digits)},
        1);
}

void kick_key_row(struct nika_server_core *core, const char *bytes, size_t size)
{
    core->has_kick_key = nika_unhex(bytes, size, core->kick_key, sizeof core->kick_key);
}

uint64_t kick_mark(struct nika_server_core *core, uint64_t network)
{
    uint8_t bytes[8];
    if (!network)
        return 0;
    if (!core->has_kick_key)
        draw_key(core);
    for (unsigned i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(network >> 8 * i);
    const struct nika_hash hash = nika_hmac_sha256(core->kick_key, sizeof core->kick_key, bytes, sizeof bytes);
    struct nika_bytes_in in = {.bytes = hash.bytes, .size = sizeof hash.bytes};
    const uint64_t mark = nika_get(&in, 8);
    return mark ? mark : 1;
}
