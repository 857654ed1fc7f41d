import { artistAccess } from '#functions/platform/access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { recentRecords } from '#functions/platform/recent.ts';
import { artistContract } from '#shared/domains/artist/contract.ts';
import { artistStore } from '../store.ts';

export const handler = endpoint(artistContract.routes.recentlyUsed, async ({ ctx }) => ({
  rows: await recentRecords(ctx, artistStore, (id) => artistAccess.may(ctx, [id])),
}));
