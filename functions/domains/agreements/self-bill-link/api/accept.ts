import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { accept } from '../act.ts';

export const handler = endpoint(selfBillLinkContract.routes.accept, ({ params, body, ctx }) =>
  accept(ctx, params.secret, body.name),
);
