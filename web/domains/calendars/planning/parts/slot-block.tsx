import { useLingui } from '@lingui/react/macro';
import { Moon, TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '#web/ui/cx.ts';
import { type Appointment, edgeOf, lookOf, nameOf, saidTimes } from '../model/appointment.ts';
import { minuteOf } from '../model/clock.ts';
import { KindIcon, kindTone } from './kind-icon.tsx';
import { useDates } from './use-dates.ts';
import { useDescribe } from './use-describe.ts';

/** The content that fits: the icon, one line, the name below the icon, or all (below the icon if it is tall). */
export type Room = 'icon' | 'line' | 'stack' | 'tall' | 'full';
type Props = {
  item: Appointment;
  /** The name of the artist; empty if the view shows one artist. */
  artist: string;
  /** A third line. */
  detail?: string;
  /** Has two lines: the detail follows the start. */
  isShort?: boolean;
  night: boolean;
  conflict: boolean;
  room: Room;
  /** The room for the name behind the block, in widths of the block, if no entry follows soon. */
  spill?: number | undefined;
  style: CSSProperties;
  onOpen: (item: Appointment) => void;
};

const LINE_LOOKS = { option: 'opt', request: 'opt', confirmed: '', off: '', travel: '', cancelled: 'gone' } as const;

/** An appointment against hours, in the week and in the day. */
export function SlotBlock({ item, artist, detail, isShort, night, conflict, room, spill, style, onOpen }: Props) {
  const { t } = useLingui();
  const dates = useDates();
  const describe = useDescribe();
  const clock = (time: string) => dates.clock(minuteOf(time));
  const { start, end } = saidTimes(item, clock);
  const times = item.isAllDay ? t`all day` : `${start} – ${end}`;
  const says = room === 'full' || room === 'tall';
  const hours = isShort && detail && !item.isAllDay ? `${start} ${detail}` : times;
  const rank = item.rank && item.phase === 'options' ? `${item.rank}. ` : '';
  return (
    <button
      type="button"
      className={cx('plan-slot', kindTone(item), LINE_LOOKS[lookOf(item)], room, spill !== undefined && 'spills')}
      style={{ ...style, '--edge': item.kind === 'show' ? undefined : edgeOf(item), '--spill': spill } as CSSProperties}
      data-id={item.id}
      aria-label={describe(item, artist, { night, conflict })}
      onClick={() => onOpen(item)}
    >
      <span className="row">
        <KindIcon kind={item.kind} />
        {room !== 'icon' && <b>{rank + nameOf(item)}</b>}
        {conflict && room !== 'icon' && <TriangleAlert size={12} className="push warn" aria-hidden="true" />}
      </span>
      {says && (
        <span className="sub num">
          {hours}
          {night && <Moon size={11} aria-hidden="true" />}
        </span>
      )}
      {room === 'stack' && !item.isAllDay && <span className="sub num">{clock(item.start)}</span>}
      {says && detail && !isShort && <span className="sub">{detail}</span>}
    </button>
  );
}
