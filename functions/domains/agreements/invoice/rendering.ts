import { renderingsOf } from '#functions/domains/agreements/agreement/public/rendering-store.ts';
import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { sorted } from '#shared/kernel/values/sorted.ts';

/** The fields of a draft that its proforma prints. */
function printedDraft(invoice: InvoiceFields) {
  const { bookkeepingId, company, contact, locale, shows, artists, owner, dueDate, paymentTermId, type } = invoice;
  const { supplyFrom, supplyTo, currency, reference, intro, pricesIncludeVat, discountRate, discount, lines } = invoice;
  return [
    ...[bookkeepingId, company?.companyId, contact?.contactId, locale, shows, artists, owner.userId, dueDate, type],
    ...[paymentTermId, supplyFrom, supplyTo, currency, reference, intro, pricesIncludeVat, discountRate, discount],
    lines,
  ];
}

/** The renderings of invoices: one for each issued invoice, because it never changes, and one for each state of a draft. */
export const invoiceRendering = renderingsOf<InvoiceFields>({
  entity: 'invoice',
  stateOf: (invoice) => {
    const { number, issuedAt } = invoice;
    return JSON.stringify(isIssued(invoice) ? [number, issuedAt] : sorted(printedDraft(invoice)));
  },
});
