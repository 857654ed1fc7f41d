import type { Show } from '#shared/domains/booking/show/schemas.ts';
import type { RECIPIENT_ROLES } from '#shared/domains/journeys/advancing-template/kinds.ts';
import type { Contact } from '#shared/domains/relations/contact/schemas.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

/** A person of the show who may be asked. */
export interface Proposed {
  readonly contactId: string;
  readonly name: string;
  readonly email: string;
  readonly locale: Locale | undefined;
  readonly from: 'promoter' | 'venue' | 'signer' | 'payer';
}
type Role = (typeof RECIPIENT_ROLES)[number];
interface Known {
  /** The active people of the promoter and of the venue. */
  readonly promoter: readonly Contact[];
  readonly venue: readonly Contact[];
}

const isPrimaryAt = ({ positions }: Contact, companyId: string | undefined): boolean =>
  positions.some((one) => one.companyId === companyId && one.defaultSelect);
const primaryFirst = (people: readonly Contact[], companyId: string | undefined): Contact[] =>
  people.toSorted((a, b) => Number(isPrimaryAt(b, companyId)) - Number(isPrimaryAt(a, companyId)));

/** Lists the people of a show with an address, each once: its own contacts, then those of promoter and venue. */
export function proposedPeople(show: Show, { promoter, venue }: Known): Proposed[] {
  const all = [...promoter, ...venue];
  const localeOf = (id: string) => all.find((one) => one.id === id)?.culture;
  const own = (contact: Show['contact'], from: Proposed['from']): Proposed[] =>
    contact
      ? [
          {
            contactId: contact.contactId,
            name: contact.fullName,
            email: contact.email,
            locale: localeOf(contact.contactId),
            from,
          },
        ]
      : [];
  const at = (people: readonly Contact[], from: Proposed['from']): Proposed[] =>
    people.map(({ id, fullName, email, culture }) => ({ contactId: id, name: fullName, email, locale: culture, from }));
  const found = [
    ...own(show.contact, 'promoter'),
    ...at(primaryFirst(promoter, show.promoter?.companyId), 'promoter'),
    ...at(primaryFirst(venue, show.venue?.venueId), 'venue'),
    ...own(show.signerContact, 'signer'),
    ...own(show.payerContact, 'payer'),
  ].filter(({ email }) => email !== '');
  const addresses = found.map(({ email }) => email.toLowerCase());
  return found.filter(({ email }, i) => addresses.indexOf(email.toLowerCase()) === i);
}

/** The person whom a template asks first. */
export const firstAsked = (people: readonly Proposed[], role: Role): Proposed | undefined =>
  role === 'promoter' || role === 'venue' ? people.find(({ from }) => from === role) : undefined;
