// http.mjs NIKA: HTTP at the HTTP server, by bare sockets: what is well formed is answered, and everything
// that two programs could understand in two ways is refused. Expected statuses are those of RFC
// 9110 and 9112 and of docs/protocol.md.
import { hostname } from 'node:os';
import {
    Wire,
    check,
    exchange,
    finish,
    guest,
    request,
    same,
    serve,
    upgradeHeaders,
} from './net_kit.mjs';

const program = process.argv[2];
const server = await serve(program, ['--memory', '--host', 'nika.example']);
// where it is about time
const hasty = await serve(program, ['--memory', '--request-time', '400', '--idle-time', '300']);
const { port } = server;
const get = (path, headers = {}) => exchange(port, request('GET', path, headers));
const raw = (text) => exchange(port, text);

async function files() {
    const page = await get('/');
    same(page.status, 200, 'the page');
    same(page.headers['content-type'], 'text/html; charset=utf-8', 'its type');
    check(page.body.startsWith('<!doctype html>'), 'it is HTML');
    const policy = page.headers['content-security-policy'];
    check(
        policy.includes("default-src 'none'") &&
            policy.includes("script-src 'self'") &&
            policy.includes("frame-ancestors 'none'"),
        'its policy',
    );
    check(!policy.includes('unsafe-inline') && !policy.includes("'unsafe-eval'"), 'nothing inline');
    same(page.headers['x-content-type-options'], 'nosniff', 'no guessing of types');
    same(page.headers['referrer-policy'], 'no-referrer', 'no referrer');
    same(page.headers['cross-origin-opener-policy'], 'same-origin', 'opener');
    same(page.headers['cross-origin-resource-policy'], 'same-origin', 'resource');
    same(
        page.headers['strict-transport-security'],
        undefined,
        'nothing about TLS where there is none',
    );
    check(
        !/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=/i.test(page.body),
        'no inline script or style',
    );

    const { etag } = page.headers;
    check(/^"[0-9a-f]{16}"$/.test(etag), 'a tag');
    for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await get('/', { 'If-None-Match': tags });
        same(again.status, 304, `not modified: ${tags}`);
        same(again.headers['content-length'], undefined, 'and no body');
    }
    for (const tags of ['"x"', etag.slice(1), `${etag}x`, 'nonsense'])
        same((await get('/', { 'If-None-Match': tags })).status, 200, `modified: ${tags}`);

    // An empty tag ends where it ends: what stands after it is not looked at.
    same(
        (
            await raw(
                `GET / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match:\r\nFoo: ${etag}, x\r\n\r\n`,
            )
        ).status,
        200,
        'an empty tag before something else',
    );

    const head = await exchange(port, request('HEAD', '/'));
    same(head.status, 200, 'HEAD');
    same(
        head.headers['content-length'],
        String(Buffer.byteLength(page.body)),
        'the length that GET would have',
    );
    for (const link of page.body.matchAll(/(?:href|src)="(\/[^"]*)"/g))
        same((await get(link[1])).status, 200, link[1]);
    for (const [path, type] of Object.entries({
        '/styles.css': 'text/css',
        '/app.js': 'text/javascript',
        '/icon.svg': 'image/svg+xml',
    }))
        check((await get(path)).headers['content-type'].startsWith(type), `${path} is ${type}`);

    const plain = await get('/app.js');
    same(plain.headers['content-encoding'], undefined, 'plain for who says nothing');
    same(plain.headers.vary, 'Accept-Encoding', 'though it could be compressed');
    same(plain.headers['cache-control'], 'no-cache', 'asked for again');
    for (const accepted of ['gzip', 'deflate, gzip, br', 'GZIP', 'br, gzip;q=0.5', 'gzip; q=1']) {
        const packed = await exchange(
            port,
            request('HEAD', '/app.js', { 'Accept-Encoding': accepted }),
        );
        same(packed.headers['content-encoding'], 'gzip', `compressed for ${accepted}`);
        check(
            Number(packed.headers['content-length']) < Number(plain.headers['content-length']),
            'and smaller',
        );
        check(packed.headers.etag !== plain.headers.etag, 'with a tag of its own');
        const again = await get('/app.js', {
            'Accept-Encoding': accepted,
            'If-None-Match': packed.headers.etag,
        });
        same(
            `${again.status} ${again.headers['content-encoding']} ${again.headers.vary}`,
            '304 undefined Accept-Encoding',
            'not modified',
        );
    }
    for (const accepted of [
        'identity',
        'gzip;q=0',
        'gzip;q=0.000',
        'xgzip',
        'br',
        '',
        'gzip;q',
        'gzip;level=9',
    ])
        same(
            (await get('/app.js', { 'Accept-Encoding': accepted })).headers['content-encoding'],
            undefined,
            `plain for ${accepted}`,
        );
    for (const part of plain.body.matchAll(/"\.\/(part-[0-9A-Z]+\.js)"/g))
        same(
            (await get(`/${part[1]}`)).headers['cache-control'],
            'public, max-age=31536000, immutable',
            `${part[1]} lasts`,
        );

    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'BREW']) {
        const response = await exchange(port, request(method, '/'));
        same(response.status, 405, `${method} of a page`);
        same(response.headers.allow, 'GET, HEAD', 'what is allowed');
    }
}

