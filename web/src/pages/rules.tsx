/**
 * rules.tsx: the rules of a game as an edition has them, with pictures, examples, a table of
 * contents, and what other editions change. The address names the section to begin with, the
 * edition, and switches that are set apart from it: #/rules/justinian?at=end&edition=fr.
 */
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art';
import { games, rulesLink } from '../engine/look';
import { say } from '../engine/say';
import type { GameInfo, GameName, Setup } from '../engine/types';
import { Blocks } from '../learn/blocks';
import {
    BidsFigure,
    BundleFigure,
    CardsFigure,
    CourtFigure,
    GoodsFigure,
    InfluenceFigure,
    MarketFigure,
    MoveFigure,
    PaidFigure,
    SaleFigure,
    ScoringFigure,
    SetsFigure,
    TokensFigure,
} from '../learn/figures';
import { blocksOfText, sectionsOf, type Section } from '../learn/sections';
import { ValueTable } from '../learn/values';
import { gameName } from '../ui/top';
import { PageFrame } from './pages_frame';
import type { PageProps } from './pages';

const pictures: Record<GameName, Record<string, ComponentType[]>> = {
    justinian: {
        things: [CourtFigure, CardsFigure, TokensFigure],
        placing: [InfluenceFigure],
        court_example: [MoveFigure],
        scoring_example: [ScoringFigure],
    },
    byzantz: {
        cards: [GoodsFigure],
        auctions_example: [BundleFigure, BidsFigure, PaidFigure],
        market: [MarketFigure],
        selling: [SetsFigure],
        selling_example: [SaleFigure],
    },
};

/** What is played, from the address: as far as there is such an edition, switch and value. */
function setupFrom({ name, least, editions, switches }: GameInfo, query: URLSearchParams): Setup {
    const rules: Record<string, string> = {};
    const edition = editions.find((each) => each.name === query.get('edition')) ?? editions[0];
    if (edition) rules.edition = edition.name;
    for (const { name: option, values } of switches) {
        const value = query.get(option);
        if (value !== null && values.some((each) => each.value === value)) rules[option] = value;
    }
    return { game: name, players: least, rules, names: Array<string>(least).fill('') };
}

/** The editions to choose from: the rules below are those of the chosen one. */
function EditionChoice({ info, setup }: { info: GameInfo; setup: Setup }) {
    if (info.editions.length < 2) return null;
    return (
        <div class="segments" role="radiogroup" aria-label={say('learn_editions')}>
            {info.editions.map(({ name, text }) => (
                <label key={name} data-chosen={name === setup.rules?.edition || undefined}>
                    <input
                        type="radio"
                        name="rules-edition"
                        value={name}
                        checked={name === setup.rules?.edition}
                        onChange={() => {
                            location.hash = rulesLink({ ...setup, rules: { edition: name } });
                        }}
                    />
                    <span>{text}</span>
                </label>
            ))}
        </div>
    );
}

/** What the other editions change, if there are several. */
function OtherEditions({ info, setup }: { info: GameInfo; setup: Setup }) {
    if (info.editions.length < 2) return null;
    const chosen = info.editions.find(({ name }) => name === setup.rules?.edition);
    const others = info.editions.filter((each) => each !== chosen);
    const changes = (switches: Record<string, string>): string[] =>
        info.switches
            .filter(({ name }) => switches[name] !== chosen?.switches[name])
            .map(
                ({ name, values }) =>
                    values.find(({ value }) => value === switches[name])?.text ?? '',
            );
    return (
        <section id="rules-editions" tabIndex={-1}>
            <h2>{say('learn_editions')}</h2>
            <p>{say('learn_editions_intro')}</p>
            <div class="read-editions">
                {others.map((edition) => (
                    <article key={edition.name} class="panel">
                        <h3>
                            <a href={rulesLink({ ...setup, rules: { edition: edition.name } })}>
                                {edition.text}
                            </a>
                        </h3>
                        <Blocks
                            blocks={blocksOfText(
                                [...changes(edition.switches), edition.note].join(''),
                            )}
                        />
                    </article>
                ))}
            </div>
        </section>
    );
}

