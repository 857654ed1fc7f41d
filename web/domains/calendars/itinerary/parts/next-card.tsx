import { Trans } from '@lingui/react/macro';
import { Navigation, Phone } from 'lucide-react';
import { clockOfDay, dayEntryName, entryClocks } from '#shared/domains/calendars/itinerary/rules.ts';
import type { ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import { toInstant } from '#shared/kernel/time/zone.ts';
import { formatNear } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { callTo, directionsTo } from './words.ts';

/** Returns the name of a contact without the company, because a button is short. */
const firstOf = (name: string): string => name.split(',')[0] ?? name;

/** Shows the next entry of today, with a contact to call and the directions. */
export function NextCard({ day, now }: { readonly day: ItineraryDay; readonly now: string }) {
  const next = day.entries.find((entry) => clockOfDay(entry, day.zone).startsAt > now);
  const [show] = day.shows;
  if (!next) return null;
  const at = toInstant(next.startsAt, next.zone ?? day.zone);
  const { start } = entryClocks(next, day.zone);
  const person = show?.contacts.find(({ phone }) => phone);
  const directions = show && directionsTo(show);
  const near = at.ok ? formatNear(at.instant) : '';
  return (
    <section className="it-next">
      <span className="row">
        <span className="it-near">
          <Trans>Next, {near}</Trans>
        </span>
        <b className="push num">{[start.time, start.city].filter(Boolean).join(' ')}</b>
      </span>
      <h2>{dayEntryName(next, currentLocale())}</h2>
      {(next.place || next.note) && <p>{[next.place, next.note].filter(Boolean).join(', ')}</p>}
      <span className="it-acts">
        {person && (
          <a className="it-call" href={callTo(person.phone)}>
            <Phone size={17} aria-hidden="true" /> <Trans>Call {firstOf(person.name)}</Trans>
          </a>
        )}
        {directions && (
          <a href={directions} target="_blank" rel="noopener noreferrer">
            <Navigation size={17} aria-hidden="true" /> <Trans>Navigate</Trans>
          </a>
        )}
      </span>
    </section>
  );
}