// What a table's link shows to messengers and to programs; and where addresses lead that were meant
// for a page.
const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const tag = (page, name) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(page.body)?.[1];

async function invitations() {
    const id = '0123456789abcdef';
    const unknown = await get(`/t/${id}`, browser);
    same(
        `${unknown.status} ${unknown.headers['content-type']}`,
        '404 text/html; charset=utf-8',
        'a link of no table',
    );
    same(tag(unknown, 'og:title'), 'There is no such table', 'and says so');
    check(
        unknown.body.includes(`<meta http-equiv="refresh" content="0; url=/#/t/${id}">`),
        'and leads to the page',
    );
    check(
        !/<script|<style|\sstyle=|\son[a-z]+=/i.test(unknown.body),
        'nothing inline that the policy forbids',
    );
    for (const path of [
        '/t/',
        '/t/0123456789abcde',
        '/t/0123456789abcdeg',
        '/t/0123456789abcdef0',
        `/t/${id}/x`,
    ]) {
        const page = await get(path, browser);
        same(
            `${page.status} ${tag(page, 'og:title')}`,
            '404 There is no such table',
            `no id: ${path}`,
        );
        check(page.body.includes(`url=/#${path}"`), `${path} leads to the page`);
        same(
            (await get(path, { Accept: 'application/json' })).body,
            '{"error":"no-such-table"}',
            `${path}: programs get JSON`,
        );
    }
    for (const end of ['/', '.', ').', '...', '%E3%80%82', '%22', '/?', ',/'])
        same(
            (await get(`/t/${id}${end}`, browser)).headers.location,
            `/t/${id}`,
            `punctuation after a link: ${end}`,
        );
    for (const path of ['/t/0123456789ABCDEF', '/T/0123456789ABCDEF', `/T/${id}`])
        same(
            (await get(path, browser)).headers.location,
            `/t/${id}`,
            `capitals in a link: ${path}`,
        );
    same(
        (await get('/t/%22%3E%3Cscript%3E', browser)).body.includes('<script>'),
        false,
        'nothing of an address is markup',
    );
    same(
        (await exchange(port, request('POST', `/t/${id}`))).status,
        405,
        'a link can only be read',
    );

    const pages = {
        '/lobby': '/lobby',
        '/lobby/': '/lobby',
        '/rules/justinian.': '/rules/justinian',
        '/nowhere': '/nowhere',
    };
    pages['/new?game=byzantz'] = '/new?game=byzantz';
    for (const [path, to] of Object.entries(pages)) {
        const led = await get(path, browser);
        same(`${led.status} ${led.headers.location}`, `302 /#${to}`, `${path} in a browser`);
        same(
            (await get(path, { Accept: 'application/json' })).body,
            '{"error":"unknown-request"}',
            `${path} for a program`,
        );
    }
    same(
        (await get('/api/nothing', browser)).body,
        '{"error":"unknown-request"}',
        'the interface is for programs',
    );
    check(
        (await get(`/${'x'.repeat(2047)}`, browser)).headers.location.length < 300,
        'a long address',
    );
}

