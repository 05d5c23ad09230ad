// Draws the icons of the page from public/icon.svg: node web/icons.mjs. Needs a Chromium (CHROMIUM=its path); what comes out is
// committed: icon-192.png, icon-512.png, icon-maskable-512.png (to the edges, the picture in the middle), apple-touch-icon.png, favicon.ico.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'public');
const icon = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const toTheEdge = icon.replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"').replace('<rect width="64" height="64" rx="13"', '<rect x="-6" y="-6" width="76" height="76"');
const square = icon.replace(' rx="13"', '');

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
async function draw(svg, size) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<canvas width="${size}" height="${size}"></canvas>`);
    const pixels = await page.evaluate(async ([source, wide]) => {
        const picture = new Image();
        picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
        await picture.decode();
        const canvas = document.querySelector('canvas').getContext('2d');
        canvas.drawImage(picture, 0, 0, wide, wide);
        return [...canvas.getImageData(0, 0, wide, wide).data];
    }, [svg.replace('<svg ', `<svg width="${size}" height="${size}" `), size]);
    await page.close();
    return png(pixels, size);
}

// A PNG with a palette: flat pictures have few colors, those at the edges are rounded.
function png(pixels, size) {
    const palette = new Map();
    const rows = Buffer.alloc(size * (size + 1));
    for (let at = 0; at < size * size; at++) {
        const color = pixels.slice(at * 4, at * 4 + 4);
        let index;
        for (let coarse = 8; index === undefined; coarse *= 2) {
            const rounded = color.map((part) => Math.min(255, Math.round(part / coarse) * coarse));
            if (rounded[3] === 0) rounded.fill(0);
            const name = rounded.join();
            if (!palette.has(name) && palette.size < 255 - 255 / coarse) palette.set(name, palette.size);
            index = palette.get(name);
        }
        rows[Math.floor(at / size) * (size + 1) + 1 + (at % size)] = index;
    }
    const colors = [...palette.keys()].map((name) => name.split(',').map(Number));
    const about = Buffer.alloc(13);
    about.writeUInt32BE(size, 0);
    about.writeUInt32BE(size, 4);
    about.set([8, 3, 0, 0, 0], 8);
    return Buffer.concat([
        Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), chunk('IHDR', about), chunk('PLTE', Buffer.from(colors.flatMap((color) => color.slice(0, 3)))),
        chunk('tRNS', Buffer.from(colors.map((color) => color[3]))), chunk('IDAT', zlib.deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0)),
    ]);
}

function chunk(name, bytes) {
    const body = Buffer.concat([Buffer.from(name), bytes]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(bytes.length, 0);
    let sum = ~0;
    for (const byte of body) {
        sum ^= byte;
        for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
    }
    ends.writeUInt32BE(~sum >>> 0, 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const write = (name, bytes) => fs.writeFileSync(path.join(folder, name), bytes);
write('icon-192.png', await draw(icon, 192));
write('icon-512.png', await draw(icon, 512));
write('icon-maskable-512.png', await draw(toTheEdge, 512));
write('apple-touch-icon.png', await draw(square, 180));
// An .ico that holds one PNG: six bytes of head, sixteen about the picture.
const small = await draw(icon, 32);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.set([32, 32, 0, 0, 1, 0, 32, 0], 6);
head.writeUInt32LE(small.length, 14);
head.writeUInt32LE(22, 18);
write('favicon.ico', Buffer.concat([head, small]));
await browser.close();
