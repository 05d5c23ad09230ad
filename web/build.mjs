// Builds the site into build/site: the bundles, the engine, and the files of public/. Usage: node
// web/build.mjs [--watch]
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogues, sentencesOf } from '../tools/words/catalogue.mjs';
import { emitTypes } from '../tools/words/emit.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const top = path.dirname(here);
const site = path.join(top, 'build/site');
const modules = path.join(top, 'build/wasm/bin');

// The keys of all messages, with the types of their places, and the languages: a wrong key does not
// compile.
const catalogues = readCatalogues(path.join(top, 'po'));
emitTypes(catalogues, path.join(top, 'build/web/keys.ts'));

/** What is said before the engine is there, in every language. */
function inAllLanguages(key) {
    const { entry } = catalogues.messages.find((message) => message.key === key);
    return catalogues.languages
        .map((language) => `<p lang="${language.code}">${sentencesOf(language, entry)[0]}</p>`)
        .join('\n');
}

// Japanese for whoever has no font for it: the characters that the engine and the pages' own words
// have, and no others. Made anew only if they change.
async function writeJapanese() {
    const spoken = [path.join(modules, 'nika-ja.wasm'), path.join(top, 'build/web/words_ja.ts')]
        .map((file) => fs.readFileSync(file).toString('utf8'))
        .join('')
        .match(/[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/g);
    const text = [...new Set(spoken)].sort().join('');
    const [font, list] = ['japanese.woff2', 'japanese.txt'].map((file) =>
        path.join(top, 'build/web', file),
    );
    if (fs.existsSync(font) && fs.existsSync(list) && fs.readFileSync(list, 'utf8') === text)
        return;
    const whole = path.join(
        here,
        'node_modules/@expo-google-fonts/zen-kaku-gothic-new/400Regular/ZenKakuGothicNew_400Regular.ttf',
    );
    fs.writeFileSync(
        font,
        await subsetFont(fs.readFileSync(whole), text, {
            targetFormat: 'woff2',
            noLayoutClosure: true,
        }),
    );
    fs.writeFileSync(list, text);
}

const version = /project\(nika VERSION ([0-9.]+)/.exec(
    fs.readFileSync(path.join(top, 'CMakeLists.txt'), 'utf8'),
)[1];
// The master: its module and its nets; and all of them in a word, by which the page keeps reviews.
const nets = path.join(top, 'data/nets');
const master = [
    path.join(modules, 'nika-master.wasm'),
    ...(fs.existsSync(nets) ? fs.readdirSync(nets) : [])
        .filter((file) => file.endsWith('.net'))
        .sort()
        .map((file) => path.join(nets, file)),
];
const measures = master
    .reduce((hash, file) => hash.update(fs.readFileSync(file)), crypto.createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
await writeJapanese();
fs.rmSync(site, { recursive: true, force: true });
fs.mkdirSync(site, { recursive: true });
const options = {
    outdir: site,
    bundle: true,
    format: 'esm',
    minify: true,
    target: ['es2021'],
    legalComments: 'none',
    absWorkingDir: here,
    logLevel: 'warning',
};
const { metafile } = await build({
    ...options,
    entryPoints: [
        path.join(here, 'src/app.tsx'),
        path.join(here, 'src/styles.css'),
        path.join(here, 'src/later.css'),
    ],
    splitting: true,
    entryNames: '[name]',
    chunkNames: 'part-[hash]',
    assetNames: '[name]',
    loader: { '.woff2': 'file', '.svg': 'text' },
    define: {
        NIKA_VERSION: JSON.stringify(version),
        NIKA_MEASURES: JSON.stringify(measures),
    },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    metafile: true,
});
// The workers have the little that they share with the page once more: it would be parts of their own.
await build({
    ...options,
    entryPoints: ['worker', 'review_worker'].map((name) => path.join(here, `src/${name}.ts`)),
});
for (const file of fs.readdirSync(path.join(here, 'public')))
    fs.copyFileSync(path.join(here, 'public', file), path.join(site, file));
for (const { code } of catalogues.languages)
    fs.copyFileSync(path.join(modules, `nika-${code}.wasm`), path.join(site, `nika-${code}.wasm`));

for (const file of master) fs.copyFileSync(file, path.join(site, path.basename(file)));
const puzzles = path.join(top, 'data/puzzles');
for (const file of fs.readdirSync(puzzles))
    fs.copyFileSync(path.join(puzzles, file), path.join(site, `puzzles-${file}`));

// The service worker knows every file of this version by its hash. What every visit needs it takes
// at once; the engines of the languages and parts that are loaded when they are opened come later.
const needed = new Set();
function need(output) {
    if (needed.has(path.basename(output)) || output.endsWith('/japanese.woff2')) return;
    needed.add(path.basename(output));
    for (const { path: other, kind } of metafile.outputs[output]?.imports ?? [])
        if (kind !== 'dynamic-import') need(other);
}
const outputs = Object.keys(metafile.outputs);
need(outputs.find((output) => output.endsWith('/app.js')));
// The parts of the program come all at once, not one after the other.
const preloads = [...needed].map((file) => `<link rel="modulepreload" href="${file}">\n`).join('');
const html = path.join(site, 'index.html');
fs.writeFileSync(
    html,
    fs
        .readFileSync(html, 'utf8')
        .replace('<script type="module"', `${preloads}<script type="module"`)
        .replace(/<!-- (web_[a-z_]+) -->/g, (_, key) => inAllLanguages(key)),
);
needed.add('worker.js');
for (const output of outputs) if (output.endsWith('/styles.css')) need(output);
// What messengers show is of no use without a network.
const files = fs
    .readdirSync(site)
    .filter((file) => !file.startsWith('share-'))
    .sort()
    .map((file) => ({
        path: file,
        hash: crypto
            .createHash('sha256')
            .update(fs.readFileSync(path.join(site, file)))
            .digest('base64'),
        later:
            !needed.has(file) && /(\.(js|css|wasm|net|json|png|ico|woff2)|-turn\.svg)$/.test(file),
    }));
await build({
    entryPoints: [path.join(here, 'src/sw.ts')],
    outdir: site,
    bundle: true,
    format: 'iife',
    minify: true,
    target: ['es2021'],
    logLevel: 'warning',
    define: {
        SITE_FILES: JSON.stringify(files),
        SITE_VERSION: JSON.stringify(
            crypto.createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16),
        ),
    },
});

// The same files compressed, for the server, where that gains anything. libdeflate's gzip makes the engine 6 % smaller
// than zlib's best, as fast.
const packs = `${site}-packed`;
fs.rmSync(packs, { recursive: true, force: true });
fs.mkdirSync(packs, { recursive: true });
const packed = fs.readdirSync(site).map((file) => {
    const whole = path.join(site, file);
    const { size } = fs.statSync(whole);
    const pack = execFileSync('libdeflate-gzip', ['-12', '-c', whole], {
        maxBuffer: 2 * size + 4096,
    });
    if (pack.length < 0.9 * size) fs.writeFileSync(path.join(packs, `${file}.gz`), pack);
    return Math.min(pack.length, size);
});
console.log(
    `site: ${packed.length} files, ${Math.round(packed.reduce((a, b) => a + b, 0) / 1000)} KB compressed`,
);
