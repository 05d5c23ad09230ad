# Thin: each target installs what it needs and calls the tool that does the work. What the tools are: HACKING.md.
.PHONY: run test bench lint format fuzz coverage screens install clean

run:
	@tools/setup run
	@tools/build release nika
	@build/release/bin/nika simulate byzantz --players 4 --games 1 --seed $$(date +%s) --agents expert,skilled,casual,beginner --records build/game.nika
	@build/release/bin/nika replay build/game.nika
	@echo
	@echo "That was a game of Byzantz among computer players. Try next:"
	@echo "  build/release/bin/nika rules byzantz          how it is played"
	@echo "  build/release/bin/nika rules justinian        and the other game"
	@echo "  build/release/bin/nika replay build/game.nika the same game again"
	@echo "  build/release/bin/nika --help                 what else there is"

test:
	@tools/setup test
	@tools/test

bench:
	@tools/setup bench
	@tools/build release nika-bench nika-bench-think
	@tools/build wasm
	@bench/run

lint:
	@tools/setup lint
	@tools/lint

format:
	@tools/setup lint
	@tools/lint --fix

fuzz:
	@tools/setup fuzz
	@tools/fuzz

coverage:
	@tools/setup coverage
	@tools/coverage

screens:
	@tools/setup run
	@tools/screens

install:
	@tools/setup run
	@tools/build release nika nika_match nika_ai nika_record nika_rules nika_text nika_core
	@cmake --install build/release

clean:
	rm -rf build
