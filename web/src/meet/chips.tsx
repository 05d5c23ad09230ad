/** chips.tsx: who sits at a table, small: marks and names. */
import { Icon, SeatMark } from '../art';
import { levelName } from '../engine/levels';
import { say } from '../engine/say';
import type { TableInfo } from '../net/wire';

/** `asked`: seats that the game waits for. */
export function SeatChips({ info, asked = [] }: { info: TableInfo; asked?: readonly number[] }) {
    return (
        <ul class="meet-chips">
            {info.seats.map((seat, number) => (
                <li
                    key={number}
                    class="meet-chip"
                    data-kind={seat.kind}
                    data-asked={asked.includes(number) || undefined}
                >
                    <SeatMark seat={number} />
                    <span class="meet-chip-name">
                        {seat.kind === 'open' ? say('meet_seat_free') : seat.name}
                    </span>
                    {seat.kind === 'computer' ? (
                        <Icon
                            name="computer"
                            title={`${say('meet_computer')}, ${levelName(seat.level)}`}
                        />
                    ) : null}
                </li>
            ))}
        </ul>
    );
}
