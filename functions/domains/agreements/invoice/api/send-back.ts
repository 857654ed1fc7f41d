import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { sentBack } from '#shared/domains/agreements/invoice/review.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { authorOf } from '../prepare.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** The person who handed it in learns the reason. */
export const handler = endpoint(invoiceContract.routes.sendBack, async ({ params, body, ctx }) => {
  const { rev, reason } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  const after = sentBack(before, { by: authorOf(ctx), at: ctx.now.toISOString(), reason });
  const userId = before.review?.by.userId ?? before.owner.userId;
  const subject = invoiceStore.definition.title(before);
  const target = placeOfRecord('invoice', before.id);
  const outbox = [emit('notify', { userId, kind: 'invoiceSentBack', subject, target })];
  const written = invoiceStore.update(ctx, before, after, { action: 'sendBack', outbox });
  return shown(ctx, written);
});
