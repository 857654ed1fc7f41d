import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { shown } from '../public/view.ts';
import { createSelfBill } from '../self-bill.ts';

export const handler = endpoint(invoiceContract.routes.selfBill, async ({ params, ctx }) =>
  shown(ctx, await createSelfBill(ctx, params.id)),
);
