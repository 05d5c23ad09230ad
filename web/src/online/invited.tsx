/**
 * invited.tsx: a table's link, opened by somebody who has said no name yet: who invites to what,
 * and what can be done there.
 */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import { tableInfo } from '../net/api';
import { Failed, type TableInfo } from '../net/wire';
import { errorText, gameName, hostName, takenSeats } from '../net/words';
import { PageFrame } from '../pages/pages_frame';
import { SeatChips } from './chips';
import { Emblem } from './emblem';
import { Facts } from './facts';
import { Plight } from './online_frame';
import { useAsking } from './online_hooks';
import { Page } from './page';
import { WhoForm } from './who';

const every = 10_000;

/** There is no such table: what to do instead. */
export function NoTable() {
    return (
        <Page title={say('web_online_title')}>
            <Plight
                icon="warning"
                state="no-such-table"
                title={say('web_online_unknown_title')}
                text={`${say('web_online_unknown')} ${say('web_online_unknown_what')}`}
            >
                <a class="button primary" data-action="lobby" href="#/lobby">
                    {say('web_online_to_lobby')}
                </a>
                <a class="button plain" data-action="new" href="#/new">
                    {say('web_online_new_table')}
                </a>
                <a class="button plain" href="#/">
                    {say('web_to_start')}
                </a>
            </Plight>
        </Page>
    );
}

/** What everybody with the link may know of the table; or the word of why that can't be had. */
function useTable(id: string): { info?: TableInfo; problem?: string } {
    const [found, setFound] = useState<{ info?: TableInfo; problem?: string }>({});
    const ask = (): Promise<{ info?: TableInfo; problem?: string }> =>
        tableInfo(id).then(
            (info) => ({ info }),
            (error: unknown) => ({ problem: error instanceof Failed ? error.word : 'unreachable' }),
        );
    useAsking(ask, every, id, (now) =>
        setFound((before) =>
            now.problem && before.info && now.problem !== 'no-such-table' ? before : now,
        ),
    );
    return found;
}

function title(info: TableInfo): string {
    const game = gameName(info.game);
    if (info.state === 'running') return say('web_online_title_running', { game });
    if (info.state === 'over') return say('web_online_title_over', { game });
    // it is full: nobody is invited
    if (info.seats.every(({ kind }) => kind === 'person' || kind === 'computer')) return game;
    const name = hostName(info);
    return name
        ? say('web_online_invites', { name, game })
        : say('web_online_invites_nobody', { game });
}

/** What can be done: sit down, watch, see it again, or nothing. */
function Ways({
    info,
    wantsWatch,
    come,
}: {
    info: TableInfo;
    wantsWatch: boolean;
    come(sits: boolean): void;
}) {
    const { spectators } = info.options;
    const free = info.state === 'open' && takenSeats(info) < info.players;
    const watch = { text: say('web_online_watch'), done: () => come(false) };
    if (free && !wantsWatch)
        return (
            <>
                <p class="online-lead">{say('web_online_invited')}</p>
                <WhoForm
                    button={say('web_online_sit_down')}
                    done={() => come(true)}
                    second={spectators === 'public' ? watch : undefined}
                />
            </>
        );
    if (info.state === 'over' && spectators !== 'none')
        return (
            <div class="row">
                <a
                    class="button primary large"
                    data-action="replay"
                    href={`#/replay/table/${info.table}`}
                >
                    <Icon name="play" />
                    {say('web_online_games_replay')}
                </a>
            </div>
        );
    if (spectators === 'public' && info.state !== 'over')
        return (
            <>
                <p class="online-lead">
                    {info.state === 'open' && !free
                        ? say('web_online_full_lead')
                        : say('web_online_watch_lead')}
                </p>
                <WhoForm button={watch.text} done={watch.done} />
            </>
        );
    return (
        <>
            <p class="online-lead">
                {info.state === 'open'
                    ? say('web_online_no_seat_private')
                    : spectators === 'end'
                      ? say('web_online_private_end')
                      : say('web_online_private')}
            </p>
            <div class="row">
                <a class="button primary" data-action="lobby" href="#/lobby">
                    {say('web_online_to_lobby')}
                </a>
                <a class="button quiet" data-action="have-account" href="#/account">
                    {say('web_online_have_account')}
                </a>
            </div>
        </>
    );
}

export function Invited({
    id,
    wantsWatch,
    come,
}: {
    id: string;
    wantsWatch: boolean;
    come(sits: boolean): void;
}) {
    const { info, problem } = useTable(id);
    if (problem === 'no-such-table') return <NoTable />;
    if (problem)
        return (
            <Page title={say('web_online_title')}>
                <Plight icon="warning" state={problem} title={errorText(problem)} text="">
                    <a class="button primary" href="#/lobby">
                        {say('web_online_to_lobby')}
                    </a>
                </Plight>
            </Page>
        );
    if (!info)
        return (
            <Page title={say('web_online_title')}>
                <p class="online-looking">
                    <span class="spin" aria-hidden="true" />
                    {say('web_online_looking')}
                </p>
            </Page>
        );
    if (info.state === 'damaged')
        return (
            <Page title={say('web_online_title')}>
                <Plight
                    icon="warning"
                    state="damaged"
                    title={say('web_online_damaged_title')}
                    text={say('web_online_damaged')}
                >
                    <a class="button primary" href="#/lobby">
                        {say('web_online_to_lobby')}
                    </a>
                </Plight>
            </Page>
        );
    const free = info.players - takenSeats(info);
    return (
        <PageFrame title={title(info)} bare class="online-page online-invitation">
            <section
                class="panel gold online-narrow"
                data-state={info.state}
                data-table={info.table}
            >
                <div class="online-invited-head">
                    <Emblem game={info.game} large />
                    <h1>{title(info)}</h1>
                </div>
                <div class="online-invited-seats">
                    <SeatChips info={info} />
                    {info.state === 'open' && free ? (
                        <span class="badge gold">{say('web_online_seats_left', { n: free })}</span>
                    ) : null}
                </div>
                <Ways info={info} wantsWatch={wantsWatch} come={come} />
                <a
                    class="button plain online-learn"
                    data-action="learn"
                    href={`#/learn/${info.game}`}
                >
                    <Icon name="learn" />
                    {say('web_online_learn', { game: gameName(info.game) })}
                </a>
                {info.state === 'open' ? (
                    <details class="online-invited-more">
                        <summary>{say('web_online_about_table')}</summary>
                        <Facts info={info} />
                    </details>
                ) : null}
            </section>
        </PageFrame>
    );
}
