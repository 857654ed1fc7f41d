import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { statementContract } from '#shared/domains/agreements/statement/contract.ts';
import { statementMapping, statementStore } from '../store.ts';
import { rowOf, visibleOnly } from '../view.ts';

export const handler = endpoint(statementContract.routes.list, async ({ body, ctx }) => {
  const page = await statementStore.page(ctx, await listQuery(ctx, statementMapping, body, visibleOnly(ctx)));
  return { ...page, rows: page.rows.map((row) => rowOf(ctx, row)) };
});
