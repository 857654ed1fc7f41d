import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { contractContract } from '#shared/domains/contract/contract.ts';
import { issueForShow } from '../issue.ts';

export const handler = endpoint(contractContract.routes.createFromShow, ({ params, body, ctx }) =>
  issueForShow(ctx, params.id, body),
);
