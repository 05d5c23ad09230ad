/*
 * facts.h: the facts of all games, each kind with its number.
 */
#ifndef NIKA_FACTS_H
#define NIKA_FACTS_H

#include <nika/fact.h>
#include <nika/facts_byzantz.h>
#include <nika/facts_justinian.h>

#define NIKA_FACTS(X) NIKA_FACTS_BYZANTZ(X) NIKA_FACTS_JUSTINIAN(X)

#define NIKA_FACT_NAMED(name, word, arguments) NIKA_FACT_##name,
enum nika_fact_kind { NIKA_FACTS(NIKA_FACT_NAMED) NIKA_FACT_KINDS };
#undef NIKA_FACT_NAMED

#endif
