/*
 * postgresql_connect.h: what the two files of the connection to a PostgreSQL server share.
 */
#ifndef NIKA_STORE_POSTGRESQL_CONNECT_H
#define NIKA_STORE_POSTGRESQL_CONNECT_H

#include "postgresql_client.h"

enum client_waited { CLIENT_READY, CLIENT_LATE, CLIENT_INTERRUPTED };

/* Waits for the socket, until a moment of client_now. */
enum client_waited client_wait(struct client *client, short events, int64_t until);

#endif
