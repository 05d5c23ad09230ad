/**
 * pages.ts: the pages and their addresses, behind the # of the URL. A pattern's :words are given to the page. What is seldom
 * needed is loaded when it is opened.
 */
import type { ComponentType } from 'preact';
import { Play } from './play';
import { SettingsPage } from './settings';
import { Start } from './start';

export interface PageProps { params: Record<string, string>; query: URLSearchParams }
export type Page = ComponentType<PageProps>;

export const pages: { path: string; page?: Page; load?: () => Promise<Page> }[] = [
    { path: '/', page: Start },
    { path: '/play/:id', page: Play },
    { path: '/settings', page: SettingsPage },
    { path: '/gallery', load: async () => (await import('./gallery')).Gallery },
];
