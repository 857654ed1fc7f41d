import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { everyRow, listQuery } from '#functions/platform/record/request.ts';
import { invoiceMapping, invoiceStore } from './store.ts';
import { visibleOnly } from './view-store.ts';

/** What was issued in a year, as far as the caller may see it. */
export async function issuedIn(ctx: UserContext, year: number) {
  const filters = [{ field: 'stage', relation: 'anyOf' as const, values: ['outstanding'] }];
  const request = everyRow({ from: `${year}-01-01`, to: `${year}-12-31`, filters });
  const query = await listQuery(ctx, invoiceMapping, request, visibleOnly(ctx));
  const nos = (await invoiceStore.definition.list?.all(ctx.tenantId, query)) ?? [];
  return invoiceStore.many(ctx, nos);
}
