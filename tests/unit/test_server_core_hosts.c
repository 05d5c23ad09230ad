/*
 * test_server_core_hosts.c: unit tests of what hosts do: bans of people and networks, mutes, roles, reports, closing tables,
 * the audit log; and of what hosts are not shown.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "server_core_club.h"

enum { HOUR = 60 * 60 * 1000, CONSOLE = 7000, PAGE = 7001 };

/* Over the local socket; the body of the answer, valid until the next. */
static const char *console(const char *method, const char *path, const char *body, unsigned status)
{
    unsigned found;
    club->kit.local = true;
    kit_ask(&club->kit, CONSOLE, method, path, "", body);
    club->kit.local = false;
    club_do(club);
    const char *answer = kit_body(&club->kit, CONSOLE, &found);
    assert_int_equal(found, status);
    return answer;
}

/* Over the network, with a token. */
static const char *page(const char *token, const char *method, const char *path, const char *body, unsigned status)
{
    unsigned found;
    kit_ask(&club->kit, PAGE, method, path, token, body);
    club_do(club);
    const char *answer = kit_body(&club->kit, PAGE, &found);
    assert_int_equal(found, status);
    return answer;
}

static const char *about(const char *format, unsigned member)
{
    static char body[256];
    snprintf(body, sizeof body, format, club->members[member].who);
    return body;
}

static const char *at_table(const char *format)
{
    static char body[256];
    snprintf(body, sizeof body, format, club->table);
    return body;
}

static void assert_finds(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is not in %s", part, text);
}

static void assert_lacks(const char *text, const char *part)
{
    if (strstr(text, part))
        fail_msg("\"%s\" is in %s", part, text);
}

/* A new account for the host of a page. */
static void sign_up(char token[65], char who[17])
{
    unsigned status;
    kit_ask(&club->kit, PAGE, "POST", "/api/session", "",
            "{\"name\":\"Host\",\"password\":\"correct horse\",\"new\":true}");
    club_do(club);
    const char *answer = kit_body(&club->kit, PAGE, &status);
    assert_int_equal(status, 200);
    kit_member(answer, "token", token, 65);
    kit_member(answer, "who", who, 17);
}

/*
 * Who is a host.
 */

static void only_hosts_are_answered(void **state)
{
    static const char *const paths[] = {"",      "/people", "/tables", "/bans",    "/reports",  "/audit", "/ban",
                                        "/mute", "/close",  "/role",   "/export",  "/erase",    "/no",    "/unban",
                                        "/",     "/unmute", "/limits", "/archive", "/reports/1"};
    (void)state;
    for (unsigned i = 0; i < sizeof paths / sizeof paths[0]; i++)
        for (unsigned posts = 0; posts < 2; posts++) {
            char path[64];
            snprintf(path, sizeof path, "/api/host%s", paths[i]);
            assert_string_equal(page("", posts ? "POST" : "GET", path, "{}", 401), "{\"error\":\"not-signed-in\"}");
            assert_string_equal(page(club->members[0].token, posts ? "POST" : "GET", path, "{}", 403),
                                "{\"error\":\"not-allowed\"}");
        }
    /* "/api/hostile" is another path. */
    assert_string_equal(page("", "GET", "/api/hostile", "", 404), "{\"error\":\"unknown-request\"}");
}

static void the_role_comes_from_the_console_alone(void **state)
{
    char token[65], who[17], body[64];
    (void)state;
    sign_up(token, who);
    assert_finds(page(token, "GET", "/api/session", "", 200), "\"host\":false");
    /* A guest can't have it: her session is lost too easily. */
    console("POST", "/api/host/role", about("{\"who\":\"%s\",\"host\":true}", 0), 409);
    console("POST", "/api/host/role", "{\"who\":\"00000000000000ff\",\"host\":true}", 404);
    snprintf(body, sizeof body, "{\"who\":\"%s\",\"host\":true}", who);
    assert_string_equal(console("POST", "/api/host/role", body, 200), "{}");
    assert_finds(page(token, "GET", "/api/session", "", 200), "\"host\":true");
    assert_finds(page(token, "GET", "/api/host", "", 200), "\"people\":5,");
    /* Whoever has it can't hand it on. */
    page(token, "POST", "/api/host/role", body, 403);
    club_kill(club);
    assert_finds(page(token, "GET", "/api/session", "", 200), "\"host\":true");
    snprintf(body, sizeof body, "{\"who\":\"%s\",\"host\":false}", who);
    console("POST", "/api/host/role", body, 200);
    page(token, "GET", "/api/host", "", 403);
    club_kill(club);
    page(token, "GET", "/api/host", "", 403);
}

