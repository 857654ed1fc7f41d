import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { proposalFor } from '../from-show.ts';

export const handler = endpoint(invoiceContract.routes.proposal, ({ params, query, ctx }) =>
  proposalFor(ctx, params.id, query.bookkeepingId),
);
