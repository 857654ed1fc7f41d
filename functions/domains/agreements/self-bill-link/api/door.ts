import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';

export const handler = endpoint(selfBillLinkContract.routes.door, async ({ params, ctx }) =>
  doorOf(ctx, await findLink(ctx, 'selfBill', params.secret)),
);