/*
 * Bans.
 */

static void the_banned_are_out_and_stay_out(void **state)
{
    char session[128];
    (void)state;
    const nika_connection line = club->members[1].line;
    assert_string_equal(console("POST", "/api/host/ban", about("{\"who\":\"%s\",\"why\":\"spam\"}", 1), 200), "{}");
    assert_int_equal(kit_closed(&club->kit, line), 1008);
    const char *token = club->members[1].token;
    assert_string_equal(page(token, "GET", "/api/session", "", 403), "{\"error\":\"banned\",\"until\":null}");
    page(token, "POST", "/api/ticket", "{}", 403);
    snprintf(session, sizeof session, "{\"name\":\"Bo again\"}");
    page(token, "POST", "/api/session", session, 403); /* her token keeps her out */
    page(club->members[0].token, "GET", "/api/session", "", 200);
    club_kill(club);
    assert_string_equal(page(token, "GET", "/api/session", "", 403), "{\"error\":\"banned\",\"until\":null}");
    assert_finds(console("GET", "/api/host/bans", "", 200), "\"name\":\"Bo\"");
    assert_finds(console("GET", "/api/host/people?find=bo", "", 200), "\"banned\":{\"until\":null,\"why\":\"spam\"}");
    console("POST", "/api/host/unban", about("{\"who\":\"%s\"}", 1), 200);
    page(token, "GET", "/api/session", "", 200); /* she is who she was */
    club_kill(club);
    page(token, "GET", "/api/session", "", 200);
    assert_string_equal(console("GET", "/api/host/bans", "", 200), "{\"bans\":[],\"more\":false}");
}

/* The date of the tests begins at 1,800,000,000,000 ms; two hours are 7,200,000. */
static void a_ban_ends_by_itself(void **state)
{
    (void)state;
    console("POST", "/api/host/ban", about("{\"who\":\"%s\",\"hours\":2}", 1), 200);
    assert_string_equal(page(club->members[1].token, "GET", "/api/session", "", 403),
                        "{\"error\":\"banned\",\"until\":1800007200000}");
    club_pass(club, 2 * HOUR - 1);
    page(club->members[1].token, "GET", "/api/session", "", 403);
    club_pass(club, 1);
    page(club->members[1].token, "GET", "/api/session", "", 200);
}

static void a_ticket_from_before_opens_nothing(void **state)
{
    char message[160], ticket[65];
    unsigned status;
    (void)state;
    kit_ask(&club->kit, PAGE, "POST", "/api/ticket", club->members[1].token, "{}");
    kit_member(kit_body(&club->kit, PAGE, &status), "ticket", ticket, sizeof ticket);
    console("POST", "/api/host/ban", about("{\"who\":\"%s\"}", 1), 200);
    kit_open(&club->kit, 900);
    snprintf(message, sizeof message, "{\"do\":\"hello\",\"id\":\"1\",\"ticket\":\"%s\"}", ticket);
    kit_say(&club->kit, 900, message);
    assert_string_equal(kit_sent(&club->kit, 900), "{\"re\":\"1\",\"ok\":false,\"error\":\"banned\",\"until\":null}");
    assert_int_equal(kit_closed(&club->kit, 900), 1008);
}

static void a_password_does_not_help(void **state)
{
    char token[65], who[17], body[64];
    (void)state;
    sign_up(token, who);
    snprintf(body, sizeof body, "{\"who\":\"%s\"}", who);
    console("POST", "/api/host/ban", body, 200);
    assert_string_equal(page("", "POST", "/api/session", "{\"name\":\"Host\",\"password\":\"correct horse\"}", 403),
                        "{\"error\":\"banned\",\"until\":null}");
    /* Nobody else learns of it. */
    assert_string_equal(page("", "POST", "/api/session", "{\"name\":\"Host\",\"password\":\"wrong horse\"}", 401),
                        "{\"error\":\"wrong-password\"}");
}

