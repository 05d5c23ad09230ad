/*
 * database_address.c: addresses of databases, also mistyped ones. There may be a password in one, so whatever shows one,
 * or might show one, does so by cli_shown_store or cli_without_password.
 */
#include <string.h>
#include <strings.h>

#include "cli.h"

bool cli_is_like_address(const char *said)
{
    static const char *const words[] = {"host=", "hostaddr=", "port=", "dbname=", "user=", "password=", "service="};
    for (unsigned i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strncmp(said, words[i], strlen(words[i])) == 0)
            return true;
    const bool of_database = strncasecmp(said, "postgres", 8) == 0 || strncasecmp(said, "pgsql", 5) == 0;
    return strstr(said, "://") || (of_database && strchr(said, ':'));
}

/* The parameters of an address that say where the database is; no others are shown. */
static void add_parameters(struct nika_text *text, const char *at)
{
    static const char *const known[] = {"host=", "port=", "user=", "dbname="};
    char before = '?';
    while (*at) {
        const size_t size = strcspn(at, "&");
        for (unsigned i = 0; i < sizeof known / sizeof known[0]; i++)
            if (strncmp(at, known[i], strlen(known[i])) == 0) {
                nika_text_add_char(text, before);
                nika_text_add_bytes(text, at, size);
                before = '&';
            }
        at += size + (at[size] == '&');
    }
}

/* How much of an address without "@" are hosts, each perhaps with a port; nothing else that follows ":" is shown. */
static size_t hosts_of(const char *begin)
{
    const char *at = begin;
    while (*at && !strchr("/?", *at)) {
        const size_t digits = strspn(at + 1, "0123456789"), plain = strspn(at + 1, "0123456789abcdefABCDEF:.");
        if (*at == ':' && at[1 + digits] && !strchr(",/?", at[1 + digits]))
            break;
        at += *at == '[' && at[1 + plain] == ']' ? plain + 2 : 1;
    }
    return (size_t)(at - begin);
}

/*
 * A password stands between the first ":" and the last "@" before the "?", also one in which a special character was not
 * written as %XX. If it might have a "?" in it as well, nothing that follows is certain; nor if the "@" is missing.
 */
const char *cli_without_password(const char *where, struct cli_path *kept)
{
    struct nika_text text = nika_text(kept->bytes, sizeof kept->bytes);
    const char *const scheme = strstr(where, "://"); /* also one that is mistyped */
    if (!scheme && cli_is_like_address(where)) {
        nika_text_add_bytes(&text, where, strcspn(where, "=:"));
        nika_text_add(&text, "…");
        return kept->bytes;
    }
    if (!scheme)
        return where;
    const char *const begin = scheme + 3, *const question = strchr(begin, '?'), *const at = strrchr(begin, '@');
    const size_t user = strcspn(begin, ":/?@");
    nika_text_add_bytes(&text, where, (size_t)(begin - where));
    const size_t hosts = hosts_of(begin);
    nika_text_add_bytes(&text, begin, at ? user : begin[hosts] == ':' ? hosts : strcspn(begin, "?"));
    if (at && (!question || at < question))
        nika_text_add_bytes(&text, at, strcspn(at, "?"));
    if (question && at < question)
        add_parameters(&text, question + 1);
    return kept->bytes;
}

const char *cli_shown_store(const char *where, struct cli_path *shown)
{
    struct cli_path kept;
    return cli_shown(cli_without_password(where, &kept), shown);
}
