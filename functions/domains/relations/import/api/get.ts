import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { targetFor } from '../areas.ts';
import { importOf } from '../report.ts';
import { importStore } from '../store.ts';

export const handler = endpoint(importContract.routes.get, async ({ params, ctx }) => {
  const record = await importStore.get(ctx, params.id);
  await targetFor(ctx, record.mainArea);
  return importOf(ctx, record);
});
