import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { withArtists } from '../live.ts';
import { webformStore } from '../store.ts';

export const handler = endpoint(webformContract.routes.updateFunctionGroup, async ({ body, ctx }) => {
  const before = await webformStore.getForUpdate(ctx, body.id, body.rev);
  const after = { ...before, modes: { ...before.modes, ...body.modes } };
  return webformStore.update(ctx, before, await withArtists(ctx.tenantId, after));
});
