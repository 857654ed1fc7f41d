import { sendingOf } from '#functions/domains/agreements/agreement/public/link.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { SendInput } from '#shared/domains/agreements/agreement/sending.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { awaitingArtist } from '#shared/domains/agreements/invoice/self-bill.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { INVOICE_TEXTS } from './document/texts.ts';
import { invoiceStore } from './store.ts';
import { handedOver } from './submit.ts';

type Invoice = Stored<InvoiceFields>;

/** Hands a self-billed draft to its artist and mails the link to it. One that waits already is mailed again. */
export async function sendSelfBill(ctx: UserContext, before: Invoice, input: SendInput): Promise<Invoice> {
  const waiting = before.stage === 'draft' ? await handedOver(ctx, before) : before;
  const { agreement } = awaitingArtist(waiting);
  const { outbox, extra } = await sendingOf(
    ctx,
    {
      entity: 'invoice',
      kind: 'selfBill',
      record: before,
      title: `${inLanguage(INVOICE_TEXTS, input.locale).selfBilled}, ${agreement.number}`,
      artistIds: before.artists.map(({ artistId }) => artistId),
    },
    input,
  );
  return invoiceStore.update(ctx, before, waiting, { action: 'sendSelfBill', outbox, extra });
}
