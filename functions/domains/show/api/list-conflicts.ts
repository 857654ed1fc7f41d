import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { showContract } from '#shared/domains/show/contract.ts';
import { busyOn } from '../busy-store.ts';
import { askedArtists, conflictsOf } from '../conflict-store.ts';

export const handler = endpoint(showContract.routes.listConflicts, async ({ body, ctx }) => {
  const [rows, busy] = await Promise.all([
    conflictsOf(ctx, body),
    askedArtists(ctx, body).then((artists) => busyOn(ctx, artists, body)),
  ]);
  return { rows, busy };
});
