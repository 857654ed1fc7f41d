import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { issueInvoice } from '../issue.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.issue, async ({ params, body, ctx }) =>
  shown(ctx, await issueInvoice(ctx, await invoiceForUpdate(ctx, params.id, body.rev), body)),
);
