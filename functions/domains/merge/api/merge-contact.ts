import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mergeContract } from '#shared/domains/merge/contract.ts';
import { contactArea } from '../areas.ts';
import { mergeRecords } from '../operations.ts';

export const handler = endpoint(mergeContract.routes.mergeContact, ({ params, body, ctx }) =>
  mergeRecords(ctx, contactArea, params, body),
);
