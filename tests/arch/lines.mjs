// lines.mjs: no function of the page, nor of what builds and measures it, has more than 100 lines:
// a component that has grown beyond two screens is several. (Biome's own rule leaves lines of JSX
// out.)
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const most = 100;
const top = join(dirname(fileURLToPath(import.meta.url)), '../..');
const ts = createRequire(join(top, 'web/package.json'))('typescript');
const files = [
    ...readdirSync(join(top, 'web/src'), { recursive: true }).map((name) => `web/src/${name}`),
    ...['web', 'bench', 'tools'].flatMap((folder) =>
        readdirSync(join(top, folder)).map((name) => `${folder}/${name}`),
    ),
].filter((name) => /\.(tsx?|mjs)$/.test(name));

let functions = 0;
let long = 0;
for (const name of files) {
    const source = ts.createSourceFile(
        name,
        readFileSync(join(top, name), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
    );
    const lineOf = (place) => source.getLineAndCharacterOfPosition(place).line + 1;
    const look = (node) => {
        if (ts.isFunctionLike(node) && node.body) {
            const first = lineOf(node.getStart());
            const lines = lineOf(node.end) - first + 1;
            functions++;
            if (lines > most) {
                long++;
                console.log(`${name}:${first}: a function of ${lines} lines, at most ${most}`);
            }
        }
        ts.forEachChild(node, look);
    };
    look(source);
}
console.log(`${functions} functions in ${files.length} files, ${long} too long`);
process.exit(functions > 0 && long === 0 ? 0 : 1);
