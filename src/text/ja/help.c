/*
 * ja/help.c: the help texts of the commands, in Japanese.
 */
#include <nika/messages_help.h>

#include "../catalogue.h"

SAY(help_nika, "Usage: nika COMMAND [OPTION…]\n"
               "\n"
               "Nika plays two Byzantine board games.\n"
               "\n"
               "  nika rules GAME        explain a game\n"
               "  nika simulate GAME …   let computer players play, and write records\n"
               "  nika match GAME …      compare computer players\n"
               "  nika verify FILE…      replay records and check every line\n"
               "  nika replay FILE       show a game move by move\n"
               "  nika view FILE …       print what one seat knows at a moment of a game\n"
               "  nika hint FILE …       advise one seat at a moment of a game\n"
               "\n"
               "  nika --help, nika COMMAND --help, nika --version\n");

SAY(help_play, "Usage: nika play [GAME]\n");

SAY(help_rules, "Usage: nika rules GAME [--edition E]\n"
                "\n"
                "Explains a game: justinian, byzantz. With --edition (justinian: en, fr, it, ja),\n"
                "only that edition is compared with the first one, else all are.\n");

SAY(help_simulate, "Usage: nika simulate GAME --players N --games K --seed S --records FILE\n"
                   "         [--agents A,B,…] [--iterations I] [--edition E] [--set SWITCH=VALUE]…\n"
                   "         [--court FILE] [--legal] [--threads T]\n"
                   "\n"
                   "Lets computer players play K games of GAME (justinian, byzantz) and writes the\n"
                   "records one after the other into FILE (- is standard output). The same seed gives\n"
                   "the same file, byte for byte, on every machine and with any number of threads.\n"
                   "\n"
                   "  --players N    how many play\n"
                   "  --games K      how many games\n"
                   "  --seed S       a number from 0 to 18446744073709551615\n"
                   "  --agents A,B   who plays: one name for every seat, or one for each: beginner,\n"
                   "                 casual, skilled, expert and others (docs/ai.md); “random”\n"
                   "                 (chosen if nothing is said) plays any legal move\n"
                   "  --iterations I how long every player thinks, in place of its own measure\n"
                   "  --edition E    the edition of the rules: en, fr, it, ja (justinian)\n"
                   "  --set S=V      a rule of the game, apart from the edition: tie=clockwise,\n"
                   "                 tie=latest-pass, influence=chooser, influence=trigger,\n"
                   "                 empty-final=score, empty-final=none (justinian),\n"
                   "                 open-profit=on, open-profit=off (byzantz)\n"
                   "  --court FILE   the numbers of your own board instead of the reconstruction\n"
                   "                 (justinian): 12 lines, one for each place from the left; in\n"
                   "                 each its 20 numbers from top to bottom, 0 to 999, with commas\n"
                   "                 between, none smaller than the one in the line above. Which of\n"
                   "                 them a counselor shows stays as in the reconstruction.\n"
                   "  --legal        write all legal moves beside each move\n"
                   "  --threads T    how many threads; as many as there are processors if not said\n");

SAY(help_match, "Usage: nika match GAME --players N --agents A,B,… --deals K --seed S\n"
                "         [--iterations I] [--edition E] [--set SWITCH=VALUE]… [--court FILE]\n"
                "         [--sprt LOW,HIGH] [--resume FILE] [--json FILE] [--plot FILE]\n"
                "         [--threads T]\n"
                "\n"
                "Compares computer players: each of K deals of GAME (justinian, byzantz) is played\n"
                "N times, so that every agent has every seat of it once. Prints for each agent its\n"
                "share of the victories, margin, rank and score, with 95 % intervals. The same seed\n"
                "gives the same figures on every machine and with any number of threads.\n"
                "\n"
                "  --players N      how many play\n"
                "  --agents A,B     who plays: two names, the first against N-1 of the second; or N\n"
                "                   names: beginner, casual, skilled, expert and others\n"
                "                   (docs/ai.md). Those of the same name are counted together.\n"
                "  --deals K        how many deals\n"
                "  --seed S         a number from 0 to 18446744073709551615\n"
                "  --iterations I   how long every agent thinks, in place of its own measure\n"
                "  --edition E, --set S=V, --court FILE\n"
                "                   the rules, as in nika simulate\n"
                "  --sprt LOW,HIGH  stop as soon as it is clear whether the win share of the first\n"
                "                   agent is LOW or HIGH (0.25,0.35), being wrong one time in twenty\n"
                "  --resume FILE    keep a journal of finished deals in FILE, and go on from it: after\n"
                "                   an interruption, or with more deals\n"
                "  --json FILE      write all figures as JSON; all but “times” are the same each time\n"
                "  --plot FILE      draw them as SVG\n"
                "  --threads T      how many threads; as many as there are processors if not said\n"
                "\n"
                "With - as FILE, JSON or SVG goes to standard output in place of the table.\n");

SAY(help_verify, "Usage: nika verify FILE…\n"
                 "\n"
                 "Replays the records in each file (- is standard input) and checks every line: the\n"
                 "header and its deal, each move, its list of legal moves where there is one, and\n"
                 "the result. Prints one line for each file. If a file is wrong, the line says\n"
                 "where, what was expected and what stands there, and the exit status is 1.\n");

SAY(help_replay, "Usage: nika replay FILE [--game N]\n"
                 "\n"
                 "Shows every game in the file (- is standard input), or only game N (from 1),\n"
                 "move by move, with all cards open.\n");

SAY(help_view, "Usage: nika view FILE --ply K --seat S [--game N]\n"
               "\n"
               "Prints, as one JSON object, exactly what seat S knows after K moves, and nothing\n"
               "else. Seats count from 0; “--seat watcher” is a spectator. In a file of several\n"
               "games, --game N chooses one (from 1; the first if not said). The file is read only\n"
               "as far as that moment; nika verify checks all of it.\n");

SAY(help_hint, "Usage: nika hint FILE --ply K --seat S [OPTION…]\n"
               "\n"
               "Advises seat S after K moves: its best moves, the final score and the chance to\n"
               "win that each of them promises, and why; from what the seat knows, and nothing\n"
               "else. Seats count from 0.\n"
               "\n"
               "  --game N    in a file of several games, one of them (from 1; the first)\n"
               "  --level A   the computer player that is asked (expert)\n"
               "  --lang L    the language: en, it, fr, ja (that of LC_ALL, LC_MESSAGES, LANG)\n"
               "  --seed N    for its random numbers (0); the same seed gives the same hint\n"
               "  --json      as one JSON object\n");

CATALOGUE(ja, help, NIKA_MESSAGES_HELP);
