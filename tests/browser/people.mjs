// people.mjs: what people do about their accounts in the browser: another password, sessions seen
// and ended, a recovery code made and used; how players report, and what hosts do on their page:
// reports, mutes, bans, tables that are closed, the audit log. Usage: node people.mjs NIKA
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, check, folder, Person, phone, same, someLanguages, test } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';

const narrow = { width: 360, height: 640 };
const first = 'correct horse';
const second = 'battery staple';
const third = 'staple of horses';

const part = (name) => `[data-part="${name}"]`;

// A page as it stands, wide and on a phone, in English and one language more; by night, too, where
// it has colors of its own.
async function judge(person, where, night = false) {
    const size = person.page.viewportSize();
    await judgeAccess(person, where);
    for (const language of someLanguages().slice(0, 2)) {
        if (language !== 'en') await person.speak(language);
        for (const seen of [size, narrow]) {
            await person.page.setViewportSize(seen);
            await judgeText(person, `${language} ${where} ${seen.width}`, language);
        }
    }
    await person.page.setViewportSize(size);
    await person.speak('en');
    if (!night) return;
    await person.theme('dark');
    await judgeAccess(person, `${where} dark`, 'colors');
    await person.theme('light');
}

async function comeAs(person, name) {
    await person.go('#/account');
    await person.page.locator('input[name="name"]').fill(name);
    await person.press('[data-action="come-in"]');
    await person.page.waitForSelector('[data-action="open-account"]');
}

async function signIn(person, name, password) {
    await person.go('#/account');
    await person.press('[data-action="have-account"]');
    await person.page.locator('input[name="name"]').fill(name);
    await person.page.locator('#online-password').fill(password);
    await person.press('[data-action="come-in"]');
}

const isMember = (person) => person.page.waitForSelector(`${part('sessions')} li`);
// The page of somebody whom the server does not know any more.
async function isStranger(person, why) {
    await person.page.reload();
    await person.page.waitForSelector('[data-action="have-account"]');
    check(true, why);
}

// Ada has an account; on her phone, too. She sees both, and ends the one on the phone.
async function sessions(ada, mobile) {
    await comeAs(ada, 'Ada');
    same(
        await ada.page.locator('.online-gives li').count(),
        3,
        'a guest is told what an account gives',
    );
    same(
        await ada.page.locator(`${part('password')}, ${part('sessions')}`).count(),
        0,
        'a guest has no password to change',
    );
    await ada.page.locator('#online-new-password').fill(first);
    await ada.press('[data-action="open-account"]');
    await isMember(ada);
    same(await ada.page.locator('[data-session]').count(), 1, 'one session');
    await signIn(mobile, 'Ada', first);
    await isMember(mobile);
    same(
        await mobile.page.locator('[data-session="this"]').innerText().then(oneLine),
        'This browser',
        'the phone knows which one it is',
    );
    await ada.page.reload();
    await isMember(ada);
    same(await ada.page.locator('[data-session]').count(), 2, 'two sessions');
    await judge(ada, 'account', true);
    await ada.press('[data-session="other"] [data-action="end-session"]');
    await ada.page.waitForSelector('[data-session="other"]', { state: 'detached' });
    await isStranger(mobile, 'the phone is signed out');
}

const oneLine = (text) => text.trim().split('\n')[0];

