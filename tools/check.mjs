// check.mjs: builds, and runs the quick tests (label "check" in tests/CMakeLists.txt) of which something has changed since they last passed: the
// test's program, or another file or folder that its command names. Tests of the whole tree (arch.*) run every time. Usage: node tools/check.mjs
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const build = join(top, 'build/release');
const scripts = join(top, 'tests/');
const memory = join(build, 'checked.json'); // the test's name: what it was when it passed

function run(program, words) {
    return spawnSync(program, words, { cwd: top, stdio: 'inherit' }).status === 0;
}

// A file by its bytes, a folder by all that lies in it.
const known = new Map();
function printOf(path) {
    if (!known.has(path)) {
        const parts = statSync(path).isDirectory()
            ? readdirSync(path)
                  .filter((name) => name !== 'node_modules')
                  .map((name) => `${name} ${printOf(join(path, name))}`)
            : [readFileSync(path)];
        const hash = createHash('sha256');
        for (const part of parts) hash.update(part).update('\n');
        known.set(path, hash.digest('hex'));
    }
    return known.get(path);
}

// A script of ours stands for its folder, in which are its kit and its parts.
const meant = (path) =>
    path.startsWith(scripts) && /\.(sh|mjs)$/.test(path) ? dirname(path) : path;
const stateOf = (words) =>
    words
        .map((word) => (word.startsWith(top) && existsSync(word) ? printOf(meant(word)) : word))
        .join(' ');

if (!run('tools/build', ['release'])) process.exit(1);
const listed = execFileSync(
    'ctest',
    ['--test-dir', build, '--label-regex', '^check$', '--show-only=json-v1'],
    { maxBuffer: 1 << 26 },
);
const { tests } = JSON.parse(listed);
const passed = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {};
const always = (name) => name.startsWith('arch.');
const states = new Map(
    tests.map(({ name, command }) => [name, always(name) ? '' : stateOf(command)]),
);
const wanted = [...states.keys()].filter(
    (name) => always(name) || passed[name] !== states.get(name),
);

const report = join(build, 'checked.xml');
rmSync(report, { force: true });
const pattern = `^(${wanted.map((name) => name.replaceAll('.', '[.]')).join('|')})$`;
run('ctest', [
    '--test-dir',
    build,
    '-R',
    pattern,
    '-j',
    String(cpus().length + 1),
    '--output-on-failure',
    '--output-junit',
    report,
]);

// What CTest reports of each.
const said = existsSync(report) ? readFileSync(report, 'utf8') : '';
const good = wanted.filter((name) =>
    new RegExp(`<testcase name="${name}"[^>]* status="run"`).test(said),
);
for (const name of wanted) delete passed[name];
for (const name of good) passed[name] = states.get(name);
writeFileSync(memory, JSON.stringify(passed));
console.log(
    `${good.length} passed, ${wanted.length - good.length} failed; ${tests.length - wanted.length} others have not changed`,
);
process.exit(good.length === wanted.length ? 0 : 1);
