import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/merge/contract.ts';
import { contactArea } from '../areas.ts';
import { previewMerge } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.previewContact, ({ params, ctx }) =>
  previewMerge(ctx, contactArea, params),
);
