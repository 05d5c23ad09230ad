/*
 * hosts_show.h: prints a server's answers to its hosts as lines for people. What strangers wrote is shown safely.
 */
#ifndef NIKA_CLI_HOSTS_SHOW_H
#define NIKA_CLI_HOSTS_SHOW_H

#include <nika/json.h>

void show_people(struct nika_json value);
void show_tables(struct nika_json value);
void show_bans(struct nika_json value);
void show_reports(struct nika_json value);
void show_audit(struct nika_json value);
void show_limits(struct nika_json value);
void show_nodes(struct nika_json value);

#endif
