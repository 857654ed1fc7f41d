import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { namedIn } from '#functions/domains/booking/show/public/marks.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { advancingStore } from '#functions/domains/journeys/advancing/store.ts';
import { travellersMoved } from '#functions/domains/journeys/travel/public/traveller.ts';
import { at } from '#functions/domains/operator/reference-sync/at.ts';
import { attachedTo } from '#functions/domains/operator/reference-sync/attached.ts';
import { freelyIn } from '#functions/domains/operator/reference-sync/free.ts';
import { isFixed } from '#functions/domains/operator/reference-sync/is-fixed.ts';
import { fromAgreements, fromTravel } from '#functions/domains/operator/reference-sync/of-kinds.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactSubject } from '#functions/domains/relations/contact/public/subject.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { followedContact } from '#shared/domains/journeys/advancing/following.ts';
import { contactSummary } from '#shared/domains/relations/contact/rules.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Contact = Stored<ContactFields>;

const nameOf = (contact: Contact) => contact.fullName;

const agreements = fromAgreements<Contact>(({ store }, kind) =>
  freelyIn(store, [kind, 'contact', nameOf], {
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

const journeys = fromTravel<Contact>(({ store, contactMoved }) =>
  referenceIn(store, {
    filters: (id) => [at('travellers', id)],
    moved: (journey, move) => ({
      ...journey,
      ...contactMoved(journey, move.from, move.to.id),
      travellers: travellersMoved(journey.travellers, move),
    }),
  }),
);

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
  referenceIn(advancingStore, {
    filters: (id) => [at('contacts', id)],
    moved: (request, { from, to }) => followedContact(request, from, to.id),
  }),
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
  ...journeys,
  freelyIn(productionStore, ['production', 'contact', nameOf]),
  freelyIn(companyStore, ['company', 'contact', nameOf]),
  freelyIn(contactStore, ['contact', 'contact', nameOf]),
  ...attachedTo('contact', contactSubject),
];
