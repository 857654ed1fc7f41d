import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { createCollective } from '../collective.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createCollective, async ({ body, ctx }) =>
  shown(ctx, await createCollective(ctx, body)),
);
