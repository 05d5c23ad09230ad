/*
 * test_link.c: unit tests of the link to a server (src/join/link.c): the way to a greeting, and back to one; when it gives up,
 * when it does not, and how long it waits.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <string.h>

#include "join/link.h"

#define TOKEN "1111111111111111111111111111111111111111111111111111111111111111"
#define TICKET "2222222222222222222222222222222222222222222222222222222222222222"
#define SESSION "{\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"account\":false,\"token\":\"" TOKEN "\"}"
#define GREETING(id)                                                                                                   \
    "{\"re\":\"" id "\",\"ok\":true,\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\",\"version\":\"1\",\"protocol\":1}"

/* What the link did, one line each. */
static struct link link_;
static char done[4096];
static unsigned readies, losses, sign_ins;
static char heard[256], why[256];
static unsigned number; /* of the last request */

static void note(const char *format, ...)
{
    const size_t size = strlen(done);
    va_list list;
    va_start(list, format);
    vsnprintf(done + size, sizeof done - size, format, list);
    va_end(list);
}

static void request(void *context, unsigned number_, const char *method, const char *path, const char *token,
                    const char *body)
{
    (void)context;
    number = number_;
    note("%s %s%s%s %s\n", method, path, token ? " as " : "", token ? token : "", body ? body : "");
}

static void open_socket(void *context)
{
    (void)context;
    note("open\n");
}

static void send_text(void *context, const char *bytes, size_t size)
{
    (void)context;
    note("send %.*s\n", (int)size, bytes);
}

static void close_socket(void *context)
{
    (void)context;
    note("close\n");
}

static void signed_in(void *context)
{
    (void)context;
    sign_ins++;
}

static void ready(void *context)
{
    (void)context;
    readies++;
}

static void message(void *context, struct nika_json json)
{
    (void)context;
    snprintf(heard, sizeof heard, "%.*s", (int)json.size, json.text);
}

static void lost(void *context, const char *reason)
{
    (void)context;
    losses++;
    snprintf(why, sizeof why, "%s", reason);
}

