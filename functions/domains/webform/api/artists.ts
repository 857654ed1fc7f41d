import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { webformContract } from '#shared/domains/webform/contract.ts';
import { webformStore } from '../store.ts';

export const handler = endpoint(webformContract.routes.artists, async ({ params, ctx }) => ({
  rows: (await webformStore.get(ctx, params.id)).artists,
}));
