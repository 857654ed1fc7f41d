import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { plain } from '#functions/platform/record/items.ts';
import { copiedDeal } from '#shared/domains/booking/deal/defaults.ts';
import { agreedFee, expectedFee } from '#shared/domains/booking/deal/fee.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { type Activity, changesBetween, type Stored } from '#shared/kernel/record/record.ts';
import { showStore } from '../store.ts';

/*
 * A deal has the number of its show:
 *   of a show   pk <tenant>#deal#<show no>  sk R
 * Its log is the show's, and the show carries the fields for its lists: type, fee and expected result.
 */
const deals = besideRecord<DealFields>('deal');
export const { of: dealOf, many: dealsOf, next: nextDeal, write: dealWrite } = deals;

/** Returns the fields of a deal that the show's list and log show. */
export const summaryOf = (deal: DealFields): Pick<ShowFields, 'fee' | 'expected' | 'dealType'> => ({
  fee: agreedFee(deal),
  expected: expectedFee(deal),
  dealType: deal.type,
});

/** Lists the changed fields for one entry of the show's log. Users who may not see the deal see none of them. */
function changed(before: Stored<DealFields> | undefined, after: Stored<DealFields>): Activity['changes'] {
  const changes = changesBetween(before && plain(before), plain(after));
  const side = (which: 'before' | 'after') =>
    Object.fromEntries(changes.flatMap((one) => (which in one ? [[one.field, one[which]]] : [])));
  return changes.length === 0 ? [] : [{ field: 'deal', before: side('before'), after: side('after') }];
}

/** Writes deal, show and log in one transaction. A lock on the show in the meantime wins. */
export function dealWrites(
  ctx: TenantContext,
  show: Stored<ShowFields>,
  before: Stored<DealFields> | undefined,
  after: Stored<DealFields>,
  action: string,
): readonly Write[] {
  const next = showStore.next(ctx, show, { ...show, ...summaryOf(after) });
  return [
    dealWrite(ctx, before, after),
    ...showStore.writes(ctx, show, next, { action, changes: changed(before, after) }),
  ];
}

/** Copies the deal of a show: the fields for the new show, and the writes for each copy. */
export async function dealCopy(ctx: TenantContext, fromNo: number) {
  const source = await dealOf(ctx, fromNo);
  if (!source) return { summary: {}, writes: () => [] };
  const deal = copiedDeal(plain(source));
  const writes = (toNo: number): readonly Write[] => [dealWrite(ctx, undefined, nextDeal(ctx, toNo, undefined, deal))];
  return { summary: summaryOf(deal), writes };
}
