/*
 * lab.h: the laboratory: frozen players, against which others can be measured over the years. Used by commands that
 * measure and by tests, not by what is shipped to browsers or plays on servers.
 */
#ifndef NIKA_LAB_H
#define NIKA_LAB_H

#include <nika/ai.h>

#ifdef __cplusplus
extern "C" {
#endif

/* An agent by its name, as nika_agent_named: one of the laboratory's, or a shipped one. A name may end in a number of
 * iterations: "anchor:ismcts-3000". */
bool nika_lab_agent(const char *name, struct nika_agent *agent);

/* The names of the laboratory's own players, as nika_agent_names has those of the others; ended by NULL. */
extern const char *const nika_lab_names[];

#ifdef __cplusplus
}
#endif

#endif
