// tour.cpp: libnika from C++: a view as JSON, a computer player asked for its move, and a match between two of them.
//
// Usage: tour [GAME [PLAYERS]]
#include <nika/nika.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace
{

// A move as records spell it.
std::string spell(const nika_setup &setup, nika_move move)
{
    std::string word(NIKA_WORD_MAX, '\0');
    word.resize(setup.game->say(&setup, move, word.data()));
    return word;
}

// What a seat knows, as the JSON object that servers send to players.
std::string to_json(const nika_setup &setup, const nika_view &view)
{
    std::vector<char> line(NIKA_LINE_MAX);
    // nika_text is the name of a struct and of the function that makes one: C++ then wants the word "struct".
    struct nika_text text = nika_text(line.data(), line.size());
    const nika_names names{};
    nika_record_view(&setup, &names, &view, 0, &text);
    return {text.bytes, text.size};
}

// Asks a computer player, and prints what it considered.
void ask(const nika_setup &setup, const nika_view &view, const char *name)
{
    nika_agent agent;
    if (!nika_agent_named(name, &agent))
        return;
    const auto memory = std::make_unique<nika_memory>();
    const auto workspace = std::make_unique<nika_workspace>();
    nika_rng rng;
    nika_rng_seed(&rng, 1, 0);
    nika_question question{};
    question.setup = &setup;
    question.view = &view;
    question.memory = memory.get();
    question.budget.iterations = 2000;
    question.rng = &rng;
    question.workspace = workspace.get();
    const auto thought = std::make_unique<nika_thought>();
    nika_think(&agent, &question, thought.get());
    std::printf("%s plays %s", name, spell(setup, thought->move).c_str());
    for (unsigned i = 0; i < thought->count && i < 3; i++)
        std::printf("%s %s %.0f %%", i ? "," : ":", spell(setup, thought->candidates[i].move).c_str(),
                    100.0 * static_cast<double>(thought->candidates[i].win));
    std::printf("\n");
}

// One player of the first kind against others of the second, each deal in all rotations.
bool match(const nika_setup &setup, const char *one, const char *others, unsigned deals)
{
    nika_field field{};
    field.setup = setup;
    field.seed = 1;
    for (unsigned place = 0; place < setup.players; place++)
        if (!nika_lab_agent(place ? others : one, &field.agents[place]))
            return false;
    const auto bench = std::make_unique<nika_bench>();
    nika_tally tally;
    nika_tally_start(&tally, setup.players, field.agents);
    for (unsigned deal = 0; deal < deals; deal++) {
        nika_outcome outcome;
        nika_foul foul;
        if (!nika_field_play(&field, deal, bench.get(), nika_watch{}, &outcome, &foul))
            return false;
        nika_tally_add(&tally, &outcome);
    }
    const nika_figure win = nika_tally_figure(&tally, 0, NIKA_WIN);
    std::printf("%s against %s: wins %.3f ± %.3f (%u deals)\n", one, others, win.mean, win.half, deals);
    return true;
}

} // namespace

int main(int count, char **words)
{
    std::printf("libnika %s\n", nika_version());
    const nika_game *game = nika_game_named(count > 1 ? words[1] : "justinian");
    const unsigned players = count > 2 ? static_cast<unsigned>(std::atoi(words[2])) : 4;
    nika_setup setup;
    if (!game || !nika_setup_init(&setup, game, players, 0)) {
        std::fprintf(stderr, "Usage: tour [justinian|byzantz [PLAYERS]]\n");
        return 2;
    }
    nika_rng rng;
    nika_rng_seed(&rng, 1, 0);
    struct nika_deal deal;
    nika_deal(&setup, &rng, &deal);
    nika_world world;
    game->begin(&setup, &deal, &world);
    nika_view view;
    nika_look_asked(&setup, &world, &view);
    std::printf("%s\n", to_json(setup, view).c_str());
    ask(setup, view, "expert");
    return match(setup, "heuristic", "random", 20) ? 0 : 1;
}
