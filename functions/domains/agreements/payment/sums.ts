import { visibleOnly } from '#functions/domains/agreements/invoice/public/view.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { currencyOf } from '#functions/platform/record/currency-no.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { sumsOf } from '#shared/kernel/money/sum.ts';
import { paymentMapping, paymentStore } from './store.ts';

const COLUMNS = ['currency', 'credit', 'amount'] as const;

/** Sums of all payments that a list's request leaves. Reads the list's columns and opens no record. */
export async function paymentSums(ctx: UserContext, request: ListRequest) {
  const query = await listQuery(ctx, paymentMapping, everyRow(request), visibleOnly(ctx));
  const cells = (await paymentStore.definition.list?.cells(ctx.tenantId, query, COLUMNS)) ?? [];
  const rows = cells.map(([currency, credit, amount]) => ({
    currency: currencyOf(Number(currency)),
    total: Number(credit) === 1 ? -Number(amount) : Number(amount),
  }));
  const sums = sumsOf(
    rows,
    ({ currency }) => ({ currency }),
    ({ total }) => ({ total }),
  );
  return sums.sort((a, b) => b.total - a.total);
}
