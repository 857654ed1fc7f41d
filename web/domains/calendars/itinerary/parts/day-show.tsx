import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Navigation, Phone } from 'lucide-react';
import type { DayContact, DayShow } from '#shared/domains/calendars/itinerary/schemas.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { NewMark } from './day-entries.tsx';
import { callTo, directionsTo, useRoleNames } from './words.ts';

function Person({ contact: { role, name, phone, email } }: { readonly contact: DayContact }) {
  const { t } = useLingui();
  const roles = useRoleNames();
  return (
    <li className="it-person">
      <span className="col grow">
        <span className="strong">{name}</span>
        <span className="meta">
          {roles[role]}
          {phone && <span className="num"> · {phone}</span>}
        </span>
      </span>
      {phone && (
        <a className="ib touch" href={callTo(phone)} aria-label={t`Call ${name}`}>
          <Phone size={18} />
        </a>
      )}
      {email && (
        <a className="ib touch" href={`mailto:${email}`} aria-label={t`Email ${name}`}>
          <Mail size={18} />
        </a>
      )}
    </li>
  );
}

/** Shows the place, the contacts and the notes of a show on its day. */
export function DayShowCard({ show }: { readonly show: DayShow }) {
  const directions = directionsTo(show);
  const { artists, nth, count, venue, room, address, contacts, notes, isNew } = show;
  const where = [room, ...address].filter(Boolean).join(', ');
  return (
    <section className="card it-show" aria-label={venue || artists.join(', ')}>
      <header className="it-venue">
        <span className="col grow">
          <span className="row">
            <h3>{venue || show.title}</h3>
            {isNew && <NewMark />}
          </span>
          <span className="it-sub">{where}</span>
          <span className="meta">
            <Trans>
              Show {nth} of {count}, {artists.join(', ')}
            </Trans>
          </span>
        </span>
        {directions && (
          <a className={buttonClass({ size: 'lg' })} href={directions} target="_blank" rel="noopener noreferrer">
            <Navigation size={16} aria-hidden="true" /> <Trans>Navigate</Trans>
          </a>
        )}
      </header>
      <ul>
        {contacts.map((contact) => (
          <Person key={`${contact.role} ${contact.name}`} contact={contact} />
        ))}
      </ul>
      {notes && <p className="it-notes">{notes}</p>}
    </section>
  );
}
