import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { withDefault } from '../changes.ts';
import { placeOf, visibleRows } from '../places.ts';
import { changePresets } from '../store.ts';

export const handler = endpoint(filterPresetContract.routes.setDefault, async ({ body, ctx }) => {
  const { mainArea, id } = body;
  const rows = await visibleRows(ctx, mainArea);
  if (id && !rows.some((row) => row.id === id)) throw new AppError('choice', { field: 'id' });
  await changePresets(placeOf(ctx, mainArea, false), withDefault(id ?? undefined));
  return { rows: await visibleRows(ctx, mainArea) };
});