async function previews() {
    const ada = await guest(port, `<i>"Ada" & 'Co'`);
    const escaped = '&lt;i&gt;&quot;Ada&quot; &amp; &#39;Co&#39;';
    const heard = async (re) => {
        for (;;) {
            const message = JSON.parse((await ada.message()).text);
            if (message.re === re) return message;
        }
    };
    ada.say({
        do: 'open',
        id: 'o',
        game: 'justinian',
        players: 2,
        options: { clock: { kind: 'live', bank: 600, increment: 10 } },
    });
    const { table } = await heard('o');
    same(
        tag(await get(`/t/${table}`), 'og:title'),
        'You are invited to play Justinian',
        'before the host sits',
    );
    ada.say({ do: 'sit', id: 's', table, seat: 0, chance: '0'.repeat(64) });
    await heard('s');
    const open = await get(`/t/${table}`, { Host: 'nika.example:81' });
    same(open.status, 200, 'an invitation');
    same(
        tag(open, 'og:title'),
        `${escaped} invites you to play Justinian`,
        'who invites to what, escaped',
    );
    const there = `At the table: ${escaped} · 1 seat free · 10 min each, plus 10 s per move`;
    same(tag(open, 'og:description'), there, 'who is there, seats, clock');
    same(open.headers['cache-control'], 'no-store', 'as it is now');
    same(tag(open, 'og:url'), `http://nika.example:81/t/${table}`, 'its address');
    same(tag(open, 'og:image'), 'http://nika.example:81/share-justinian.png', 'its picture');
    same((open.body.match(/<i>/g) ?? []).length, 0, 'a name is no markup');
    for (const game of ['justinian', 'byzantz']) {
        const picture = await exchange(port, request('HEAD', `/share-${game}.png`));
        check(
            picture.status === 200 && Number(picture.headers['content-length']) < 100000,
            `the picture of ${game} is there, and small`,
        );
    }
    const languages = {
        'fr-CH, fr;q=0.9, en;q=0.8': 'fr',
        'xx, it;q=0.5, en;q=0.3': 'it',
        'en;q=0.1,ja;q=0.2': 'ja',
    };
    Object.assign(languages, { ja: 'ja', xx: 'en', '': 'en', ',;q=,-': 'en' });
    for (const [accepted, language] of Object.entries(languages)) {
        const { body } = await get(`/t/${table}`, { 'Accept-Language': accepted });
        same(/<html lang="(..)">/.exec(body)?.[1], language, `the language of ${accepted}`);
    }
    same(
        JSON.parse((await get(`/t/${table}`, { Accept: 'application/json' })).body).table,
        table,
        'for programs the table itself',
    );

    ada.say({ do: 'seat', id: 'c', table, seat: 1, player: 'beginner' });
    await heard('c');
    const full = await get(`/t/${table}`);
    same(tag(full, 'og:title'), 'Justinian', 'a full table invites nobody');
    check(tag(full, 'og:description').includes('All seats are taken'), 'and says why');
    check(tag(full, 'og:description').endsWith('You may watch'), 'and what can be done');
    const computer = JSON.parse((await get(`/api/tables/${table}`)).body).seats[1].name;
    const japanese = await get(`/t/${table}`, { 'Accept-Language': 'ja' });
    check(
        tag(japanese, 'og:description').includes(`${escaped}、${computer}`),
        'a list of names as the language has it',
    );
    ada.say({ do: 'start', id: 'b', table });
    await heard('b');
    const running = await get(`/t/${table}`);
    same(tag(running, 'og:title'), 'Justinian: in progress', 'a running game');
    check(tag(running, 'og:description').endsWith('You may watch'), 'that may be watched');
    // What everybody with the link may know, and nothing of the game.
    const told = JSON.parse((await get(`/api/tables/${table}`)).body);
    const keys =
        'algorithm,commitment,court,game,host,is,options,players,ply,rules,seats,start,state,table,watchers,you';
    same(Object.keys(told).sort().join(), keys, 'what is told of a table');
    same(told.you, null, 'to a stranger');
    same(
        JSON.parse(
            (await get(`/api/tables/${table}`, { Authorization: `Bearer ${ada.token}` })).body,
        ).you,
        0,
        'and to a player',
    );

    // One's own tables: whose turn it is, and the time that is left.
    const mine = async () =>
        JSON.parse((await get('/api/mine', { Authorization: `Bearer ${ada.token}` })).body).tables;
    same((await get('/api/mine')).status, 401, 'own tables of nobody');
    const [own] = await mine();
    same(own.table, table, 'one is there');
    same(own.turn, own.asked.includes(0), 'whose turn it is');
    check(
        own.clock.left[0] <= 600000 && own.clock.left[0] > 0 && own.clock.left[1] === null,
        'the time that is left',
    );
    ada.close();
}

