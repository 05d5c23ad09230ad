/*
 * invitation.c: the page behind a table's link, /t/ID: an invitation as Open Graph tags for messengers, and in words.
 * Browsers are forwarded to the table at once. It contains what the server core tells everybody who has the link, no
 * more.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <nika/json.h>
#include <nika/messages_web.h>
#include <nika/messages_web_online.h>

#include "server_internal.h"

enum { ID_DIGITS = INVITATION_ID_MAX - 1, WORDS_MAX = 1024, PAGE_MAX = 16384 };

/*
 * Addresses.
 */

/*
 * Whether only punctuation follows: slashes, dots, brackets, and percent-escaped characters that no address has.
 * Messengers append it to links.
 */
static bool is_punctuation(const char *text)
{
    static const char letters[] = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    while (*text) {
        const bool escaped = *text == '%' && text[1] && text[2];
        if (!escaped && strchr(letters, *text))
            return false;
        text += escaped ? 3 : 1;
    }
    return true;
}

bool invitation_is(const char *path, char id[INVITATION_ID_MAX])
{
    if (strncmp(path, "/t/", 3) != 0 && strncmp(path, "/T/", 3) != 0)
        return false;
    path += 3;
    const size_t size = strspn(path, "0123456789abcdefABCDEF");
    id[0] = '\0';
    if (size != ID_DIGITS || !is_punctuation(path + size))
        return true;
    for (unsigned i = 0; i < ID_DIGITS; i++)
        id[i] = (char)(path[i] >= 'A' && path[i] <= 'F' ? path[i] - 'A' + 'a' : path[i]);
    id[ID_DIGITS] = '\0';
    return true;
}

/*
 * Languages.
 */

/* The weight of a language in thousandths, from what follows its name, ";q=0.8". */
static unsigned weight_of(const char *text, size_t size)
{
    unsigned weight = 0, unit = 1000;
    while (size && (*text == ' ' || *text == ';' || *text == '\t'))
        text++, size--;
    if (size < 3 || (*text != 'q' && *text != 'Q') || text[1] != '=')
        return 1000;
    for (text += 2, size -= 2; size && unit; text++, size--)
        if (*text >= '0' && *text <= '9') {
            weight += (unsigned)(*text - '0') * unit;
            unit /= 10;
        } else if (*text != '.')
            break;
    return weight;
}

enum nika_language invitation_language(const char *accepted)
{
    enum nika_language best = NIKA_ENGLISH, language;
    unsigned most = 0;
    while (*accepted) {
        accepted += strspn(accepted, ", \t");
        const size_t size = strcspn(accepted, ","), whole = strcspn(accepted, ";,");
        if (strcspn(accepted, "-;, \t") == 2) {
            const char code[] = {(char)(accepted[0] | 0x20), (char)(accepted[1] | 0x20), '\0'};
            const unsigned weight = weight_of(accepted + whole, size - whole);
            if (nika_language_named(code, &language) && weight > most) {
                best = language;
                most = weight;
            }
        }
        accepted += size;
    }
    return best;
}

/*
 * The text.
 */

static const char *say(struct nika_voice voice, struct nika_message message, char words[WORDS_MAX])
{
    struct nika_text text = nika_text(words, WORDS_MAX);
    nika_say(&text, voice, message);
    return words;
}

/* Appends a part to a description, after a middle dot. */
static void add_part(struct nika_text *text, struct nika_voice voice, struct nika_message message)
{
    if (text->size)
        nika_text_add(text, " · ");
    nika_say(text, voice, message);
}

static int64_t number_of(struct nika_json object, const char *key)
{
    struct nika_json value;
    int64_t number = 0;
    if (nika_json_get(object, key, &value))
        nika_json_whole(value, 0, INT32_MAX, &number);
    return number;
}

static bool is(struct nika_json object, const char *key, const char *word)
{
    struct nika_json value;
    return nika_json_get(object, key, &value) && nika_json_is(value, word);
}

