import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { namedIn } from '#functions/domains/booking/show/public/marks.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { travelStoreOf, travelStores } from '#functions/domains/journeys/show-travel/public/stores.ts';
import { travellersMoved } from '#functions/domains/journeys/travel/public/traveller.ts';
import { everyAgreement } from '#functions/domains/operator/reference-sync/agreements.ts';
import { at } from '#functions/domains/operator/reference-sync/at.ts';
import { attachedTo } from '#functions/domains/operator/reference-sync/attached.ts';
import { freelyIn } from '#functions/domains/operator/reference-sync/free.ts';
import { isFixed, isIssued } from '#functions/domains/operator/reference-sync/is-fixed.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactSubject } from '#functions/domains/relations/contact/public/subject.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { type Move, type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import type { RecordStore } from '#functions/platform/record/store.ts';
import { guestMoved } from '#shared/domains/journeys/lodging/rules.ts';
import type { TravelFields } from '#shared/domains/journeys/travel/schemas.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import { TRAVEL_KINDS } from '#shared/kernel/record/appointment.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Contact = Stored<ContactFields>;

const nameOf = (contact: Contact) => contact.fullName;

const agreements: readonly Reference<Contact>[] = everyAgreement.map(({ entity, store }) =>
  freelyIn(store, [entity, 'contact', nameOf], {
    filters: (id) => [at('contact', id)],
    isFixed,
    moved: (agreement, { from, to }) =>
      agreement.contact?.contactId === from
        ? {
            ...agreement,
            contact: isFixed(agreement) ? { ...agreement.contact, contactId: to.id } : contactSummary(to),
          }
        : agreement,
  }),
);

/**
 * Makes the reference of journeys to their travellers; `more` changes the other fields of a journey that name a
 * contact.
 */
const travelling = <T extends TravelFields>(
  store: RecordStore<T>,
  more: (journey: T, move: Move<Contact>) => Partial<T> = () => ({}),
): Reference<Contact> =>
  referenceIn(store, {
    filters: (id) => [at('travellers', id)],
    moved: (journey, move) => ({
      ...journey,
      ...more(journey, move),
      travellers: travellersMoved(journey.travellers, move),
    }),
  });

/** The references to contacts, one line per kind of record. */
export const contactReferences: readonly Reference<Contact>[] = [
  freelyIn(showStore, ['show', 'contact', nameOf], {
    filters: (id) => [[namedIn('contact', id)]],
    moved: (show, { from, to }) => ({
      ...show,
      ...(show.contact?.contactId === from ? { contact: contactSummary(to) } : {}),
      ...(show.signerContact?.contactId === from ? { signerContact: contactSummary(to) } : {}),
      ...(show.payerContact?.contactId === from ? { payerContact: contactSummary(to) } : {}),
    }),
  }),
  ...agreements,
  freelyIn(invoiceStore, ['invoice', 'contact', nameOf], {
    filters: (id) => [at('contact', id)],
    moved: (invoice, { from, to }) =>
      invoice.contact?.contactId === from
        ? { ...invoice, contact: isIssued(invoice) ? { ...invoice.contact, contactId: to.id } : contactSummary(to) }
        : invoice,
  }),
  freelyIn(artistStore, ['artist', 'contact', nameOf], {
    filters: (id) => [at('members', id)],
    moved: (artist, { from, to }) =>
      artist.members
        ? {
            ...artist,
            members: artist.members.map((member) =>
              member.contactId === from ? { ...member, contactId: to.id, name: to.fullName } : member,
            ),
          }
        : artist,
  }),
  ...TRAVEL_KINDS.filter((kind) => kind !== 'lodging').map((kind) => travelling(travelStoreOf(kind))),
  travelling(travelStores.lodging, ({ rooms }, { from, to }) => ({ rooms: guestMoved(rooms, from, to.id) })),
  freelyIn(productionStore, ['production', 'contact', nameOf]),
  freelyIn(companyStore, ['company', 'contact', nameOf]),
  freelyIn(contactStore, ['contact', 'contact', nameOf]),
  ...attachedTo('contact', contactSubject),
];
