// play.mjs: plays at `nika play` through pipes, as a person at the prompt would, for the tests of
// that command.
//
//   play.mjs script NIKA MOVES ARGUMENT…
//       plays a whole game by its own hints; writes every move that was typed into MOVES
//   play.mjs typed NIKA LINES ARGUMENT…
//       the same; writes everything into LINES that is needed to play it again, answers too
//   play.mjs broken NIKA MOVES FILE SEED ARGUMENT…
//       plays these moves, but the program is killed again and again, at any moment, and taken up
//       from its record FILE
//   play.mjs guided NIKA ANSWER…
//       answers the questions of the guided start, plays a whole game by its hints, and then takes
//       the other game that is offered, and leaves it; prints what was said
//   play.mjs signal NIKA NAME ARGUMENT…
//       ends the program with a signal at its first prompt; prints its output, then how it ended
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [task, nika, ...rest] = process.argv.slice(2);
const prompt = /(^|\n)(Ada|Bo|You)( \([^\n]*\))?> $/;
const question = /\((y\/n)\) $/;
const rematch = /Another game\?\n[^?]*: $/;

class Player {
    constructor(args) {
        this.child = spawn(nika, ['play', ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
        this.output = '';
        this.from = 0;
        this.waiting = null;
        this.ended = null;
        this.child.stdin.on('error', () => {}); // it may be gone already
        this.child.stdout.setEncoding('utf8');
        this.child.stdout.on('data', (text) => {
            this.output += text;
            this.look();
        });
        this.child.on('close', (status, signal) => {
            this.ended = { status, signal };
            this.look();
        });
    }

    look() {
        const said = this.output.slice(this.from);
        if (
            this.waiting &&
            (this.ended || prompt.test(said) || question.test(said) || rematch.test(said))
        ) {
            const resolve = this.waiting;
            this.waiting = null;
            resolve(said);
        }
    }

    // What was said up to the next prompt, or to the end.
    next() {
        return new Promise((resolve) => {
            this.waiting = resolve;
            this.look();
        });
    }

    type(line) {
        this.from = this.output.length;
        this.child.stdin.write(`${line}\n`);
    }

    end() {
        return new Promise((resolve) => {
            if (this.ended) resolve(this.ended);
            else this.child.on('close', () => resolve(this.ended));
        });
    }
}

function fail(what) {
    console.log(`FAILED: ${what}`);
    process.exit(1);
}

// Plays by hints until the game is over. Returns the moves.
async function playByHints(player, answers = []) {
    const typed = [];
    for (
        let said = await player.next();
        !player.ended && !rematch.test(said);
        said = await player.next()
    ) {
        if (question.test(said)) {
            player.type('y');
            typed.push(...answers);
            continue;
        }
        player.type('hint');
        const best = /\n1\. (.*?)( {2}|\n)/.exec(`\n${await player.next()}`);
        if (!best) fail(`no hint in: ${player.output.slice(-500)}`);
        typed.push(best[1]);
        player.type(best[1]);
    }
    return typed;
}

async function writeScript(file, args, answers) {
    const player = new Player(args);
    const typed = await playByHints(player, answers);
    if (player.ended.status !== 0) fail(`the game ended with ${JSON.stringify(player.ended)}`);
    writeFileSync(file, `${typed.join('\n')}\n`);
}

// Sentences that tell a move, and not what came of it: that it was made was shown.
const told = new RegExp(
    '^((Ada|Bo|Zoe|Leo|Irene|Roman) (passes|bids|adds|gives|sells|discards|places|puts|moves|triggers|keeps|exchanges|chooses)|' +
        'You (pass|bid|add|give|sell|discard|place|put|move|trigger|keep|exchange|choose))\\b.*[^?]$',
);

async function breakOff(moves, file, seed, args) {
    const script = readFileSync(moves, 'utf8').trimEnd().split('\n');
    let state = Number(seed);
    const random = (bound) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return state % bound;
    };
    const shown = [];
    let kills = 0;
    for (;;) {
        const record = existsSync(file) ? readFileSync(file, 'utf8') : '';
        const done = record.split('\n').filter((line) => line.startsWith('{"seat":0,')).length;
        const player = new Player(record ? ['--resume', file] : [...args, '--record', file]);
        const first = await player.next();
        if (player.ended) fail(`it ended at once: ${player.output.slice(-500)}`);
        // One move, and then the end comes at once, a little later, or at the next prompt.
        const kind = random(3);
        let at = done;
        player.type(script[at++]);
        if (kind === 1) await new Promise((resolve) => setTimeout(resolve, random(60)));
        if (kind === 2)
            for (
                let said = await player.next();
                !player.ended && question.test(said);
                said = await player.next()
            )
                player.type('y');
        if (player.ended) {
            if (player.ended.status !== 0) fail(`it ended with ${JSON.stringify(player.ended)}`);
            break;
        }
        if (at > script.length) fail('the script is at its end, and the game is not');
        player.child.kill('SIGKILL');
        kills++;
        await player.end();
        // What was told in this run after the first prompt: every move of it must be in the record.
        shown.push(
            ...player.output
                .slice(first.length)
                .split('\n')
                .filter((line) => told.test(line)),
        );
        const log = spawnSync(nika, ['play', '--resume', file], {
            input: 'log\n',
            encoding: 'utf8',
        });
        if (log.status !== 0) fail(`it can't be taken up: ${log.stderr}`);
        // only computer players were left to act, and now it is over
        if (!log.stdout.includes('You> ')) break;
        const story = log.stdout.split('\n').filter((line) => told.test(line));
        let place = 0;
        for (const line of shown) {
            place = story.indexOf(line, place) + 1;
            if (place === 0) fail(`shown as made, and not in the record: ${line}`);
        }
    }
    console.log(`killed ${kills} times, ${shown.length} moves shown`);
    if (kills < script.length / 2) fail('it was hardly ever killed');
}

async function sendSignal(name, args) {
    const player = new Player(args);
    await player.next();
    player.child.kill(name);
    const { status, signal } = await player.end();
    console.log(player.output);
    console.log(`ended by ${signal ?? status}`);
}

async function playGuided(answers) {
    const player = new Player(['--adviser', 'heuristic']);
    player.child.stdin.write(`${answers.join('\n')}\n`);
    await playByHints(player);
    if (player.ended) fail('no other game was offered');
    player.type('1');
    await player.next();
    player.type('quit');
    const { status } = await player.end();
    if (status !== 0) fail(`it ended with ${status}`);
    console.log(player.output);
}

if (task === 'guided') await playGuided(rest);
else if (task === 'script') await writeScript(rest[0], rest.slice(1), []);
else if (task === 'typed') await writeScript(rest[0], rest.slice(1), ['y']);
else if (task === 'broken') await breakOff(rest[0], rest[1], rest[2], rest.slice(3));
else await sendSignal(rest[0], rest.slice(1));