// Another password, by keyboard alone: the other session ends, this one stays.
async function password(ada, mobile) {
    await signIn(mobile, 'Ada', first);
    await isMember(mobile);
    const change = async (old) => {
        await ada.page.locator('#online-old-password').focus();
        await ada.page.keyboard.type(old);
        await ada.page.keyboard.press('Tab');
        await ada.page.keyboard.type(second);
        await ada.page.keyboard.press('Enter');
    };
    await change('not the one');
    await ada.page.waitForSelector('#online-old-password[aria-invalid="true"]');
    same(
        await ada.text('#online-old-password-note'),
        'That is not your password.',
        'a wrong password, beside its field',
    );
    for (const field of ['#online-old-password', '#online-next-password'])
        await ada.page.locator(field).fill('');
    await change(first);
    await ada.page.waitForSelector(`${part('password')} [role="status"]`);
    await ada.page.waitForSelector('[data-session="other"]', { state: 'detached' });
    same(await ada.page.locator('[data-session="this"]').count(), 1, 'this one stays');
    await isStranger(mobile, 'the others end');
    await signIn(mobile, 'Ada', first);
    await mobile.page.waitForSelector('#online-password[aria-invalid="true"]');
    check(true, 'the old password is refused');
}

// A code is made, kept as a file, and used on the phone: once.
async function recovery(ada, mobile) {
    await ada.page.locator('#online-recovery-password').fill(second);
    await ada.press('[data-action="make-code"]');
    const code = await ada.page.locator('[data-code]').getAttribute('data-code');
    check(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/.test(code), `a code to print: ${code}`);
    const [download] = await Promise.all([
        ada.page.waitForEvent('download'),
        ada.press('[data-action="save-code"]'),
    ]);
    check(readFileSync(await download.path(), 'utf8').includes(code), 'the code in the file');
    await judge(ada, 'recovery code');
    await ada.page.reload();
    await isMember(ada);
    same(await ada.page.locator('[data-code]').count(), 0, 'it is shown once');
    same(
        await ada.text(`${part('recovery')} .online-done`),
        'You have a recovery code. A new one replaces it.',
        'that there is one',
    );
    const recover = async () => {
        await mobile.go('#/account');
        await mobile.page.reload();
        await mobile.press('[data-action="have-account"]');
        await mobile.press('[data-action="forgotten"]');
        await mobile.page.locator('input[name="name"]').fill('Ada');
        await mobile.page.locator('#online-code').fill(code.toLowerCase());
        await mobile.page.locator('#online-password').fill(third);
        await judgeText(mobile, 'recovery', 'en');
        await mobile.press('[data-action="come-in"]');
    };
    await recover();
    await isMember(mobile);
    await isStranger(ada, 'all older sessions end');
    await mobile.press('[data-action="everywhere"]');
    await mobile.press('[data-action="everywhere-sure"]');
    await mobile.page.waitForSelector('[data-action="have-account"]');
    await recover();
    await mobile.page.waitForSelector('#online-code[aria-invalid="true"]');
    same(
        await mobile.text('#online-code-note'),
        'Wrong code, or there is no such account. A code works only once.',
        'a code works once',
    );
    await signIn(ada, 'Ada', third);
    await isMember(ada);
}

// The server of this test has no rates: what it would say to who reports too often, it is made to.
const tooOften = (person) =>
    person.page.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
            const { do: what, id, text } = JSON.parse(message);
            if (what !== 'report' || text !== 'Too often.') server.send(message);
            else
                socket.send(
                    JSON.stringify({ re: id, ok: false, error: 'slow-down', wait: 12 * 60000 }),
                );
        });
    });

