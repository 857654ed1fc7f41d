import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { duplicateContract } from '#shared/domains/relations/duplicate/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { pairFor } from '../pair.ts';
import { recallPair } from '../store.ts';

export const handler = endpoint(duplicateContract.routes.recall, async ({ body, ctx }) => {
  await recallPair(ctx, body.entity, await pairFor(ctx, body));
  return done;
});
