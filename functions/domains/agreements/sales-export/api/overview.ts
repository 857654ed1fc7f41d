import { lockedThrough } from '#functions/domains/agreements/invoice/public/month-lock.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkSeesAll } from '#functions/platform/session/internal-only.ts';
import { salesExportContract } from '#shared/domains/agreements/sales-export/contract.ts';

export const handler = endpoint(salesExportContract.routes.overview, async ({ ctx }) => {
  checkSeesAll(ctx);
  const books = (await bookkeepingStore.all(ctx)).filter(({ isActive }) => isActive);
  const rows = books.map(async ({ id, name }) => {
    const through = await lockedThrough(ctx, id);
    return { bookkeepingId: id, name, ...(through ? { lockedThrough: through } : {}) };
  });
  return { rows: await Promise.all(rows) };
});
