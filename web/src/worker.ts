/**
 * worker.ts: the engine in a thread of its own. It holds the table of a local game (keeper.ts) and
 * thinks; and answers bare questions. One thing after the other, in the order in which it was
 * asked.
 */
import { Engine, type Question } from './engine/engine';
import { Keeper, type Task } from './play/keeper';

interface Request {
    id: number;
    module?: WebAssembly.Module;
    question?: Question;
    task?: Task;
}

let engine: Engine | undefined;
let keeper: Keeper | undefined;
let before: Promise<void> = Promise.resolve();

async function answer({ module, question, task }: Request): Promise<unknown> {
    if (module) {
        engine = await Engine.of(module);
        keeper = new Keeper(engine);
        return undefined;
    }
    if (!engine || !keeper) throw new Error('the engine is not loaded');
    return question ? engine.ask(question) : task ? keeper.handle(task) : undefined;
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
