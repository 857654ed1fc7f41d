import { companyStore } from '#functions/domains/relations/company/store.ts';
import type { Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { BLANK_INVOICE, inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields, InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { bookkeepingFor, termFor } from '../bookkeeping.ts';
import { updateDraft } from '../create-draft.ts';
import { vatFor } from '../from-show.ts';
import { issueInvoice } from '../issue.ts';
import { letterFor } from '../letter.ts';
import { prepareInvoice } from '../prepare.ts';
import { sendAsProposed, sendInvoice } from '../send.ts';
import { invoiceStore } from '../store.ts';

/** A bill that the product makes by itself: one line to a company. */
export interface OwnBill extends Pick<InvoiceInput, 'locale' | 'reference'> {
  readonly bookkeepingId: Id;
  readonly companyId: Id;
  /** The client whose subscription it bills. */
  readonly clientId: Id;
  readonly supplyFrom: string;
  readonly supplyTo: string;
  readonly line: { readonly text: string; readonly quantity: number; readonly priceC: number };
}
type Invoice = Stored<InvoiceFields>;

/** Builds a draft and its writes. Its VAT case and payment term are those that a new invoice would start with. */
export async function draftOfOwn(
  ctx: UserContext,
  bill: OwnBill,
): Promise<{ invoice: Invoice; writes: readonly Write[] }> {
  const { line, clientId, ...own } = bill;
  const [books, company] = await Promise.all([
    bookkeepingFor(ctx, bill.bookkeepingId),
    companyStore.get(ctx, bill.companyId),
  ]);
  const [vat, term] = await Promise.all([vatFor(ctx, books, company), termFor(ctx, books, company)]);
  const fields = await prepareInvoice(ctx, {
    ...BLANK_INVOICE,
    ...own,
    showIds: [],
    artistIds: [],
    date: '',
    dueDate: '',
    currency: books.currency,
    ...(term ? { paymentTermId: term.id } : {}),
    tagIds: [],
    lines: [{ ...line, unit: 'C62', discountRate: 0, discount: 0, vatRateId: vat.id }],
  });
  const invoice = await invoiceStore.prepare(ctx, { ...fields, clientId });
  return { invoice, writes: invoiceStore.writes(ctx, undefined, invoice) };
}

/** Gives a draft the VAT case that its buyer has now. */
async function withUsualVat(ctx: UserContext, draft: Invoice): Promise<Invoice> {
  const [books, company] = await Promise.all([
    bookkeepingFor(ctx, draft.bookkeepingId),
    companyStore.get(ctx, draft.company?.companyId ?? ''),
  ]);
  const { id: vatRateId } = await vatFor(ctx, books, company);
  if (draft.lines.every((line) => line.vatRateId === vatRateId)) return draft;
  const input = inputOf(draft);
  return updateDraft(ctx, draft, { ...input, lines: input.lines.map((line) => ({ ...line, vatRateId })) });
}

/** Issues a draft of its own. A warning that a person would have to confirm refuses it. */
export const issueOwn = async (ctx: UserContext, draft: Invoice): Promise<Invoice> =>
  issueInvoice(ctx, await withUsualVat(ctx, draft), { confirmed: [] });

/** Mails it for the first time. */
export const sendOwn = (ctx: UserContext, invoice: Invoice): Promise<void> => sendAsProposed(ctx, invoice, {});

/** Mails it once more. */
export async function sendOwnAgain(ctx: UserContext, invoice: Invoice): Promise<void> {
  const { recipient, locale, subject, message } = await letterFor(ctx, invoice);
  await sendInvoice(ctx, invoice, { recipient, locale, subject, message, copyTo: [], attach: true, needsCode: false });
}
