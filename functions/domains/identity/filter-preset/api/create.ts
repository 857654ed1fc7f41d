import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { added } from '../changes.ts';
import { ownPlace, presetId, rowOf } from '../places.ts';
import { changePresets } from '../store.ts';

export const handler = endpoint(filterPresetContract.routes.create, async ({ body, ctx }) => {
  const { mainArea, isShared, isDefault, ...kept } = body;
  const place = ownPlace(ctx, mainArea, isShared);
  const at = ctx.now.toISOString();
  const preset = { id: presetId(ctx.now, place), rev: 1, ...kept, createdAt: at, updatedAt: at };
  return rowOf(place, await changePresets(place, added(preset, isDefault)), preset);
});
