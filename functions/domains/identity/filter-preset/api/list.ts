import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { filterPresetContract } from '#shared/domains/identity/filter-preset/contract.ts';
import { visibleRows } from '../places.ts';

export const handler = endpoint(filterPresetContract.routes.list, async ({ body, ctx }) => ({
  rows: await visibleRows(ctx, body.mainArea),
}));
