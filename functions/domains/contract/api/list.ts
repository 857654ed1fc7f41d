import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { checkAsked } from '#functions/platform/inside.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { contractMapping, contractStore } from '../store.ts';
import { visible, visibleOnly } from '../view.ts';

const list = listRecords(contractStore, contractMapping, visibleOnly);

export const handler = endpoint(contractContract.routes.list, async (call) => {
  checkAsked(call.ctx, call.body, ['status', 'tag']);
  const page = await list(call);
  return { ...page, rows: page.rows.map((row) => visible(call.ctx, row)) };
});