// After a rematch, seats are kept: who is only expected does not sit there yet, and the link
// invites.
async function keptSeats() {
    const quick = await serve(program, ['--memory', '--no-rates', '--pace', '0']);
    const ada = await guest(quick.port, 'Ada');
    let last = 0;
    const heard = async (holds) => {
        for (;;) {
            const message = JSON.parse((await ada.message()).text);
            if (holds(message)) return message;
        }
    };
    const ask = (what, more) => {
        const id = String(++last);
        ada.say({ do: what, id, ...more });
        return heard((message) => message.re === id);
    };
    const { table } = await ask('open', {
        game: 'byzantz',
        players: 3,
        options: { level: 'beginner' },
    });
    await ask('sit', { table, seat: 0, chance: '0'.repeat(64) });
    for (const seat of [1, 2]) await ask('seat', { table, seat, player: 'beginner' });
    await ask('start', { table });
    ada.say({ do: 'leave', id: 'leave', table }); // the computer plays it to its end
    await heard((message) => message.is === 'table' && message.state === 'over');
    const { table: next } = await ask('rematch', { table });
    const { seats } = JSON.parse(
        (await exchange(quick.port, request('GET', `/api/tables/${next}`))).body,
    );
    same(
        seats.map((seat) => seat.kind).join(),
        'computer,kept,computer',
        'everybody one seat further',
    );
    const page = await exchange(quick.port, request('GET', `/t/${next}`));
    same(tag(page, 'og:title'), 'You are invited to play Byzantz', 'a seat that is kept invites');
    same(
        tag(page, 'og:description'),
        `At the table: ${seats[0].name} and ${seats[2].name} · No clock`,
        'and nobody sits there yet',
    );
    ada.close();
    await quick.stop();
}

