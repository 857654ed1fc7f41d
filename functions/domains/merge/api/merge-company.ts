import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/merge/contract.ts';
import { companyArea } from '../areas.ts';
import { mergeRecords } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.mergeCompany, ({ params, body, ctx }) =>
  mergeRecords(ctx, companyArea, params, body),
);