/* A link of a guest called Ada; the prefix of its ids is 08090a0b0c0d0e0f. */
static void begin(void)
{
    static const uint8_t seed[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    link_begin(&link_, (struct link_caller){request, open_socket, send_text, close_socket, NULL},
               (struct link_owner){signed_in, ready, message, lost, NULL}, seed);
    strcpy(link_.name, "Ada");
    done[0] = heard[0] = why[0] = '\0';
    readies = losses = sign_ins = 0;
}

static void happens(enum nika_call_kind kind, unsigned code, const char *bytes, int64_t now)
{
    link_event(
        &link_,
        &(struct nika_call_event){.kind = kind, .number = number, .code = code, .bytes = bytes, .size = strlen(bytes)},
        now);
}

static void assert_done(const char *lines)
{
    assert_string_equal(done, lines);
    done[0] = '\0';
}

/* All the way to a greeting, from a ticket that was asked for. */
static void get_ready(const char *id, int64_t now)
{
    char greeting[512];
    happens(NIKA_CALL_ANSWERED, 200, "{\"ticket\":\"" TICKET "\"}", now);
    happens(NIKA_CALL_OPENED, 0, "", now);
    snprintf(greeting, sizeof greeting, GREETING("%s"), id);
    happens(NIKA_CALL_MESSAGE, 0, greeting, now);
    assert_int_equal(link_.state, LINK_READY);
    done[0] = '\0';
}

static void start_ready(void)
{
    begin();
    strcpy(link_.token, TOKEN);
    link_start(&link_, 1000);
    get_ready("08090a0b0c0d0e0f-1", 1000);
}

static void a_guest_comes(void **state)
{
    (void)state;
    begin();
    link_start(&link_, 1000);
    assert_done("POST /api/session {\"name\":\"Ada\"}\n");
    happens(NIKA_CALL_ANSWERED, 200, SESSION, 1010);
    assert_int_equal(sign_ins, 1);
    assert_string_equal(link_.token, TOKEN);
    assert_done("POST /api/ticket as " TOKEN " \n");
    happens(NIKA_CALL_ANSWERED, 200, "{\"ticket\":\"" TICKET "\"}", 1020);
    assert_done("open\n");
    happens(NIKA_CALL_OPENED, 0, "", 1030);
    assert_done("send {\"do\":\"hello\",\"id\":\"08090a0b0c0d0e0f-1\",\"ticket\":\"" TICKET "\",\"form\":\"code\"}\n");
    assert_int_equal(readies, 0);
    happens(NIKA_CALL_MESSAGE, 0, GREETING("08090a0b0c0d0e0f-1"), 1040);
    assert_int_equal(readies, 1);
    assert_int_equal(link_.state, LINK_READY);
    assert_string_equal(link_.who, "aaaaaaaaaaaaaaaa");
    happens(NIKA_CALL_MESSAGE, 0, "{\"is\":\"closing\"}", 1050);
    assert_string_equal(heard, "{\"is\":\"closing\"}");
    assert_done("");
}

static void accounts(void **state)
{
    (void)state;
    begin();
    strcpy(link_.password, "secret words");
    link_start(&link_, 0);
    assert_done("POST /api/session {\"name\":\"Ada\",\"password\":\"secret words\"}\n");
    /* Who was a guest and makes an account sends the token along, to keep her seats. */
    begin();
    strcpy(link_.password, "secret words");
    strcpy(link_.token, TOKEN);
    link_.new_account = true;
    link_start(&link_, 0);
    assert_done("POST /api/session as " TOKEN " {\"name\":\"Ada\",\"password\":\"secret words\",\"new\":true}\n");
    happens(NIKA_CALL_ANSWERED, 200, SESSION, 0);
    assert_done("POST /api/ticket as " TOKEN " \n"); /* it is made once */
}

/* Who was there before has a token; if the server has forgotten it, she is a new guest. */
static void who_was_there_before(void **state)
{
    (void)state;
    begin();
    strcpy(link_.token, TOKEN);
    link_start(&link_, 0);
    assert_done("POST /api/ticket as " TOKEN " \n");
    assert_false(link_.forgotten);
    happens(NIKA_CALL_ANSWERED, 401, "{\"error\":\"not-signed-in\"}", 0);
    assert_done("POST /api/session {\"name\":\"Ada\"}\n");
    assert_true(link_.forgotten);
}

/* What will not become better by itself is an end. */
static void what_can_not_be_mended(void **state)
{
    static const struct {
        unsigned status;
        const char *body, *problem;
    } answers[] = {{409, "{\"error\":\"name-taken\"}", "name-taken"},
                   {400, "{\"error\":\"bad-name\"}", "bad-name"},
                   {403, "{\"error\":\"wrong-password\"}", "wrong-password"},
                   {404, "<html>not here</html>", "no-server"},
                   {200, "<html>hello</html>", "no-server"},
                   {200, "{\"who\":\"aaaaaaaaaaaaaaaa\",\"name\":\"Ada\"}", "no-server"}, /* no token */
                   {301, "", "no-server"}};
    (void)state;
    for (unsigned i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        begin();
        link_start(&link_, 0);
        done[0] = '\0';
        happens(NIKA_CALL_ANSWERED, answers[i].status, answers[i].body, 0);
        assert_int_equal(link_.state, LINK_FAILED);
        assert_string_equal(link_.problem, answers[i].problem);
        assert_done("close\n");
        assert_true(link_.due == INT64_MAX);
        link_time(&link_, 1000000);
        assert_done(""); /* nothing is tried any more */
    }
    begin();
    strcpy(link_.token, TOKEN);
    link_start(&link_, 0);
    happens(NIKA_CALL_ANSWERED, 200, "{\"ticket\":\"" TICKET "\"}", 0);
    happens(NIKA_CALL_OPENED, 0, "", 0);
    happens(NIKA_CALL_MESSAGE, 0, "{\"re\":\"1\",\"ok\":true,\"who\":\"a\",\"name\":\"Ada\",\"protocol\":2}", 0);
    assert_int_equal(link_.state, LINK_FAILED);
    assert_string_equal(link_.problem, "other-protocol");
}

/* A server that is about to stop, or has too much to do, is asked again after a pause. */
static void what_may_pass(void **state)
{
    static const struct {
        unsigned status;
        const char *body;
    } answers[] = {{503, "{\"error\":\"closing\"}"},
                   {503, "{\"error\":\"starting\"}"},
                   {429, "{\"error\":\"slow-down\",\"wait\":5}"},
                   {503, "{\"error\":\"busy\"}"},
                   {502, "<html>Bad gateway</html>"},
                   {429, "{\"error\":\"too-many\"}"},
                   {500, "{\"error\":\"not-kept\"}"}};
    (void)state;
    for (unsigned i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        begin();
        link_start(&link_, 0);
        happens(NIKA_CALL_ANSWERED, answers[i].status, answers[i].body, 0);
        assert_int_equal(link_.state, LINK_RESTING);
        assert_int_equal(losses, 1);
    }
}

/* Says hello with a ticket, and is told that it is not valid. */
static void ticket_is_refused(void)
{
    happens(NIKA_CALL_ANSWERED, 200, "{\"ticket\":\"" TICKET "\"}", 0);
    happens(NIKA_CALL_OPENED, 0, "", 0);
    done[0] = '\0';
    happens(NIKA_CALL_MESSAGE, 0, "{\"re\":\"1\",\"ok\":false,\"error\":\"bad-ticket\"}", 0);
}

/* Another server may have taken the lead: the next ticket is asked for at once, and nobody hears of it; but only once. */
static void a_ticket_that_is_refused_is_drawn_again(void **state)
{
    (void)state;
    begin();
    strcpy(link_.token, TOKEN);
    link_start(&link_, 0);
    ticket_is_refused();
    assert_done("close\nPOST /api/ticket as " TOKEN " \n");
    assert_int_equal(losses, 0);
    ticket_is_refused();
    assert_done("close\n");
    assert_int_equal(link_.state, LINK_RESTING);
    assert_int_equal(losses, 1);
    assert_string_equal(why, "bad-ticket");
    link_time(&link_, link_.due);
    ticket_is_refused();
    assert_int_equal(losses, 2);
    /* Once it was fine, it may be so again. */
    link_time(&link_, link_.due);
    happens(NIKA_CALL_ANSWERED, 200, "{\"ticket\":\"" TICKET "\"}", 0);
    happens(NIKA_CALL_OPENED, 0, "", 0);
    happens(NIKA_CALL_MESSAGE, 0, GREETING("1"), 0);
    assert_int_equal(link_.state, LINK_READY);
    happens(NIKA_CALL_CLOSED, 1006, "gone", 0);
    assert_int_equal(losses, 3);
    link_time(&link_, link_.due);
    ticket_is_refused();
    assert_done("close\nPOST /api/ticket as " TOKEN " \n");
    assert_int_equal(losses, 3);
}

/* Pauses begin with a quarter of a second and double up to ten; of each, at least half is waited. */
static void pauses_grow(void **state)
{
    static const int64_t most[] = {250, 500, 1000, 2000, 4000, 8000, 10000, 10000, 10000};
    int64_t now = 1000;
    bool different = false;
    (void)state;
    start_ready();
    happens(NIKA_CALL_CLOSED, 1006, "gone", now);
    for (unsigned i = 0; i < sizeof most / sizeof most[0]; i++) {
        const int64_t pause = link_.due - now;
        assert_int_equal(link_.state, LINK_RESTING);
        assert_true(pause >= most[i] / 2 && pause <= most[i]);
        different |= pause != most[i] / 2 && pause != most[i];
        done[0] = '\0';
        link_time(&link_, link_.due - 1);
        assert_done("");
        now = link_.due;
        link_time(&link_, now);
        assert_done("POST /api/ticket as " TOKEN " \n");
        happens(NIKA_CALL_FAILED, 0, "no route", now);
        assert_string_equal(why, "no route");
    }
    assert_true(different); /* chance is in it */
    assert_int_equal(losses, 1 + sizeof most / sizeof most[0]);
    /* Once it is back, the next pause is short again. */
    now = link_.due;
    link_time(&link_, now);
    get_ready("08090a0b0c0d0e0f-2", now);
    assert_int_equal(readies, 2);
    happens(NIKA_CALL_CLOSED, 1006, "gone", now);
    assert_true(link_.due - now > 250); /* but not if it only greets and goes */
    now = link_.due;
    link_time(&link_, now);
    get_ready("08090a0b0c0d0e0f-3", now);
    happens(NIKA_CALL_MESSAGE, 0, "{\"is\":\"x\"}", now);
    happens(NIKA_CALL_CLOSED, 1006, "gone", now);
    assert_true(link_.due - now <= 250);
}

/* Who never was there gives up after half a minute; who was, never. */
static void deadline(void **state)
{
    (void)state;
    begin();
    link_start(&link_, 1000);
    happens(NIKA_CALL_FAILED, 0, "refused", 1000 + LINK_PATIENCE - 1);
    assert_int_equal(link_.state, LINK_RESTING);
    begin();
    link_start(&link_, 1000);
    happens(NIKA_CALL_FAILED, 0, "refused", 1000 + LINK_PATIENCE);
    assert_int_equal(link_.state, LINK_FAILED);
    assert_string_equal(link_.problem, "unreachable");
    assert_string_equal(link_.why, "refused");
    start_ready();
    happens(NIKA_CALL_CLOSED, 1006, "gone", 1000 + 100 * LINK_PATIENCE);
    assert_int_equal(link_.state, LINK_RESTING);
}

/* A server that can't be trusted is not called a second time; but if it was there before, perhaps something is in the way. */
static void trust(void **state)
{
    (void)state;
    begin();
    link_start(&link_, 1000);
    happens(NIKA_CALL_FAILED, NIKA_CALL_UNTRUSTED, "certificate", 1000);
    assert_int_equal(link_.state, LINK_FAILED);
    assert_string_equal(link_.problem, "untrusted");
    start_ready();
    happens(NIKA_CALL_CLOSED, NIKA_CALL_UNTRUSTED, "certificate", 2000);
    assert_int_equal(link_.state, LINK_RESTING);
}

/* A server that says nothing is not there. */
static void silence(void **state)
{
    char bytes[] = "{}";
    struct nika_text text = {bytes, 2, 3, false};
    (void)state;
    start_ready();
    link_time(&link_, 1000000); /* nothing was asked */
    assert_int_equal(link_.state, LINK_READY);
    link_send(&link_, &text, 2000);
    link_send(&link_, &text, 3000);
    assert_done("send {}\nsend {}\n");
    link_rest_assured(&link_);
    link_time(&link_, 1000000); /* it was answered */
    assert_int_equal(link_.state, LINK_READY);
    link_send(&link_, &text, 2000);
    link_send(&link_, &text, 3000);
    link_time(&link_, 2000 + LINK_PATIENCE - 1);
    assert_int_equal(link_.state, LINK_READY);
    link_time(&link_, 2000 + LINK_PATIENCE);
    assert_int_equal(link_.state, LINK_RESTING);
    done[0] = '\0';
    link_send(&link_, &text, 40000); /* there is nobody */
    assert_done("");
    /* Nor is one that does not greet. */
    begin();
    strcpy(link_.token, TOKEN);
    link_start(&link_, 0);
    happens(NIKA_CALL_ANSWERED, 200, "{\"ticket\":\"" TICKET "\"}", 0);
    happens(NIKA_CALL_OPENED, 0, "", 10);
    link_time(&link_, 10 + LINK_PATIENCE);
    assert_int_equal(link_.state, LINK_FAILED); /* it never was there */
}

static void nonsense(void **state)
{
    static const char *const messages[] = {"", "hello", "[1]", "{\"re\":", "\"x\"", "{\"a\":1,\"a\":2}", "\xff"};
    (void)state;
    for (unsigned i = 0; i < sizeof messages / sizeof messages[0]; i++) {
        start_ready();
        happens(NIKA_CALL_MESSAGE, 0, messages[i], 2000);
        assert_int_equal(link_.state, LINK_RESTING);
        assert_string_equal(heard, "");
    }
}

/* What comes late, or is not the link's, does nothing. */
static void what_does_not_concern_it(void **state)
{
    (void)state;
    start_ready();
    number += 5;
    happens(NIKA_CALL_ANSWERED, 401, "{\"error\":\"not-signed-in\"}", 2000);
    happens(NIKA_CALL_FAILED, 0, "x", 2000);
    happens(NIKA_CALL_OPENED, 0, "", 2000);
    happens(NIKA_CALL_RANG, 0, "", 2000);
    assert_int_equal(link_.state, LINK_READY);
    assert_done("");
    happens(NIKA_CALL_CLOSED, 1000, "bye", 2000);
    done[0] = '\0';
    happens(NIKA_CALL_CLOSED, 1000, "bye", 2000);
    happens(NIKA_CALL_MESSAGE, 0, "{\"is\":\"closing\"}", 2000);
    assert_int_equal(link_.state, LINK_RESTING);
    assert_int_equal(losses, 1);
    assert_string_equal(heard, "");
}

static void ids(void **state)
{
    char one[LINK_ID_MAX], other[LINK_ID_MAX];
    (void)state;
    begin();
    link_.ids = UINT32_MAX - 2;
    link_new_id(&link_, one);
    link_new_id(&link_, other);
    assert_string_not_equal(one, other);
    assert_true(strlen(other) <= 32);
    assert_int_equal(strspn(other, "0123456789abcdef-"), strlen(other));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_guest_comes),
        cmocka_unit_test(accounts),
        cmocka_unit_test(who_was_there_before),
        cmocka_unit_test(what_can_not_be_mended),
        cmocka_unit_test(what_may_pass),
        cmocka_unit_test(a_ticket_that_is_refused_is_drawn_again),
        cmocka_unit_test(pauses_grow),
        cmocka_unit_test(deadline),
        cmocka_unit_test(trust),
        cmocka_unit_test(silence),
        cmocka_unit_test(nonsense),
        cmocka_unit_test(what_does_not_concern_it),
        cmocka_unit_test(ids),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
