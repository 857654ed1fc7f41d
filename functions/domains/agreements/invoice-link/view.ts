import { cardOffer } from '#functions/domains/agreements/card-payment/public/page.ts';
import { statementsOf } from '#functions/domains/agreements/invoice/public/statements.ts';
import { todayOf } from '#functions/domains/agreements/invoice/public/today.ts';
import type { StoredLink } from '#functions/domains/relations/link/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { epcPayload } from '#shared/domains/agreements/invoice/epc.ts';
import { openAmount } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { canForward, payerState } from '#shared/domains/agreements/invoice-link/rules.ts';
import type { PayerView } from '#shared/domains/agreements/invoice-link/view.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

interface Reading {
  readonly link: StoredLink;
  readonly invoice: Stored<InvoiceFields>;
  readonly isPreview: boolean;
  readonly locale?: Locale;
}

/** The account of the issued document with the code for a banking app; none on a credit note, or once it is paid. */
function payment({ payTo, type, currency, number }: InvoiceFields, open: number) {
  if (!payTo || type === 'credit') return {};
  const qr = epcPayload({ ...payTo, currency, amount: open, text: number });
  return { payTo, ...(qr ? { qr } : {}) };
}

/** The announced payment and the open dispute, as far as the payer reads them. */
function talk({ saidPaid, dispute }: InvoiceFields) {
  return {
    ...(saidPaid ? { saidPaid: { on: saidPaid.on, reference: saidPaid.reference } } : {}),
    ...(dispute
      ? {
          dispute: {
            category: dispute.category,
            text: dispute.text,
            amount: dispute.amount,
            at: dispute.at,
            by: dispute.by.name,
            isAccepted: dispute.remedy !== undefined,
          },
        }
      : {}),
  };
}

/** The answer to the last dispute, if that was rejected and none is open. */
async function rejection({ tenantId }: TenantContext, { id, dispute }: Stored<InvoiceFields>) {
  if (dispute) return {};
  const last = (await statementsOf(tenantId, id)).find(({ type }) =>
    ['disputed', 'withdrawn', 'rejected', 'credited'].includes(type),
  );
  return last?.type === 'rejected' ? { rejected: { at: last.at, reason: last.text ?? '' } } : {};
}

const lineOf = ({ text, quantity, unit, priceC, net, vat }: InvoiceFields['lines'][number]) => {
  return { text, quantity, unit, priceC, net, rate: vat.rate };
};

/** The invoice for the page of a link. */
export async function payerView(ctx: TenantContext, { link, invoice, isPreview, locale }: Reading): Promise<PayerView> {
  const { type, number, date, dueDate, reference, currency, net, tax, total, paid, credited } = invoice;
  if (!link.file) throw new AppError('linkUnknown');
  const [today, rejected, offer] = await Promise.all([
    todayOf(ctx, invoice),
    rejection(ctx, invoice),
    cardOffer(ctx, invoice),
  ]);
  const open = Math.max(0, openAmount(invoice));
  return {
    agency: link.agency,
    senderName: link.sender.name,
    recipientName: link.recipient.name,
    isPreview,
    locale: locale ?? link.locale,
    type,
    number,
    date,
    dueDate,
    reference,
    currency,
    net,
    tax,
    total,
    paid,
    credited,
    open,
    seller: invoice.seller?.name ?? invoice.bookkeepingName,
    buyer: invoice.buyer?.name ?? invoice.company?.name ?? '',
    lines: invoice.lines.map(lineOf),
    state: payerState(invoice, today),
    ...payment(invoice, open),
    ...offer,
    ...talk(invoice),
    ...rejected,
    canForward: canForward(link),
    file: { name: link.file.name, size: link.file.size },
  };
}
