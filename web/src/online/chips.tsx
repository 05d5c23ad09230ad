/** chips.tsx: who sits at a table, small: marks and names. */
import { Icon, SeatMark } from '../art';
import { levelName } from '../engine/levels';
import { listed, say } from '../engine/say';
import type { TableInfo } from '../net/wire';

/** `asked`: seats that the game waits for. */
export function SeatChips({ info, asked = [] }: { info: TableInfo; asked?: readonly number[] }) {
    return (
        <ul class="online-chips">
            {info.seats.map((seat, number) => (
                <li
                    key={number}
                    class="online-chip"
                    data-kind={seat.kind}
                    data-asked={asked.includes(number) || undefined}
                >
                    <SeatMark seat={number} />
                    <span
                        class="online-chip-name"
                        title={seat.kind === 'open' ? undefined : seat.name}
                    >
                        {seat.kind === 'open' ? say('web_online_seat_free') : seat.name}
                    </span>
                    {seat.kind === 'computer' ? (
                        <Icon
                            name="computer"
                            title={listed([say('web_online_computer'), levelName(seat.level)])}
                        />
                    ) : seat.kind !== 'open' && seat.bot ? (
                        <Icon name="computer" title={say('web_seat_bot')} />
                    ) : null}
                </li>
            ))}
        </ul>
    );
}
