import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type EScheme, schemeOf } from '#shared/kernel/money/e-address.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';

/** How far an invoice is as an e-invoice. `none` is stored by leaving the field out. */
export const eInvoiceMachine = machine({
  name: 'e-invoice',
  first: 'none',
  steps: [
    { on: 'submit', from: ['none', 'failed'], to: 'submitted' },
    { on: 'deliver', from: ['submitted'], to: 'delivered' },
    { on: 'fail', from: ['submitted'], to: 'failed' },
  ],
});

/** Refuses to submit a draft, and a document that is on its way or has arrived. */
export function checkMaySubmit({ stage, eInvoice }: Pick<InvoiceFields, 'stage' | 'eInvoice'>): void {
  if (!isIssued({ stage })) throw new AppError('document.badTransition');
  if (!leadsTo(eInvoiceMachine, eInvoice?.state ?? 'none', 'submit')) throw new AppError('einvoice.alreadySent');
}

/** Refuses an address of another country than the entity's. Some kinds of number belong to no country. */
export function checkScheme(scheme: EScheme, country: string): void {
  const own = schemeOf(scheme)?.country;
  if (own && own !== country) throw new AppError('einvoice.foreignScheme', { field: 'scheme' });
}
