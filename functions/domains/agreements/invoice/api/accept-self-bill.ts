import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { acceptedBy } from '#shared/domains/agreements/invoice/self-bill.ts';
import { answerDays } from '../public/self-bill.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.acceptSelfBill, async ({ params, body, ctx }) => {
  const { rev, ...accepted } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  const after = acceptedBy(before, accepted, await answerDays(ctx, before));
  return shown(ctx, invoiceStore.update(ctx, before, after, { action: 'agree' }));
});
