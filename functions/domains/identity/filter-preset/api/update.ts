import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { replaced } from '../changes.ts';
import { placeToChange, rowOf } from '../places.ts';
import { changePresets } from '../store.ts';

export const handler = endpoint(filterPresetContract.routes.update, async ({ params, body, ctx }) => {
  const { rev, isDefault, ...kept } = body;
  const place = placeToChange(ctx, params.id);
  const at = ctx.now.toISOString();
  const preset = { id: params.id, rev: rev + 1, ...kept, createdAt: at, updatedAt: at };
  return rowOf(place, await changePresets(place, replaced(preset, isDefault)), preset);
});
