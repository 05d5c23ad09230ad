/* assert.h: a broken invariant stops the module at once. */
#undef assert
#ifdef NDEBUG
#define assert(truth) ((void)0)
#else
#define assert(truth) ((truth) ? (void)0 : __builtin_trap())
#endif
