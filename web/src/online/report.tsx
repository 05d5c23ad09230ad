/** report.tsx: tells those who run the server what happened at a table. */
import { useState } from 'preact/hooks';
import { Icon } from '../art';
import { say } from '../engine/say';
import type { Room } from '../net/room';
import { Dialog } from '../ui/dialog';
import { useDoing } from './online_hooks';

const longest = 500;

function ReportForm({
    room,
    about,
    close,
    sent,
}: {
    room: Room;
    about: number | null;
    close(): void;
    sent(): void;
}) {
    const [seat, setSeat] = useState(about === null ? '' : String(about));
    const [text, setText] = useState('');
    const doing = useDoing();
    const others = (room.info?.seats ?? []).flatMap((taken, number) =>
        taken.kind === 'person' && number !== room.info?.you ? [{ number, name: taken.name }] : [],
    );
    const send = (event: Event): void => {
        event.preventDefault();
        const whom = seat === '' ? {} : { seat: Number(seat) };
        void doing
            .run(() => room.ask('report', { text: text.trim(), ...whom }))
            .then((ok) => {
                if (ok) sent();
            });
    };
    return (
        <form class="stack" onSubmit={send}>
            <p>
                {room.info?.options.talk
                    ? say('web_online_report_lead_chat')
                    : say('web_online_report_lead')}
            </p>
            {others.length ? (
                <div class="field">
                    <label for="report-about">{say('web_online_report_about')}</label>
                    <select
                        id="report-about"
                        value={seat}
                        onChange={(event) => setSeat(event.currentTarget.value)}
                    >
                        <option value="">{say('web_online_report_nobody')}</option>
                        {others.map(({ number, name }) => (
                            <option key={number} value={number}>
                                {name}
                            </option>
                        ))}
                    </select>
                </div>
            ) : null}
            <div class="field">
                <label for="report-text">{say('web_online_report_what')}</label>
                <textarea
                    id="report-text"
                    data-first
                    required
                    maxLength={longest}
                    value={text}
                    aria-invalid={doing.error ? 'true' : undefined}
                    aria-describedby="report-note"
                    onInput={(event) => setText(event.currentTarget.value)}
                />
                {doing.error ? (
                    <p class="error" id="report-note" role="alert">
                        {doing.error}
                    </p>
                ) : (
                    <p class="note" id="report-note">
                        {say('web_online_report_left', { n: longest - text.length })}
                    </p>
                )}
            </div>
            <div class="row online-dialog-row">
                <button
                    class="button primary"
                    type="submit"
                    data-action="report-send"
                    disabled={doing.busy || !text.trim()}
                >
                    <Icon name="send" />
                    {say('web_online_talk_send')}
                </button>
                <button class="button plain" type="button" onClick={close}>
                    {say('web_online_report_cancel')}
                </button>
            </div>
        </form>
    );
}

export function ReportDialog({
    room,
    about = null,
    close,
}: {
    room: Room;
    /** The seat that it is about, to begin with. */
    about?: number | null;
    close(): void;
}) {
    const [sent, setSent] = useState(false);
    return (
        <Dialog title={say('web_online_report')} close={close}>
            {sent ? (
                <div class="stack">
                    <p class="online-done" role="status" data-reported>
                        <Icon name="check" />
                        {say('web_online_report_thanks')}
                    </p>
                    <div class="row online-dialog-row">
                        <button
                            class="button primary"
                            data-action="report-done"
                            ref={(button) => button?.focus()}
                            onClick={close}
                        >
                            {say('web_close')}
                        </button>
                    </div>
                </div>
            ) : (
                <ReportForm room={room} about={about} close={close} sent={() => setSent(true)} />
            )}
        </Dialog>
    );
}

/** A small button that opens it; `name`: of the person that it is about. */
export function ReportButton({
    room,
    about = null,
    name,
}: {
    room: Room;
    about?: number | null;
    name?: string;
}) {
    const [open, setOpen] = useState(false);
    const label =
        name === undefined ? say('web_online_report') : say('web_online_report_of', { name });
    return (
        <>
            <button
                class="button quiet icon small"
                type="button"
                data-action="report"
                aria-label={label}
                title={label}
                onClick={() => setOpen(true)}
            >
                <Icon name="flag" />
            </button>
            {open ? <ReportDialog room={room} about={about} close={() => setOpen(false)} /> : null}
        </>
    );
}
