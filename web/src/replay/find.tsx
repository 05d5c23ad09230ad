/** find.tsx: a record, from wherever it comes: this browser, a server, a link, a file. */
import type { ComponentChildren } from 'preact';
import { say } from '../engine/say';
import { fetchRecord } from '../net/api';
import { ReplayGame } from '../play/replay';
import { loadGame } from '../play/saved';
import { readLines } from '../play/store';
import { recordOf } from './share';

/** What could not be shown, and what can be done instead. */
export interface Wrong {
    text: string;
    action?: ComponentChildren;
}

/** Reads a record's text; what is wrong with it is said with its line. */
export function readText(id: string, text: string): ReplayGame | Wrong {
    try {
        const read = ReplayGame.read(id, text);
        if (read instanceof ReplayGame) return read;
        return {
            text: read.problem
                ? `${say('web_replay_no_game')} ${say('web_replay_problem', { line: read.problem.line, why: read.problem.text })}`
                : say('web_replay_no_game'),
        };
    } catch {
        return { text: say('web_replay_too_large') };
    }
}

export async function findRecord(from: string, id: string): Promise<ReplayGame | Wrong> {
    if (from === 'link') {
        try {
            return readText('link', await recordOf(id));
        } catch {
            return { text: say('web_replay_bad_link') };
        }
    }
    if (from === 'table') {
        try {
            return readText(id, await fetchRecord(id));
        } catch {
            return { text: say('web_replay_no_record') };
        }
    }
    const game = loadGame(id);
    if (game && !game.over)
        return {
            text: say('web_replay_still_runs'),
            action: (
                <a class="button primary" href={`#/play/${id}`}>
                    {say('web_replay_continue')}
                </a>
            ),
        };
    const lines = await readLines(id).catch(() => undefined);
    return lines
        ? readText(id, lines.map((line) => JSON.stringify(line)).join('\n'))
        : { text: say('web_replay_not_here') };
}
