import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';

export const handler = endpoint(selfBillLinkContract.routes.sendCode, async ({ params, ctx }) =>
  mailCode(ctx, await liveLink(ctx, 'selfBill', params.secret)),
);
