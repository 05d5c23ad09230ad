/*
 * hosts.c: by which names a server may be called: a defence against DNS rebinding. A page of a stranger's may have its name
 * lead to our address, and its scripts then talk to us as if they were ours; only the Host header tells. So the name must
 * be one that a stranger can't have: a number, a name without a dot or under a top-level name that the public DNS does not
 * have, this machine's own name, or one that the operator has named.
 */
#include <string.h>
#include <unistd.h>

#include "net_internal.h"

/* Without the port. */
static struct slice name_of(struct slice host)
{
    const char *const end = host.bytes + host.size;
    const char *at = end;
    while (at > host.bytes && at[-1] >= '0' && at[-1] <= '9')
        at--;
    if (at > host.bytes + 1 && at[-1] == ':' && (host.bytes[0] != '[' || at[-2] == ']'))
        host.size = (size_t)(at - 1 - host.bytes);
    return host;
}

/* Whether a name ends with a suffix, which begins with a dot, and has something before it. */
static bool ends_with(struct slice name, const char *suffix)
{
    const size_t size = strlen(suffix);
    return name.size > size && slice_is_nocase((struct slice){name.bytes + name.size - size, size}, suffix);
}

bool host_is_ours(struct slice host, const char *machine, const char *const *names, unsigned count)
{
    /* RFC 6761, RFC 6762, RFC 8375, and what ICANN has set aside or never given away. */
    static const char *const private[] = {".localhost", ".local", ".home.arpa", ".internal", ".lan"};
    struct address address;
    struct slice name = name_of(host);
    if (name.size > 1 && name.bytes[name.size - 1] == '.') /* fully qualified */
        name.size--;
    if (name.size == 0)
        return false;
    if (address_read(name, &address) || !memchr(name.bytes, '.', name.size) || slice_is_nocase(name, machine))
        return true;
    for (unsigned i = 0; i < sizeof private / sizeof private[0]; i++)
        if (ends_with(name, private[i]))
            return true;
    for (unsigned i = 0; i < count; i++)
        if (slice_is_nocase(name, names[i]))
            return true;
    return false;
}

bool nika_listen_is_host(const char *text)
{
    const size_t size = strlen(text);
    return size > 0 && size < NIKA_LISTEN_HOST_MAX &&
           strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._") == size;
}

void hosts_begin(struct nika_listen *listen)
{
    if (gethostname(listen->machine, sizeof listen->machine) != 0)
        listen->machine[0] = '\0';
    listen->machine[sizeof listen->machine - 1] = '\0';
}
