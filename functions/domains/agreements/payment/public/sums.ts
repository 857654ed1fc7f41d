import { visibleOnly } from '#functions/domains/agreements/invoice/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { numbersOf } from '#functions/platform/record/numbers.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import { paymentMapping, paymentStore } from '../store.ts';

/** Reads numbers of all payments that a list's request leaves. A refund counts negative. Opens no record. */
export async function paymentNumbers(ctx: UserContext, request: ListRequest) {
  const query = await listQuery(ctx, paymentMapping, everyRow(request), visibleOnly(ctx));
  const rows = await numbersOf(paymentStore, ctx, query, ['key', 'currency', 'credit', 'amount']);
  return rows.map(({ key, currency, credit, amount }) => ({
    day: key,
    currency: currencyOf(currency),
    total: credit === 1 ? -amount : amount,
  }));
}

/** Sums all payments that a list's request leaves. */
export async function paymentSums(ctx: UserContext, request: ListRequest) {
  const sums = sumsOf(
    await paymentNumbers(ctx, request),
    ({ currency }) => ({ currency }),
    ({ total }) => ({ total }),
  );
  return sums.sort((a, b) => b.total - a.total);
}
