import { answerDays } from '#functions/domains/agreements/invoice/public/self-bill.ts';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { bookkeepingStore } from '#functions/domains/reference/bookkeeping/store.ts';
import { frameOf } from '#functions/domains/relations/link/public/recipient.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { PublicContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { selfBillState } from '#shared/domains/agreements/self-bill-link/rules.ts';
import type { SeenSelfBill } from '#shared/domains/agreements/self-bill-link/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';
import { addDays } from '#shared/kernel/time/date.ts';

type Invoice = Stored<InvoiceFields>;

/** The self-billed invoice of a link, read strongly: its reader may have just acted. */
export async function invoiceOf(link: StoredLink): Promise<Invoice> {
  const invoice = await invoiceStore.find(link, link.recordId);
  if (!invoice?.selfBill) throw new AppError('linkUnknown');
  return invoice;
}

const lineOf = ({ text, quantity, priceC, net, vat }: Invoice['lines'][number]) => {
  return { text, quantity, priceC, net, rate: vat.rate };
};

/** The lines and sums for the artist's side. The agency is still changing a returned draft, so it shows none. */
function content({ lines, net, tax, total, supplyFrom: from, supplyTo: to }: Invoice, isReturned: boolean) {
  if (isReturned) return { lines: [], net: 0, tax: 0, total: 0, from, to };
  return { lines: lines.map(lineOf), net, tax, total, from, to };
}

/** Answers and the last day for one. */
async function answers(ctx: PublicContext, link: StoredLink, invoice: Invoice) {
  const { accepted, objection } = invoice.selfBill ?? {};
  const { sentOn, silenceDays } = await answerDays({ tenantId: link.tenantId, now: ctx.now }, invoice);
  return {
    ...(accepted ? { accepted: { on: accepted.on, name: accepted.name } } : {}),
    ...(objection ? { objection: { at: objection.at, name: objection.name, text: objection.text } } : {}),
    ...(silenceDays > 0 && invoice.stage === 'review' ? { answerBy: addDays(sentOn, silenceDays) } : {}),
  };
}

/** The names of both sides: frozen ones of an issued invoice, else today's. */
async function parties(link: StoredLink, { seller, buyer, bookkeepingId, selfBill }: Invoice) {
  if (seller && buyer) return { seller: seller.name, buyer: buyer.name };
  const [sells, buys] = await Promise.all(
    [bookkeepingId, selfBill?.bookkeepingId ?? ''].map((id) => bookkeepingStore.find(link, id)),
  );
  return { seller: sells?.legalName ?? '', buyer: buys?.legalName ?? '' };
}

/** A self-billed invoice for the page of a link. */
export async function seenBy(
  ctx: PublicContext,
  link: StoredLink,
  invoice: Invoice,
  locale?: Locale,
): Promise<SeenSelfBill> {
  const state = selfBillState(invoice);
  const { number, artists, selfBill, currency } = invoice;
  const [names, answered] = await Promise.all([parties(link, invoice), answers(ctx, link, invoice)]);
  return {
    ...frameOf(ctx, link, locale),
    state,
    number,
    agreement: selfBill?.agreement.number ?? '',
    artist: artists[0]?.name ?? '',
    ...names,
    currency,
    ...content(invoice, state === 'returned'),
    ...answered,
  };
}
