import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { removed } from '../changes.ts';
import { placeToChange } from '../places.ts';
import { changePresets } from '../store.ts';

export const handler = endpoint(filterPresetContract.routes.remove, async ({ params, ctx }) => {
  await changePresets(placeToChange(ctx, params.id), removed(params.id));
  return done;
});
