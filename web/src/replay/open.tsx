/**
 * open.tsx: choosing what to watch again: a file, by button or by dropping it, or a finished game
 * of this browser.
 */
import { useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { savedGames } from '../play/saved';
import { PageFrame } from '../pages/pages_frame';
import { GameList } from './replay_games';

export function OpenRecord({ open, wrong }: { open(file: File): void; wrong: string }) {
    const input = useRef<HTMLInputElement>(null);
    const [over, setOver] = useState(false);
    const finished = savedGames().filter((game) => game.over);
    const drop = (event: DragEvent): void => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer?.files[0];
        if (file) open(file);
    };
    return (
        <PageFrame title={say('web_replay_title')}>
            <p class="replay-about">{say('web_replay_open_about')}</p>
            <div
                class="replay-drop"
                data-over={over || undefined}
                onDragOver={(event) => {
                    event.preventDefault();
                    setOver(true);
                }}
                onDragLeave={() => setOver(false)}
                onDrop={drop}
            >
                <Icon name="upload" />
                <p class="no-touch">{over ? say('web_replay_drop_now') : say('web_replay_drop')}</p>
                <button
                    type="button"
                    class="button primary"
                    data-action="choose"
                    onClick={() => input.current?.click()}
                >
                    {say('web_replay_choose_file')}
                </button>
                <input
                    ref={input}
                    class="visually-hidden"
                    type="file"
                    accept=".nika,.ndjson,.jsonl,.txt,application/x-ndjson"
                    tabIndex={-1}
                    aria-label={say('web_replay_choose_file')}
                    onChange={(event) => {
                        const file = event.currentTarget.files?.[0];
                        event.currentTarget.value = '';
                        if (file) open(file);
                    }}
                />
                <p class="error" role="alert">
                    {wrong}
                </p>
            </div>
            {finished.length ? (
                <section class="replay-section">
                    <h2>{say('web_replay_finished')}</h2>
                    <GameList games={finished} />
                </section>
            ) : null}
        </PageFrame>
    );
}
