/*
 * version.c: which version of the library this is. The room has no more: it is where all others come together, for
 * nika/nika.h.
 */
#include <nika/nika.h>

const char *nika_version(void)
{
    return NIKA_VERSION;
}
