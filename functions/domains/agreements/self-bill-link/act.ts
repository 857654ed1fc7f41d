import { answerDays } from '#functions/domains/agreements/invoice/public/self-bill.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { actAndTell } from '#functions/domains/relations/link/public/act.ts';
import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import { objectedTo } from '#shared/domains/agreements/invoice/review.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { acceptedBy, awaitingArtist } from '#shared/domains/agreements/invoice/self-bill.ts';
import type { SeenSelfBill } from '#shared/domains/agreements/self-bill-link/view.ts';
import { invoiceOf, seenBy } from './view.ts';

const ACTS = {
  store: invoiceStore,
  read: invoiceOf,
  nameOf: ({ selfBill }: InvoiceFields) => selfBill?.agreement.number ?? '',
};

/** Accepts the draft today. A second press changes nothing. */
export async function accept(ctx: PublicContext, secret: string, name: string): Promise<SeenSelfBill> {
  const link = await openedLink(ctx, 'selfBill', secret);
  const written = await actAndTell(ctx, link, {
    ...ACTS,
    action: 'agree',
    kind: 'selfBillAccepted',
    change: async (reader, before) => {
      if (awaitingArtist(before).accepted?.linkId === link.id) return before;
      const days = await answerDays(reader, before);
      return acceptedBy(before, { on: days.today, name, linkId: link.id }, days);
    },
  });
  return seenBy(ctx, link, written);
}

interface Objection {
  readonly name: string;
  readonly text: string;
}
export async function object(ctx: PublicContext, secret: string, said: Objection): Promise<SeenSelfBill> {
  const link = await openedLink(ctx, 'selfBill', secret);
  const written = await actAndTell(ctx, link, {
    ...ACTS,
    action: 'objectSelfBill',
    kind: 'selfBillObjected',
    text: said.text,
    change: ({ now }, before) => objectedTo(before, { ...said, at: now.toISOString(), linkId: link.id }),
  });
  return seenBy(ctx, link, written);
}
