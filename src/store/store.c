/*
 * store.c: finds the functions behind a store (see nika/store.h).
 */
#include <nika/store.h>
