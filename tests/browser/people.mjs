// people.mjs: what people do about their accounts in the browser: another password, sessions seen
// and ended, a recovery code made and used. Usage: node people.mjs NIKA
import { readFileSync } from 'node:fs';
import { begin, check, Person, phone, same, test } from './kit.mjs';
import { judgeAccess, judgeText } from './judge.mjs';

const first = 'correct horse';
const second = 'battery staple';
const third = 'staple of horses';

const part = (name) => `[data-part="${name}"]`;

// A page as it stands, by day and by night, wide and on a phone.
async function judge(person, where) {
    const size = person.page.viewportSize();
    await judgeText(person, where, 'en');
    await judgeAccess(person, where);
    await person.page.setViewportSize({ width: 360, height: 640 });
    await judgeText(person, `${where} 360`, 'en');
    await person.page.setViewportSize(size);
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
    await judge(ada, 'account');
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
    await sessions(ada, mobile);
    await password(ada, mobile);
    await recovery(ada, mobile);
});
