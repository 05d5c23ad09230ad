/**
 * pages.ts: the pages and their addresses, behind the # of the URL. A pattern's :words are given to
 * the page. What is seldom needed is loaded when it is opened.
 */
import type { ComponentType } from 'preact';
import { beginDay } from '../play/solo';
import { Play } from './play';
import { SettingsPage } from './settings';
import { Start } from './start';

export interface PageProps {
    params: Record<string, string>;
    query: URLSearchParams;
}
export type Page = ComponentType<PageProps>;

export const pages: { path: string; page?: Page; load?: () => Promise<Page> }[] = [
    { path: '/', page: Start },
    { path: '/play/:id', page: Play },
    { path: '/lobby', load: () => import('../online/lobby').then(({ Lobby }) => Lobby) },
    { path: '/new', load: () => import('../online/create').then(({ Create }) => Create) },
    {
        path: '/t/:id',
        load: () => import('../online/online_table').then(({ TablePage }) => TablePage),
    },
    { path: '/account', load: () => import('../online/account').then(({ Account }) => Account) },
    { path: '/host', load: async () => (await import('../host/host')).hostPage() },
    { path: '/host/:part', load: async () => (await import('../host/host')).hostPage() },
    { path: '/games', load: async () => (await import('../replay/replay_games')).GamesPage },
    { path: '/replay', load: async () => (await import('../replay/replay')).ReplayStart },
    { path: '/replay/:from/:id', load: async () => (await import('../replay/replay')).ReplayPage },
    { path: '/day', load: async () => (await import('../day/day')).dayPage(beginDay) },
    { path: '/day/:date', load: async () => (await import('../day/day')).dayPage(beginDay) },
    {
        path: '/review/:from/:id',
        load: async () => (await import('../review/review')).reviewPage(),
    },
    { path: '/puzzles', load: async () => (await import('../puzzles/puzzle')).puzzlesPage() },
    {
        path: '/puzzles/:game/:id',
        load: async () => (await import('../puzzles/puzzle')).puzzlePage(),
    },
    { path: '/settings', page: SettingsPage },
    { path: '/gallery', load: async () => (await import('./gallery')).Gallery },
    { path: '/learn', load: async () => (await import('./learn')).LearnPage },
    { path: '/learn/:game', load: async () => (await import('./lesson')).LessonPage },
    { path: '/rules', load: async () => (await import('./rules')).RulesPage },
    { path: '/rules/:game', load: async () => (await import('./rules')).RulesPage },
    { path: '/about', load: async () => (await import('./about')).AboutPage },
    { path: '/board', load: async () => (await import('./pages_board')).BoardPage },
];
