import { Trans, useLingui } from '@lingui/react/macro';
import { Moon, TriangleAlert } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type AgendaDay, type AgendaEntry, agendaOf } from '../model/agenda.ts';
import { type Appointment, type Artist, type LocalDate, lookOf, nameOf, saidTimes } from '../model/appointment.ts';
import { dayOf, minuteOf } from '../model/clock.ts';
import { conflictsOf } from '../model/conflict.ts';
import { clashingOf, together } from '../model/together.ts';
import { DotCalendar } from './dot-calendar.tsx';
import { useDates } from './use-dates.ts';
import { useDescribe } from './use-describe.ts';
import './planning.css';

export type PhoneAgendaProps = {
  artists: readonly Artist[];
  appointments: readonly Appointment[];
  first: LocalDate;
  days: number;
  today: LocalDate;
  selected: LocalDate;
  onSelect: (date: LocalDate) => void;
  onOpen: (item: Appointment) => void;
};

/** Days drawn at once: a month of a hundred artists would be thousands of elements on the weakest device. */
const PAGE = 7;

/** The planning on a phone: the month in dots, below it the days from the chosen one on, a bar per appointment. */
export function PhoneAgenda({
  artists,
  appointments,
  first,
  days,
  today,
  selected,
  onSelect,
  onOpen,
}: PhoneAgendaProps) {
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ from: selected, count: PAGE });
  const count = shown.from === selected ? shown.count : PAGE;
  const shared = useMemo(() => together(appointments), [appointments]);
  const clashing = useMemo(() => clashingOf(shared, conflictsOf(appointments)), [shared, appointments]);
  const agenda = useMemo(() => {
    const items = [...shared.values()].map(({ item }) => item);
    return agendaOf(artists, items, dayOf(first), days);
  }, [artists, shared, first, days]);
  const names = useMemo(() => new Map(artists.map(({ id, name }) => [id, name])), [artists]);
  const whoseOf = ({ id }: Appointment) =>
    shared
      .get(id)
      ?.members.flatMap(({ artistId }) => names.get(artistId) ?? [])
      .join(', ') ?? '';
  useLayoutEffect(() => {
    if (selected && list.current) list.current.scrollTop = 0;
  }, [selected]);
  const start = dayOf(selected);
  const later = agenda.filter(({ day, entries }) => day === start || (day > start && entries.length > 0));
  return (
    <div className="agenda">
      {days > 1 && <DotCalendar agenda={agenda} today={today} selected={selected} onSelect={onSelect} />}
      <div className="agenda-days" ref={list}>
        <ol>
          {later.slice(0, count).map((day) => (
            <AgendaDayItem key={day.day} {...day} {...{ clashing, whoseOf, onOpen }} today={dayOf(today)} />
          ))}
        </ol>
        {later.length > count && (
          <Button className="agenda-more" onClick={() => setShown({ from: selected, count: count + PAGE })}>
            <Trans>Later days</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

type DayProps = AgendaDay & {
  today: number;
  clashing: ReadonlySet<string>;
  whoseOf: (item: Appointment) => string;
  onOpen: (item: Appointment) => void;
};

function AgendaDayItem({ day, entries, today, clashing, whoseOf, onOpen }: DayProps) {
  const dates = useDates();
  return (
    <li>
      <h2 className={cx('num', day === today && 'today')}>{dates.short(day)}</h2>
      {entries.length === 0 && (
        <p className="meta">
          <Trans>Nothing planned</Trans>
        </p>
      )}
      {entries.map((entry) => (
        <AgendaBar
          key={entry.item.id}
          {...entry}
          whose={whoseOf(entry.item)}
          conflict={clashing.has(entry.item.id)}
          onOpen={onOpen}
        />
      ))}
    </li>
  );
}

type BarProps = Omit<AgendaEntry, 'artist'> & { whose: string; conflict: boolean; onOpen: (item: Appointment) => void };

function AgendaBar({ item, whose, night, conflict, onOpen }: BarProps) {
  const { t } = useLingui();
  const dates = useDates();
  const describe = useDescribe();
  const look = lookOf(item);
  const time = item.isAllDay ? t`all day` : saidTimes(item, (at) => dates.clock(minuteOf(at))).start;
  const rank = look === 'option' && item.rank !== undefined ? ` ${item.rank}` : '';
  return (
    <button
      type="button"
      className={cx('agenda-bar', `look-${look}`, look === 'off' ? 'grey' : item.status.tone, conflict && 'clash')}
      aria-label={describe(item, whose, { night, conflict })}
      onClick={() => onOpen(item)}
    >
      <b className="cut">{whose}</b>
      <span className="num push">
        {night && <Moon size={11} fill="currentColor" strokeWidth={0} aria-hidden="true" />}
        {time}
      </span>
      <span className="cut">{nameOf(item)}</span>
      <span className="push">
        {conflict && <TriangleAlert size={12} className="warn" aria-hidden="true" />}
        {item.status.name + rank}
      </span>
    </button>
  );
}