static void a_network_is_shut_out(void **state)
{
    static const char *const inside[] = {"10.1.0.0", "10.1.255.255", "::ffff:10.1.2.3"};
    static const char *const outside[] = {"10.0.255.255", "10.2.0.0", "2001:db8::1", "local"};
    (void)state;
    console("POST", "/api/host/ban", "{\"network\":\"10.1.2.3/16\"}", 200);
    assert_finds(console("GET", "/api/host/bans", "", 200), "\"network\":\"10.1.0.0/16\"");
    club_kill(club);
    for (unsigned i = 0; i < 3; i++) {
        club->kit.address = inside[i];
        assert_string_equal(page("", "GET", "/api/tables", "", 403), "{\"error\":\"banned\",\"until\":null}");
        kit_open(&club->kit, 800 + i);
        assert_string_equal(kit_sent(&club->kit, 800 + i),
                            "{\"re\":null,\"ok\":false,\"error\":\"banned\",\"until\":null}");
        assert_int_equal(kit_closed(&club->kit, 800 + i), 1008);
    }
    for (unsigned i = 0; i < 4; i++) {
        club->kit.address = outside[i];
        page("", "GET", "/api/tables", "", 200);
    }
    club->kit.address = NULL;
    console("POST", "/api/host/unban", "{\"network\":\"10.1.0.0/16\"}", 200);
    club->kit.address = inside[0];
    page("", "GET", "/api/tables", "", 200);
    club->kit.address = NULL;
}

static void wrong_networks_are_refused(void **state)
{
    static const char *const wrong[] = {
        "",           "10.1.0.0/33",   "10.0.0.0/7",    "::/0",  "10.1", "x", "10.1.0.0/", "10.1.0.0/1x",
        "2001::/129", "2001::/15",     "10.0.0.0/-1",   "::/16", /* all of IPv4 is in there */
        "::/80",      "::ffff:0:0/96", "::ffff:0:0/103"};
    char body[64];
    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(body, sizeof body, "{\"network\":\"%s\"}", wrong[i]);
        assert_string_equal(console("POST", "/api/host/ban", body, 400),
                            "{\"error\":\"bad-value\",\"where\":\"network\"}");
    }
    assert_string_equal(console("GET", "/api/host/bans", "", 200), "{\"bans\":[],\"more\":false}");
    console("POST", "/api/host/ban", "{\"network\":\"::ffff:10.1.2.3/104\"}", 200);
    assert_finds(console("GET", "/api/host/bans", "", 200), "\"network\":\"10.0.0.0/8\"");
}

/* One address is the network of 32 or 128 bits. */
static void one_address_is_a_network(void **state)
{
    (void)state;
    console("POST", "/api/host/ban", "{\"network\":\"192.0.2.7\"}", 200);
    console("POST", "/api/host/ban", "{\"network\":\"2001:db8::7\"}", 200);
    const char *bans = console("GET", "/api/host/bans", "", 200);
    assert_finds(bans, "\"network\":\"192.0.2.7/32\"");
    assert_finds(bans, "\"network\":\"2001:db8::7/128\"");
    club->kit.address = "2001:db8::7";
    page("", "GET", "/api/tables", "", 403);
    club->kit.address = "2001:db8::8";
    page("", "GET", "/api/tables", "", 200);
    club->kit.address = NULL;
}

static void hosts_do_not_ban_hosts(void **state)
{
    char token[65], who[17], body[64];
    (void)state;
    sign_up(token, who);
    snprintf(body, sizeof body, "{\"who\":\"%s\",\"host\":true}", who);
    console("POST", "/api/host/role", body, 200);
    snprintf(body, sizeof body, "{\"who\":\"%s\"}", who);
    page(token, "POST", "/api/host/ban", body, 403);
    page(token, "POST", "/api/host/ban", about("{\"who\":\"%s\"}", 2), 200);
    console("POST", "/api/host/ban", body, 200);
    page(token, "GET", "/api/host", "", 403);
}

