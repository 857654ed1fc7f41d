import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { submitted } from '#shared/domains/agreements/invoice/review.ts';
import { completeDraft } from '../issue.ts';
import { authorOf } from '../prepare.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** Reviewers get a complete draft only. The outbox tells them. */
export const handler = endpoint(invoiceContract.routes.submit, async ({ params, body, ctx }) => {
  const before = await invoiceForUpdate(ctx, params.id, body.rev);
  const { bookkeeping: flow } = await completeDraft(ctx, before);
  const after = submitted(before, { flow, by: authorOf(ctx), at: ctx.now.toISOString() });
  // The artist reviews a self-billed invoice.
  const outbox = before.selfBill ? [] : [emit('invoiceReview', { id: before.id })];
  return shown(ctx, invoiceStore.update(ctx, before, after, { action: 'submit', outbox }));
});
