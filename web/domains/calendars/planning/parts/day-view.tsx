import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useMemo, useRef } from 'react';
import { useHover } from '#web/ui/use-hover.ts';
import { type Appointment, detailOf, type LocalDate, type LocalTime } from '../model/appointment.ts';
import { DAY_MINUTES, dayOf, minuteOf } from '../model/clock.ts';
import { conflictsOf } from '../model/conflict.ts';
import { type Block, blocksOf, type DayEntry, type DayRow, freeAfter } from '../model/day-rows.ts';
import type { HourStep } from '../model/hour-cursor.ts';
import { blockBox, rowBox, rowTops } from '../model/row-tops.ts';
import { spanOf } from '../model/span.ts';
import { hourList, hoursOf } from '../model/timeline.ts';
import { DayCreate, type RenderCreate, useDayCreate } from './day-create.tsx';
import { DayRowLine } from './day-row-line.tsx';
import { Glance } from './glance.tsx';
import { HourCursor } from './hour-cursor.tsx';
import { type Room, SlotBlock } from './slot-block.tsx';
import { useDates } from './use-dates.ts';
import { useDayPointer } from './use-day-pointer.ts';
import { dayArrows, type HourEdits, useHourKeys } from './use-hour-keys.ts';
import './planning.css';

export type DayViewProps = {
  date: LocalDate;
  rows: readonly DayRow[];
  now: LocalTime;
  entries: readonly DayEntry[];
  onOpen: (item: Appointment) => void;
  edits: HourEdits;
  /** Renders the box beside chosen hours. Without it, the user cannot create an appointment here. */
  renderCreate?: RenderCreate | undefined;
};

const LEAST = { from: 6, to: 26 };
/** The night of the day lasts until 07:00. */
const UNTIL = 31;
/** Hours below which a block has room for its icon only, and for its name only. */
const ICON_HOURS = 0.6;
const WIDE_HOURS = 1.75;
const TALL_HOURS = 1;
/** Free time after a short block in which its name may go on. */
const SPILL_MINUTES = 90;
/** The hours that a choice by keys starts with, in minutes after midnight. */
const EVENING = { from: 20 * 60, to: 23 * 60 };

/** Hours from left to right, artists from top to bottom. */
const STEPS: Readonly<Record<string, HourStep>> = {
  ArrowLeft: { half: -1 },
  ArrowRight: { half: 1 },
  ArrowUp: { line: -1 },
  ArrowDown: { line: 1 },
};

/** Artists by hours; what neighbours share is one tall block. Every drag has its keys, see use-hour-keys.ts. */
export function DayView({ date, rows, now, entries, onOpen, edits, renderCreate }: DayViewProps) {
  const { t } = useLingui();
  const dates = useDates();
  const blocks = useMemo(() => blocksOf(rows, entries, dayOf(date), UNTIL * 60), [rows, entries, date]);
  const tops = useMemo(() => rowTops(rows.length, blocks), [rows, blocks]);
  const box = useRef<HTMLElement>(null);
  const hover = useHover(box);
  const items = useMemo(() => entries.map(({ item }) => item), [entries]);
  const clashing = useMemo(() => conflictsOf(items), [items]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const names = useMemo(() => new Map(rows.map(({ id, name }) => [id, name])), [rows]);
  const { onKeyDown, said } = useHourKeys(box, items, edits, dayArrows(ids, dayOf(date)));
  const axis = useMemo(() => axisOf(blocks, dayOf(date) * DAY_MINUTES), [blocks, date]);
  const { from, to } = axis;
  const { chosen, open, close } = useDayCreate(box, date, axis, tops);
  const onCreate = renderCreate && open;
  const midnight = dayOf(date) * DAY_MINUTES;
  const held = useDayPointer(box, { rows, blocks, tops, ...axis, midnight, edits, onCreate });
  const ghost = held ?? chosen?.hours;
  const x = (minutes: number) => ((minutes / 60 - from) / (to - from)) * 100;
  const across = (block: { from: number; to: number }) => {
    const [left, right] = [x(Math.max(from * 60, block.from)), x(Math.min(to * 60, block.to))];
    return { left: `calc(${left}% + 1px)`, width: `calc(${right - left}% - 2px)` };
  };
  const style = { '--hours': to - from, '--midnight': (24 - from) / (to - from) } as CSSProperties;
  const label = dates.long(dayOf(date));
  const isNow = minuteOf(now) >= midnight + from * 60 && minuteOf(now) < midnight + to * 60;
  return (
    <>
      <section
        className="day"
        ref={box}
        style={style}
        aria-label={t`Day by hours, ${label}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a day without appointments still scrolls, and keys must reach it.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div className="day-head">
          <span className="meta">{t`Artists`}</span>
          <div className="num" aria-hidden="true">
            {hourList(from, to).map((hour) => (
              <span key={hour} style={{ left: `${x(hour * 60)}%` }}>
                {dates.clock(hour * 60)}
              </span>
            ))}
          </div>
        </div>
        <div className="day-body">
          {rows.map((row, at) => (
            <DayRowLine
              key={row.id}
              row={row}
              height={rowBox(tops, at).height}
              onCreate={onCreate && (() => onCreate({ row: at, ...EVENING }))}
            />
          ))}
          <div className="day-layer">
            {onCreate && (
              <HourCursor
                className="day-ghost"
                field={{ lines: rows.length, ...axis }}
                steps={STEPS}
                nameOf={(line) => rows[line]?.name ?? ''}
                placeOf={({ line, ...hours }) => ({ ...across(hours), ...rowBox(tops, line) })}
                onCreate={({ line, ...hours }) => onCreate({ row: line, ...hours })}
              />
            )}
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
                spill={spillOf(block, freeAfter(block, blocks, to * 60))}
                style={{ ...across(block), ...blockBox(tops, block) }}
                onOpen={onOpen}
              />
            ))}
            {isNow && (
              <span className="day-now" style={{ left: `${x(minuteOf(now) - midnight)}%` }} aria-hidden="true" />
            )}
            {ghost && (
              <span className="day-ghost num" style={{ ...across(ghost), ...rowBox(tops, ghost.row) }}>
                {dates.clock(ghost.from)} – {dates.clock(ghost.to)}
              </span>
            )}
          </div>
          {chosen && !held && renderCreate && (
            <DayCreate box={box} chosen={chosen} rows={rows} render={renderCreate} onClose={close} />
          )}
        </div>
      </section>
      <Glance hover={hover} items={items} artists={names} mayEdit={edits.mayEdit} onChange={edits.change} />
      <div className="sr" role="status">
        {said}
      </div>
    </>
  );
}

/** Returns the hours of the axis. It shows the small hours only if an entry starts or ends in them. */
const axisOf = (blocks: readonly Block[], midnight: number) =>
  hoursOf(
    blocks.filter(({ item, to }) => !item.isAllDay && (minuteOf(item.start) >= midnight || to <= LEAST.from * 60)),
    LEAST,
  );

/** Widths of the block that its name may take, itself included. */
const spillOf = ({ from, to }: Block, free: number): number | undefined =>
  free < SPILL_MINUTES ? undefined : (to - from + free) / (to - from);

function roomOf({ from, to, rows, columns }: Block): Room {
  const hours = (to - from) / 60;
  if (hours < ICON_HOURS) return 'icon';
  if (columns > 1) return 'line';
  if (hours < (rows > 1 ? TALL_HOURS : WIDE_HOURS)) return 'stack';
  return rows > 1 ? 'tall' : 'full';
}
