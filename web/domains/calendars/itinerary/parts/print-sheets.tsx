import { Trans, useLingui } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import { dayEntryName, dayEntryTimes } from '#shared/domains/calendars/itinerary/rules.ts';
import type { DayShow, Itinerary, ItineraryDay } from '#shared/domains/calendars/itinerary/schemas.ts';
import { formatLongDay } from '#web/platform/format.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { usePlaceLine, useRoleNames } from './words.ts';
import './print.css';

function PrintShow({ show }: { readonly show: DayShow }) {
  const roles = useRoleNames();
  const { nth, count, artists, venue, room, address, contacts, notes } = show;
  return (
    <section>
      <h2>{venue || show.title}</h2>
      <p>{[room, ...address].filter(Boolean).join(', ')}</p>
      <p>
        <Trans>
          Show {nth} of {count}, {artists.join(', ')}
        </Trans>
      </p>
      <table>
        <tbody>
          {contacts.map(({ role, name, phone, email }) => (
            <tr key={`${role} ${name}`}>
              <th scope="row">{roles[role]}</th>
              <td>{name}</td>
              <td>{phone}</td>
              <td>{email}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes && <p className="it-notes">{notes}</p>}
    </section>
  );
}

function PrintDay({ day }: { readonly day: ItineraryDay }) {
  return (
    <>
      <table>
        <tbody>
          {day.entries.map((entry) => (
            <tr key={`${entry.id} ${entry.startsAt}`}>
              <th scope="row">{dayEntryTimes(entry, day.zone)}</th>
              <td>{dayEntryName(entry, currentLocale())}</td>
              <td>{entry.place}</td>
              <td>{entry.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {day.shows.map((show) => (
        <PrintShow key={show.showId} show={show} />
      ))}
    </>
  );
}

interface PrintSheetsProps {
  readonly itinerary: Itinerary;
  /** The name of the agency at the top of a sheet. */
  readonly agency: string;
}

/** Prints the itinerary: a day a page, with the address of the page that is always up to date. */
export function PrintSheets({ itinerary, agency }: PrintSheetsProps) {
  const { t } = useLingui();
  const place = usePlaceLine();
  const { days, name } = itinerary;
  const count = days.length;
  return createPortal(
    <div className="it-print" aria-hidden="true">
      {days.map((day, at) => (
        <article key={day.date} className="it-page">
          <header>
            <div>
              <p>{[agency, name].filter(Boolean).join(' · ')}</p>
              <h1>{formatLongDay(day.date)}</h1>
              <p>{place(day)}</p>
            </div>
            <figure>
              <QrCode text={location.href} label={t`Page address`} />
              <figcaption>{t`The latest times`}</figcaption>
            </figure>
          </header>
          <PrintDay day={day} />
          <footer>
            <Trans>
              Page {at + 1} of {count}
            </Trans>
          </footer>
        </article>
      ))}
    </div>,
    document.body,
  );
}
