/**
 * rules.tsx: the rules of a game, with pictures, a table of contents, and what its editions change.
 */
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../art';
import { games } from '../engine/look';
import { say } from '../engine/say';
import type { GameName } from '../engine/types';
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
    ScoringFigure,
    SetsFigure,
    TokensFigure,
} from '../learn/figures';
import { blocksOfText, sectionsOf } from '../learn/sections';
import { gameName } from '../ui/top';
import { PageFrame } from './pages_frame';
import type { PageProps } from './pages';

const pictures: Record<GameName, Record<string, ComponentType[]>> = {
    justinian: {
        things: [CourtFigure, CardsFigure, TokensFigure],
        placing: [InfluenceFigure],
        court: [MoveFigure],
        scoring: [ScoringFigure],
    },
    byzantz: {
        cards: [GoodsFigure],
        auctions: [BundleFigure, BidsFigure],
        market: [MarketFigure],
        selling: [SetsFigure],
    },
};

/** Editions and what they change, if there are several. */
function Editions({ game }: { game: GameName }) {
    const info = games().find(({ name }) => name === game);
    if (!info || info.editions.length < 2) return null;
    const textOf = (name: string, value: string | undefined): string =>
        info.switches
            .find((each) => each.name === name)
            ?.values.find((each) => each.value === value)?.text ?? '';
    const [first] = info.editions;
    /**
     * The switches that make an edition: all of the first, of the others only what is not as there.
     */
    const differing = (switches: Record<string, string>): string[] =>
        info.switches
            .map(({ name }) => name)
            .filter(
                (name) => switches === first?.switches || switches[name] !== first?.switches[name],
            );
    return (
        <section id="rules-editions" tabIndex={-1}>
            <h2>{say('learn_editions')}</h2>
            <p>{say('learn_editions_intro')}</p>
            <div class="read-editions">
                {info.editions.map((edition) => (
                    <article key={edition.name} class="panel">
                        <h3>{edition.text}</h3>
                        {differing(edition.switches).length === 0 ? (
                            <p>{say('rules_alike_justinian').trim()}</p>
                        ) : (
                            <ul>
                                {differing(edition.switches).map((name) => (
                                    <li key={name}>
                                        {blocksOfText(textOf(name, edition.switches[name])).map(
                                            (block) => (block.is === 'text' ? block.text : ''),
                                        )}
                                    </li>
                                ))}
                            </ul>
                        )}
                    </article>
                ))}
            </div>
        </section>
    );
}

export function RulesPage({ params, query }: PageProps) {
    const game: GameName = params.game === 'byzantz' ? 'byzantz' : 'justinian';
    const sections = sectionsOf(game);
    const [intro, ...others] = sections;
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
        ...others.map(({ name, heading }) => ({ name, heading })),
        ...(game === 'justinian' ? [{ name: 'editions', heading: say('learn_editions') }] : []),
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
                                <a href={`#/rules/${game}?at=${name}`} onClick={() => show(name)}>
                                    {heading}
                                </a>
                            </li>
                        ))}
                    </ol>
                </nav>
                <div class="read-body">
                    {others.map(({ name, heading, blocks }) => (
                        <section key={name} id={`rules-${name}`} tabIndex={-1}>
                            <h2>{heading}</h2>
                            <Blocks
                                blocks={
                                    name === 'option'
                                        ? [{ is: 'text', text: say('learn_rules_option') }]
                                        : blocks
                                }
                            />
                            {(pictures[game][name] ?? []).map((Picture, i) => (
                                <Picture key={i} />
                            ))}
                            {game === 'justinian' && name === 'values' && (
                                <p>
                                    <a href="#/board">{say('learn_about_enter')}</a>
                                </p>
                            )}
                        </section>
                    ))}
                    <Editions game={game} />
                </div>
            </div>
        </PageFrame>
    );
}
