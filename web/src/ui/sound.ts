/**
 * sound.ts: short sounds, made here by the browser's synthesiser; off unless somebody switches them
 * on.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { Stage } from '../play/stage';
import { settings } from './settings';

type SoundName = 'place' | 'card' | 'coin' | 'bell' | 'slide' | 'end';

let context: AudioContext | undefined;

function strike(
    at: number,
    frequency: number,
    seconds: number,
    loud: number,
    shape: OscillatorType = 'sine',
): void {
    if (!context) return;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = shape;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + seconds + 0.02);
}

/** Noise through a filter: paper, wood, stone. */
function brush(at: number, frequency: number, seconds: number, loud: number, narrow = 1): void {
    if (!context) return;
    const buffer = context.createBuffer(
        1,
        Math.ceil(context.sampleRate * seconds),
        context.sampleRate,
    );
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++)
        samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = buffer;
    filter.type = 'bandpass';
    filter.frequency.value = frequency;
    filter.Q.value = narrow;
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(at);
}

export function sound(name: SoundName): void {
    const { sound: on, volume } = settings();
    if (!on || !volume) return;
    context ??= new AudioContext();
    void context.resume();
    const at = context.currentTime + 0.01;
    const loud = (volume / 100) ** 2;
    switch (name) {
        case 'place':
            brush(at, 900, 0.09, 0.8 * loud, 3);
            strike(at, 190, 0.12, 0.5 * loud);
            break;
        case 'card':
            brush(at, 3200, 0.14, 0.35 * loud, 0.7);
            break;
        case 'coin':
            [2350, 3140, 3980].forEach((f, i) => strike(at + i * 0.035, f, 0.35, 0.13 * loud));
            break;
        case 'bell':
            [660, 990, 1650].forEach((f, i) =>
                strike(at, f, 1.1 - i * 0.25, (0.22 - i * 0.06) * loud),
            );
            break;
        case 'slide':
            brush(at, 420, 0.4, 0.7 * loud, 1.2);
            break;
        case 'end':
            [392, 494, 587, 784].forEach((f, i) =>
                strike(at + i * 0.13, f, 1.2, 0.16 * loud, 'triangle'),
            );
            break;
    }
}

/** Which sound a move makes, by its first word. */
const moveSounds: Record<string, SoundName> = {
    place: 'place',
    left: 'slide',
    right: 'slide',
    sell: 'coin',
    bid: 'card',
    give: 'card',
    take: 'card',
    discard: 'card',
    exchange: 'card',
    color: 'coin',
    trigger: 'bell',
};

export function useSounds(stage: Stage, mine: boolean, over: boolean): void {
    const number = stage.moment.act?.number;
    const was = useRef({ mine, over });
    useEffect(() => {
        const name = moveSounds[stage.moment.act?.move.split(' ')[0] ?? ''];
        if (name) sound(name);
    }, [number]);
    useEffect(() => {
        if (
            mine &&
            !was.current.mine &&
            stage.moment.act &&
            stage.moment.act.seat !== stage.sight.eyes
        )
            sound('bell');
        if (over && !was.current.over) sound('end');
        was.current = { mine, over };
    }, [mine, over]);
}
