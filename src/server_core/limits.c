/*
 * limits.c: the list of limits (nika/limits.h), and the addresses that they count.
 */
#include <arpa/inet.h>
#include <string.h>

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
