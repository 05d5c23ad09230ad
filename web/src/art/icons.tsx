/**
 * icons.tsx: the signs on buttons: strokes of two units in a box of 24, in the color of the text
 * around.
 */
import { Svg, type ArtProps } from './svg';

const icons = {
    menu: 'M4 6.5h16M4 12h16M4 17.5h16',
    close: 'M6 6l12 12M18 6L6 18',
    back: 'M11 5l-7 7 7 7M4.5 12H20',
    next: 'M13 5l7 7-7 7M19.5 12H4',
    first: 'M6 5v14M18 5.5L10 12l8 6.5z',
    last: 'M18 5v14M6 5.5L14 12l-8 6.5z',
    play: 'M7.5 4.5v15L19.5 12z',
    pause: 'M8 5v14M16 5v14',
    step: 'M6 5v14M10.5 5.5L18.5 12l-8 6.5z',
    undo: 'M8.5 4.5L4 9l4.5 4.5M4.5 9H15a5 5 0 0 1 0 10h-5',
    help: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM9.3 9.5a2.8 2.8 0 1 1 4.2 2.4c-1 .6-1.5 1-1.5 2.1M12 17v.2',
    hint: 'M8.8 15.5a6 6 0 1 1 6.4 0c-.5.5-.7 1-.7 2h-5c0-1-.2-1.5-.7-2zM10 21h4',
    settings: 'M4 7h8M18 7h2M15 4.5v5M4 17h2M12 17h8M9 14.5v5',
    sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12',
    mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
    talk: 'M4 5h16v11h-8l-4.5 4v-4H4z',
    log: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
    people: 'M9 4.5a3.3 3.3 0 1 0 0 6.6a3.3 3.3 0 1 0 0-6.6zM3 19.5c0-3.6 2.5-5.5 6-5.5s6 1.9 6 5.5M15.5 5a3.2 3.2 0 0 1 0 6M18 14.5c2 .7 3 2.3 3 5',
    person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM4.5 20.5c0-4 3-6 7.5-6s7.5 2 7.5 6',
    computer: 'M4 5h16v11H4zM9 20h6M12 16v4M9 9v2M15 9v2',
    eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z',
    link: 'M10 14a4 4 0 0 0 6 .3l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.3l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5',
    share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9.5h14V11h-1',
    download: 'M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 20h15',
    upload: 'M12 16V5M7.5 9L12 4.5 16.5 9M4.5 20h15',
    clock: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7v5.2l3.5 2',
    crown: 'M4 18.5h16M4.5 15L3.5 7l4.8 3.5L12 5l3.7 5.5L20.5 7l-1 8z',
    check: 'M4.5 12.5l5 5L19.5 7',
    warning: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.3v.2',
    lost: 'M3 9.5a13 13 0 0 1 5-3M21 9.5A13 13 0 0 0 12 6M6.5 13.5a8 8 0 0 1 3.5-2.2M17.5 13.5a8 8 0 0 0-2-1.5M12 18.5v.2M4 3.5l16 17',
    book: 'M12 6.5C10 4.8 7 4.5 3.5 5v14c3.5-.5 6.5-.2 8.5 1.5 2-1.7 5-2 8.5-1.5V5C17 4.5 14 4.8 12 6.5zM12 6.5v14',
    learn: 'M12 5L2 10l10 5 10-5zM6 12.5V17c3.5 2.5 8.5 2.5 12 0v-4.5M21.5 10.5V16',
    plus: 'M12 5v14M5 12h14',
    left: 'M15 5l-7 7 7 7',
    right: 'M9 5l7 7-7 7',
    up: 'M5 15l7-7 7 7',
    down: 'M5 9l7 7 7-7',
    trash: 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5l1 13.5h9l1-13.5M10.2 10.5v6M13.8 10.5v6',
    flag: 'M5.5 21V3.5M5.5 4.5c4-2 8 2 13 0v9c-5 2-9-2-13 0',
    rematch: 'M4.5 10a8 8 0 0 1 14.5-2.5M19.5 3.5v4.5H15M19.5 14A8 8 0 0 1 5 16.5M4.5 20.5V16H9',
    branch: 'M6.5 3.5v17M6.5 15c0-5 11-2 11-9.5M14 8l3.5-3.5L21 8',
    globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
    lock: 'M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5',
    send: 'M4 11.8L20.5 4 15.5 20.5 11 13.3zM11 13.3l4.5-4.5',
    bell: 'M5 17.5h14c-1.5-1.5-1.7-3-1.7-6.5a5.3 5.3 0 0 0-10.6 0c0 3.5-.2 5-1.7 6.5zM10 20.5h4M12 5.5V3.5',
    fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
    coins: 'M9.5 4.5c3.6 0 6 1.1 6 2.7S13.1 10 9.5 10s-6-1.2-6-2.8 2.4-2.7 6-2.7zM3.5 7.2v8c0 1.6 2.4 2.8 6 2.8M3.5 11.2c0 1.6 2.4 2.8 6 2.8M15 11.5c3.3 0 5.5 1.1 5.5 2.6s-2.2 2.7-5.5 2.7-5.5-1.2-5.5-2.7 2.2-2.6 5.5-2.6zM9.5 14.1v3.7c0 1.5 2.2 2.7 5.5 2.7s5.5-1.2 5.5-2.7v-3.7',
    day: 'M4 6h16v14.5H4zM4 10.5h16M8 3.5v4M16 3.5v4M12 13l1 2.2 2.2.2-1.7 1.5.5 2.3-2-1.2-2 1.2.5-2.3-1.7-1.5 2.2-.2z',
    review: 'M4 4v16h16M7.5 15.5l3.5-5 3.5 3 5-7.5',
    gavel: 'M10 5.5l6.5 6.5M13 2.8l6.2 6.2M7.2 8.5l6.3 6.3M10 5.5L7.2 8.5M13 2.8L10 5.5M16.5 12l2.7-3M13.5 14.8L16.5 12M10.2 11.8L3.5 18.5M12 20.5h8',
};

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];

/** A sign for a button, in the color of its text. Square. */
export function Icon({ name, ...rest }: ArtProps & { name: IconName }) {
    return (
        <Svg box="0 0 24 24" {...rest}>
            <path
                d={icons[name]}
                fill="none"
                stroke="currentColor"
                stroke-width="2"
                stroke-linecap="round"
                stroke-linejoin="round"
            />
        </Svg>
    );
}
