import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** Reviewers get a complete draft only. The outbox tells them. */
export const handler = endpoint(invoiceContract.routes.submit, async ({ params, body, ctx }) => {
  const before = await invoiceForUpdate(ctx, params.id, body.rev);
  const { handedOver } = await import('../submit.ts');
  // The artist reviews a self-billed invoice.
  const outbox = before.selfBill ? [] : [emit('invoiceReview', { id: before.id })];
  return shown(ctx, invoiceStore.update(ctx, before, await handedOver(ctx, before), { action: 'submit', outbox }));
});
