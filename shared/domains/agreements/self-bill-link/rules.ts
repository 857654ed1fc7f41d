import { isIssued } from '#shared/domains/agreements/invoice/kinds.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import type { SelfBillState } from './view.ts';

/** Tells the artist's side where a self-billed invoice is. */
export function selfBillState(invoice: Pick<InvoiceFields, 'stage' | 'selfBill'>): SelfBillState {
  if (isIssued(invoice)) return 'issued';
  if (invoice.stage !== 'review') return 'returned';
  return invoice.selfBill?.accepted ? 'accepted' : 'waiting';
}