static const char *duration(struct nika_voice voice, int64_t seconds, char words[WORDS_MAX])
{
    if (seconds >= 3600 && seconds % 3600 == 0)
        return say(voice, msg_web_online_hours(seconds / 3600), words);
    if (seconds >= 60 && seconds % 60 == 0)
        return say(voice, msg_web_online_minutes(seconds / 60), words);
    return say(voice, msg_web_online_seconds(seconds), words);
}

static void add_clock(struct nika_text *text, struct nika_voice voice, struct nika_json clock)
{
    char bank[WORDS_MAX], increment[WORDS_MAX];
    if (is(clock, "kind", "live"))
        add_part(text, voice,
                 msg_web_online_clock_live_is(duration(voice, number_of(clock, "bank"), bank),
                                              duration(voice, number_of(clock, "increment"), increment)));
    else if (is(clock, "kind", "days"))
        add_part(text, voice, msg_web_online_clock_days_is(number_of(clock, "days")));
    else
        add_part(text, voice, msg_web_online_clock_none());
}

/*
 * Who sits at a table, by name and as a mask of seats; how many seats are free, and how many reserved; and the host's
 * name, "" if she has no seat.
 */
struct company {
    char names[NIKA_SEATS_MAX][WORDS_MAX];
    const char *players[NIKA_SEATS_MAX];
    unsigned seats, free, kept;
    const char *host;
};

static void read_company(struct nika_json table, struct company *company)
{
    struct nika_json seats, seat, value, host;
    *company = (struct company){.host = ""};
    if (!nika_json_get(table, "seats", &seats) || !nika_json_get(table, "host", &host))
        return;
    struct nika_json_walk walk = nika_json_walk(seats);
    for (unsigned number = 0; number < NIKA_SEATS_MAX && nika_json_next(&walk, &seat); number++) {
        char *const name = company->names[number];
        size_t size;
        company->free += is(seat, "kind", "open");
        company->kept += is(seat, "kind", "kept");
        if (is(seat, "kind", "kept") || !nika_json_get(seat, "name", &value) ||
            !nika_json_string(value, name, WORDS_MAX, &size))
            continue;
        company->players[number] = name;
        company->seats |= 1u << number;
        if (is(seat, "kind", "person") && nika_json_get(seat, "who", &value) && value.size == host.size &&
            memcmp(value.text, host.text, host.size) == 0)
            company->host = name;
    }
}

struct preview {
    char title[WORDS_MAX], text[WORDS_MAX];
    const char *picture;
};

static void describe_game(struct nika_json table, struct nika_voice voice, const char *game, struct preview *preview)
{
    struct company company;
    struct nika_json options, clock;
    struct nika_text text = nika_text(preview->text, sizeof preview->text);
    const bool open = is(table, "state", "open"), over = is(table, "state", "over");
    read_company(table, &company);
    const bool invites = open && (company.free || company.kept);
    const bool has_options = nika_json_get(table, "options", &options);
    if (!open)
        say(voice, over ? msg_web_online_title_over(game) : msg_web_online_title_running(game), preview->title);
    else if (!invites)
        snprintf(preview->title, sizeof preview->title, "%s", game);
    else if (*company.host)
        say(voice, msg_web_online_invites(company.host, game), preview->title);
    else
        say(voice, msg_web_online_invites_nobody(game), preview->title);
    if (company.seats)
        add_part(&text, nika_voice(voice.language, company.players), msg_web_online_at_table(company.seats));
    if (company.free)
        add_part(&text, voice, msg_web_online_seats_left(company.free));
    else if (open && !invites)
        add_part(&text, voice, msg_web_online_full());
    if (open && has_options && nika_json_get(options, "clock", &clock))
        add_clock(&text, voice, clock);
    if (!invites && has_options && (is(options, "spectators", "public") || (over && is(options, "spectators", "end"))))
        add_part(&text, voice, over ? msg_web_online_may_replay() : msg_web_online_may_watch());
}

