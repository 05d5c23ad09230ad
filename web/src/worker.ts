/**
 * worker.ts: the engine in a thread of its own. It holds the table of a local game (keeper.ts) and
 * thinks. One thing after the other, in the order in which it was asked.
 */
import { Engine } from './engine/engine';
import { Keeper, type Task } from './play/keeper';

interface Request {
    id: number;
    module?: WebAssembly.Module;
    task?: Task;
}

let keeper: Keeper | undefined;
let before: Promise<void> = Promise.resolve();

async function answer({ module, task }: Request): Promise<unknown> {
    if (module) keeper = new Keeper(await Engine.of(module));
    else if (!keeper) throw new Error('the engine is not loaded');
    return task && keeper.handle(task);
}

self.onmessage = (event: MessageEvent<Request>) => {
    const { id } = event.data;
    before = before.then(async () => {
        try {
            self.postMessage({ id, answer: await answer(event.data) });
        } catch (error) {
            self.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
        }
    });
};
