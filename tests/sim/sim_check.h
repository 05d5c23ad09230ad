/*
 * sim_check.h: the checkers. Whatever a server does goes through them: what it is about to be told, what it sends, what it has had
 * written, what it notes for its operator.
 */
#ifndef NIKA_TESTS_SIM_CHECK_H
#define NIKA_TESTS_SIM_CHECK_H

#include "fields.h"
#include "sim_mirror.h"
#include "sim_server.h"

/* sim_check.c: hands everything to whom it concerns. */
void check_sent(struct server *server, struct link *link, const char *bytes, size_t size);
void check_response(struct server *server, struct link *link, const struct nika_effect *effect);
void check_log(struct server *server, const struct nika_effect *effect); /* notes for the operator carry no payload */
void check_owner(struct server *server, const struct nika_unit *unit);   /* who was replaced writes nothing */
void check_step(struct server *server);                                  /* after each */
/* The name of what is not so if something is shown that is not in the log: by a leader that was replaced, or by any. */
const char *check_shown(const struct link *link);

/* check_nodes.c: a connection that another server core had is told so. */
void check_goes_on(struct link *shadow);
/* Whoever is at a table, and is shown anything of it, knows as long as nothing can be stored. */
void check_held_up_begins(struct server *server);
void check_held_up_told(struct link *shadow, const char *table, const char *is);
void check_held_up(struct server *server); /* after each step */

/* check_answers.c: each request is answered once, and the same request gets the same answer; what was acknowledged has been
 * kept; what comes too late is told so, and gets a view. */
void check_request(struct link *link, const char *bytes, size_t size); /* about to be handed to the server core */
void check_answer(struct server *server, struct link *link, const struct fields *answer);
/* At a node: its request is handed to a server core; its client is about to be sent something. */
void check_given(struct link *link, const struct server *server, const char *bytes, size_t size);
void check_delivered(struct link *link, const char *bytes, size_t size);
void check_link_lost(struct link *link); /* what it asked need not be answered any more */
void check_all_answered(struct sim *sim);

/* check_views.c: every view is the one that replaying the log gives, and messages say nothing besides. */
void check_news(struct link *link, struct mirror *mirror, const char *is, const struct fields *message);
void check_past(struct link *link, struct mirror *mirror, const struct fields *answer);
void check_table(struct link *link, struct mirror *mirror, const struct fields *message);
/* Says so if there are other members than these, a list that ends with NULL. */
bool check_members(struct sim *sim, const struct fields *fields, const char *const *members);

/* check_undo.c: what is taken back gives everybody the time back; where others are to be asked, they were; and the story has
 * what the log has. */
void check_clocks_back(struct link *link, struct mirror *mirror, unsigned ply, const char *is,
                       const struct fields *message);
unsigned check_others(const struct link *link, const struct mirror *mirror,
                      int64_t since); /* persons, there since then */
void check_question(struct link *link, struct mirror *mirror, const struct fields *message);
void check_note(struct link *link, const struct mirror *mirror, const struct fields *message);
void check_notes(struct link *link, const struct mirror *mirror, const struct fields *answer);

/* check_secrets.c: what nobody may see appears nowhere. */
enum secret { SECRET_TOKEN, SECRET_TICKET, SECRET_DEAL, SECRET_CHANCE };
/* `owner` may be told it, or NULL; `mirror`: until its game is over, or NULL. */
void secrets_add(struct sim *sim, enum secret kind, const char *digits, const struct client *owner,
                 const struct mirror *mirror);
/* To a client; or, for NULL, into the store's rows. */
void secrets_search(struct sim *sim, const struct client *to, const char *bytes, size_t size);

/* check_end.c: in the end. */
void check_record(struct sim *sim, struct mirror *mirror, const char *bytes, size_t size);
void check_logs(struct sim *sim);                        /* everything that was acknowledged is in the store */
void check_rows(struct sim *sim);                        /* and nothing that is secret */
void check_list(struct sim *sim, struct nika_json body); /* tables that may be listed, and no others */
void check_games(struct sim *sim, const struct client *client,
                 struct nika_json body); /* hers, in the end all of them */
bool check_games_over(const struct sim *sim);
void check_not_stuck(struct sim *sim);
void check_memory(struct sim *sim); /* nothing is left in a server core when everybody has been gone for long */

#endif
