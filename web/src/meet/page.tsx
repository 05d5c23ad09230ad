/** page.tsx: the frame of a page here: its title, who one is, and the ways to the others. */
import type { ComponentChildren } from 'preact';
import { WhoBadge } from './who';

export function Page({ title, lead, action, children }: { title: string; lead?: string; action?: ComponentChildren; children: ComponentChildren }) {
    return (
        <main class="meet-page">
            <header class="meet-head">
                <div>
                    <h1>{title}</h1>
                    {lead ? <p class="meet-lead">{lead}</p> : null}
                </div>
                <div class="row meet-head-side"><WhoBadge />{action}</div>
            </header>
            {children}
        </main>
    );
}
