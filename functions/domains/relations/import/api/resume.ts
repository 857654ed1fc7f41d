import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { targetFor } from '../areas.ts';
import { importOf } from '../report.ts';
import { resume } from '../steps.ts';
import { importStore } from '../store.ts';

export const handler = endpoint(importContract.routes.resume, async ({ params, ctx }) => {
  const record = await importStore.get(ctx, params.id);
  await targetFor(ctx, record.mainArea, record.stage === 'undo' ? 'delete' : 'create');
  return importOf(ctx, await resume(ctx, record));
});
