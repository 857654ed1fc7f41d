import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { listRecords } from '#functions/platform/record/handlers.ts';
import { groundTransportContract } from '#shared/domains/ground-transport/contract.ts';
import { visible } from '../access.ts';
import { groundTransportMapping, groundTransportStore } from '../store.ts';

const list = listRecords(groundTransportStore, groundTransportMapping, artistAccess.linked);

export const handler = endpoint(groundTransportContract.routes.list, async (call) => {
  const page = await list(call);
  return { ...page, rows: page.rows.map((ride) => visible(call.ctx, ride)) };
});
