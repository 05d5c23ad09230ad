/** page.tsx: the frame of a page here: that of all pages, with who one is beside the title. */
import type { ComponentChildren } from 'preact';
import { PageFrame } from '../pages/pages_frame';
import { WhoBadge } from './who';

export function Page({
    title,
    lead,
    action,
    width = 'wide',
    children,
}: {
    title: string;
    lead?: string | undefined;
    width?: 'narrow' | 'wide';
    action?: ComponentChildren;
    children: ComponentChildren;
}) {
    return (
        <PageFrame
            title={title}
            width={width}
            class="online-page"
            actions={
                <div class="row online-head-side">
                    <WhoBadge />
                    {action}
                </div>
            }
        >
            {lead ? <p class="online-lead">{lead}</p> : null}
            {children}
        </PageFrame>
    );
}
