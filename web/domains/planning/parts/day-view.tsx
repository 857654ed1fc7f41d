import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';
import { type Appointment, detailOf, type LocalDate } from '../model/appointment.ts';
import { dayOf } from '../model/clock.ts';
import { conflictsOf } from '../model/conflict.ts';
import { type Block, blocksOf, type DayEntry, type DayRow } from '../model/day-rows.ts';
import { spanOf } from '../model/span.ts';
import { hourList, hoursOf } from '../model/timeline.ts';
import { type Room, SlotBlock } from './slot-block.tsx';
import { useDates } from './use-dates.ts';
import { DAY_STEPS, type HourEdits, useHourKeys } from './use-hour-keys.ts';
import './planning.css';

export type DayViewProps = {
  /** What the rows are: "Team", "Artists". */
  heading: string;
  date: LocalDate;
  rows: readonly DayRow[];
  entries: readonly DayEntry[];
  onOpen: (item: Appointment) => void;
  edits: HourEdits;
  /** At the end of a row: a telephone, a link. */
  renderAside?: ((row: DayRow) => ReactNode) | undefined;
};

const ROW_PX = 64;
const LEAST = { from: 6, to: 26 };
/** The night of the day lasts until 07:00. */
const UNTIL = 31;
/** Hours below which a block has room for its icon only, and for its name only. */
const ICON_HOURS = 0.6;
const WIDE_HOURS = 1.5;
const TALL_HOURS = 1;

/** Rows by hours; what neighbours share is one tall block. */
export function DayView({ heading, date, rows, entries, onOpen, edits, renderAside }: DayViewProps) {
  const { t } = useLingui();
  const dates = useDates();
  const blocks = useMemo(() => blocksOf(rows, entries, dayOf(date), UNTIL * 60), [rows, entries, date]);
  const box = useRef<HTMLElement>(null);
  const items = useMemo(() => entries.map(({ item }) => item), [entries]);
  const clashing = useMemo(() => conflictsOf(items), [items]);
  const { onKeyDown, said } = useHourKeys(box, items, edits, DAY_STEPS);
  const { from, to } = hoursOf(blocks, LEAST);
  const x = (minutes: number) => ((minutes / 60 - from) / (to - from)) * 100;
  const style = { '--hours': to - from, '--midnight': (24 - from) / (to - from) } as CSSProperties;
  const label = dates.long(dayOf(date));
  const day = t`Day by hours, ${label}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a day without appointments still scrolls, and keys must reach it.
    <section className="day" ref={box} style={style} aria-label={day} tabIndex={0} onKeyDown={onKeyDown}>
      <div className="day-head">
        <span className="meta">{heading}</span>
        <div className="num" aria-hidden="true">
          {hourList(from, to).map((hour) => (
            <span key={hour} style={{ left: `${x(hour * 60)}%` }}>
              {dates.clock(hour * 60)}
            </span>
          ))}
        </div>
      </div>
      <div className="day-body">
        {rows.map((row) => (
          <div className="day-row" key={row.id}>
            <div className="day-name">
              <Avatar name={row.name} size={26} />
              <span className="col">
                <b className="cut">{row.name}</b>
                {row.detail && <span className="micro cut">{row.detail}</span>}
              </span>
              {renderAside?.(row)}
            </div>
            <div className="day-hours" />
          </div>
        ))}
        <div className="day-layer">
          {blocks.map((block) => (
            <SlotBlock
              key={`${block.item.id}-${block.first}`}
              item={block.item}
              artist={rows
                .slice(block.first, block.first + block.rows)
                .map((row) => row.name)
                .join(', ')}
              detail={detailOf(block.item)}
              night={spanOf(block.item).night}
              conflict={clashing.has(block.item.id)}
              room={roomOf(block)}
              style={{
                left: `calc(${x(block.from)}% + 1px)`,
                width: `calc(${x(block.to) - x(block.from)}% - 2px)`,
                ...placed(block),
              }}
              onOpen={onOpen}
            />
          ))}
        </div>
      </div>
      <div className="sr" role="status">
        {said}
      </div>
    </section>
  );
}

function roomOf({ from, to, rows, columns }: Block): Room {
  const hours = (to - from) / 60;
  if (hours < ICON_HOURS) return 'icon';
  if (columns > 1) return 'line';
  if (hours < (rows > 1 ? TALL_HOURS : WIDE_HOURS)) return 'stack';
  return rows > 1 ? 'tall' : 'full';
}

/** Blocks of one row at the same time share its height. */
function placed({ first, rows, column, columns }: Block): { top: number; height: number } {
  const height = (rows * ROW_PX - 6) / columns;
  return { top: first * ROW_PX + 3 + column * height, height: height - (columns > 1 ? 2 : 0) };
}
