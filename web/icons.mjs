// Draws the icons of the page from public/icon.svg: node web/icons.mjs. Needs a Chromium
// (CHROMIUM=its path); what comes out is committed: icon-192.png, icon-512.png,
// icon-maskable-512.png (to the edges, the picture in the middle), apple-touch-icon.png,
// favicon.ico. And from the start page of build/site (tools/web) what messengers show beside an
// invitation: share-justinian.png, share-byzantz.png.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'public');
const icon = fs.readFileSync(path.join(folder, 'icon.svg'), 'utf8');
const toTheEdge = icon
    .replace('viewBox="0 0 64 64"', 'viewBox="-6 -6 76 76"')
    .replace('<rect width="64" height="64" rx="13"', '<rect x="-6" y="-6" width="76" height="76"');
const square = icon.replace(' rx="13"', '');

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
});
async function draw(svg, size) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<canvas width="${size}" height="${size}"></canvas>`);
    const pixels = await page.evaluate(
        async ([source, wide]) => {
            const picture = new Image();
            picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
            await picture.decode();
            const canvas = document.querySelector('canvas').getContext('2d');
            canvas.drawImage(picture, 0, 0, wide, wide);
            return [...canvas.getImageData(0, 0, wide, wide).data];
        },
        [svg.replace('<svg ', `<svg width="${size}" height="${size}" `), size],
    );
    await page.close();
    return png(pixels, size);
}

// Serves the built page.
async function serveSite() {
    const site = path.join(folder, '../../build/site');
    const types = {
        '.html': 'text/html',
        '.js': 'text/javascript',
        '.css': 'text/css',
        '.wasm': 'application/wasm',
        '.svg': 'image/svg+xml',
    };
    const server = http.createServer((request, response) => {
        const file = path.join(
            site,
            path.basename(request.url === '/' ? 'index.html' : request.url),
        );
        if (fs.existsSync(file))
            response
                .writeHead(200, {
                    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
                })
                .end(fs.readFileSync(file));
        else response.writeHead(404).end();
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return server;
}

// In the page: a game's card of the start page, over all of it.
function showCard([name, count]) {
    const emblem = document.querySelector(`.start-card.is-${name} .start-emblem`).cloneNode(true);
    const title = document.querySelector(`.start-card.is-${name} h2`).cloneNode(true);
    const card = document.createElement('section');
    card.className = `start-card is-${name}`;
    card.style.cssText =
        'position:fixed;inset:0;z-index:99;display:grid;grid-template-rows:1fr auto;border:0;border-radius:0;max-width:none;width:1200px;height:630px';
    emblem.style.cssText = `height:auto;padding:48px;display:grid;grid-template-columns:repeat(${count},1fr);gap:28px;align-items:center`;
    while (emblem.children.length > count) emblem.lastElementChild.remove();
    for (const piece of emblem.children)
        piece.style.cssText = 'width:100%;height:auto;max-height:none';
    title.style.cssText =
        'font-size:104px;line-height:1;text-align:center;margin:0;padding:36px 0 48px';
    card.append(emblem, title);
    document.body.append(card);
}

// In the page: the pixels of a picture. Few colors make it small: the commonest, and for the others
// the nearest of those.
async function readColors([data, wide, high]) {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
        width: wide,
        height: high,
    }).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const pixels = canvas.getImageData(0, 0, wide, high).data;
    const counts = new Map();
    const color = (at) =>
        ((pixels[at] & 0xf8) << 16) | ((pixels[at + 1] & 0xf8) << 8) | (pixels[at + 2] & 0xf8);
    for (let at = 0; at < pixels.length; at += 4)
        counts.set(color(at), (counts.get(color(at)) ?? 0) + 1);
    const kept = [...counts]
        .sort(([, a], [, b]) => b - a)
        .slice(0, 128)
        .map(([one]) => one);
    const far = (a, b) =>
        [16, 8, 0].reduce(
            (sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2,
            0,
        );
    const nearest = new Map(
        [...counts.keys()].map((one) => [
            one,
            kept.reduce((best, other, i) => (far(one, other) < far(one, kept[best]) ? i : best), 0),
        ]),
    );
    const found = new Uint8Array(high * (wide + 1));
    for (let at = 0; at < wide * high; at++)
        found[Math.floor(at / wide) * (wide + 1) + 1 + (at % wide)] = nearest.get(color(at * 4));
    let text = '';
    for (const index of found) text += String.fromCharCode(index);
    return {
        rows: btoa(text),
        colors: kept.flatMap((one) =>
            [16, 8, 0].map((shift) => ((one >> shift) & 255) | (((one >> shift) & 255) >> 5)),
        ),
    };
}

// A game's card of the start page, as large as a messenger's picture.
async function share(game) {
    const [width, height] = [1200, 630];
    const server = await serveSite();
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.waitForSelector(`.start-card.is-${game} .start-emblem svg`);
    await page.evaluate(showCard, [game, 5]);
    await page.evaluate(() => document.fonts.ready);
    const shot = (await page.screenshot()).toString('base64');
    const { rows, colors } = await page.evaluate(readColors, [shot, width, height]);
    await page.close();
    server.close();
    return file(width, height, colors, [], Buffer.from(rows, 'base64'));
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
            if (!palette.has(name) && palette.size < 255 - 255 / coarse)
                palette.set(name, palette.size);
            index = palette.get(name);
        }
        rows[Math.floor(at / size) * (size + 1) + 1 + (at % size)] = index;
    }
    const colors = [...palette.keys()].map((name) => name.split(',').map(Number));
    return file(
        size,
        size,
        colors.flatMap((color) => color.slice(0, 3)),
        colors.map((color) => color[3]),
        rows,
    );
}

function file(width, height, colors, opacities, rows) {
    const about = Buffer.alloc(13);
    about.writeUInt32BE(width, 0);
    about.writeUInt32BE(height, 4);
    about.set([8, 3, 0, 0, 0], 8);
    return Buffer.concat([
        Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
        chunk('IHDR', about),
        chunk('PLTE', Buffer.from(colors)),
        ...(opacities.length ? [chunk('tRNS', Buffer.from(opacities))] : []),
        chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
        chunk('IEND', Buffer.alloc(0)),
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
for (const game of ['justinian', 'byzantz']) write(`share-${game}.png`, await share(game));
await browser.close();
