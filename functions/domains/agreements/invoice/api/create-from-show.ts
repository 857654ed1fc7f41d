import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.createFromShow, async ({ params, body, ctx }) => {
  const { createProposed } = await import('../create-of-show.ts');
  return shown(ctx, await createProposed(ctx, params.id, body.bookkeepingId));
});
