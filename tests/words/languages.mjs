// languages.mjs: the languages that there are: those of po/, English first.
import { readdirSync } from 'node:fs';

export const languages = readdirSync(new URL('../../po', import.meta.url))
    .filter((file) => file.endsWith('.po'))
    .map((file) => file.slice(0, -'.po'.length))
    .sort((a, b) => (b === 'en') - (a === 'en') || (a < b ? -1 : 1));
