import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { plain } from '#functions/platform/record/items.ts';
import { creditable, creditableTotal } from '#shared/domains/agreements/invoice/credit.ts';
import { checkStep, withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { creditTotals } from './credit.ts';
import { authorOf } from './prepare.ts';

type Invoice = Stored<InvoiceFields>;

type Left = Pick<InvoiceFields, 'lines' | 'discount' | 'discountRate'>;

/**
 * Returns the uncredited rest of a document as lines. These are its own lines if nothing was credited yet, else one for
 * each VAT.
 */
function linesLeft(original: Invoice): Left {
  const { type, lines, discount, discountRate, pricesIncludeVat, creditedGroups = [], groups } = original;
  // A final bills the rest: its lines name the whole.
  const isWhole = creditedGroups.length === 0 && type !== 'final';
  if (isWhole) return { lines, discount, discountRate };
  const left = creditable(groups, creditedGroups).filter(({ taxable, tax }) => taxable !== 0 || tax !== 0);
  const lineOf = ({ vat, rate, taxable, tax }: (typeof left)[number]): InvoiceLine[] => {
    const found = lines.find((line) => line.vat.code === vat && line.vat.rate === rate);
    if (!found) return [];
    const { deducts: _deducts, ...like } = found;
    const minor = pricesIncludeVat ? taxable + tax : taxable;
    const sum = { quantity: minor < 0 ? -1000 : 1000, priceC: Math.abs(minor) * 100 };
    return [{ ...like, ...sum, text: original.number, discount: 0, discountRate: 0 }];
  };
  return { lines: left.flatMap(lineOf), discount: 0, discountRate: 0 };
}

/** Makes a draft that credits the uncredited rest of an issued document. A credit note itself is not credited. */
export function creditDraft(ctx: UserContext, original: Invoice): InvoiceFields {
  checkStep(original, 'credit');
  const rest = linesLeft(original);
  const left = creditableTotal(original.groups, original.creditedGroups ?? []);
  if (original.type === 'credit' || left <= 0) throw new AppError('document.badTransition');
  const { issuedAt, sentAt, confirmed, exchange, seller, buyer, payTo, termText, ...kept } = plain(original);
  const { review, sentBack, dispute, saidPaid, settledAt, ...ownFields } = kept;
  const { lockedAt, lockedBy, creditedGroups, credits, creditOf, isSettlement, part, statusId, ...own } = ownFields;
  const draft = withTotals({
    ...own,
    ...rest,
    type: 'credit',
    stage: 'draft',
    number: '',
    date: '',
    dueDate: '',
    paid: 0,
    writtenOff: 0,
    credited: 0,
    creditIssued: 0,
    internalNote: '',
    createdBy: authorOf(ctx),
    creditOf: { invoiceId: original.id, number: original.number, ...(original.date ? { date: original.date } : {}) },
  });
  return creditTotals(ctx, draft, original);
}
