// app.js: the welcome page: speaks four languages, shows the command for an invitation, and the tables that are listed. Everything
// that strangers wrote is put in as text, never as HTML.
'use strict';

const texts = {
    en: {
        title: 'Nika',
        motto: 'Two board games of Byzantium, for friends near and far.',
        invited: 'You are invited to a table',
        invitedHow: 'Take your seat from a terminal, with the same Nika that serves this page:',
        justinian: 'Twelve counselors stand in a row at the emperor’s court. Push your secret favorites to the right with hidden tokens, hold the others back, and choose when to be paid. For two to four players.',
        byzantz: 'You trade on the great market. Win bundles of cards in auctions, pay with the cards themselves, collect sets of three, and sell them at the right moment. For three to six players.',
        justinianName: 'Justinian',
        byzantzName: 'Byzantz',
        howTitle: 'How to play here',
        howNow: 'Now: in a terminal. Nika is one program; it finds this server by its address, and shows you the tables, or opens a new one.',
        howSoon: 'Next: in this window. The table in the browser is being built; until it stands here, nothing on this page pretends to be one.',
        tablesTitle: 'Open tables',
        tablesNone: 'Nobody has listed a table just now. Open one, and your friends will see it here.',
        tablesLost: 'The server does not answer just now; this page keeps asking.',
        copy: 'Copy',
        copied: 'Copied',
        fair: 'Every deal here can be checked afterwards: neither the server nor any player could choose it alone.',
        open: 'waiting for players',
        running: 'being played',
        free: 'free',
        computer: 'computer',
        separator: ', ',
    },
    it: {
        title: 'Nika',
        motto: 'Due giochi da tavolo di Bisanzio, per amici vicini e lontani.',
        invited: 'Ti hanno invitato a un tavolo',
        invitedHow: 'Prendi posto da un terminale, con lo stesso Nika che serve questa pagina:',
        justinian: 'Alla corte dell’imperatore dodici personaggi stanno in fila. Spingi a destra i tuoi favoriti segreti con gettoni coperti, trattieni gli altri e scegli il momento buono per incassare. Da due a quattro giocatori.',
        byzantz: 'Fai affari al grande mercato: vinci all’asta lotti di carte, pagali con le carte stesse, raccogli tris e vendili al momento giusto. Da tre a sei giocatori.',
        justinianName: 'Justinian',
        byzantzName: 'Byzantz',
        howTitle: 'Come si gioca qui',
        howNow: 'Oggi: in un terminale. Nika è un solo programma; trova questo server dal suo indirizzo e ti mostra i tavoli, o ne apre uno nuovo.',
        howSoon: 'Presto: in questa finestra. Il tavolo nel browser è in costruzione; finché non sarà qui, niente in questa pagina finge di esserlo.',
        tablesTitle: 'Tavoli aperti',
        tablesNone: 'Al momento nessuno ha messo un tavolo in elenco. Aprine uno, e i tuoi amici lo vedranno qui.',
        tablesLost: 'In questo momento il server non risponde; la pagina continua a chiedere.',
        copy: 'Copia',
        copied: 'Copiato',
        fair: 'Ogni distribuzione si può verificare a posteriori: né il server né un giocatore da solo ha potuto sceglierla.',
        open: 'in attesa di giocatori',
        running: 'partita in corso',
        free: 'libero',
        computer: 'computer',
        separator: ', ',
    },
    fr: {
        title: 'Nika',
        motto: 'Deux jeux de société byzantins, entre amis proches ou lointains.',
        invited: 'On t’invite à une table',
        invitedHow: 'Prends place depuis un terminal, avec le même Nika qui sert cette page :',
        justinian: 'À la cour de l’empereur, douze courtisans forment une rangée. Pousse tes favoris secrets vers la droite avec des jetons cachés, retiens les autres, et choisis le bon moment pour marquer. De deux à quatre joueurs.',
        byzantz: 'Tu fais du commerce au grand marché. Remporte des lots de cartes aux enchères, paie-les avec les cartes elles-mêmes, réunis des séries de trois et vends-les au bon moment. De trois à six joueurs.',
        justinianName: 'Justinian',
        byzantzName: 'Byzantz',
        howTitle: 'Comment jouer ici',
        howNow: 'Aujourd’hui : dans un terminal. Nika est un seul programme ; il trouve ce serveur par son adresse et te montre les tables, ou en ouvre une nouvelle.',
        howSoon: 'Bientôt : dans cette fenêtre. La table dans le navigateur est en chantier ; tant qu’elle n’est pas là, rien sur cette page ne prétend en être une.',
        tablesTitle: 'Tables ouvertes',
        tablesNone: 'Personne n’a mis de table dans la liste en ce moment. Ouvre-en une, tes amis la verront ici.',
        tablesLost: 'Le serveur ne répond pas pour l’instant ; cette page continue de demander.',
        copy: 'Copier',
        copied: 'Copié',
        fair: 'Chaque donne peut être vérifiée après coup : ni le serveur ni un joueur n’a pu la choisir seul.',
        open: 'attend des joueurs',
        running: 'partie en cours',
        free: 'libre',
        computer: 'ordinateur',
        separator: ', ',
    },
    ja: {
        title: 'Nika',
        motto: '近くの友だちとも遠くの友だちとも遊べる、ビザンツの2つのボードゲーム。',
        invited: '卓に招待されています',
        invitedHow: 'このページを配信しているのと同じ Nika を使い、端末から席に着いてください。',
        justinian: '皇帝の宮廷に、12人のキャラクターが1列に並んでいます。伏せたトークンで、ひそかなお気に入りを右へ押し上げ、ほかを押しとどめ、得点計算の時機を見はからいましょう。2～4人用。',
        byzantz: '大市場で商売をします。競りに出たカードを落札し、代金もカードで払い、3枚のセットを集めて、よい時に売りましょう。3～6人用。',
        justinianName: 'ユスティニアヌス',
        byzantzName: 'ビザンツ',
        howTitle: 'ここでの遊び方',
        howNow: '今は端末で遊びます。Nika は1つのプログラムで、アドレスからこのサーバーを見つけ、卓の一覧を見せるか、新しい卓を開きます。',
        howSoon: '次はこの画面で。ブラウザーの卓は作っているところです。できあがるまで、このページには卓に見せかけたものはありません。',
        tablesTitle: '開いている卓',
        tablesNone: '今は一覧に出ている卓がありません。卓を開けば、友だちにもここに見えます。',
        tablesLost: '今はサーバーから返事がありません。このページは尋ね続けます。',
        copy: 'コピー',
        copied: 'コピーしました',
        fair: 'ここでのディールはすべて後から確かめられます。サーバーにも、どのプレイヤーにも、1人では選べません。',
        open: 'プレイヤー待ち',
        running: '対戦中',
        free: '空席',
        computer: 'コンピューター',
        separator: '、',
    },
};
const find = (id) => document.getElementById(id);

