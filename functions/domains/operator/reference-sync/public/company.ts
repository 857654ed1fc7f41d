import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { paymentStore } from '#functions/domains/agreements/payment/store.ts';
import { productionStore } from '#functions/domains/booking/production/store.ts';
import { namedIn } from '#functions/domains/booking/show/public/marks.ts';
import { atVenue } from '#functions/domains/booking/show/public/place.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { advancingStore } from '#functions/domains/journeys/advancing/store.ts';
import { at } from '#functions/domains/operator/reference-sync/at.ts';
import { attachedTo } from '#functions/domains/operator/reference-sync/attached.ts';
import { freelyIn } from '#functions/domains/operator/reference-sync/free.ts';
import { isFixed } from '#functions/domains/operator/reference-sync/is-fixed.ts';
import { fromAgreements } from '#functions/domains/operator/reference-sync/of-kinds.ts';
import { artistStore } from '#functions/domains/relations/artist/store.ts';
import { companySubject } from '#functions/domains/relations/company/public/subject.ts';
import { companyStore } from '#functions/domains/relations/company/store.ts';
import { contactStore } from '#functions/domains/relations/contact/store.ts';
import { type Move, type Reference, referenceIn } from '#functions/platform/record/reference.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import { companySummary, venueSummary } from '#shared/domains/relations/company/rules.ts';
import type { CompanyInput } from '#shared/domains/relations/company/schemas.ts';
import type { ContactFields } from '#shared/domains/relations/contact/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type Company = Stored<CompanyInput>;

const nameOf = (company: Company) => company.name;

/** Somebody who worked for both works once for the one that is left. */
function withPositions(contact: Stored<ContactFields>, { from, to }: Move<Company>): ContactFields {
  const isThere = from !== to.id && contact.positions.some(({ companyId }) => companyId === to.id);
  const positions = contact.positions.flatMap((position) => {
    if (position.companyId !== from) return [position];
    return isThere ? [] : [{ ...position, companyId: to.id, companyName: to.name }];
  });
  return { ...contact, positions };
}

const agreements = fromAgreements<Company>(({ store }, kind) =>
  freelyIn(store, [kind, 'company', nameOf], {
    filters: (id) => [at('company', id)],
    isFixed,
    moved: (agreement, { from, to }) =>
      agreement.company?.companyId === from
        ? {
            ...agreement,
            company: isFixed(agreement) ? { ...agreement.company, companyId: to.id } : companySummary(to),
          }
        : agreement,
  }),
);

/** One line per kind of record that refers to companies. */
export const companyReferences: readonly Reference<Company>[] = [
  // Before the shows: a request whose show goes to another venue loses its offers, one of a merged venue keeps them.
  referenceIn(advancingStore, {
    filters: (id) => [at('venue', id)],
    moved: (request, { from, to }) =>
      request.show.venueId === from
        ? { ...request, show: { ...request.show, venueId: to.id, venue: to.name } }
        : request,
  }),
  freelyIn(showStore, ['show', 'company', nameOf], {
    filters: (id) => [at('venue', id), [namedIn('promoter', id)], [namedIn('company', id)]],
    moved: (show, { from, to }) => ({
      ...(show.venue?.venueId === from ? atVenue(show, venueSummary(to)) : show),
      ...(show.promoter?.companyId === from ? { promoter: companySummary(to) } : {}),
      ...(show.signer?.companyId === from ? { signer: companySummary(to) } : {}),
      ...(show.payer?.companyId === from ? { payer: companySummary(to) } : {}),
    }),
  }),
  freelyIn(contactStore, ['contact', 'company', nameOf], {
    filters: (id) => [at('companies', id)],
    moved: withPositions,
  }),
  ...agreements,
  freelyIn(invoiceStore, ['invoice', 'company', nameOf], {
    filters: (id) => [at('company', id)],
    moved: (invoice, { from, to }) =>
      invoice.company?.companyId === from
        ? { ...invoice, company: isIssued(invoice) ? { ...invoice.company, companyId: to.id } : companySummary(to) }
        : invoice,
  }),
  referenceIn(paymentStore, {
    filters: (id) => [at('company', id)],
    moved: (payment, { from, to }) =>
      payment.company?.companyId === from ? { ...payment, company: { ...payment.company, companyId: to.id } } : payment,
  }),
  freelyIn(artistStore, ['artist', 'company', nameOf], {
    filters: (id) => [at('management', id)],
    moved: (artist, { from, to }) =>
      artist.management?.companyId === from ? { ...artist, management: { companyId: to.id, name: to.name } } : artist,
  }),
  freelyIn(productionStore, ['production', 'company', nameOf]),
  referenceIn(userStore, {
    filters: (id) => [at('companies', id)],
    moved: (user, { from, to }) =>
      user.companyIds?.includes(from)
        ? { ...user, companyIds: [...new Set(user.companyIds.map((id) => (id === from ? to.id : id)))] }
        : user,
  }),
  freelyIn(companyStore, ['company', 'company', nameOf]),
  ...attachedTo('company', companySubject),
];