async function paths() {
    // Nothing is decoded, and no dot means anything: these are names of no file.
    for (const path of [
        '/../etc/passwd',
        '/..',
        '/./styles.css',
        '//styles.css',
        '/styles.css/',
        '/%2e%2e/etc/passwd',
        '/%73tyles.css',
        '/styles.css%00',
        '/..\\styles.css',
        '/index.html/..',
        '/Styles.css',
        '/nothing',
        '/api',
        '/apix',
        '/ws/',
    ])
        same((await get(path)).status, 404, path);
    same((await get('/styles.css?v=1')).status, 200, 'a query changes nothing');
    // An empty query ends where it ends: else it would be the rest of the head, and what lies
    // behind that in memory.
    const { token } = JSON.parse(
        (
            await raw(
                request(
                    'POST',
                    '/api/session',
                    { 'Content-Type': 'application/json' },
                    '{"name":"Ada"}',
                ),
            )
        ).body,
    );
    const full = `GET /api/games? HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nFoo: &from=x`;
    same(
        (await raw(`${full.padEnd(2044, 'x')}\r\n\r\n`)).status,
        200,
        'an empty query before something else',
    );
    same((await get('/api/nothing')).status, 404, 'nothing of the interface');
    same((await get('/api/../styles.css')).status, 404, 'dots in the interface');
    same((await get('/metrics')).status, 404, 'metrics are behind the other door');
    for (const target of [
        'styles.css',
        '*',
        'http://localhost/',
        '/a b',
        '/\u00e9',
        '/#x',
        '/\x7f',
        '/a\tb',
        '',
    ])
        same(
            (await raw(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).status,
            400,
            `target ${JSON.stringify(target)}`,
        );
    same((await get(`/${'x'.repeat(2047)}`)).status, 404, '2,048 bytes of target');
    same((await get(`/${'x'.repeat(2048)}`)).status, 414, '2,049 bytes of target');
}

async function heads() {
    const host = 'Host: localhost\r\n';
    const cases = {
        'no host': ['GET / HTTP/1.1\r\n\r\n', 400],
        'two hosts': [`GET / HTTP/1.1\r\n${host}${host}\r\n`, 400],
        'an empty host': ['GET / HTTP/1.1\r\nHost:\r\n\r\n', 400],
        'a host with a path': ['GET / HTTP/1.1\r\nHost: a/b\r\n\r\n', 400],
        'a host with a user': ['GET / HTTP/1.1\r\nHost: a@b\r\n\r\n', 400],
        'a blank before the colon': [`GET / HTTP/1.1\r\nHost : localhost\r\n\r\n`, 400],
        'a blank before a length': [`POST / HTTP/1.1\r\n${host}Content-Length : 0\r\n\r\n`, 400],
        'a line without a colon': [`GET / HTTP/1.1\r\n${host}Foo\r\n\r\n`, 400],
        'a line that goes on': [`GET / HTTP/1.1\r\n${host}Foo: a\r\n b\r\n\r\n`, 400],
        'a line that goes on, as the first': [`GET / HTTP/1.1\r\n ${host}\r\n`, 400],
        'an empty name': [`GET / HTTP/1.1\r\n${host}: a\r\n\r\n`, 400],
        'bare line feeds': ['GET / HTTP/1.1\nHost: localhost\n\n\r\n\r\n', 400],
        'a bare carriage return': [`GET / HTTP/1.1\r\n${host}Foo: a\rb\r\n\r\n`, 400],
        'a NUL': [`GET / HTTP/1.1\r\n${host}Foo: a\0b\r\n\r\n`, 400],
        'a control character': [`GET / HTTP/1.1\r\n${host}Foo: a\x01b\r\n\r\n`, 400],
        'two blanks': [`GET  / HTTP/1.1\r\n${host}\r\n`, 400],
        'no version': [`GET /\r\n${host}\r\n`, 400],
        'a small letter in the version': [`GET / http/1.1\r\n${host}\r\n`, 400],
        'HTTP/2.0': [`GET / HTTP/2.0\r\n${host}\r\n`, 505],
        'the beginning of HTTP/2': ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 505],
        'HTTP/1.2': [`GET / HTTP/1.2\r\n${host}\r\n`, 505],
        'a method with a colon': [`G:T / HTTP/1.1\r\n${host}\r\n`, 400],
        'a long method': [`${'G'.repeat(17)} / HTTP/1.1\r\n${host}\r\n`, 400],
        'an unknown expectation': [`GET / HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`, 417],
        CONNECT: ['CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
        'a TLS hello': ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
    };
    for (const [what, [text, status]] of Object.entries(cases)) {
        const wire = new Wire(port);
        wire.send(text);
        const response = await wire.response();
        same(response?.status, status, what);
        same(response?.headers.connection, 'close', `${what}: closed`);
        same(response?.body, '{"error":"bad-message"}', `${what}: an error's word`);
        await wire.end();
        wire.close();
    }
    same(
        (await raw('\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).status,
        200,
        'an empty line before a request',
    );
    same(
        (await raw('GET / HTTP/1.1\r\nhOsT:localhost\t \r\nFoo: b\u00e4r\r\nEmpty:\r\n\r\n'))
            .status,
        200,
        'names in any case, blanks around values, other bytes in values',
    );
    same((await raw('GET / HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n')).status, 200, 'a host of IPv6');
    const many = (count) => raw(`GET / HTTP/1.1\r\n${host}${'A: b\r\n'.repeat(count - 1)}\r\n`);
    same((await many(64)).status, 200, '64 fields');
    same((await many(65)).status, 431, '65 fields');
    const long = (size) => {
        const start = `GET / HTTP/1.1\r\n${host}Foo: `;
        return raw(`${start}${'x'.repeat(size - start.length - 4)}\r\n\r\n`);
    };
    same((await long(8192)).status, 200, 'a head of 8,192 bytes');
    same((await long(8193)).status, 431, 'a head of 8,193 bytes');
    // Whoever sends more than is read still gets the answer, not a reset.
    // A request that is refused after one of HEAD has its body.
    const mixed = new Wire(port);
    mixed.send(`${request('HEAD', '/')}GET / HTTP/1.1\r\n\r\n`);
    same((await mixed.response(true)).status, 200, 'HEAD, and then');
    same((await mixed.response()).body, '{"error":"bad-message"}', 'what is refused');
    mixed.close();
    const wire = new Wire(port);
    wire.send(`GET / HTTP/1.1\r\n${host}Foo: ${'x'.repeat(300000)}`);
    same((await wire.response())?.status, 431, 'a head without end');
    wire.close();
}

async function bodies() {
    const post = (headers, body = '') =>
        raw(
            `POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n${body}`,
        );
    const name = '{"name":"Ada"}';
    same((await post(`Content-Length: ${name.length}\r\n`, name)).status, 200, 'a body');
    for (const [what, headers, status] of [
        ['two lengths', 'Content-Length: 14\r\nContent-Length: 14\r\n', 400],
        ['a list of lengths', 'Content-Length: 14, 14\r\n', 400],
        ['a length and a coding', 'Content-Length: 14\r\nTransfer-Encoding: chunked\r\n', 400],
        ['a coding and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 14\r\n', 400],
        ['a coding', 'Transfer-Encoding: chunked\r\n', 501],
        ['an odd coding', 'Transfer-Encoding: xchunked\r\n', 501],
        ['two codings', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', 400],
        ['a negative length', 'Content-Length: -1\r\n', 400],
        ['a length with a sign', 'Content-Length: +14\r\n', 400],
        ['a hexadecimal length', 'Content-Length: 0xe\r\n', 400],
        ['an empty length', 'Content-Length:\r\n', 400],
        ['a length with a blank', 'Content-Length: 1 4\r\n', 400],
        ['a length too long', 'Content-Length: 4097\r\n', 413],
        ['a length beyond all bounds', 'Content-Length: 18446744073709551630\r\n', 413],
    ])
        same((await post(headers, name))?.status, status, what);
    const full = `{"name":"Ada"}${' '.repeat(4096 - name.length)}`;
    same((await post('Content-Length: 4096\r\n', full)).status, 200, 'a body of 4,096 bytes');
    same((await post('')).status, 400, 'no body where one is needed');
    same((await post('Content-Length: 00014\r\n', name)).status, 200, 'zeros before a length');

    // 100-continue: asked for, told to go on, answered.
    const wire = new Wire(port);
    wire.send(
        `POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${name.length}\r\n\r\n`,
    );
    same((await wire.response())?.status, 100, 'go on');
    wire.send(name);
    same((await wire.response())?.status, 200, 'and then the answer');
    wire.close();
}

async function keeping() {
    // Several requests over one connection, also sent at once; answers in order.
    const wire = new Wire(port);
    wire.send(request('GET', '/healthz'));
    same((await wire.response())?.headers.connection, 'keep-alive', 'it stays open');
    wire.send(
        request('GET', '/styles.css') +
            request('GET', '/nothing') +
            request('HEAD', '/') +
            request('GET', '/healthz'),
    );
    same((await wire.response())?.headers['content-type'], 'text/css; charset=utf-8', 'the first');
    same((await wire.response())?.status, 404, 'the second');
    same((await wire.response(true))?.status, 200, 'the third, without a body');
    same((await wire.response())?.body, 'ok', 'the fourth');
    wire.send(request('GET', '/healthz', { Connection: 'close' }) + request('GET', '/healthz'));
    const last = await wire.response();
    same(last?.headers.connection, 'close', 'it is closed when asked');
    await wire.end();
    same(await wire.response(), null, 'and what came after is not answered');
    wire.close();

    // A body in pieces, a request in single bytes.
    const slow = new Wire(port);
    for (const byte of request('GET', '/healthz')) slow.send(byte);
    same((await slow.response())?.body, 'ok', 'byte by byte');
    slow.send(
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"na',
    );
    slow.send('me":"Ada"}GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    same((await slow.response())?.status, 200, 'a body in two pieces');
    same((await slow.response())?.body, 'ok', 'and what follows it');
    slow.close();

    const old = await exchange(port, 'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n');
    same(old.headers.connection, 'close', 'HTTP/1.0 is closed');
    same(
        (
            await exchange(
                port,
                'GET /healthz HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n',
            )
        ).headers.connection,
        'keep-alive',
        'unless it asks',
    );

    // Who closes his side still gets the answer.
    const half = new Wire(port);
    half.send(request('GET', '/healthz'));
    half.socket.end();
    same((await half.response())?.body, 'ok', 'half closed');
    half.close();
}

async function deadline() {
    // Nobody may take longer than the request's time, however busily he sends.
    const began = Date.now();
    const silent = new Wire(hasty.port);
    const drip = new Wire(hasty.port);
    drip.send('GET / HTTP/1.1\r\nHost: localhost\r\nFoo: ');
    const body = new Wire(hasty.port);
    body.send(
        'POST /api/session HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
    );
    const timer = setInterval(() => {
        drip.send('x');
        body.send(' ');
    }, 20);
    await Promise.all([silent.end(), drip.end(), body.end()]);
    clearInterval(timer);
    check(Date.now() - began >= 390, 'nobody is cut off before the time');
    for (const wire of [silent, drip, body])
        same(await wire.response(), null, 'and then without an answer');
    // One that has asked may be idle for its own time.
    const idle = new Wire(hasty.port);
    idle.send(request('GET', '/healthz'));
    same((await idle.response())?.body, 'ok', 'an answer');
    await idle.end();
}

async function origins() {
    const own = `http://localhost:${port}`;
    const host = { Host: `localhost:${port}` };
    same((await get('/', { ...host, Origin: own })).status, 200, 'our own origin');
    same(
        (await get('/', { Host: `LOCALHOST:${port}`, Origin: own })).status,
        200,
        'whatever case the host has',
    );
    for (const origin of [
        'null',
        '',
        `https://localhost:${port}`,
        'http://localhost',
        `${own}/`,
        `${own}.evil.example`,
        `http://evil.example`,
        `${own} ${own}`,
        `http://localhost:${port}0`,
    ]) {
        const response = await get('/', { ...host, Origin: origin });
        same(response.status, 403, `origin ${origin}`);
        same(response.body, '{"error":"bad-origin"}', 'the word');
    }
    same(
        (
            await raw(
                `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${own}\r\nOrigin: ${own}\r\n\r\n`,
            )
        ).status,
        400,
        'two origins',
    );
}

// A page of a stranger's whose name was made to lead here (DNS rebinding) has that name as its Host,
// and a matching Origin. Names that no stranger can have are fine.
async function names() {
    const called = async (host, headers = {}, path = '/') =>
        (await get(path, { Host: host, ...headers })).status;
    const session = (host) =>
        exchange(
            port,
            request(
                'POST',
                '/api/session',
                { Host: host, Origin: `http://${host}`, 'Content-Type': 'application/json' },
                '{"name":"Eve"}',
            ),
        );
    for (const host of [
        'evil.example',
        `evil.example:${port}`,
        'localhost.evil.example',
        '127.0.0.1.evil.example',
        'nika.example.evil.example',
        'xnika.example',
        'evilhome.arpa',
        '1.2.3.4.5',
        '.localhost.example',
        '127.0.0.1:80:evil.example',
    ]) {
        const refused = await session(host);
        same(refused.status, 421, `the name ${host}`);
        same(JSON.parse(refused.body).error, 'bad-host', 'its word');
        check(JSON.parse(refused.body).help.includes('--host'), 'and what to do about it');
        same(refused.headers['set-cookie'], undefined, 'nobody is signed in');
        same(await called(host), 421, `a page for ${host}`);
        same(await called(host, {}, '/api/tables'), 421, `tables for ${host}`);
        const socket = request('GET', '/ws', {
            ...upgradeHeaders,
            Host: host,
            Origin: `http://${host}`,
        });
        same((await exchange(port, socket)).status, 421, `a WebSocket for ${host}`);
    }
    for (const host of [
        'localhost',
        `localhost:${port}`,
        'LOCALHOST',
        'nika.localhost',
        '127.0.0.1',
        `192.168.1.7:${port}`,
        '[::1]',
        `[fe80::1]:${port}`,
        'raspberrypi',
        `raspberrypi.local:${port}`,
        'nas.lan',
        'nas.home.arpa',
        'nika.internal',
        hostname(),
        'nika.example',
        `NIKA.example.:${port}`,
    ])
        same(await called(host), 200, `the name ${host}`);
}

async function cookies() {
    const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}` };
    const json = { 'Content-Type': 'application/json' };
    const session = await exchange(
        port,
        request('POST', '/api/session', { ...own, ...json }, '{"name":"Ada"}'),
    );
    const cookie = session.headers['set-cookie'];
    check(
        /^nika=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/.test(cookie),
        `a cookie: ${cookie}`,
    );
    check(!('token' in JSON.parse(session.body)), 'a browser is not shown its token');
    const pair = cookie.split(';')[0];
    const token = pair.slice(5);
    const who = async (headers) =>
        (await get('/api/session', { Host: `localhost:${port}`, ...headers })).status;
    same(await who({ Cookie: pair }), 200, 'by the cookie');
    same(await who({ Cookie: `a=b; ${pair}; c=d` }), 200, 'among others');
    same(await who({ Cookie: `nika=x; ${pair}` }), 401, 'the first one of its name counts');
    same(await who({ Cookie: `xnika=${token}` }), 401, 'a name that ends like it');
    same(await who({ Cookie: `NIKA=${token}` }), 401, 'a name in other letters');
    same(await who({ Cookie: `__Host-nika=${token}` }), 401, 'the name that is used with TLS');
    same(await who({ Cookie: `nika="${token}"` }), 401, 'quoted');
    same(await who({ Authorization: `Bearer ${token}` }), 200, 'by a header');
    same(await who({ Authorization: `bearer   ${token}` }), 200, 'in any case');
    same(await who({ Authorization: `Basic ${token}` }), 401, 'another kind');
    same(await who({ Authorization: `Bearer ${token.toUpperCase()}` }), 401, 'not quite');
    same(await who({ Authorization: `Bearer ${'a'.repeat(200)}` }), 401, 'too long');
    same(
        (
            await raw(
                `GET /api/session HTTP/1.1\r\nHost: x\r\nCookie: ${pair}\r\nCookie: ${pair}\r\n\r\n`,
            )
        ).status,
        400,
        'two headers',
    );
    // A cookie changes something only if the request says where it comes from.
    same(
        (await exchange(port, request('POST', '/api/ticket', { Cookie: pair, ...json }, '{}')))
            .status,
        401,
        'a cookie alone',
    );
    same(
        (
            await exchange(
                port,
                request('POST', '/api/ticket', { Cookie: pair, ...json, ...own }, '{}'),
            )
        ).status,
        200,
        'a cookie with an origin',
    );
    const out = await exchange(port, request('DELETE', '/api/session', { Cookie: pair, ...own }));
    check(
        /^nika=; Path=\/; HttpOnly; SameSite=Strict; Max-Age=0$/.test(out.headers['set-cookie']),
        'it is cleared',
    );
}

// Links cost what other requests cost; a page that could not be made is no preview to keep, and
// still leads on.
async function crowds() {
    let page;
    for (let asked = 0; asked < 1000 && page?.status !== 429; asked++)
        page = await get('/t/0123456789abcdef', browser);
    same(
        `${page.status} ${page.headers['content-type']}`,
        '429 text/html; charset=utf-8',
        'too many at once',
    );
    same(tag(page, 'og:title'), 'Nika', 'nothing is said of a table');
    check(page.body.includes('url=/#/t/0123456789abcdef"'), 'and leads to the page all the same');
}

await files();
await invitations();
await previews();
await keptSeats();
await paths();
await heads();
await bodies();
await keeping();
await deadline();
await origins();
await names();
await cookies();
await crowds();
same((await server.stop()).code, 0, 'it ends well');
same((await hasty.stop()).code, 0, 'and so does the other');
same(server.err.includes('Ada'), false, 'no name in the log');
finish();