static void what_is_not_stored_has_not_happened(void **state)
{
    (void)state;
    club->kit.outcome = NIKA_KEPT_NOTHING;
    assert_string_equal(console("POST", "/api/host/ban", about("{\"who\":\"%s\"}", 1), 503),
                        "{\"error\":\"not-kept\"}");
    club->kit.outcome = NIKA_KEPT;
    page(club->members[1].token, "GET", "/api/session", "", 200);
    assert_string_equal(console("GET", "/api/host/audit", "", 200), "{\"entries\":[],\"more\":false}");
}

/*
 * Chat and reports.
 */

static void the_muted_say_nothing(void **state)
{
    (void)state;
    club_start(club, "null", 2, 2, "");
    console("POST", "/api/host/mute", about("{\"who\":\"%s\",\"hours\":1}", 1), 200);
    club_ask_error(club, 1, "say", "\"text\":\"hello\"", "muted");
    club_ask_fine(club, 0, "say", "\"text\":\"hello\"");
    club_kill(club);
    club_come_back(club, 2);
    club_ask_error(club, 1, "say", "\"text\":\"hello\"", "muted");
    console("POST", "/api/host/unmute", about("{\"who\":\"%s\"}", 1), 200);
    club_ask_fine(club, 1, "say", "\"text\":\"hello\"");
}

static void a_report_has_the_talk(void **state)
{
    char id[64];
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_ask_fine(club, 1, "say", "\"text\":\"you are a fool\"");
    club_ask_fine(club, 0, "report", "\"text\":\"He insults me\",\"seat\":1");
    const char *reports = console("GET", "/api/host/reports", "", 200);
    assert_finds(reports, "\"text\":\"He insults me\"");
    assert_finds(reports, "\"by\":{\"who\":\"");
    assert_finds(reports, "\"about\":{\"seat\":1,\"who\":\"");
    assert_finds(reports, "\"talk\":[{\"seat\":1,\"who\":\"");
    assert_finds(reports, "\",\"name\":\"Bo\",\"text\":\"you are a fool\"}],\"done\":null}");
    assert_finds(console("GET", "/api/host", "", 200), "\"reports\":1");
    club_kill(club);
    assert_finds(console("GET", "/api/host", "", 200), "\"reports\":1");
    snprintf(id, sizeof id, "/api/host/reports/%s", "0000000000000001");
    console("POST", id, "{\"note\":\"warned\"}", 200);
    assert_finds(console("GET", "/api/host/reports", "", 200), "\"by\":\"console\",\"note\":\"warned\"}}");
    assert_finds(console("GET", "/api/host", "", 200), "\"reports\":0");
    console("POST", "/api/host/reports/0000000000000002", "{}", 404);
}

static void reports_are_few_and_from_people_who_are_there(void **state)
{
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_ask_error(club, 2, "report", "\"text\":\"x\"", "not-allowed");
    club_ask_error(club, 0, "report", "\"text\":\"\"", "bad-value");
    club_ask_error(club, 0, "report", "\"text\":\"x\",\"seat\":2", "no-such-seat");
    club->kit.settings.no_rates = false;
    club_kill(club);
    club_come_back(club, 3);
    for (unsigned i = 0; i < 5; i++)
        club_ask_fine(club, 0, "report", "\"text\":\"x\"");
    club_ask_error(club, 0, "report", "\"text\":\"x\"", "slow-down");
    club_ask_fine(club, 2, "report", "\"text\":\"x\""); /* she has no seat, but is there */
    assert_finds(console("GET", "/api/host", "", 200), "\"reports\":6");
}

