import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Open } from '#shared/domains/calendars/itinerary/contract.ts';
import { clockOfDay } from '#shared/domains/calendars/itinerary/rules.ts';
import type { ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import { toLocal } from '#shared/kernel/time/zone.ts';
import { Brand, LanguageSelect } from '#web/domains/relations/link/widgets/public-page.tsx';
import { formatLongDay, useFormat } from '#web/platform/format.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { DaySheet } from './day-sheet.tsx';
import { NextCard } from './next-card.tsx';
import { usePlaceLine } from './words.ts';

/** For document alone. */
const PrintSheets = part(async () => (await import('./print-sheets.tsx')).PrintSheets);

type Sheet = NonNullable<Open['sheet']>;

const nowAt = (zone: string): string => toLocal(new Date().toISOString(), zone);
const isOver = ({ date, zone, entries }: ItineraryDay): boolean => {
  const last = entries.at(-1);
  // A night lasts into the next day.
  const clock = last && clockOfDay(last, zone);
  return [`${date}T23:59`, clock?.endsAt ?? clock?.startsAt ?? ''].every((moment) => moment < nowAt(zone));
};
/** The sheet of the day that is not over, else the last there was. */
const firstShown = (days: readonly ItineraryDay[]): number => {
  const at = days.findIndex((day) => !isOver(day));
  return at < 0 ? Math.max(0, days.length - 1) : at;
};

type DayHeadProps = Readonly<{ day: ItineraryDay; at: number; count: number; onGo: (at: number) => void }>;
function DayHead({ day, at, count, onGo }: DayHeadProps) {
  const { t } = useLingui();
  const place = usePlaceLine();
  return (
    <div className="it-day">
      <IconButton label={t`Previous day`} look="touch" disabled={at === 0} onClick={() => onGo(at - 1)}>
        <ChevronLeft size={22} />
      </IconButton>
      <span className="grow" aria-live="polite">
        <h1>{formatLongDay(day.date)}</h1>
        <p>{place(day)}</p>
      </span>
      <IconButton label={t`Next day`} look="touch" disabled={at >= count - 1} onClick={() => onGo(at + 1)}>
        <ChevronRight size={22} />
      </IconButton>
    </div>
  );
}

type SeenBarProps = Readonly<{ sheet: Sheet; offline: boolean; busy: boolean; onSeen: (version: string) => void }>;
/** One press says that the reader knows; it asks again once something has changed. */
function SeenBar({ sheet, offline, busy, onSeen }: SeenBarProps) {
  const { day, time } = useFormat();
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const { seenAt: instant, isChanged, version } = sheet;
  const [on, clock] = instant ? [day({ instant, zone }), time(instant, zone)] : ['', ''];
  if (instant && !isChanged)
    return (
      <p className="it-seen done" role="status">
        <Check size={16} aria-hidden="true" />
        <Trans>
          You confirmed this on {on}, {clock}
        </Trans>
      </p>
    );
  return (
    <div className="it-seen">
      {offline && (
        <p className="meta">
          <Trans>Needs a connection</Trans>
        </p>
      )}
      <Button kind="primary" size="xl" busy={busy} disabled={busy || offline} onClick={() => onSeen(version)}>
        <Trans>Got it</Trans>
      </Button>
    </div>
  );
}

interface LiveSheetProps extends SeenBarProps {
  readonly found: Open;
  /** Whether the reader is told of changes: below the day, or first where that is what they came for. */
  readonly mails: ReactNode;
  readonly mailsFirst: boolean;
}

function Frame({ found, children }: { readonly found: Open; readonly children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="it-open">
      <header className="lk-h">
        <Brand agency={found.agency} />
        <IconButton label={t`Print itinerary`} look="touch" onClick={() => print()}>
          <Printer size={18} />
        </IconButton>
        <LanguageSelect />
      </header>
      {children}
    </div>
  );
}

/** A day at a time, today's first; what changed since the reader confirmed stands on top and is marked. */
export function LiveSheet({ found, mails, mailsFirst, ...bar }: LiveSheetProps) {
  const { itinerary, isChanged } = bar.sheet;
  const { days } = itinerary;
  const [at, setAt] = useState(() => firstShown(days));
  const day = days[Math.min(at, days.length - 1)];
  const now = day ? nowAt(day.zone) : '';
  return (
    <Frame found={found}>
      {day && <DayHead day={day} at={at} count={days.length} onGo={setAt} />}
      <main id="main" className="it-main">
        <p className="meta">
          <Trans>
            Itinerary of {found.title}, for {found.recipient}
          </Trans>
        </p>
        {mailsFirst && mails}
        {isChanged && (
          <Notice tone="amber" fact={<Trans>Changed since you confirmed it.</Trans>}>
            <Trans>New and changed items are marked on every day.</Trans>
          </Notice>
        )}
        {day ? (
          <>
            {now.slice(0, 10) === day.date && <NextCard day={day} now={now} />}
            <DaySheet day={day} now={now} />
          </>
        ) : (
          <p className="it-none">
            <Trans>Nothing confirmed on these days yet.</Trans>
          </p>
        )}
        {!mailsFirst && mails}
      </main>
      <SeenBar {...bar} />
      <Suspense>
        <PrintSheets itinerary={itinerary} agency={found.agency} />
      </Suspense>
    </Frame>
  );
}
