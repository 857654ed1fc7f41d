import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkRemovable } from '#shared/domains/agreements/invoice/rules.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { invoiceOf } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.remove, async ({ params, ctx }) => {
  const invoice = await invoiceOf(ctx, params.id);
  checkRemovable(invoice);
  await invoiceStore.remove(ctx, invoice);
  return done;
});
