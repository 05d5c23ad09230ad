// typography.mjs: the marks of a language, put in by rule, so that translators type plain marks:
// French spaces that do not break and curly apostrophes, Japanese marks of full width.

const PLACE = /\{[^{}]*\}/g;

/** Works on a sentence whose places are single private characters, then puts them back. */
function aroundPlaces(sentence, change) {
    const places = [];
    const bare = sentence.replace(PLACE, (place) => {
        places.push(place);
        return '\ue000';
    });
    return change(bare).replace(/\ue000/g, () => places.shift());
}

const WORD_END = '[0-9A-Za-z\u00c0-\u024f\ue000)%»]';

/**
 * A mark after a word, or after anything and a space, gets a space that does not break. One at the start of a line or column is
 * not a mark but a key to press; a colon or semicolon with something right behind it belongs to
 * what is typed.
 */
function frenchSpaces(sentence) {
    return sentence
        .replace(/« ?/g, '«\u00a0')
        .replace(/ ?»/g, '\u00a0»')
        .replace(new RegExp(`(${WORD_END}) ?([!?])`, 'g'), '$1\u00a0$2')
        .replace(new RegExp(`(${WORD_END}) ?([:;])(?=[ \\n]|$)`, 'g'), '$1\u00a0$2')
        .replace(/(?<=\S) (?=[:;!?](?: |\n|$))/g, '\u00a0')
        .replace(/(?<=[\d\ue000]) (?=%)/g, '\u00a0');
}

const LETTER = '[0-9A-Za-z\u00c0-\u024f\ue000]';

function curlyApostrophe(sentence) {
    return sentence.replace(new RegExp(`(?<=${LETTER})'(?=${LETTER})`, 'g'), '’');
}

const JAPANESE = '[\u3005\u3041-\u30ff\u3400-\u9fff]';
const WIDE = {
    ',': '、',
    '.': '。',
    ';': '；',
    ':': '：',
    '!': '！',
    '?': '？',
    '(': '（',
    ')': '）',
};

/** Marks beside Japanese are as wide as its letters, and one that ends a sentence has a space. */
function fullWidth(sentence) {
    return sentence
        .replace(
            new RegExp(
                `(?<=${JAPANESE})[,.;:!?()]|(?<![A-Za-z])[,.](?=${JAPANESE})|[;:!?()](?=${JAPANESE})`,
                'g',
            ),
            (mark) => WIDE[mark],
        )
        .replace(/（([^()（）]*)\)/g, '（$1）')
        .replace(/\(([^()（）]*)）/g, '（$1）')
        .replace(new RegExp(`([！？]) ?(?=${JAPANESE})`, 'g'), '$1\u3000');
}

export const FEATURES = {
    'french-spaces': frenchSpaces,
    'curly-apostrophe': curlyApostrophe,
    'full-width': fullWidth,
};

/** The sentence with its marks, by the features that a language's header names (X-Typography). */
export function typeset(sentence, features) {
    return features.reduce((text, feature) => aroundPlaces(text, FEATURES[feature]), sentence);
}
