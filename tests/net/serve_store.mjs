// serve_store.mjs NIKA: where a server keeps its data, a file or a database, which of several names
// counts, and which settings make no sense with one of the two.
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, finish, folder, same, serve } from './net_kit.mjs';

const program = process.argv[2];
const home = {
    HOME: folder,
    XDG_DATA_HOME: '',
    STATE_DIRECTORY: '',
    NIKA_DATA: '',
    NIKA_STORE: '',
    NIKA_CONFIG: '',
};
const database = 'postgresql://nika:geheim@127.0.0.1:1/club';
const path = (name) => join(folder, name);

// Runs a server that is expected not to begin: the command line makes no sense.
function refuses(options, text, environment = {}, status = 2) {
    const what = [...options, ...Object.entries(environment).map((pair) => pair.join('='))].join(
        ' ',
    );
    const found = spawnSync(program, ['serve', '--port', '0', ...options], {
        env: { ...process.env, LC_ALL: 'C', ...home, ...environment },
        encoding: 'utf8',
        timeout: 60000,
        killSignal: 'SIGKILL',
    });
    same(found.status, status, `${what}: the exit status`);
    check(found.stderr.includes(text), `${what}: “${text}” is not in “${found.stderr}”`);
    check(!found.stderr.includes('geheim'), `${what}: the password is shown`);
    same(found.stdout, '', `${what}: nothing on standard output`);
}

function mistakes() {
    // Nobody wants a file that is called like this.
    for (const where of [
        '',
        'mysql://nika:geheim@127.0.0.1/club',
        'postgresq://nika:geheim@127.0.0.1/club',
        'file:///tmp/nika.db',
        'host=127.0.0.1 password=geheim',
        'password=geheim',
    ])
        for (const option of ['--store', '--data'])
            refuses([option, where], 'this is neither a file nor the address', {}, 1);
    for (const name of ['', 'Zoë', 'a b', 'a/b', 'a:1', 'n'.repeat(64)])
        refuses(['--store', database, '--node-name', name], '--node-name needs 1 to 63 characters');
    for (const listen of [
        '127.0.0.1',
        '127.0.0.1:',
        ':7000',
        '127.0.0.1:65536',
        '127.0.0.1:x',
        'localhost:7000',
        '10.0.0.0/8:7000',
        '::1:7000',
        '[::1]',
        '[::1]7000',
        '[127.0.0.1]:7000',
        '[]:7000',
        '7000',
    ])
        refuses(
            ['--store', database, '--node-listen', listen],
            '--node-listen needs a numeric address',
        );
    for (const address of [
        'nika1',
        'nika1:',
        'nika1:0',
        'nika1:65536',
        'http://nika1:7000',
        'nika1/x:7000',
        'nika 1:7000',
        '::1:7000',
        `${'n.'.repeat(70)}n:7000`,
    ])
        refuses(
            ['--store', database, '--node-address', address],
            '--node-address needs the name or address',
        );
    for (const lease of ['0', '6', '1.5'])
        refuses(['--store', database, '--lease', lease], '--lease needs a number from 1 to 5');
    for (const everywhere of ['0.0.0.0:7000', '[::]:7000', '0.0.0.0:0'])
        refuses(
            ['--store', database, '--node-listen', everywhere],
            `${everywhere} stands for all addresses of this machine; say with --node-address`,
        );
}

// What is said must have a meaning where the data is.
function misfits() {
    const ofNodes = [
        ['--node-name', 'one'],
        ['--node-listen', '127.0.0.1:7000'],
        ['--node-address', 'nika1.example.org:7000'],
        ['--lease', '3'],
    ];
    for (const [option, value] of ofNodes)
        for (const where of [
            ['--data', path('none.db')],
            ['--store', path('none.db')],
            ['--memory'],
            [],
        ])
            refuses([...where, option, value], `${option} is for several servers on one database`);
    refuses(['--data', path('none.db')], '--lease is for several servers', { NIKA_LEASE: '3' });
    const ofFiles = [
        ['--backup-folder', folder],
        ['--backup-hours', '24'],
        ['--backup-keep', '7'],
        ['--disk-budget', '100'],
        ['--disk-floor', '200'],
    ];
    for (const [option, value] of ofFiles)
        refuses(['--store', database, option, value], `${option} is for a data file, but --store`);
    refuses([], '--disk-floor is for a data file', {
        NIKA_STORE: database,
        NIKA_DISK_FLOOR: '200',
    });
    writeFileSync(path('conf'), `store = ${database}\nbackup-folder = ${folder}\n`);
    refuses(['--config', path('conf')], '--backup-folder is for a data file');
    refuses(['--memory', '--store', database], '--memory saves nothing, --store says where');
    refuses(['--memory', '--store', path('none.db')], '--memory saves nothing, --store says where');
    refuses(
        ['--store', path('none.db'), '--data', path('none.db')],
        '--store and --data both say where to keep the data',
    );
    check(!existsSync(path('none.db')), 'nothing was made');
}

// Which name counts: the command line most, then the store.
async function names() {
    const made = async (name, options, environment) => {
        const server = await serve(program, options, { ...home, ...environment });
        check(existsSync(path(name)), `${name} was made by ${JSON.stringify(options)}`);
        check(existsSync(path(`${name}.socket`)), `and a socket beside ${name}`);
        await server.stop();
        check(!server.out.includes('Nothing is saved'), 'it is no server in memory');
    };
    const [store, data] = [
        (name) => ({ NIKA_STORE: path(name) }),
        (name) => ({ NIKA_DATA: path(name) }),
    ];
    await made('a.db', ['--store', path('a.db')], {});
    await made('b.db', [], store('b.db'));
    await made('c.db', [], { ...store('c.db'), ...data('not.db') });
    await made('d.db', ['--store', path('d.db')], { ...store('not.db'), ...data('not.db') });
    await made('e.db', ['--data', path('e.db')], { ...store('not.db'), ...data('not.db') });
    writeFileSync(path('conf'), `store = ${path('f.db')}\n`);
    await made('f.db', ['--config', path('conf')], data('not.db'));
    await made('g.db', ['--config', path('conf')], store('g.db'));
    check(!existsSync(path('not.db')), 'and no other');
}

mistakes();
misfits();
await names();
finish();
