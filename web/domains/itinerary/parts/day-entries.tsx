import { Trans } from '@lingui/react/macro';
import { Moon } from 'lucide-react';
import { dayEntryName } from '#shared/domains/itinerary/rules.ts';
import type { DayEntry } from '#shared/domains/itinerary/schemas.ts';
import { timeOf } from '#shared/kernel/date.ts';
import { KindMark } from '#web/domains/timetable/widgets/kind-mark.tsx';
import { currentLocale } from '#web/platform/i18n.ts';
import { cx } from '#web/ui/cx.ts';

/** Marked where it differs from what the reader has seen. */
export const NewMark = () => (
  <span className="tag amber">
    <Trans>New</Trans>
  </span>
);

interface LineProps {
  readonly entry: DayEntry;
  readonly past: boolean;
}
function Line({ entry, past }: LineProps) {
  const { kind, startsAt, endsAt, place, note, isNight, isNew } = entry;
  return (
    <li className={cx('it-line', kind, past && 'past')}>
      <span className="it-time num">
        <b>{timeOf(startsAt)}</b>
        {endsAt && <span className="meta">{timeOf(endsAt)}</span>}
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
  /** Wall clock of the place; what has ended by then stands back. */
  readonly now?: string;
}
/** The day by the clock of its place. */
export const DayEntries = ({ entries, now = '' }: DayEntriesProps) => (
  <ol className="it-lines">
    {entries.map((entry) => (
      <Line key={`${entry.id} ${entry.startsAt}`} entry={entry} past={(entry.endsAt ?? entry.startsAt) < now} />
    ))}
  </ol>
);
