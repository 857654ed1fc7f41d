import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { withArtists } from '../live.ts';
import { webformStore } from '../store.ts';

export const handler = endpoint(webformContract.routes.artists, async ({ params, ctx }) => ({
  rows: (await withArtists(ctx.tenantId, await webformStore.get(ctx, params.id))).artists,
}));