/** A section with its pictures; the printed table of values is drawn here. */
function RulesSection({ section, setup }: { section: Section; setup: Setup }) {
    const { name, heading, blocks } = section;
    const example = name.endsWith('_example');
    const values = name === 'values';
    return (
        <section id={`rules-${name}`} class={example ? 'read-example' : undefined} tabIndex={-1}>
            {example ? <h3>{heading}</h3> : <h2 id={`rules-${name}-heading`}>{heading}</h2>}
            <Blocks blocks={values ? blocks.filter(({ is }) => is !== 'table') : blocks} />
            {setup.game === 'byzantz' && name === 'selling' && <p>{say('learn_rules_option')}</p>}
            {(pictures[setup.game][name] ?? []).map((Picture, i) => (
                <Picture key={i} />
            ))}
            {values && (
                <>
                    <ValueTable setup={setup} />
                    <p>
                        <a href="#/board">{say('learn_about_enter')}</a>
                    </p>
                </>
            )}
        </section>
    );
}

export function RulesPage({ params, query }: PageProps) {
    const game: GameName = params.game === 'byzantz' ? 'byzantz' : 'justinian';
    const info = games().find(({ name }) => name === game) as GameInfo;
    const setup = setupFrom(info, query);
    const sections = sectionsOf(setup);
    const intro = sections.find(({ name }) => name === 'intro');
    const edition = sections.find(({ name }) => name === 'edition');
    const others = sections.filter((each) => each !== intro && each !== edition);
    const at = query.get('at') ?? '';
    const page = useRef<HTMLDivElement>(null);
    const show = (name: string): void => {
        const section = page.current?.querySelector<HTMLElement>(`#rules-${CSS.escape(name)}`);
        section?.scrollIntoView();
        section?.focus({ preventScroll: true });
    };
    useEffect(() => {
        if (at) show(at);
        else window.scrollTo(0, 0);
    }, [game, at]);
    const contents = [
        ...others.filter(({ name }) => !name.endsWith('_example')),
        ...(edition ? [{ name: 'editions', heading: say('learn_editions') }] : []),
    ];
    return (
        <PageFrame
            title={say(game === 'justinian' ? 'learn_rules_ju' : 'learn_rules_by')}
            width="wide"
        >
            <div class="read" ref={page}>
                <header class="read-head">
                    <nav class="tabs" aria-label={say('web_rules')}>
                        {(['justinian', 'byzantz'] as const).map((each) => (
                            <a
                                key={each}
                                href={`#/rules/${each}`}
                                aria-current={each === game ? 'page' : undefined}
                            >
                                {gameName(each)}
                            </a>
                        ))}
                    </nav>
                    {intro?.blocks.map(
                        (block, i) =>
                            block.is === 'text' && (
                                <p key={i} class="read-lead">
                                    {block.text}
                                </p>
                            ),
                    )}
                    <EditionChoice info={info} setup={setup} />
                    {edition && edition.blocks.length > 0 && (
                        <div class="read-edition" data-edition={setup.rules?.edition}>
                            <Blocks blocks={edition.blocks} />
                        </div>
                    )}
                    <div class="row read-tools">
                        <a class="button" href={`#/learn/${game}`}>
                            <Icon name="learn" />
                            {say('learn_to_lesson')}
                        </a>
                        <button class="button quiet" onClick={() => window.print()}>
                            {say('learn_print')}
                        </button>
                    </div>
                </header>
                <nav class="read-contents" aria-label={say('learn_contents')}>
                    <h2>{say('learn_contents')}</h2>
                    <ol>
                        {contents.map(({ name, heading }) => (
                            <li key={name}>
                                <a href={rulesLink(setup, name)} onClick={() => show(name)}>
                                    {heading}
                                </a>
                            </li>
                        ))}
                    </ol>
                </nav>
                <div class="read-body">
                    {others.map((section) => (
                        <RulesSection key={section.name} section={section} setup={setup} />
                    ))}
                    <OtherEditions info={info} setup={setup} />
                </div>
            </div>
        </PageFrame>
    );
}
