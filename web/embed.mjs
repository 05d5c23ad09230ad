// Makes C of the files of the web page, so that they are in the program, also compressed
// (FOLDER-packed/NAME.gz). Strings, because compilers read them many times faster than lists of
// numbers. Usage: node embed.mjs FOLDER OUTPUT
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const [, , folder, output] = process.argv;
const types = {
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.svg': 'image/svg+xml',
    '.ico': 'image/x-icon',
    '.png': 'image/png',
    '.wasm': 'application/wasm',
    '.net': 'application/octet-stream',
    '.txt': 'text/plain; charset=utf-8',
    '.json': 'application/json',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
};

// One byte each: itself, or three octal digits. A question mark could begin a trigraph.
const spelled = Array.from({ length: 256 }, (_, byte) =>
    byte >= 32 && byte < 127 && !'"\\?'.includes(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `\\${byte.toString(8).padStart(3, '0')}`,
);

function array(name, bytes) {
    let text = `static const unsigned char ${name}[] =\n`;
    for (let at = 0; at < bytes.length || at === 0; at += 100) {
        let line = '';
        for (const byte of bytes.subarray(at, at + 100)) line += spelled[byte];
        text += `    "${line}"\n`;
    }
    return `${text}    ;\n`;
}

const tag = (bytes) =>
    `"\\"${crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 16)}\\""`;
let arrays = '';
let list = '';
fs.readdirSync(folder)
    .sort()
    .forEach((name, number) => {
        const type = types[path.extname(name)];
        if (!type) throw new Error(`${name}: no type is known for it`);
        const bytes = fs.readFileSync(path.join(folder, name));
        const packed = path.join(`${folder}-packed`, `${name}.gz`);
        arrays += array(`file_${number}`, bytes);
        list += `    {.path = "/${name}", .type = "${type}", .tag = ${tag(bytes)}, .bytes = file_${number}, .size = ${bytes.length}`;
        if (fs.existsSync(packed)) {
            const smaller = fs.readFileSync(packed);
            arrays += array(`packed_${number}`, smaller);
            list += `, .packed_tag = ${tag(smaller)}, .packed = packed_${number}, .packed_size = ${smaller.length}`;
        }
        if (/^part-[0-9A-Z]+[.](js|css)$/.test(name)) list += ', .lasts = true';
        list += '},\n';
    });
fs.writeFileSync(
    output,
    `/* Made by web/embed.mjs. */\n#include "site_files.h"\n\n${arrays}\nconst struct site_file site_files[] = {\n${list}    {.path = NULL},\n};\n`,
);
