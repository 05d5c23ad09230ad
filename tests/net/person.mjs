// person.mjs: people who play on a server through `nika join` in line mode: what the program prints
// is read as it comes, and lines are typed when it asks for them. Nothing depends on how fast a
// machine is: whoever waits, waits for words.
import { spawn } from 'node:child_process';
import { fail, folder, tellAtFailure } from './net_kit.mjs';

const running = new Set();
process.on('exit', () => {
    for (const child of running) child.kill('SIGKILL');
});

// Whoever waits in vain is heard when the test is ended from outside.
const waiting = new Map();
tellAtFailure(() =>
    [...waiting]
        .map(([person, what]) => `${person.name} waits for “${what}”; ${lastOf(person)}`)
        .join('\n'),
);

const lastOf = (person) => `the last was:\n${person.said.slice(-3000)}`;
const failed = (person, what) => fail(`${person.name} ${what}; ${lastOf(person)}`);

// What is asked after a game, in each language.
const rematch = {
    en: 'Another game with the same players?',
    it: "Un'altra partita con gli stessi giocatori?",
    fr: 'Une autre partie avec les mêmes joueurs',
    ja: '同じ顔ぶれでもう一度遊びますか',
};

// Somebody who joins: a table by its link, or a server.
export class Person {
    constructor(program, name, where, options = [], language = 'en') {
        this.program = program;
        this.name = name;
        this.language = language;
        this.said = ''; // all that was printed
        this.seen = 0; // how much of it was looked at
        this.state = `${folder}/${name}.json`;
        this.options = options;
        this.start(where);
    }

    // Starts the program; once it has ended, again.
    start(where, options = this.options) {
        const words = [
            'join',
            where,
            '--name',
            this.name,
            '--state',
            this.state,
            '--plain',
            '--adviser',
            'beginner',
            '--lang',
            this.language,
        ];
        this.ended = null;
        this.killed = false;
        this.child = spawn(this.program, [...words, ...options], {
            env: { ...process.env, LC_ALL: 'C.UTF-8' },
            stdio: ['pipe', 'pipe', 'pipe'],
        });
        running.add(this.child);
        for (const stream of [this.child.stdout, this.child.stderr]) {
            stream.setEncoding('utf8');
            stream.on('data', (text) => {
                this.said += text;
                this.awaited?.();
            });
        }
        this.child.stdin.on('error', () => {});
        this.end = new Promise((resolve) =>
            this.child.on('close', (code, signal) => {
                running.delete(this.child);
                this.ended = signal ?? code;
                this.awaited?.();
                resolve(this.ended);
            }),
        );
    }

    type(line) {
        this.child.stdin.write(`${line}\n`);
    }

    // Waits until what was printed, and not looked at yet, has this in it: words, or a pattern;
    // then it has been looked at up to there.
    async sees(what) {
        for (;;) {
            const rest = this.said.slice(this.seen);
            const found =
                what instanceof RegExp
                    ? what.exec(rest)
                    : rest.includes(what)
                      ? { 0: what, index: rest.indexOf(what) }
                      : null;
            if (found) {
                waiting.delete(this);
                this.seen += found.index + found[0].length;
                return found;
            }
            waiting.set(this, what);
            if (this.ended !== null && this.killed) await new Promise(() => {});
            if (this.ended !== null)
                failed(this, `ended with ${this.ended} and never saw “${what}”`);
            await new Promise((resolve) => (this.awaited = resolve));
        }
    }

    // Waits for a prompt: for a move, for whether an unusual one is meant, or for another game.
    // Which.
    async asked() {
        const [prompt] = await this.sees(
            /(?:^|\n)([^\n]*)> $|[（(][^\n()（）]+[/／][^\n()（）]+[)）] $/,
        );
        if (prompt.endsWith('> ')) return 'move';
        return this.said.slice(this.said.lastIndexOf('\n')).includes(rematch[this.language])
            ? 'rematch'
            : 'doubt';
    }

    // Plays, typing what a hint suggests in the person's own language, until the game is over, or
    // until `enough` of so many moves have been made; then a move is asked for. How many moves it
    // were.
    async play(enough = Infinity) {
        for (let moves = 0; ; ) {
            const asked = await this.asked();
            if (asked === 'rematch') return moves;
            if (asked === 'doubt') {
                this.type('y'); // it is meant
                continue;
            }
            if (moves === enough) return moves;
            // A prompt may have been said twice, because something came meanwhile: then the hint is
            // for the next question, or for none.
            this.type('hint');
            const [, move] = await this.sees(
                new RegExp(
                    `\\n1\\. (.+?)(?:  |\\n)|${rematch[this.language].replaceAll('?', '.')}`,
                ),
            );
            if (!move || (await this.asked()) === 'rematch') return moves;
            this.type(move);
            moves++;
        }
    }

    // Whoever is killed on purpose does not miss anything.
    async kill() {
        this.killed = true;
        this.child.kill('SIGKILL');
        await this.end;
    }

    async ends(status) {
        const ended = await this.end;
        if (ended !== status) failed(this, `ended with ${ended}, expected ${status}`);
    }
}
