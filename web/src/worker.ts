/** worker.ts: the engine in a thread of its own. It holds the table of a local game and thinks; what leaves it are views. */
import { Engine, Refused, type Question } from './engine/engine';

let engine: Promise<Engine> | undefined;

self.onmessage = async (event: MessageEvent<{ module?: WebAssembly.Module; id?: number; question?: Question }>) => {
    const { module, id, question } = event.data;
    if (module) {
        engine = Engine.of(module);
        return;
    }
    if (!engine || !question) return;
    try {
        const answer = (await engine).ask<unknown>(question);
        self.postMessage({ id, answer });
    } catch (error) {
        self.postMessage({ id, error: error instanceof Refused ? error.message : String(error) });
    }
};
