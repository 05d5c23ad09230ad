/*
 * node_sockets.h: the sockets under links between nodes (node_links.h): they never block, and a node that vanishes without a word
 * is noticed.
 */
#ifndef NIKA_SERVER_NODE_SOCKETS_H
#define NIKA_SERVER_NODE_SOCKETS_H

/* Each is a socket, or -1 with errno; EINVAL: no address. */
int node_socket_dial(const char *address); /* "host:port" or "[host]:port": begins to connect */
int node_socket_accept(int listener);
int node_socket_listen(const char *address, unsigned *port); /* `port` gets the actual one */

#endif
