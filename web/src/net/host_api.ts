/** host_api.ts: what the server tells those who run it, and does for them (docs/protocol.md). */
import { request } from './api';
import type { TableInfo } from './wire';

export interface Overview {
    people: number;
    sessions: number;
    connections: number;
    tables: { open: number; running: number; over: number; damaged: number };
    reports: number;
    disk?: { bytes: number; budget: number | null };
}

/** What somebody may not do: until when (null: for good), and why. */
export interface Sanction {
    until: number | null;
    why: string;
}

export interface KnownPerson {
    who: string;
    name: string;
    account: boolean;
    host: boolean;
    here: boolean;
    sessions: number;
    tables: number;
    banned: Sanction | null;
    muted: Sanction | null;
}

export type KnownTable = TableInfo & { opened: number };

export interface Report {
    id: string;
    date: number;
    table: string;
    by: { who: string; name: string };
    about: { seat: number; who: string; name: string } | null;
    text: string;
    talk: { seat: number | null; name: string; text: string }[];
    done: { date: number; by: string; note: string } | null;
}

/** What is listed of somebody, or of a network: a ban, or one of chat alone; or the role of a host. */
export interface Ban extends Sanction {
    kind: 'ban' | 'mute' | 'role';
    who?: string;
    name?: string;
    network?: string;
}

/** What a host did: when, who, what; the rest differs. */
export type AuditEntry = { date: number; by: string; what: string } & Record<string, unknown>;

/** A part of a long list. */
export interface Part<Item> {
    items: Item[];
    more: boolean;
}

async function part<Item>(path: string, name: string, from: number): Promise<Part<Item>> {
    const joint = path.includes('?') ? '&' : '?';
    const answer = await request<Record<string, unknown>>(
        'GET',
        `host/${path}${joint}from=${from}`,
    );
    return { items: (answer[name] ?? []) as Item[], more: answer.more === true };
}

const act = (what: string, fields: Record<string, unknown>): Promise<void> =>
    request('POST', `host/${what}`, fields);

export const overview = (): Promise<Overview> => request('GET', 'host');
export const people = (find: string, from: number): Promise<Part<KnownPerson>> =>
    part(`people?find=${encodeURIComponent(find)}`, 'people', from);
export const tables = (from: number): Promise<Part<KnownTable>> => part('tables', 'tables', from);
export const reports = (from: number): Promise<Part<Report>> => part('reports', 'reports', from);
export const bans = (from: number): Promise<Part<Ban>> => part('bans', 'bans', from);
export const audit = (from: number): Promise<Part<AuditEntry>> => part('audit', 'entries', from);
export const limits = async (): Promise<Record<string, unknown>> =>
    (await request<{ limits: Record<string, unknown> }>('GET', 'host/limits')).limits;

/** Whom: a person, or a network. */
export type Target = { who: string } | { network: string };

/** Hours: undefined is for good. */
export const ban = (target: Target, hours: number | undefined, why: string): Promise<void> =>
    act('ban', { ...target, ...(hours === undefined ? {} : { hours }), why });
export const unban = (target: Target): Promise<void> => act('unban', target);
export const mute = (who: string, hours: number | undefined, why: string): Promise<void> =>
    act('mute', { who, ...(hours === undefined ? {} : { hours }), why });
export const unmute = (who: string): Promise<void> => act('unmute', { who });
export const closeTable = (table: string, why: string): Promise<void> =>
    act('close', { table, why });
export const settleReport = (id: string, note: string): Promise<void> =>
    act(`reports/${id}`, { note });
export const erase = (who: string): Promise<void> => act('erase', { who });
export const archive = (): Promise<void> => act('archive', {});
export const exported = (who: string): Promise<unknown> =>
    request('GET', `host/export?who=${encodeURIComponent(who)}`);
