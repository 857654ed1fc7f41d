import type { Filter } from '#functions/platform/list-index/types.ts';
import { wordNo } from '#functions/platform/record/request.ts';
import { BESIDE_PROMOTER, INVOICE_STAGES, INVOICE_TYPES } from '#shared/domains/agreements/invoice/kinds.ts';
import { SETTLED_STATES } from '#shared/domains/agreements/invoice/settlement.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import { invoiceStore } from '../store.ts';

const STANDING = [
  { column: 'stage', anyOf: [wordNo(INVOICE_STAGES, 'outstanding')] },
  { column: 'type', noneOf: ['credit' as const, ...BESIDE_PROMOTER].map((type) => wordNo(INVOICE_TYPES, type)) },
  { column: 'settled', noneOf: [wordNo(SETTLED_STATES, 'credited')] },
];

async function showsOf(tenantId: string, filters: readonly Filter[]): Promise<readonly number[]> {
  const cells = (await invoiceStore.definition.list?.cells(tenantId, { filters }, ['shows'])) ?? [];
  return [...new Set(cells.flatMap(([shows]) => (Array.isArray(shows) ? (shows as readonly number[]) : [])))];
}

/** Finds the numbers of the shows with an issued invoice that is not wholly credited. A deposit counts. */
export const billedShows = ({ tenantId }: { readonly tenantId: string }) => showsOf(tenantId, STANDING);

/** Finds the numbers of an artist's shows whose commission a document bills: a draft, or one not wholly credited. */
export const commissionedShows = async (tenantId: string, artistId: Id): Promise<ReadonlySet<number>> =>
  new Set(
    await showsOf(tenantId, [
      { column: 'type', anyOf: [wordNo(INVOICE_TYPES, 'commission')] },
      { column: 'artists', anyOf: [noOf(artistId)] },
      { column: 'settled', noneOf: [wordNo(SETTLED_STATES, 'credited')] },
    ]),
  );
