import { Trans } from '@lingui/react/macro';
import { Moon } from 'lucide-react';
import { clockOfDay, dayEntryName, entryClocks } from '#shared/domains/calendars/itinerary/rules.ts';
import type { DayEntry } from '#shared/domains/calendars/itinerary/schemas.ts';
import { KindMark } from '#web/domains/booking/timetable/widgets/kind-mark.tsx';
import { currentLocale } from '#web/platform/i18n.ts';
import { cx } from '#web/ui/cx.ts';

/** Marked where it differs from what the reader has seen. */
export const NewMark = () => (
  <span className="tag amber">
    <Trans>New</Trans>
  </span>
);

function Line({ entry, zone, past }: { readonly entry: DayEntry; readonly zone: string; readonly past: boolean }) {
  const { kind, place, note, isNight, isNew } = entry;
  const { start, end } = entryClocks(entry, zone);
  return (
    <li className={cx('it-line', kind, past && 'past')}>
      <span className="it-time num">
        <b>{start.time}</b>
        {start.city && <span className="it-zone">{start.city}</span>}
        {end && <span className="meta">{end.time}</span>}
        {end?.city && <span className="it-zone">{end.city}</span>}
      </span>
      <KindMark kind={kind} />
      <span className="col grow">
        <span className="row strong">
          {dayEntryName(entry, currentLocale())}
          {isNight && <Moon size={13} className="tt-moon" aria-hidden="true" />}
          {isNew && <NewMark />}
        </span>
        {(place || note) && <span className="it-sub">{[place, note].filter(Boolean).join(', ')}</span>}
      </span>
    </li>
  );
}

interface DayEntriesProps {
  readonly entries: readonly DayEntry[];
  readonly zone: string;
  /** Wall clock of the place; what has ended by then stands back. */
  readonly now?: string;
}
/** The day by the clock of its place; a time on another clock says so. */
export const DayEntries = ({ entries, zone, now = '' }: DayEntriesProps) => {
  const isOver = (entry: DayEntry) => {
    const { startsAt, endsAt } = clockOfDay(entry, zone);
    return (endsAt ?? startsAt) < now;
  };
  return (
    <ol className="it-lines">
      {entries.map((entry) => (
        <Line key={`${entry.id} ${entry.startsAt}`} entry={entry} zone={zone} past={isOver(entry)} />
      ))}
    </ol>
  );
};
