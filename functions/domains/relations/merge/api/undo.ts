import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/relations/merge/contract.ts';
import { mergeStore } from '../store.ts';
import { undoMerge } from '../undo.ts';

export const handler = endpoint(mergeContract.routes.undo, async ({ params, ctx }) =>
  undoMerge(ctx, await mergeStore.get(ctx, params.id)),
);
