import { plain } from '#functions/platform/record/items.ts';
import { creditable } from '#shared/domains/invoice/credit.ts';
import { checkStep, withTotals } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields, InvoiceLine } from '#shared/domains/invoice/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Stored } from '#shared/kernel/record.ts';

type Invoice = Stored<InvoiceFields>;

/** What is left of a document as lines: its own where nothing was credited yet, else one for each VAT. */
function linesLeft(original: Invoice): Pick<InvoiceFields, 'lines' | 'discount' | 'discountRate' | 'pricesIncludeVat'> {
  const { lines, discount, discountRate, pricesIncludeVat, creditedGroups = [], groups } = original;
  if (creditedGroups.length === 0) return { lines, discount, discountRate, pricesIncludeVat };
  const left = creditable(groups, creditedGroups).filter(({ taxable }) => taxable > 0);
  const lineOf = ({ vat, rate, taxable }: (typeof left)[number]): InvoiceLine[] => {
    const like = lines.find((line) => line.vat.code === vat && line.vat.rate === rate);
    if (!like) return [];
    return [{ ...like, text: original.number, quantity: 1000, priceC: taxable * 100, discount: 0, discountRate: 0 }];
  };
  return { lines: left.flatMap(lineOf), discount: 0, discountRate: 0, pricesIncludeVat: false };
}

/** A draft that takes back what is left of an issued document; a credit note itself is not credited. */
export function creditDraft(original: Invoice): InvoiceFields {
  checkStep(original, 'credit');
  const rest = linesLeft(original);
  if (original.type === 'credit' || rest.lines.length === 0) throw new AppError('document.badTransition');
  const { issuedAt, exchange, seller, buyer, payTo, termText, ...kept } = plain(original);
  const { lockedAt, lockedBy, creditedGroups, credits, creditOf, statusId, ...own } = kept;
  return withTotals({
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
    creditOf: { invoiceId: original.id, number: original.number, ...(original.date ? { date: original.date } : {}) },
  });
}