// Bo, a guest, and Ada at a table: he is rude, she reports him.
async function reported(ada, bo) {
    await ada.go('#/new?game=justinian');
    await ada.press('[data-action="open"]');
    await ada.page.waitForURL(/#\/t\/[0-9a-f]{16}$/);
    const table = ada.page.url().slice(-16);
    await bo.go(`t/${table}`);
    await bo.page.locator('input[name="name"]').fill('Bo');
    await bo.press('[data-action="come-in"]');
    await bo.page.waitForSelector('[data-action="stand"]');
    await bo.page.locator('[data-action="talk"]').fill('You play like a donkey.');
    await bo.page.keyboard.press('Enter');
    await ada.page.waitForSelector('.online-said-text >> text=donkey');
    await ada.press('.online-seat [data-action="report"]');
    await ada.page.waitForSelector('#report-text');
    same(
        await ada.page.locator('#report-about option:checked').innerText(),
        'Bo',
        'the report is about him whose seat it was',
    );
    check(
        (await ada.text('dialog form > p')).includes("this table's chat"),
        'it is said that the chat goes with it',
    );
    await judge(ada, 'report');
    await ada.page.locator('#report-text').fill('Too often.');
    await ada.press('[data-action="report-send"]');
    await ada.page.waitForSelector('#report-text[aria-invalid="true"]');
    same(
        await ada.text('#report-note'),
        'That was too often. Try again in 12 min.',
        'how long one has to wait',
    );
    await ada.page.locator('#report-text').fill('He insults me.');
    await ada.press('[data-action="report-send"]');
    await ada.page.waitForSelector('[data-reported]');
    await ada.press('[data-action="report-done"]');
    return table;
}

// Who has no role sees neither the link nor the page; a command on the server's machine gives it to
// Ada.
async function role(program, ada, bo) {
    for (const person of [ada, bo]) {
        same(
            await person.page.locator('a[href="#/host"]').count(),
            0,
            `${person.name}: no link to the hosts' page`,
        );
        await person.go('#/host/people');
        await person.page.waitForSelector('[data-state="not-host"]');
        same(await person.page.locator('.host-tabs').count(), 0, 'and nothing on it');
    }
    execFileSync(program, ['role', 'Ada', 'host', '--data', join(folder, 'nika.db')]);
    await ada.page.reload();
    await ada.press('.page-nav a[href="#/host"]');
    await ada.page.waitForSelector(part('overview'));
    await ada.page.waitForSelector('.host-figures');
    same(await ada.text('.host-figures dd'), '1', 'one report is open');
    await judge(ada, 'host');
}

const manage = async (ada, name) => {
    await ada.press(`[data-action="person"][aria-label="Manage ${name}"]`);
    await ada.page.waitForSelector('.host-dialog');
};

// The report is read, its person muted, and it is marked as done.
async function settled(ada, bo, table) {
    await ada.go('#/host/reports');
    await ada.page.waitForSelector('[data-report]');
    same(await ada.text('[data-report] h3'), 'Ada reports Bo', 'who reports whom');
    same(await ada.text('[data-report] .host-quote'), 'He insults me.', 'what she wrote');
    await ada.press('.host-talk summary');
    same(
        await ada.text('.host-talk [data-about] .online-said-text'),
        'You play like a donkey.',
        'what he said',
    );
    await judge(ada, 'reports', true);
    await ada.press('[data-action="report-about"]');
    await ada.page.locator('#mute-why').fill('rude');
    await judge(ada, 'person');
    await ada.press('[data-action="mute"]');
    await ada.page.waitForSelector('.host-dialog', { state: 'detached' });
    await bo.go(`#/t/${table}`);
    await bo.page.locator('[data-action="talk"]').fill('Hee-haw');
    await bo.page.keyboard.press('Enter');
    await bo.page.waitForSelector('.online-talk .error');
    check(
        /don't let you chat until .*\d/.test(await bo.text('.online-talk .error')),
        `who is muted is told until when: ${await bo.text('.online-talk .error')}`,
    );
    await ada.page.locator('.host-settle input').fill('Muted for a day.');
    await ada.press('[data-action="settle"]');
    await ada.page.waitForSelector('[data-report][data-done="true"]');
    check((await ada.text('[data-report]')).includes('Muted for a day.'), 'what was done');
}

// Bo is found, banned, and let in again; the table is closed; all of it is in the audit log.
async function banned(ada, bo, table) {
    await ada.go('#/host/people');
    await ada.page.waitForSelector('[data-action="person"] >> nth=1');
    await judge(ada, 'people', true);
    await ada.page.locator('#host-find').fill('bo');
    await ada.page.waitForFunction(
        () => document.querySelectorAll('[data-action="person"]').length === 1,
    );
    await manage(ada, 'Bo');
    await ada.page.locator('#ban-hours').selectOption('1');
    await ada.page.locator('#ban-why').fill('rude again');
    await ada.press('[data-action="ban"]');
    await ada.page.waitForSelector('.host-table .badge.bad');
    await bo.page.waitForSelector('[data-state="banned"]');
    await bo.page.waitForFunction(
        () => document.querySelector('[data-state="banned"] p')?.innerText,
    );
    check(
        /shut you out until .*\d/.test(await bo.text('[data-state="banned"] p')),
        `who is banned is told until when: ${await bo.text('[data-state="banned"] p')}`,
    );
    await judge(bo, 'banned');
    await ada.go('#/host/bans');
    await ada.page.waitForSelector('[data-kind="ban"]');
    same(
        (
            await ada.page
                .locator('tr[data-ban]')
                .evaluateAll((rows) => rows.map((row) => row.dataset.kind))
        )
            .sort()
            .join(),
        'ban,mute,role',
        'what is on whom',
    );
    await judge(ada, 'bans');
    await ada.press('[data-kind="ban"] [data-action="lift"]');
    await ada.page.waitForSelector('[data-kind="ban"]', { state: 'detached' });
    await bo.page.reload();
    await bo.page.waitForSelector(`[data-table="${table}"]`);
    await ada.go('#/host/tables');
    await ada.page.waitForSelector(`tr[data-table="${table}"]`);
    await judge(ada, 'tables');
    await ada.press(`tr[data-table="${table}"] [data-action="close-table"]`);
    await ada.page.locator('#close-why').fill('a donkey at it');
    await ada.press('[data-action="close-table-sure"]');
    await ada.page.waitForSelector(`${part('tables')} [data-state="empty"]`);
    await bo.page.waitForSelector('[data-state="closed"], [data-state="no-such-table"]');
    await ada.go('#/host/audit');
    await ada.page.waitForSelector('tr[data-what]');
    same(
        await ada.page
            .locator('tr[data-what]')
            .evaluateAll((rows) => rows.map((row) => row.dataset.what).join()),
        'close,unban,ban,report,mute,role',
        'what was done, the newest first',
    );
    await judge(ada, 'audit');
    await ada.go('#/host/limits');
    await ada.page.waitForSelector('.host-limits');
    same(
        await ada.text('.host-limits tr:has-text("max-tables") td'),
        '10,000',
        'a limit as it is set',
    );
    await judge(ada, 'limits');
    await ada.press('[data-action="archive"]');
    await ada.page.waitForSelector('[data-action="archive"] + [role="status"]');
    check(true, 'what is due goes');
}

// Everything about Bo is saved as a file.
async function exported(ada) {
    await ada.go('#/host/people');
    await manage(ada, 'Bo');
    const [download] = await Promise.all([
        ada.page.waitForEvent('download'),
        ada.press('[data-action="export"]'),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    check(
        JSON.parse(text) && text.includes('"Bo"') && !text.includes('"Ada"'),
        `everything about Bo, and about nobody else: ${text}`,
    );
}

await test(async (program) => {
    const { url } = await begin(program);
    const ada = await Person.come(url, { drawn: false, name: 'Ada' });
    const mobile = await Person.come(url, {
        drawn: false,
        name: 'phone',
        size: phone,
        touch: true,
    });
    for (const person of [ada, mobile]) person.without(/401/);
    await tooOften(ada);
    await sessions(ada, mobile);
    await password(ada, mobile);
    await recovery(ada, mobile);
    await mobile.leave();
    const bo = await Person.come(url, { drawn: false, name: 'Bo', size: phone, touch: true });
    bo.without(/403/);
    const table = await reported(ada, bo);
    await role(program, ada, bo);
    await settled(ada, bo, table);
    await banned(ada, bo, table);
    await exported(ada);
});
