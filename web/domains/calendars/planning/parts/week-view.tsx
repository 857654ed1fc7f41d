import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useMemo, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useHover } from '#web/ui/use-hover.ts';
import type { Appointment, Artist, LocalDate, LocalTime } from '../model/appointment.ts';
import { DAY_MINUTES, dateOf, dayOf, isWeekend, minuteOf } from '../model/clock.ts';
import { conflictsOf } from '../model/conflict.ts';
import type { HourStep } from '../model/hour-cursor.ts';
import { hourList, hoursOf, slotsOf, stripsOf } from '../model/timeline.ts';
import { clashingOf, together } from '../model/together.ts';
import { type WeekHours, weekHours } from '../model/week-drag.ts';
import { Glance } from './glance.tsx';
import { HourCursor } from './hour-cursor.tsx';
import { useDates } from './use-dates.ts';
import { type HourEdits, useHourKeys, weekArrows } from './use-hour-keys.ts';
import { useNoon } from './use-noon.ts';
import { useWeekPointer } from './use-week-pointer.ts';
import { HOUR_PX, WeekColumn } from './week-column.tsx';
import { WeekStrips } from './week-strips.tsx';
import './planning.css';

export type WeekViewProps = {
  artists: readonly Artist[];
  appointments: readonly Appointment[];
  first: LocalDate;
  days?: number;
  now: LocalTime;
  onOpen: (item: Appointment) => void;
  onOpenDay: (date: LocalDate) => void;
  /** A press on an empty half hour, or a drag over hours. */
  onCreate?: ((hours: WeekHours) => void) | undefined;
  edits: HourEdits;
};

const LEAST = { from: 7, to: 26 };

/** Hours from top to bottom, days from left to right. */
const STEPS: Readonly<Record<string, HourStep>> = {
  ArrowUp: { half: -1 },
  ArrowDown: { half: 1 },
  ArrowLeft: { line: -1 },
  ArrowRight: { line: 1 },
};

interface WeekHeadProps extends Pick<WeekViewProps, 'onOpenDay'> {
  readonly today: number;
  readonly columns: number[];
}
function WeekHead({ onOpenDay, today, columns }: WeekHeadProps) {
  const dates = useDates();
  return (
    <div className="week-head">
      <span />
      {columns.map((day) => (
        <button
          type="button"
          key={day}
          className={cx(isWeekend(day) && 'we', day === today && 'today')}
          aria-current={day === today ? 'date' : undefined}
          aria-label={dates.long(day)}
          onClick={() => onOpenDay(dateOf(day))}
        >
          <small>{dates.weekday(day)}</small>
          <b className="num">{dates.number(day)}</b>
        </button>
      ))}
    </div>
  );
}

function HourScale({ from, to }: { readonly from: number; readonly to: number }) {
  const dates = useDates();
  return (
    <div className="week-hours num" aria-hidden="true">
      {hourList(from, to + 1).map((hour) => (
        <span key={hour} style={{ top: (hour - from) * HOUR_PX }}>
          {dates.clock(hour * 60)}
        </span>
      ))}
    </div>
  );
}

interface WeekCursorProps {
  readonly days: number;
  readonly onCreate: (hours: WeekHours) => void;
  readonly start: number;
  readonly from: number;
  readonly to: number;
}
function WeekCursor({ days, onCreate, start, from, to }: WeekCursorProps) {
  const dates = useDates();
  return (
    <HourCursor
      className="week-ghost"
      field={{ lines: days, from, to }}
      steps={STEPS}
      nameOf={(line) => dates.short(start + line)}
      placeOf={(hours) => placeOf(hours, from, days)}
      onCreate={({ line, ...hours }) => onCreate(weekHours({ day: line, ...hours }, start))}
    />
  );
}

function useWeekPlan(
  artists: WeekViewProps['artists'],
  appointments: WeekViewProps['appointments'],
  days: number,
  start: number,
) {
  const names = useMemo(() => new Map(artists.map(({ id, name }) => [id, name])), [artists]);
  const all = useMemo(() => appointments.filter(({ artistId }) => names.has(artistId)), [appointments, names]);
  const shared = useMemo(() => together(all), [all]);
  const shown = useMemo(() => [...shared.values()].map(({ item }) => item), [shared]);
  const clashing = useMemo(() => clashingOf(shared, conflictsOf(all)), [shared, all]);
  const slots = useMemo(() => slotsOf(shown, start, days), [shown, start, days]);
  const strips = useMemo(() => stripsOf(shown, start, days), [shown, start, days]);
  return { names, shared, shown, clashing, slots, strips };
}

/** Hours by days. After midnight a column goes on under the violet line: the night belongs to its evening. */
export function WeekView(props: WeekViewProps) {
  const { artists, appointments, first, days = 7, now, onOpen, onOpenDay, onCreate, edits } = props;
  const { t } = useLingui();
  const start = dayOf(first);
  const { names, shared, shown, clashing, slots, strips } = useWeekPlan(artists, appointments, days, start);
  const { from, to } = hoursOf(slots, LEAST);
  const box = useRef<HTMLElement>(null);
  const hover = useHover(box);
  const { onKeyDown, said } = useHourKeys(box, shown, edits, weekArrows);
  const ghost = useWeekPointer(box, { slots, days, from, edits, onCreate, first: start });
  useNoon(box, start, from, HOUR_PX);
  const nameOfArtist = ({ id }: Appointment) =>
    artists.length > 1
      ? (shared
          .get(id)
          ?.members.map(({ artistId }) => names.get(artistId))
          .join(', ') ?? '')
      : '';
  const today = Math.floor(minuteOf(now) / DAY_MINUTES);
  const style = { '--days': days, '--hour': `${HOUR_PX}px` } as CSSProperties;
  const columns = Array.from({ length: days }, (_, i) => start + i);
  return (
    <section className="week" ref={box} tabIndex={-1} style={style} aria-label={t`Week by hours`} onKeyDown={onKeyDown}>
      <div className="week-top">
        <WeekHead onOpenDay={onOpenDay} today={today} columns={columns} />
        {strips.length > 0 && (
          <WeekStrips strips={strips} artistOf={nameOfArtist} clashing={clashing} onOpen={onOpen} />
        )}
      </div>
      <div className="week-body">
        <HourScale from={from} to={to} />
        <div className="week-grid" style={{ height: (to - from) * HOUR_PX }}>
          {onCreate && <WeekCursor days={days} onCreate={onCreate} start={start} from={from} to={to} />}
          {columns.map((day, i) => (
            <WeekColumn
              key={day}
              day={day}
              from={from}
              slots={slots.filter((slot) => slot.day === i)}
              artistOf={nameOfArtist}
              clashing={clashing}
              now={day === today ? minuteOf(now) - day * DAY_MINUTES : undefined}
              onOpen={onOpen}
              ghost={ghost?.day === i ? ghost : undefined}
            />
          ))}
          <div className="week-night" style={{ top: (24 - from) * HOUR_PX }}>
            {t`After midnight counts as the evening before`}
          </div>
        </div>
      </div>
      <Glance hover={hover} items={shown} artists={names} mayEdit={edits.mayEdit} onChange={edits.change} />
      <div className="sr" role="status">
        {said}
      </div>
    </section>
  );
}

const placeOf = (hours: { line: number; from: number; to: number }, from: number, days: number): CSSProperties => ({
  top: (hours.from / 60 - from) * HOUR_PX,
  height: ((hours.to - hours.from) / 60) * HOUR_PX,
  left: `calc(${(hours.line / days) * 100}% + 2px)`,
  width: `calc(${100 / days}% - 5px)`,
});
