import { usersHolding } from '#functions/domains/identity/user/store.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import type { EventMessage } from '#shared/events.ts';
import { placeOfRecord } from '#shared/kernel/record/subject.ts';
import { invoiceStore } from '../store.ts';

/** Tells all who may review an invoice that it waits, except the person who handed it in. */
export async function tellReviewers({ tenantId, id, at, payload }: EventMessage<'invoiceReview'>): Promise<void> {
  const invoice = await invoiceStore.find({ tenantId }, payload.id);
  if (!invoice || invoice.deletedAt || invoice.stage !== 'review') return;
  const artistIds = invoice.artists.map(({ artistId }) => artistId);
  const subject = [invoiceStore.definition.title(invoice), invoice.review?.by.name].filter(Boolean).join(', ');
  const note = { id: id.slice(0, 26), at, kind: 'invoiceReview', subject } as const;
  for (const user of await usersHolding({ tenantId }, 'invoice.review', artistIds))
    if (user.id !== invoice.review?.by.userId)
      await notify(tenantId, user.id, { ...note, target: placeOfRecord('invoice', invoice.id) });
}
