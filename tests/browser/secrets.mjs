// secrets.mjs: holds everything that a page has received in a game against the record of that game:
// each view is exactly what that seat saw at that moment, and nothing else came before the end that
// says more.
import { check } from './kit.mjs';
import { view } from './engine.mjs';

// A view without what a question to all at once changes: who is asked, and what she may do.
function plain(setup, code, ply) {
    const { yours, asked, free, legal, ply: _, ...rest } = view(setup, code, ply);
    return JSON.stringify(rest);
}

// Checks all frames of one person; `record` as engine.mjs reads it. Returns how many views there
// were.
export function judgeSecrets(name, frames, record) {
    let seen = 0;
    let over = false;
    const { setup } = record;
    const codes = (moves, seat) =>
        (moves === 0 ? record.codes : (record.acts[moves - 1]?.codes ?? []))[seat ?? setup.players];
    const judge = (seat, moves, code, what) => {
        seen++;
        const right = codes(moves, seat);
        if (right === undefined) check(false, `${name}: ${what}: there were no ${moves} moves`);
        else if (code !== right)
            check(
                plain(setup, code, moves) === plain(setup, right, moves),
                `${name}: ${what} after ${moves} moves is not what seat ${seat} may see`,
            );
    };
    const judgeMove = (seat, { seat: actor, move }) => {
        if (actor !== seat)
            check(
                !/^place [+-]|^exchange (red|blue|green|yellow)\d/.test(move),
                `${name}: was told of ${move} of seat ${actor}`,
            );
    };
    let you = null;
    for (const { url, text } of frames) {
        if (!url.startsWith('ws')) {
            check(
                over || !/"deal"|"lines"|"chance":\s*\[/.test(text),
                `${name}: ${url} told of the deal before the end`,
            );
            continue;
        }
        const message = JSON.parse(text);
        if (message.is === 'table') {
            you = message.you;
            over = message.state === 'over';
            check(over || !message.fair?.secret, `${name}: the proof came before the end`);
        }
        check(over || !/"deal"/.test(text), `${name}: the deal came before the end`);
        if (['act', 'view', 'undone'].includes(message.is)) {
            judge(you, message.moves, message.view, message.is);
            if (message.is === 'act') judgeMove(you, message);
        }
        if (message.first && Array.isArray(message.acts)) {
            judge(you, message.from, message.first, 'the past');
            message.acts.forEach((act, i) => {
                judge(you, message.from + i + 1, act.view, 'the past');
                judgeMove(you, act);
            });
        }
    }
    check(seen > 10, `${name}: only ${seen} views were seen`);
    return seen;
}
