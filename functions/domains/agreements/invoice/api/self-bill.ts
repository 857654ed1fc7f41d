import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.selfBill, async ({ params, ctx }) => {
  const { createSelfBill } = await import('../self-bill.ts');
  return shown(ctx, await createSelfBill(ctx, params.id));
});
