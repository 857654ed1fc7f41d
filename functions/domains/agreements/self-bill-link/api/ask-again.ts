import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';

export const handler = endpoint(selfBillLinkContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'selfBill', params.secret),
);