/* The longest text and the longest chat fit into one row, with what a host notes. */
static void a_long_report_fits(void **state)
{
    char text[2600], line[900], note[900];
    (void)state;
    club_start(club, "null", 2, 2, "");
    strcpy(text, "\"text\":\"");
    for (unsigned i = 0; i < 500; i++)
        strcat(text, "\xF0\x9F\x8E\xB2");
    strcat(text, "\"");
    strcpy(line, "\"text\":\"");
    for (unsigned i = 0; i < 200; i++)
        strcat(line, "\xF0\x9F\x8E\xB2");
    strcat(line, "\"");
    for (unsigned i = 0; i < 5; i++)
        club_ask_fine(club, 1, "say", line);
    club_ask_fine(club, 0, "report", text);
    strcpy(note, "{\"note\":\"");
    for (unsigned i = 0; i < 200; i++)
        strcat(note, "\xF0\x9F\x8E\xB2");
    strcat(note, "\"}");
    console("POST", "/api/host/reports/0000000000000001", note, 200);
    assert_finds(console("GET", "/api/host", "", 200), "\"reports\":0");
}

/*
 * Tables.
 */

static void a_running_game_is_closed(void **state)
{
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_quiet(club);
    assert_finds(console("GET", "/api/host/tables", "", 200), "\"state\":\"running\"");
    console("POST", "/api/host/close", at_table("{\"table\":\"%s\",\"why\":\"it is late\"}"), 200);
    assert_true(club_is(club_last(club, 0, "table"), "state", "closed"));
    assert_true(club_is(club_last(club, 1, "table"), "state", "closed"));
    club_ask_error(club, 0, "enter", "", "no-such-table");
    assert_string_equal(console("GET", "/api/host/tables", "", 200), "{\"tables\":[],\"more\":false}");
    assert_finds(page(club->members[0].token, "GET", "/api/games", "", 200), "\"state\":\"closed\"");
    /* What was dealt stays hidden. */
    char path[64];
    snprintf(path, sizeof path, "/api/tables/%s/record", club->table);
    assert_string_equal(page(club->members[0].token, "GET", path, "", 404), "{\"error\":\"no-such-table\"}");
    club_kill(club);
    assert_string_equal(console("GET", "/api/host/tables", "", 200), "{\"tables\":[],\"more\":false}");
    assert_string_equal(page(club->members[0].token, "GET", path, "", 404), "{\"error\":\"no-such-table\"}");
    console("POST", "/api/host/close", at_table("{\"table\":\"%s\"}"), 404);
}

static void an_open_table_is_closed(void **state)
{
    (void)state;
    club_table(club, 0, "null", 2, "");
    club_quiet(club);
    console("POST", "/api/host/close", at_table("{\"table\":\"%s\"}"), 200);
    assert_true(club_is(club_last(club, 0, "table"), "state", "closed"));
    club_ask_error(club, 0, "enter", "", "no-such-table");
    club_kill(club);
    club_come_back(club, 0);
    assert_string_equal(console("GET", "/api/host/tables", "", 200), "{\"tables\":[],\"more\":false}");
}

/* If the store fails meanwhile, the table closes once it can. */
static void closing_does_not_give_up(void **state)
{
    unsigned status;
    (void)state;
    club_start(club, "null", 2, 2, "");
    club->kit.local = true;
    kit_ask(&club->kit, CONSOLE, "POST", "/api/host/close", "", at_table("{\"table\":\"%s\"}"));
    club->kit.local = false;
    assert_true(kit_do_one(&club->kit)); /* the entry in the audit log */
    club->kit.outcome = NIKA_KEPT_NOTHING;
    club_do(club);
    assert_null(kit_take(&club->kit, NIKA_EFFECT_RESPOND, CONSOLE));
    club->kit.outcome = NIKA_KEPT;
    club_pass(club, 2000);
    assert_string_equal(kit_body(&club->kit, CONSOLE, &status), "{}");
    assert_string_equal(console("GET", "/api/host/tables", "", 200), "{\"tables\":[],\"more\":false}");
}

/*
 * The audit log.
 */

