# Thin: each target installs what it needs and calls the tool that does the work. What the tools are: HACKING.md.
.PHONY: run test bench lint format fuzz coverage install clean

run:
	@tools/setup run
	@tools/build release nika
	@build/release/bin/nika rules byzantz
	@echo; echo "A game among computer players, move by move:"; echo
	@build/release/bin/nika simulate byzantz --players 4 --games 1 --seed $$(date +%s) --records build/game.nika
	@build/release/bin/nika replay build/game.nika

test:
	@tools/setup test
	@tools/test

bench:
	@tools/setup bench
	@tools/build release nika-bench
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

install:
	@tools/setup run
	@tools/build release all
	@cmake --install build/release

clean:
	rm -rf build
