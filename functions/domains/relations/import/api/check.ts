import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { importContract } from '#shared/domains/relations/import/contract.ts';
import { checkOf } from '../report.ts';
import { draftOf, planFor } from '../steps.ts';

export const handler = endpoint(importContract.routes.check, async ({ params, body, ctx }) => {
  const record = await draftOf(ctx, params.id);
  return checkOf(ctx, record.mainArea, await planFor(ctx, record, body));
});
