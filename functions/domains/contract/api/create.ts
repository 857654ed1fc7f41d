import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { issueForShow } from '../issue.ts';

export const handler = endpoint(contractContract.routes.create, ({ body: { showId, ...wish }, ctx }) =>
  issueForShow(ctx, showId, wish),
);
