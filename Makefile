# Thin: each target installs what it needs and calls the tool that does the work. What the tools are: HACKING.md.
.PHONY: run site test check words simulate bench lint format fuzz coverage screens pictures puzzles files wheel install dist deb static test-packages clean

# The server, at http://localhost:8080; on a desktop it opens in the browser.
run:
	@tools/setup run
	@tools/build release nika
	@build/release/bin/nika serve --open

# The web page as plain files in build/site, for any web server: solo games, one screen for several, replay, lessons.
site:
	@tools/setup run
	@tools/web

test:
	@tools/setup test
	@tools/test

# For the inner loop: builds, and runs the quick tests of what has changed since they last passed.
check:
	@tools/setup test
	@node tools/check.mjs

# Brings every language of po/ up to date with English, and lists what is untranslated, unreviewed or changed since.
words:
	@tools/setup run
	@node tools/words.mjs

# The simulators, at length: servers that crash, disks that fail, networks that break; a day of a club that is attacked.
simulate:
	@tools/setup run
	@tools/build release nika-sim nika-club
	@build/release/bin/nika-sim --games 50000 --threads "$$(nproc)"
	@build/release/bin/nika-club --hours 24 --slower 5 --memory 200 --file 100

bench:
	@tools/setup bench
	@tools/build release nika nika-bench nika-bench-batch nika-bench-think nika-load nika-relay meddle libnika
	@tools/build wasm
	@bench/run
	@bench/serve
	@bench/history
	@node bench/bench_starts.mjs
	@node bench/bench_nodes.mjs
	@node bench/bench_watchers.mjs
	@node bench/bench_review.mjs build/release/bin/nika build/wasm/bin/nika-master.wasm data/nets
	@CHROMIUM=/usr/bin/chromium node bench/page.mjs

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

# Screenshots of the web page in build/pictures: every screen, every decision; two languages, seven windows, all numbers of players.
pictures:
	@tools/setup test
	@tools/build release nika
	@tools/pictures

# The puzzles in data/puzzles anew, 200 of each game: 25 minutes of one processor for Byzantz, 35 for Justinian.
puzzles:
	@tools/setup run
	@tools/puzzles byzantz 200 6 data/puzzles/byzantz.json
	@tools/puzzles justinian 200 6 data/puzzles/justinian.json

# Every source file with the first sentence of its first comment.
files:
	@tools/files

# The Python module as a wheel and as a source distribution, in dist/python: pip wants a name for the latter that make dist has taken.
wheel:
	@tools/setup wheel
	@python3 python/build_backend.py dist/python

# The program and libnika (docs/library.md) to /usr/local, or elsewhere: make install PREFIX=/usr DESTDIR=/tmp/package
install:
	@tools/setup run
	@tools/build release nika libnika libnika_static
	@DESTDIR="$(DESTDIR)" cmake --install build/release $(if $(PREFIX),--prefix "$(abspath $(PREFIX))")

# What others install, into dist/ (docs/packaging.md): the source tarball of the last commit, Debian's packages, one program for any Linux.
dist:
	@tools/setup package
	@tools/dist

deb: dist
	@tools/deb

static:
	@tools/setup package
	@tools/static

# Tries all of it in bare roots: as root, with the net, some minutes.
test-packages: deb static wheel
	@tools/test-packages

clean:
	rm -rf build dist
