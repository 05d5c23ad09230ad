/*
 * teller.h: what a game must offer to be told. Inside the tell room only. The functions are those of nika/tell.h.
 */
#ifndef NIKA_TELL_TELLER_H
#define NIKA_TELL_TELLER_H

#include <nika/tell.h>

struct nika_teller {
    const struct nika_game *game;
    void (*start)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    void (*move)(const struct nika_setup *, const struct nika_view *before, const struct nika_view *after,
                 unsigned mover, struct nika_move, struct nika_listener);
    void (*table)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    void (*hand)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    void (*holding)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    void (*waiting)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    void (*question)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    void (*help)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    /* False if there is nothing better to say than the general sentence for the refusal. */
    bool (*refusal)(const struct nika_setup *, const struct nika_view *, struct nika_move, nika_refusal,
                    struct nika_listener);
    bool (*is_open)(nika_refusal); /* whether what is said about it depends on nothing hidden */
    void (*spell)(struct nika_move, struct nika_voice, struct nika_text *);
    void (*deed)(const struct nika_setup *, const struct nika_view *, struct nika_move, struct nika_listener);
    bool (*doubt)(const struct nika_setup *, const struct nika_view *, struct nika_move, struct nika_listener);
    void (*result)(const struct nika_setup *, const struct nika_view *, struct nika_listener);
    enum nika_understanding (*understand)(const struct nika_setup *, const struct nika_view *, enum nika_language,
                                          const char *typed, size_t size, struct nika_move *, struct nika_listener);
    /* Adds the table that stands in the rules at {table}, in deep lines; NULL if there is none. */
    void (*rules_table)(const struct nika_setup *, enum nika_language, struct nika_text *);
};

extern const struct nika_teller nika_byzantz_teller, nika_justinian_teller;

/* The teller of the setup's game, or NULL. */
const struct nika_teller *nika_teller_of(const struct nika_setup *setup);

/* Says one message to a listener. */
static inline void nika_hear(struct nika_listener listener, enum nika_manner manner, struct nika_message message)
{
    listener.hear(listener.context, manner, message);
}

#endif
