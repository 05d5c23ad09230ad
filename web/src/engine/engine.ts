/**
 * engine.ts: the C engine as WebAssembly. One export answers questions, JSON in and out, through
 * one buffer. It has no state but a table that is played (in the worker alone); so everything else
 * can be asked at any time, in any order.
 */
import type { Language } from './types';

interface Exports {
    memory: WebAssembly.Memory;
    nika_buffer(): number;
    nika_buffer_size(): number;
    nika_ask(size: number): number;
    /** The turn of a seat, or the next, that a master has, and what it thought of it (master.ts). */
    nika_turn(seat: number): number;
    nika_thought(size: number): void;
}

export type Question = { ask: string } & Record<string, unknown>;

class Refused extends Error {}

export class Engine {
    exports: Exports;
    private readonly encoder = new TextEncoder();
    private readonly decoder = new TextDecoder();

    private constructor(
        private readonly module: WebAssembly.Module,
        instance: WebAssembly.Instance,
    ) {
        this.exports = instance.exports as unknown as Exports;
    }

    static async of(module: WebAssembly.Module): Promise<Engine> {
        return new Engine(module, await WebAssembly.instantiate(module, {}));
    }

    /** Asks, and throws Refused if the question itself was wrong. */
    ask<Answer>(question: Question): Answer {
        const { memory, nika_buffer, nika_buffer_size, nika_ask } = this.exports;
        const bytes = this.encoder.encode(JSON.stringify(question));
        if (bytes.length > nika_buffer_size()) throw new Refused(`${question.ask}: too long`);
        new Uint8Array(memory.buffer, nika_buffer(), bytes.length).set(bytes);
        const size = this.answer(nika_ask, bytes.length);
        const answer = JSON.parse(
            this.decoder.decode(new Uint8Array(memory.buffer, nika_buffer(), size)),
        );
        if (typeof answer.error === 'string') throw new Refused(`${question.ask}: ${answer.error}`);
        return answer as Answer;
    }

    /**
     * A trap would leave the instance in disorder: then there is a new one, and only this question
     * is lost.
     */
    private answer(nika_ask: Exports['nika_ask'], size: number): number {
        try {
            return nika_ask(size);
        } catch (error) {
            this.exports = new WebAssembly.Instance(this.module, {}).exports as unknown as Exports;
            throw error;
        }
    }
}

/** There is a module for each language; the one of the language that is shown answers. */
let module: WebAssembly.Module | undefined;
let engine: Engine | undefined;
let spoken: Language | undefined;
const modules = new Map<Language, Promise<WebAssembly.Module>>();

async function compile(url: string): Promise<WebAssembly.Module> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    if (response.headers.get('Content-Type') === 'application/wasm')
        return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Loads the engine for a language, and gives a function that makes it the one that answers (say.ts
 * does all that).
 */
export async function loadEngine(language: Language): Promise<() => void> {
    const loading = modules.get(language) ?? compile(`nika-${language}.wasm`);
    modules.set(language, loading);
    try {
        const compiled = await loading;
        const loaded = await Engine.of(compiled);
        return () => {
            engine = loaded;
            module = compiled;
            spoken = language;
        };
    } catch (error) {
        modules.delete(language);
        throw error;
    }
}

/** The compiled module and what it speaks, for the worker. */
export function engineModule(): { module: WebAssembly.Module; language: Language } {
    if (!module || !spoken) throw new Error('the engine is not loaded');
    return { module, language: spoken };
}

export function ask<Answer>(question: Question): Answer {
    if (!engine) throw new Error('the engine is not loaded');
    return engine.ask<Answer>(question);
}