static void everything_is_in_the_audit_log(void **state)
{
    static const char *const acts[] = {"close", "report", "unmute", "mute", "unban", "ban"}; /* newest first */
    (void)state;
    console("POST", "/api/host/ban", about("{\"who\":\"%s\",\"why\":\"spam\",\"hours\":1}", 1), 200);
    console("POST", "/api/host/unban", about("{\"who\":\"%s\"}", 1), 200);
    console("POST", "/api/host/mute", about("{\"who\":\"%s\"}", 2), 200);
    console("POST", "/api/host/unmute", about("{\"who\":\"%s\"}", 2), 200);
    club_table(club, 0, "null", 2, "");
    club_ask_fine(club, 0, "report", "\"text\":\"x\"");
    console("POST", "/api/host/reports/0000000000000001", "{}", 200);
    console("POST", "/api/host/close", at_table("{\"table\":\"%s\",\"why\":\"dull\"}"), 200);
    club_kill(club);
    const char *log = console("GET", "/api/host/audit", "", 200), *at = log;
    for (unsigned i = 0; i < 6; i++) {
        char what[32];
        snprintf(what, sizeof what, "\"what\":\"%s\"", acts[i]);
        at = strstr(at, what);
        assert_non_null(at);
    }
    assert_finds(log, "{\"date\":1800000000000,\"by\":\"console\",\"what\":\"ban\",\"who\":\"");
    assert_finds(log, "\"name\":\"Bo\",\"until\":1800003600000,\"why\":\"spam\"}");
    assert_finds(log, "\"why\":\"dull\"}");
    assert_lacks(console("GET", "/api/host/audit?from=5", "", 200), "\"what\":\"unban\"");
    assert_finds(console("GET", "/api/host/audit?from=5", "", 200), "\"what\":\"ban\"");
    console("GET", "/api/host/audit?from=x", "", 400);
}

static void nobody_is_told_of_cards(void **state)
{
    (void)state;
    club_start(club, "byzantz", 2, 3, "");
    club_ask_fine(club, 0, "report", "\"text\":\"slow\"");
    static const char *const paths[] = {"/api/host/tables", "/api/host/reports", "/api/host/people", "/api/host"};
    for (unsigned i = 0; i < 4; i++) {
        const char *answer = console("GET", paths[i], "", 200);
        assert_lacks(answer, "\"view\"");
        assert_lacks(answer, "\"secret\"");
        assert_lacks(answer, "\"moves\"");
        assert_lacks(answer, "\"deal\"");
    }
}

/* Her data and nobody else's, of a finished game, a running one and the reports. */
static void an_export_has_her_data_alone(void **state)
{
    char path[64];
    (void)state;
    club_start(club, "null", 2, 2, "");
    club_ask_fine(club, 0, "say", "\"text\":\"good luck\"");
    club_ask_fine(club, 1, "say", "\"text\":\"thanks to you\"");
    club_ask_fine(club, 2, "enter", "");
    club_ask_fine(club, 1, "report", "\"text\":\"she is slow\",\"seat\":0");
    club_finish(club, 0);
    club_start(club, "byzantz", 2, 3, "");
    club_ask_fine(club, 0, "say", "\"text\":\"and again\"");
    console("POST", "/api/host/mute", about("{\"who\":\"%s\",\"why\":\"loud\"}", 0), 200);
    snprintf(path, sizeof path, "/api/host/export?who=%s", club->members[0].who);
    const char *document = console("GET", path, "", 200);
    assert_finds(document, "\"name\":\"Ada\"");
    assert_finds(document, "\"muted\":{\"until\":null,\"why\":\"loud\"}");
    assert_finds(document, "\"text\":\"good luck\"");
    assert_finds(document, "\"text\":\"and again\"");
    assert_finds(document, "{\"hers\":false,\"date\":1800000000000,");
    assert_finds(document, "\"text\":\"she is slow\"");
    assert_finds(document, "\"state\":\"over\"");
    assert_finds(document, "\"state\":\"running\"");
    assert_finds(document, "\"complete\":true}");
    assert_lacks(document, "Bo");
    assert_lacks(document, club->members[1].who);
    assert_lacks(document, "thanks to you");
    assert_lacks(document, club->members[0].token);
    assert_lacks(document, "secret");
    assert_lacks(document, "\"move\"");
    assert_lacks(document, "\"chance\"");
    club_json(document);
    assert_finds(console("GET", "/api/host/audit", "", 200), "\"what\":\"export\"");
    console("GET", "/api/host/export?who=00000000000000ff", "", 404);
    console("GET", "/api/host/export?who=x", "", 400);
    console("GET", "/api/host/export", "", 400);
}

