import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/filter-preset/contract.ts';
import { placeOf, rowsOf, seesShared } from '../places.ts';
import { presetsIn } from '../store.ts';

export const handler = endpoint(filterPresetContract.routes.list, async ({ body, ctx }) => {
  const scopes = seesShared(ctx, body.mainArea) ? [false, true] : [false];
  const places = scopes.map((isShared) => placeOf(ctx, body.mainArea, isShared));
  const lists = await Promise.all(places.map(async (place) => rowsOf(place, await presetsIn(place))));
  return { rows: lists.flat() };
});