/* Composes it from whatever the server core answered about the table. */
static void describe(const char *bytes, size_t size, struct nika_voice voice, struct preview *preview)
{
    struct nika_json table;
    size_t at;
    char game[WORDS_MAX];
    const bool readable = nika_json_check(bytes, size, &table, &at) == NIKA_JSON_FINE;
    const bool justinian = readable && is(table, "game", "justinian");
    preview->picture = "/icon-512.png";
    if (readable && is(table, "error", "no-such-table")) {
        say(voice, msg_web_online_unknown_title(), preview->title);
        say(voice, msg_web_online_unknown_what(), preview->text);
    } else if (readable && !is(table, "state", "damaged") && (justinian || is(table, "game", "byzantz"))) {
        say(voice, justinian ? msg_web_justinian() : msg_web_byzantz(), game);
        preview->picture = justinian ? "/share-justinian.png" : "/share-byzantz.png";
        describe_game(table, voice, game, preview);
    } else { /* too busy, or shutting down: the page itself will tell */
        say(voice, msg_web_title(), preview->title);
        say(voice, msg_web_slogan(), preview->text);
    }
}

/*
 * The page.
 */

/* Escapes text for HTML, in content and in attributes. */
static void add_escaped(struct nika_text *page, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&':
            nika_text_add(page, "&amp;");
            break;
        case '<':
            nika_text_add(page, "&lt;");
            break;
        case '>':
            nika_text_add(page, "&gt;");
            break;
        case '"':
            nika_text_add(page, "&quot;");
            break;
        case '\'':
            nika_text_add(page, "&#39;");
            break;
        default:
            nika_text_add_bytes(page, text, 1);
        }
}

static void add_all(struct nika_text *page, const char *const *pieces)
{
    /* Template parts are copied, what lies between them is escaped. */
    for (unsigned i = 0; pieces[i]; i++)
        if (i % 2)
            add_escaped(page, pieces[i]);
        else
            nika_text_add(page, pieces[i]);
}

char *invitation_page(const struct invitation *invitation, const char *bytes, size_t size, size_t *page_size)
{
    char *const memory = malloc(PAGE_MAX);
    const struct nika_voice voice = nika_voice(invitation->language, NULL);
    const char *const language = nika_language_code(invitation->language);
    struct preview preview;
    char there[WORDS_MAX];
    if (!memory)
        return NULL;
    describe(bytes, size, voice, &preview);
    struct nika_text page = nika_text(memory, PAGE_MAX);
    add_all(&page, (const char *const[]){
                       "<!doctype html>\n<html lang=\"",
                       language,
                       ("\">\n<head>\n<meta charset=\"utf-8\">\n"
                        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>"),
                       preview.title,
                       "</title>\n<meta name=\"robots\" content=\"noindex\">\n<meta name=\"description\" content=\"",
                       preview.text,
                       ("\">\n<meta property=\"og:type\" content=\"website\">\n"
                        "<meta property=\"og:site_name\" content=\"Nika\">\n<meta property=\"og:locale\" content=\""),
                       language,
                       "\">\n<meta property=\"og:title\" content=\"",
                       preview.title,
                       "\">\n<meta property=\"og:description\" content=\"",
                       preview.text,
                       "\">\n<meta property=\"og:url\" content=\"",
                       invitation->origin,
                       "",
                       invitation->path,
                       "\">\n<meta property=\"og:image\" content=\"",
                       invitation->origin,
                       "",
                       preview.picture,
                       ("\">\n<meta name=\"twitter:card\" content=\"summary_large_image\">\n"
                        "<meta http-equiv=\"refresh\" content=\"0; url=/#"),
                       invitation->path,
                       ("\">\n<link rel=\"icon\" href=\"/icon.svg\">\n"
                        "<link rel=\"stylesheet\" href=\"/styles.css\">\n</head>\n"
                        "<body>\n<main class=\"page-invited\">\n<h1>"),
                       preview.title,
                       "</h1>\n<p>",
                       preview.text,
                       "</p>\n<p><a href=\"/#",
                       invitation->path,
                       "\">",
                       say(voice, msg_web_online_go_there(), there),
                       "</a></p>\n</main>\n</body>\n</html>\n",
                       NULL});
    *page_size = page.size;
    return memory;
}
