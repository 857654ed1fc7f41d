import { seenFree } from '#functions/domains/free-field/values-store.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listQuery } from '#functions/platform/record/request.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractMapping, contractStore } from '../store.ts';
import { visible, visibleOnly } from '../view.ts';

export const handler = endpoint(contractContract.routes.list, async ({ body, ctx }) => {
  const query = await listQuery(ctx, contractMapping, body, visibleOnly(ctx));
  const page = await contractStore.page(ctx, query);
  const rows = await seenFree(ctx, 'contract', page.rows);
  return { ...page, rows: rows.map((row) => visible(ctx, row)) };
});
