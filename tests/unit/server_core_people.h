/*
 * server_core_people.h: for tests of people in a server core: asking for sessions.
 *
 * Include cmocka.h first.
 */
#ifndef NIKA_TESTS_UNIT_SERVER_CORE_PEOPLE_H
#define NIKA_TESTS_UNIT_SERVER_CORE_PEOPLE_H

#include "server_core_kit.h"

static inline void begin(struct kit *kit)
{
    memset(kit, 0, sizeof *kit);
    kit_begin(kit);
}

/* For tests that ask more often than a person could. */
static inline void begin_without_rates(struct kit *kit)
{
    memset(kit, 0, sizeof *kit);
    kit->settings.no_rates = true;
    kit_begin(kit);
}

/* Asks, has everything done, and holds the answer against what is expected. */
static inline void assert_answer(struct kit *kit, const char *method, const char *path, const char *token,
                                 const char *body, unsigned status, const char *expected)
{
    unsigned found;

    kit_ask(kit, 1, method, path, token, body);
    kit_do(kit);
    assert_string_equal(kit_body(kit, 1, &found), expected);
    assert_int_equal(found, status);
}

/* Asks for a session that must be given, and takes its token, and who it is. */
static inline void sign(struct kit *kit, const char *token, const char *body, char given[65], char who[17])
{
    unsigned status;

    kit_ask(kit, 2, "POST", "/api/session", token, body);
    kit_do(kit);
    const char *answer = kit_body(kit, 2, &status);
    assert_int_equal(status, 200);
    kit_member(answer, "token", given, 65);
    kit_member(answer, "who", who, 17);
}

static inline bool is_valid(struct kit *kit, const char *token)
{
    unsigned status;

    kit_ask(kit, 3, "GET", "/api/session", token, "");
    kit_do(kit);
    kit_body(kit, 3, &status);
    assert_true(status == 200 || status == 401);
    return status == 200;
}

static inline uint64_t sessions(const struct kit *kit)
{
    struct nika_server_core_figures figures;

    nika_server_core_figures(kit->core, &figures);
    return figures.sessions;
}

static const char *const new_ada = "{\"name\":\"Ada\",\"password\":\"correct horse\",\"new\":true}";
static const char *const old_ada = "{\"name\":\"Ada\",\"password\":\"correct horse\"}";

#endif
