/** host.tsx: the page of those who run this server; others are told that it is not theirs. */
import type { ComponentType } from 'preact';
import { say } from '../engine/say';
import { Plight, WithServer } from '../online/online_frame';
import { useMe } from '../online/online_hooks';
import { Page } from '../online/page';
import type { Page as PageOf, PageProps } from '../pages/pages';
import { HostAudit, HostBans, HostLimits, HostOverview } from './host_lists';
import { HostPeople } from './host_people';
import { HostReports } from './host_reports';
import { HostTables } from './host_tables';
import { loadWords, tell, useWords } from '../ui/page_words';

const parts: { path: string; name: () => string; part: ComponentType }[] = [
    { path: '', name: () => tell('web_host_overview'), part: HostOverview },
    { path: 'reports', name: () => tell('web_host_reports'), part: HostReports },
    { path: 'people', name: () => tell('web_host_people'), part: HostPeople },
    { path: 'tables', name: () => tell('web_host_tables'), part: HostTables },
    { path: 'bans', name: () => tell('web_host_bans'), part: HostBans },
    { path: 'audit', name: () => tell('web_host_audit'), part: HostAudit },
    { path: 'limits', name: () => tell('web_host_limits'), part: HostLimits },
];

function Hosts({ path }: { path: string }) {
    const { person } = useMe();
    if (!person?.host)
        return (
            <Plight
                icon="lock"
                title={tell('web_host_not_yours_title')}
                text={tell('web_host_not_yours')}
                state="not-host"
            >
                <a class="button primary" href="#/lobby">
                    {say('web_online_to_lobby')}
                </a>
                {person ? null : (
                    <a class="button plain" href="#/account">
                        {say('web_online_sign_in')}
                    </a>
                )}
            </Plight>
        );
    const shown = parts.find((part) => part.path === path) ?? parts[0];
    if (!shown) return null;
    const Part = shown.part;
    return (
        <>
            <nav class="tabs host-tabs" aria-label={tell('web_host_title')}>
                {parts.map((part) => (
                    <a
                        key={part.path}
                        href={part.path ? `#/host/${part.path}` : '#/host'}
                        aria-current={part === shown ? 'page' : undefined}
                    >
                        {part.name()}
                    </a>
                ))}
            </nav>
            <section class="host-part" data-part={shown.path || 'overview'}>
                <Part key={shown.path} />
            </section>
        </>
    );
}

function HostPage({ params }: PageProps) {
    useWords();
    return (
        <Page title={tell('web_host_title')}>
            <WithServer>{() => <Hosts path={params.part ?? ''} />}</WithServer>
        </Page>
    );
}

/** The page, once it has words. */
export async function hostPage(): Promise<PageOf> {
    await loadWords();
    return HostPage;
}
