/** start.tsx: the first page: a game in one click. */
import { LocalSource } from '../play/local';
import { go } from '../ui/router';
import { keepSource } from './play';

export function Start() {
    const begin = async (game: 'justinian' | 'byzantz'): Promise<void> => {
        const names = ['You', 'Bo', 'Cy', 'Di'].slice(0, game === 'justinian' ? 3 : 4);
        const source = await LocalSource.begin({ setup: { game, players: names.length, names }, agents: names.map((_, seat) => (seat === 0 ? 'human' : 'skilled')) });
        keepSource(source);
        go(`/play/${source.id}`);
    };
    return (
        <main>
            <h1>Nika</h1>
            <button onClick={() => void begin('justinian')}>Justinian</button>
            <button onClick={() => void begin('byzantz')}>Byzantz</button>
        </main>
    );
}
