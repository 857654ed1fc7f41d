import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { findInvoice } from '../payer.ts';

export const handler = endpoint(invoiceLinkContract.routes.door, async ({ params, ctx }) =>
  doorOf(ctx, await findInvoice(ctx, params.secret)),
);
