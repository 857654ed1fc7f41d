import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { AvailableArtist } from '#shared/domains/booking/availability/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { useCan } from '#web/platform/me.ts';
import { clampDate, moveDate } from '#web/ui/controls/month-grid.ts';
import type { Asked } from '../model/asked.ts';
import { monthsOf } from '../model/months.ts';
import type { Saying } from '../queries.ts';
import { Legend } from './legend.tsx';
import { MonthDays } from './month-days.tsx';
import { SelectionBar } from './selection-bar.tsx';

type Props = Readonly<{ artist: AvailableArtist; asked: Asked; today: LocalDate; saying: Saying }>;
/** The day on which a choice of days began, and the day it has reached. */
interface Chosen {
  readonly anchor: LocalDate;
  readonly cursor: LocalDate;
}

interface DayKeysOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly from: string;
  readonly to: string;
  readonly cursor: string;
  readonly choose: (date: LocalDate, isMore: boolean) => void;
}
function dayKeys({ box, from, to, cursor, choose }: DayKeysOptions) {
  return (event: KeyboardEvent) => {
    const isDay = event.target instanceof HTMLElement && event.target.dataset.date !== undefined;
    const moved = isDay && moveDate(cursor, event.key, false);
    if (!moved) return;
    event.preventDefault();
    const next = clampDate(moved, from, to);
    choose(next, event.shiftKey);
    box.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };
}

/** The months of the period: arrows go by day, with Shift they choose more, and a click with Shift does too. */
export function ArtistCalendar({ artist, asked, today, saying }: Props) {
  const { t } = useLingui();
  const can = useCan();
  const box = useRef<HTMLElement>(null);
  const { from, to } = asked;
  const months = useMemo(() => monthsOf(asked, artist.days), [asked, artist.days]);
  const [chosen, setChosen] = useState<Chosen>();
  const cursor = clampDate(chosen?.cursor ?? from, from, to);
  const choose = (date: LocalDate, isMore: boolean) =>
    setChosen({ anchor: isMore ? (chosen?.anchor ?? date) : date, cursor: date });
  const ends = chosen && ([chosen.anchor, chosen.cursor].sort() as [LocalDate, LocalDate]);

  const onKeyDown = dayKeys({ box, from, to, cursor, choose });
  const { name } = artist;
  return (
    <section className="card av-calendar" ref={box} aria-label={t`Days of ${name}`} onKeyDown={onKeyDown}>
      <header className="av-calendar-h">
        <h2 className="cut">{name}</h2>
        <Legend />
      </header>
      {can('artist.update') && (
        <SelectionBar artist={artist} chosen={ends} saying={saying} onDone={() => setChosen(undefined)} />
      )}
      <div className="av-months">
        {months.map((month) => (
          <MonthDays
            key={month.first}
            month={month}
            cursor={cursor}
            chosen={ends}
            today={today}
            onChoose={(date, event) => choose(date, event.shiftKey)}
          />
        ))}
      </div>
    </section>
  );
}
