import { answerDays } from '#functions/domains/agreements/invoice/public/self-bill.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { actAsReader } from '#functions/domains/relations/link/public/act.ts';
import { openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext, TenantContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { objectedTo } from '#shared/domains/agreements/invoice/review.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { acceptedBy, awaitingArtist } from '#shared/domains/agreements/invoice/self-bill.ts';
import type { SeenSelfBill } from '#shared/domains/agreements/self-bill-link/view.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { invoiceOf, seenBy } from './view.ts';

type Invoice = Stored<InvoiceFields>;
interface Act {
  readonly action: 'agree' | 'objectSelfBill';
  readonly kind: 'selfBillAccepted' | 'selfBillObjected';
  readonly change: (reader: TenantContext, invoice: Invoice, link: StoredLink) => Invoice | Promise<Invoice>;
}

/** Runs an act in the name of a link's recipient, and tells the sender. */
async function act(ctx: PublicContext, secret: string, { action, kind, change }: Act): Promise<SeenSelfBill> {
  const link = await openedLink(ctx, 'selfBill', secret);
  const written = await actAsReader(ctx, link, async (reader) => {
    const before = await invoiceOf(link);
    const after = await change(reader, before, link);
    if (after === before) return before;
    const subject = `${before.selfBill?.agreement.number}, ${link.recipient.name}`;
    const told = emit('notify', { userId: link.sender.userId, kind, subject, target: pageOf(link) });
    return invoiceStore.update(reader, before, after, { action, outbox: [told] });
  });
  return seenBy(ctx, link, written);
}

/** Accepts the draft today. A second press changes nothing. */
export const accept = (ctx: PublicContext, secret: string, name: string): Promise<SeenSelfBill> =>
  act(ctx, secret, {
    action: 'agree',
    kind: 'selfBillAccepted',
    change: async (reader, before, { id: linkId }) => {
      if (awaitingArtist(before).accepted?.linkId === linkId) return before;
      const days = await answerDays(reader, before);
      return acceptedBy(before, { on: days.today, name, linkId }, days);
    },
  });

interface Objection {
  readonly name: string;
  readonly text: string;
}
export const object = (ctx: PublicContext, secret: string, said: Objection): Promise<SeenSelfBill> =>
  act(ctx, secret, {
    action: 'objectSelfBill',
    kind: 'selfBillObjected',
    change: ({ now }, before, { id: linkId }) => objectedTo(before, { ...said, at: now.toISOString(), linkId }),
  });
