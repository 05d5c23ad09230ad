/** about.tsx: what Nika is, whose games these are, what is ours, and on what it stands. */
import { say } from '../engine/say';
import { Blocks } from '../learn/blocks';
import { plainSetup, sectionsOf } from '../learn/sections';
import { PageFrame } from './pages_frame';

declare const NIKA_VERSION: string;

/** Others' work that is part of Nika: names, and the licence of each. */
const works: [string, string][] = [
    ['Cinzel, Natanael Gama', 'SIL Open Font License 1.1'],
    ['Zen Kaku Gothic New, Yoshimichi Ohira', 'SIL Open Font License 1.1'],
    ['Alegreya, Juan Pablo del Peral (Huerta Tipográfica)', 'SIL Open Font License 1.1'],
    ['Preact', 'MIT'],
    ['qrcode-generator, Kazuhiko Arase', 'MIT'],
    ['libwebsockets', 'MIT'],
    ['OpenSSL', 'Apache-2.0'],
    ['SQLite', 'Public domain'],
    ['Unicode Character Database, Unicode, Inc.', 'Unicode License'],
];

export function AboutPage() {
    // What the rules say about names that are ours.
    const names = (['justinian', 'byzantz'] as const).flatMap(
        (game) => sectionsOf(plainSetup(game)).find(({ name }) => name === 'names')?.blocks ?? [],
    );
    return (
        <PageFrame title={say('learn_about_title')} class="read">
            <p class="read-lead">{say('learn_about_what')}</p>
            <div class="read-body">
                <section>
                    <h2>{say('learn_about_games')}</h2>
                    <p>{say('learn_about_justinian')}</p>
                    <p>{say('learn_about_byzantz')}</p>
                    <p>{say('learn_about_own')}</p>
                </section>
                <section id="about-court">
                    <h2>{say('learn_about_court')}</h2>
                    <p>{say('learn_about_grid')}</p>
                    <p>
                        <a href="#/board">{say('learn_about_enter')}</a>
                    </p>
                </section>
                <section>
                    <h2>{say('learn_about_names')}</h2>
                    <Blocks blocks={names} />
                </section>
                <section>
                    <h2>{say('learn_about_fair')}</h2>
                    <p>{say('learn_about_fairness')}</p>
                </section>
                <section>
                    <h2>{say('learn_about_licences')}</h2>
                    <p>{say('learn_about_licence')}</p>
                    <table>
                        <tbody>
                            {works.map(([work, licence]) => (
                                <tr key={work}>
                                    <th scope="row">{work}</th>
                                    <td>{licence}</td>
                                </tr>
                            ))}
                        </tbody>
                    </table>
                    <p class="note">{say('learn_about_version', { version: NIKA_VERSION })}</p>
                </section>
            </div>
        </PageFrame>
    );
}
