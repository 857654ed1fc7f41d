import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { targetFor } from '../areas.ts';
import { importOf } from '../report.ts';
import { importsOf } from '../store.ts';

/** The newest imports of an area, whoever made them. */
export const handler = endpoint(importContract.routes.list, async ({ body, ctx }) => {
  await targetFor(ctx, body.mainArea);
  const records = await importsOf(ctx, body.mainArea);
  return { rows: await Promise.all(records.map((record) => importOf(ctx, record))) };
});
