/**
 * master.ts: the master, in the worker: a module of its own, which has the net of one game. It
 * takes turns from the engine at the table, and gives it its thoughts.
 */
import type { Engine, Question } from '../engine/engine';

interface Buffered {
    memory: WebAssembly.Memory;
    nika_buffer(): number;
}

interface Exports extends Buffered {
    nika_lend(size: number): number;
    nika_think(size: number): number;
}

function bytesOf({ memory, nika_buffer }: Buffered): Uint8Array {
    return new Uint8Array(memory.buffer, nika_buffer());
}

/** From the file nika-master.wasm: whom one can ask about the deal of a day (docs/engine.md). */
export async function dayAsker(module: BufferSource): Promise<(question: Question) => unknown> {
    const { instance } = await WebAssembly.instantiate(module, {});
    const exports = instance.exports as unknown as Buffered & { nika_day(size: number): number };
    return (question) => {
        const bytes = new TextEncoder().encode(JSON.stringify(question));
        bytesOf(exports).set(bytes);
        const size = exports.nika_day(bytes.length);
        const answer = JSON.parse(new TextDecoder().decode(bytesOf(exports).subarray(0, size)));
        if (answer.error) throw new Error(`${question.ask}: ${answer.error}`);
        return answer;
    };
}

export class Master {
    private constructor(private readonly exports: Exports) {}

    /** From the files nika-master.wasm and GAME.net. */
    static async of(module: BufferSource, game: string, net: Uint8Array): Promise<Master> {
        const { instance } = await WebAssembly.instantiate(module, {});
        const exports = instance.exports as unknown as Exports;
        const name = new TextEncoder().encode(`${game}\0`);
        const buffer = bytesOf(exports);
        buffer.set(name);
        buffer.set(net, name.length);
        if (!exports.nika_lend(name.length + net.length)) throw new Error(`${game}.net`);
        return new Master(exports);
    }

    /** Thinks about the next act, if it is a master's; or for a hint, about what a seat is asked. */
    think({ exports: table }: Engine, seat = -1): void {
        const size = table.nika_turn(seat);
        if (!size) return;
        bytesOf(this.exports).set(bytesOf(table).subarray(0, size));
        const answer = this.exports.nika_think(size);
        bytesOf(table).set(bytesOf(this.exports).subarray(0, answer));
        table.nika_thought(answer);
    }
}
