import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { object } from '../act.ts';

export const handler = endpoint(selfBillLinkContract.routes.object, ({ params, body, ctx }) =>
  object(ctx, params.secret, body),
);