// The language: the one that was chosen here before, else the first of the browser's that we speak.
function firstLanguage() {
    const wanted = [...(navigator.languages ?? []), navigator.language ?? ''].map((tag) => tag.slice(0, 2).toLowerCase());
    try {
        wanted.unshift(localStorage.getItem('language') ?? '');
    } catch {
        // No storage: then nothing is remembered.
    }
    return wanted.find((code) => Object.hasOwn(texts, code)) ?? 'en';
}

let language = firstLanguage();
let tables = null; // the last list; null while the server does not answer
const say = (key) => texts[language][key];

function speak() {
    document.documentElement.lang = language;
    document.title = say('title');
    for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
    for (const button of document.querySelectorAll('[data-language]')) button.setAttribute('aria-pressed', String(button.dataset.language === language));
    showTables();
}

function element(tag, className, text) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    if (text !== undefined) made.textContent = text;
    return made;
}

async function copy(text, button) {
    try {
        await navigator.clipboard.writeText(text);
        button.textContent = say('copied');
        setTimeout(() => (button.textContent = say('copy')), 1500);
    } catch {
        // Without permission the text can still be selected: one click takes all of it.
    }
}

function commandLine(text) {
    const line = element('p', 'command');
    const button = element('button', '', say('copy'));
    button.type = 'button';
    button.addEventListener('click', () => copy(text, button));
    line.append(element('code', '', text), button);
    return line;
}

function seatText(seat) {
    if (seat.kind === 'computer') return say('computer');
    if (seat.kind === 'open') return say('free');
    return seat.name ?? '?';
}

function tableItem(table) {
    const item = element('li');
    const who = element('p', 'who');
    const seats = Array.isArray(table.seats) ? table.seats : [];
    who.append(element('span', 'game', say(`${table.game}Name`) ?? table.game), element('span', 'state', say(table.state === 'open' ? 'open' : 'running')), element('span', 'seats', seats.map(seatText).join(say('separator'))));
    item.append(who, commandLine(`nika join ${location.origin}/t/${table.table}`));
    return item;
}

function showTables() {
    const note = find('tables-note');
    note.hidden = Boolean(tables?.length);
    note.textContent = say(tables ? 'tablesNone' : 'tablesLost');
    find('tables').replaceChildren(...(tables ?? []).map(tableItem));
}

// Asks for the list now and then, while somebody looks at it.
async function ask() {
    if (document.visibilityState === 'visible') {
        const before = JSON.stringify(tables);
        try {
            const response = await fetch('/api/tables', { cache: 'no-store' });
            tables = response.ok ? (await response.json()).tables : null;
        } catch {
            tables = null;
        }
        if (JSON.stringify(tables) !== before) showTables();
    }
    setTimeout(ask, 5000);
}

for (const button of document.querySelectorAll('[data-language]'))
    button.addEventListener('click', () => {
        language = button.dataset.language;
        try {
            localStorage.setItem('language', language);
        } catch {
            // As above.
        }
        speak();
    });
for (const button of document.querySelectorAll('[data-copy]')) button.addEventListener('click', () => copy(find(button.dataset.copy).textContent, button));

find('join-command').textContent = `nika join ${location.origin}`;
const invitation = /^\/t\/([0-9a-f]{16})$/.exec(location.pathname);
if (invitation) {
    find('invitation').hidden = false;
    find('invitation-command').textContent = `nika join ${location.origin}/t/${invitation[1]}`;
}
tables = [];
speak();
ask();
