import { wordNo } from '#functions/platform/record/request.ts';
import { INVOICE_STAGES, INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import { invoiceStore } from '../store.ts';

const STANDING = [
  { column: 'stage', anyOf: [wordNo(INVOICE_STAGES, 'outstanding')] },
  { column: 'type', noneOf: [wordNo(INVOICE_TYPES, 'credit')] },
  { column: 'settled', noneOf: [wordNo(SETTLED_STATES, 'credited')] },
];

/** Finds the numbers of the shows with an issued invoice that is not wholly credited. A deposit counts. */
export async function billedShows({ tenantId }: { readonly tenantId: string }): Promise<readonly number[]> {
  const cells = (await invoiceStore.definition.list?.cells(tenantId, { filters: STANDING }, ['shows'])) ?? [];
  return [...new Set(cells.flatMap(([shows]) => (Array.isArray(shows) ? (shows as readonly number[]) : [])))];
}
