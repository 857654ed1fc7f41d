import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/merge/contract.ts';
import { companyArea } from '../areas.ts';
import { previewMerge } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.previewCompany, ({ params, ctx }) =>
  previewMerge(ctx, companyArea, params),
);
