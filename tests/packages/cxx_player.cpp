// cxx_player.cpp: a C++ program outside the tree, for tools/test-packages: plays games at random and writes their records.
// Usage: cxx_player GAME PLAYERS GAMES >FILE
#include <nika/nika.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <vector>

namespace
{

struct release {
    void operator()(nika_play *play) const
    {
        std::free(play);
    }
};

// One line of a record at a time; nika_text is a struct and a function, so C++ wants the word "struct".
struct line {
    std::vector<char> bytes = std::vector<char>(NIKA_LINE_MAX);
    struct nika_text begin()
    {
        return nika_text(bytes.data(), bytes.size());
    }
    void print() const
    {
        std::puts(bytes.data());
    }
};

unsigned lowest(unsigned seats)
{
    unsigned seat = 0;
    while (!(seats >> seat & 1))
        seat++;
    return seat;
}

bool play_game(nika_play *play, const nika_setup &setup, nika_rng *rng, std::vector<nika_made> &moves)
{
    struct nika_deal deal;
    nika_deal(&setup, rng, &deal);
    nika_play_begin(play, &setup, &deal);
    nika_play_lend(play, moves.data(), static_cast<unsigned>(moves.size()));

    line out;
    const nika_names names = {{"Theodora", "Narses", "Antonina", "Prokop", "Germanus", "Sophia"}};
    struct nika_text text = out.begin();
    nika_record_header(&setup, &names, &deal, &text);
    out.print();

    nika_result result;
    while (!nika_play_result(play, &result)) {
        const unsigned seat = lowest(nika_play_waiting(play).asked);
        nika_view view;
        nika_play_look(play, seat, &view);
        std::vector<nika_move> legal(NIKA_MOVES_MAX);
        const unsigned count = setup.game->legal(&setup, &view, legal.data());
        const nika_move move = legal[nika_rng_below(rng, count)];
        text = out.begin();
        nika_play_line(play, seat, move, false, &text);
        if (nika_play_make(play, seat, move) != NIKA_ACCEPTED)
            return false;
        out.print();
    }
    text = out.begin();
    nika_record_result(&setup, &result, &text);
    out.print();
    return true;
}

} // namespace

int main(int count, char **words)
{
    const nika_game *game = count == 4 ? nika_game_named(words[1]) : nullptr;
    nika_setup setup;
    if (!game || !nika_setup_init(&setup, game, static_cast<unsigned>(std::atoi(words[2])), 0)) {
        std::fprintf(stderr, "Usage: cxx_player GAME PLAYERS GAMES >FILE\n");
        return 2;
    }
    const std::unique_ptr<nika_play, release> play(static_cast<nika_play *>(std::malloc(nika_play_bytes())));
    std::vector<nika_made> moves(NIKA_PLAY_MOVES);
    for (int number = 0; number < std::atoi(words[3]); number++) {
        nika_rng rng;
        nika_rng_seed(&rng, 11, static_cast<std::uint64_t>(number));
        if (!play || !play_game(play.get(), setup, &rng, moves))
            return 1;
    }
    return std::fflush(stdout) == 0 ? 0 : 1;
}
