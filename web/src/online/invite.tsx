/** invite.tsx: the link to a table, to be copied, shared, or looked at by a phone. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import type { TableInfo } from '../net/wire';
import { gameName, inviteLink } from '../net/words';

/** The modules of a QR code as one path; what draws them is loaded when it is needed. */
function useCode(text: string): { size: number; path: string } | undefined {
    const [code, setCode] = useState<{ size: number; path: string } | undefined>(undefined);
    useEffect(() => {
        let gone = false;
        void import('qrcode-generator').then(
            ({ default: qrcode }) => {
                const made = qrcode(0, 'M');
                made.addData(text);
                made.make();
                const size = made.getModuleCount();
                let path = '';
                for (let row = 0; row < size; row++)
                    for (let column = 0; column < size; column++)
                        if (made.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
                if (!gone) setCode({ size, path });
            },
            () => undefined,
        );
        return () => {
            gone = true;
        };
    }, [text]);
    return code;
}

function Code({ link }: { link: string }) {
    const code = useCode(link);
    const box = code ? `-3 -3 ${code.size + 6} ${code.size + 6}` : '0 0 1 1';
    return (
        <figure class="online-code">
            <svg
                viewBox={box}
                role="img"
                aria-label={say('web_online_qr')}
                shape-rendering="crispEdges"
            >
                {code ? (
                    <>
                        <rect
                            x="-3"
                            y="-3"
                            width={code.size + 6}
                            height={code.size + 6}
                            fill="#fff"
                        />
                        <path d={code.path} fill="#14213d" />
                    </>
                ) : null}
            </svg>
            <figcaption class="note">{say('web_online_qr_lead')}</figcaption>
        </figure>
    );
}

/** What the link is good for now. */
function goodFor({ state, seats, options }: TableInfo): string {
    if (state === 'open' && seats.some((seat) => seat.kind === 'open'))
        return say('web_online_invite_lead');
    if (state === 'open' && seats.some((seat) => seat.kind === 'kept'))
        return say('web_online_invite_kept');
    return options.spectators === 'public'
        ? say('web_online_invite_watch')
        : say('web_online_invite_back');
}

export function Invite({ info, small }: { info: TableInfo; small?: boolean }) {
    const link = inviteLink(info.table);
    const field = useRef<HTMLInputElement>(null);
    const [copied, setCopied] = useState(false);
    useEffect(() => {
        if (!copied) return undefined;
        const timer = setTimeout(() => setCopied(false), 2500);
        return () => clearTimeout(timer);
    }, [copied]);
    const copy = async (): Promise<void> => {
        try {
            await navigator.clipboard.writeText(link);
        } catch {
            field.current?.select(); // without permission, or without TLS
            document.execCommand('copy');
        }
        setCopied(true);
    };
    const share = (): void =>
        void navigator
            .share({
                title: 'Nika',
                text: say('web_online_share_text', { game: gameName(info.game) }),
                url: link,
            })
            .catch((error: unknown) => {
                // there is no sheet to choose from
                if (!(error instanceof DOMException && error.name === 'AbortError')) void copy();
            });
    return (
        <section class={`online-invite ${small ? '' : 'panel gold'}`}>
            <div class="stack">
                {small ? null : <h2>{say('web_online_invite')}</h2>}
                <p data-lead>{goodFor(info)}</p>
                <div class="online-link">
                    <input
                        ref={field}
                        readOnly
                        value={link}
                        aria-label={say('web_online_link')}
                        data-invite={link}
                        onFocus={(event) => event.currentTarget.select()}
                    />
                    <button class="button plain" data-action="copy" onClick={() => void copy()}>
                        <Icon name={copied ? 'check' : 'link'} />
                        <span role="status">
                            {copied ? say('web_online_copied') : say('web_online_copy')}
                        </span>
                    </button>
                    {'share' in navigator ? (
                        <button class="button plain" data-action="share" onClick={share}>
                            <Icon name="share" />
                            {say('web_online_share')}
                        </button>
                    ) : null}
                </div>
            </div>
            <Code link={link} />
        </section>
    );
}
