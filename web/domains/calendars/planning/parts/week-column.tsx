import { cx } from '#web/ui/cx.ts';
import { type Appointment, detailOf } from '../model/appointment.ts';
import { isWeekend } from '../model/clock.ts';
import type { Slot } from '../model/timeline.ts';
import type { WeekGhost } from '../model/week-drag.ts';
import { SlotBlock } from './slot-block.tsx';

export const HOUR_PX = 40;
/** The heights in px below which a block has one line, and two lines; the second tells time and artist. */
const ONE_LINE = 36;
const TWO_LINES = 52;
const MIN_HEIGHT = 24;

type Props = {
  day: number;
  /** First hour shown. */
  from: number;
  slots: readonly Slot[];
  artistOf: (item: Appointment) => string;
  clashing: ReadonlySet<string>;
  /** Minutes after midnight, in today's column. */
  now: number | undefined;
  onOpen: (item: Appointment) => void;
  /** The dragged hours over this day, in minutes after midnight. */
  ghost?: WeekGhost | undefined;
};

export function WeekColumn({ day, from, slots, artistOf, clashing, now, onOpen, ghost }: Props) {
  const y = (minutes: number) => ((minutes - from * 60) / 60) * HOUR_PX;
  return (
    <div className={cx('week-day', isWeekend(day) && 'we')}>
      {slots.map((slot) => {
        const height = Math.max(MIN_HEIGHT, y(slot.to) - y(slot.from) - 2);
        const width = 100 / slot.columns;
        return (
          <SlotBlock
            key={slot.item.id}
            item={slot.item}
            artist={artistOf(slot.item)}
            detail={artistOf(slot.item) || detailOf(slot.item)}
            isShort={height < TWO_LINES}
            night={slot.night}
            conflict={clashing.has(slot.item.id)}
            room={height < ONE_LINE ? 'line' : 'full'}
            style={{
              top: y(slot.from) + 1,
              height,
              left: `calc(${slot.column * width}% + 2px)`,
              width: `calc(${width}% - 5px)`,
            }}
            onOpen={onOpen}
          />
        );
      })}
      {ghost && <span className="week-ghost" style={{ top: y(ghost.from), height: y(ghost.to) - y(ghost.from) }} />}
      {now !== undefined && now >= from * 60 && (
        <span className="week-now" style={{ top: y(now) }} aria-hidden="true" />
      )}
    </div>
  );
}
