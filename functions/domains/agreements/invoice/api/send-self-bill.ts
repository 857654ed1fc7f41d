import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.sendSelfBill, async ({ params, body, ctx }) => {
  const { rev, ...input } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  const { sendSelfBill } = await import('../send-self-bill.ts');
  return shown(ctx, await sendSelfBill(ctx, before, { ...input, attach: false }));
});
