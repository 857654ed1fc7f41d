import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { sorted } from '../changes.ts';
import { ownPlace, rowsOf } from '../places.ts';
import { changePresets } from '../store.ts';

export const handler = endpoint(filterPresetContract.routes.sort, async ({ body, ctx }) => {
  const place = ownPlace(ctx, body.mainArea, body.isShared);
  return { rows: rowsOf(place, await changePresets(place, sorted(body.ids))) };
});
