import { askAgain } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';

export const handler = endpoint(invoiceLinkContract.routes.askAgain, ({ params, ctx }) =>
  askAgain(ctx, 'invoice', params.secret),
);
