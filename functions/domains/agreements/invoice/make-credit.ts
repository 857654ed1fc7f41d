import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { plain } from '#functions/platform/record/items.ts';
import { billedBy } from '#shared/domains/agreements/invoice/billed.ts';
import { sumOf, type VatGroup } from '#shared/domains/agreements/invoice/calculation.ts';
import { creditable, creditableTotal } from '#shared/domains/agreements/invoice/credit.ts';
import { deductedIds } from '#shared/domains/agreements/invoice/deduction.ts';
import { isCredit, isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import { checkStep, withTotals } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields, InvoiceLine } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { shareOut } from '#shared/kernel/money/money.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { creditTotals } from './credit.ts';
import { authorOf } from './prepare.ts';

type Invoice = Stored<InvoiceFields>;

type Left = Pick<InvoiceFields, 'lines' | 'discount' | 'discountRate'>;

/** Shares what is left of a VAT group over the shows that it bills. After a part was credited, nobody knows whose it was. */
function sharedByShow(original: Invoice, { vat }: VatGroup, minor: number): { minor: number; showId?: Id }[] {
  const { shows, creditedGroups = [] } = original;
  const [only, ...more] = shows;
  if (only && more.length === 0) return [{ minor, showId: only.showId }];
  const nets = shows.map(({ showId }) => billedBy(original, showId).get(vat) ?? 0);
  if (creditedGroups.length > 0 || minor <= 0 || nets.some((net) => net < 0) || sumOf(nets) <= 0) return [{ minor }];
  const parts = shareOut(minor, nets);
  return shows.flatMap(({ showId }, i) => (parts[i] ? [{ minor: parts[i], showId }] : []));
}

/**
 * Returns the uncredited rest of a document as lines. These are its own lines if nothing was credited yet, else one for
 * each VAT.
 */
function linesLeft(original: Invoice): Left {
  const { lines, discount, discountRate, pricesIncludeVat, creditedGroups = [], groups } = original;
  // With deductions it bills the rest: its lines name the whole.
  const isWhole = creditedGroups.length === 0 && deductedIds(lines).length === 0;
  if (isWhole) return { lines, discount, discountRate };
  const left = creditable(groups, creditedGroups).filter(({ taxable, tax }) => taxable !== 0 || tax !== 0);
  const lineOf = (group: VatGroup): InvoiceLine[] => {
    const found = lines.find((line) => line.vat.code === group.vat && line.vat.rate === group.rate);
    if (!found) return [];
    const { deducts: _deducts, showId: _show, supplyFrom: _from, supplyTo: _to, ...like } = found;
    const own = { ...like, text: original.number, discount: 0, discountRate: 0 };
    const minor = pricesIncludeVat ? group.taxable + group.tax : group.taxable;
    return sharedByShow(original, group, minor).map(({ minor: part, ...show }) => ({
      ...own,
      ...show,
      quantity: part < 0 ? -1000 : 1000,
      priceC: Math.abs(part) * 100,
    }));
  };
  return { lines: left.flatMap(lineOf), discount: 0, discountRate: 0 };
}

/** Makes a draft that credits the uncredited rest of an issued document. A credit note itself is not credited. */
export function creditDraft(ctx: UserContext, original: Invoice): InvoiceFields {
  checkStep(original, 'credit');
  const rest = linesLeft(original);
  const left = creditableTotal(original.groups, original.creditedGroups ?? []);
  if (isCredit(original) || left <= 0) throw new AppError('document.badTransition');
  const { issuedAt, sentAt, confirmed, exchange, seller, buyer, payTo, termText, onBehalf, ...kept } = plain(original);
  const { review, sentBack, dispute, saidPaid, settledAt, ...ownFields } = kept;
  const {
    lockedAt,
    lockedBy,
    creditedGroups,
    credits,
    creditOf,
    isSettlement,
    settledShowIds,
    part,
    statusId,
    ...own
  } = ownFields;
  const draft = withTotals({
    ...own,
    ...rest,
    type: isPurchase(original) ? 'selfBilledCredit' : 'credit',
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
