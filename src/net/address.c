/*
 * address.c: parses, formats and matches client addresses (see address.h).
 */
#include "address.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

static void from_four(const void *four, struct address *address)
{
    memcpy(address->bytes, mapped, sizeof mapped);
    memcpy(address->bytes + 12, four, 4);
}

bool address_read(struct slice text, struct address *address)
{
    char copy[NIKA_LISTEN_ADDRESS_MAX];
    struct in_addr four;
    struct in6_addr six;
    if (text.size >= 2 && text.bytes[0] == '[' && text.bytes[text.size - 1] == ']')
        text = (struct slice){text.bytes + 1, text.size - 2};
    if (text.size == 0 || text.size >= sizeof copy || memchr(text.bytes, '\0', text.size))
        return false;
    memcpy(copy, text.bytes, text.size);
    copy[text.size] = '\0';
    if (inet_pton(AF_INET, copy, &four) == 1) {
        from_four(&four, address);
        return true;
    }
    if (inet_pton(AF_INET6, copy, &six) != 1)
        return false;
    memcpy(address->bytes, &six, 16);
    return true;
}

bool address_of(const struct sockaddr *name, struct address *address)
{
    if (name->sa_family == AF_INET) {
        from_four(&((const struct sockaddr_in *)(const void *)name)->sin_addr, address);
        return true;
    }
    if (name->sa_family != AF_INET6)
        return false;
    memcpy(address->bytes, &((const struct sockaddr_in6 *)(const void *)name)->sin6_addr, 16);
    return true;
}

bool address_is_four(const struct address *address)
{
    return memcmp(address->bytes, mapped, sizeof mapped) == 0;
}

void address_text(const struct address *address, char text[NIKA_LISTEN_ADDRESS_MAX])
{
    if (address_is_four(address))
        inet_ntop(AF_INET, address->bytes + 12, text, NIKA_LISTEN_ADDRESS_MAX);
    else
        inet_ntop(AF_INET6, address->bytes, text, NIKA_LISTEN_ADDRESS_MAX);
}

bool address_is_in(const struct address *address, const struct nika_listen_network *networks, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const unsigned whole = networks[i].bits / 8, rest = networks[i].bits % 8;
        if (memcmp(address->bytes, networks[i].bytes, whole) != 0)
            continue;
        if (rest == 0 || ((address->bytes[whole] ^ networks[i].bytes[whole]) >> (8 - rest)) == 0)
            return true;
    }
    return false;
}

struct address address_prefix(const struct address *address, unsigned bits)
{
    struct address prefix = *address;
    if (bits == 128)
        return prefix;
    memset(prefix.bytes + bits / 8, 0, sizeof prefix.bytes - bits / 8);
    prefix.bytes[address_is_four(address) ? 0 : 15] = (uint8_t)bits; /* a byte that no other address has like this */
    return prefix;
}

struct address address_behind(const struct address *near, const struct head *head,
                              const struct nika_listen_network *proxies, unsigned count)
{
    struct address behind = *near, address;
    for (unsigned i = head->forwarded_count; i-- > 0;) {
        struct slice list = head->forwarded[i], last;
        while (list_last(&list, &last)) {
            if (!address_read(last, &address))
                return behind;
            behind = address;
            if (!address_is_in(&address, proxies, count))
                return behind;
        }
    }
    return behind;
}

bool nika_listen_network_read(const char *text, struct nika_listen_network *network)
{
    struct address address;
    const size_t size = strcspn(text, "/");
    unsigned bits = 0, most;
    if (!address_read((struct slice){text, size}, &address))
        return false;
    most = address_is_four(&address) && memchr(text, '.', size) ? 32 : 128;
    if (!text[size])
        bits = most;
    else {
        const char *digits = text + size + 1;
        if (!*digits || strlen(digits) > 3)
            return false;
        for (; *digits; digits++) {
            if (*digits < '0' || *digits > '9')
                return false;
            bits = 10 * bits + (unsigned)(*digits - '0');
        }
        if (bits > most)
            return false;
    }
    memcpy(network->bytes, address.bytes, 16);
    network->bits = bits + 128 - most;
    return true;
}
