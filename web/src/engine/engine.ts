/**
 * engine.ts: the C engine as WebAssembly. One export answers questions, JSON in and out, through one buffer. It has no state
 * but a table that is played (in the worker alone); so everything else can be asked at any time, in any order.
 */
interface Exports {
    memory: WebAssembly.Memory;
    nika_buffer(): number;
    nika_buffer_size(): number;
    nika_ask(size: number): number;
}

export type Question = { ask: string } & Record<string, unknown>;

export class Refused extends Error {}

export class Engine {
    private readonly exports: Exports;
    private readonly encoder = new TextEncoder();
    private readonly decoder = new TextDecoder();

    private constructor(instance: WebAssembly.Instance) {
        this.exports = instance.exports as unknown as Exports;
    }

    static async of(module: WebAssembly.Module): Promise<Engine> {
        return new Engine(await WebAssembly.instantiate(module, {}));
    }

    /** Asks, and throws Refused if the question itself was wrong. */
    ask<Answer>(question: Question): Answer {
        const { memory, nika_buffer, nika_buffer_size, nika_ask } = this.exports;
        const bytes = this.encoder.encode(JSON.stringify(question));
        if (bytes.length > nika_buffer_size())
            throw new Refused(`${question.ask}: too long`);
        new Uint8Array(memory.buffer, nika_buffer(), bytes.length).set(bytes);
        const size = nika_ask(bytes.length);
        const answer = JSON.parse(this.decoder.decode(new Uint8Array(memory.buffer, nika_buffer(), size)));
        if (typeof answer.error === 'string')
            throw new Refused(`${question.ask}: ${answer.error}`);
        return answer as Answer;
    }
}

let module: WebAssembly.Module | undefined;
let engine: Engine | undefined;

/** Loads the engine; once, before anything else. */
export async function loadEngine(url = 'nika.wasm'): Promise<void> {
    try {
        module = await WebAssembly.compileStreaming(fetch(url));
    } catch {
        module = await WebAssembly.compile(await (await fetch(url)).arrayBuffer());
    }
    engine = await Engine.of(module);
}

/** The compiled module, for the worker. */
export function engineModule(): WebAssembly.Module {
    if (!module) throw new Error('the engine is not loaded');
    return module;
}

export function ask<Answer>(question: Question): Answer {
    if (!engine) throw new Error('the engine is not loaded');
    return engine.ask<Answer>(question);
}