/* Before the game seats change hands: a line belongs to whoever said it, also after the log was compacted. */
static void an_export_knows_who_said_it(void **state)
{
    char path[64];
    (void)state;
    club_free(club);
    club = kit_memory(sizeof *club);
    club->kit.settings.limits.values[NIKA_LIMIT_open_entries] = 8;
    club_begin(club, 2);
    club_table(club, 0, "null", 2, "");
    club_ask_fine(club, 0, "say", "\"text\":\"come in\"");
    club_ask_fine(club, 1, "enter", "");
    club_sit(club, 1, 0);
    club_ask_fine(club, 1, "say", "\"text\":\"only for now\"");
    snprintf(path, sizeof path, "/api/host/export?who=%s", club->members[0].who);
    for (unsigned ended = 0; ended < 2; ended++) {
        if (ended)
            club_sit(club, 1, 1);
        else
            club_ask_fine(club, 1, "stand", "");
        club_sit(club, 0, 0);
        for (unsigned i = 0; !ended && i < 8; i++) {
            club_sit(club, 1, 1);
            club_ask_fine(club, 1, "stand", "");
        }
        if (ended) {
            club_ask_fine(club, 0, "start", "");
            club_finish(club, 0);
            club_pass(club, 1000);
        }
        const char *document = console("GET", path, "", 200);
        assert_finds(document, "\"text\":\"come in\"");
        assert_lacks(document, "only for now");
    }
}

static void people_are_found(void **state)
{
    (void)state;
    const char *found = console("GET", "/api/host/people?find=A", "", 200);
    assert_finds(found, "\"name\":\"Ada\"");
    assert_lacks(found, "\"name\":\"Bo\"");
    assert_finds(console("GET", "/api/host/people", "", 200), "\"name\":\"Bo\"");
    assert_string_equal(console("GET", "/api/host/people?find=%41&from=1", "", 200), "{\"people\":[],\"more\":false}");
    const char *whos = strstr(found = console("GET", "/api/host/people?find=Ada", "", 200), "\"who\":\"");
    char path[64];
    assert_non_null(whos);
    snprintf(path, sizeof path, "/api/host/people?find=%.16s", whos + strlen("\"who\":\""));
    found = console("GET", path, "", 200);
    assert_finds(found, "\"name\":\"Ada\"");
    assert_lacks(found, "\"name\":\"Bo\"");
    console("GET", "/api/host/people?find=%4", "", 400);
    console("GET", "/api/host/people?find=%00", "", 400);
}

int main(void)
{
#define HOSTS_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        HOSTS_TEST(only_hosts_are_answered),
        HOSTS_TEST(the_role_comes_from_the_console_alone),
        HOSTS_TEST(the_banned_are_out_and_stay_out),
        HOSTS_TEST(a_ban_ends_by_itself),
        HOSTS_TEST(a_ticket_from_before_opens_nothing),
        HOSTS_TEST(a_password_does_not_help),
        HOSTS_TEST(a_network_is_shut_out),
        HOSTS_TEST(wrong_networks_are_refused),
        HOSTS_TEST(one_address_is_a_network),
        HOSTS_TEST(hosts_do_not_ban_hosts),
        HOSTS_TEST(what_is_not_stored_has_not_happened),
        HOSTS_TEST(the_muted_say_nothing),
        HOSTS_TEST(a_report_has_the_talk),
        HOSTS_TEST(reports_are_few_and_from_people_who_are_there),
        HOSTS_TEST(a_long_report_fits),
        HOSTS_TEST(a_running_game_is_closed),
        HOSTS_TEST(an_open_table_is_closed),
        HOSTS_TEST(closing_does_not_give_up),
        HOSTS_TEST(everything_is_in_the_audit_log),
        HOSTS_TEST(nobody_is_told_of_cards),
        HOSTS_TEST(an_export_has_her_data_alone),
        HOSTS_TEST(an_export_knows_who_said_it),
        HOSTS_TEST(people_are_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
