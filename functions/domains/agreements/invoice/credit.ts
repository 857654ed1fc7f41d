import type { Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { sumOf } from '#shared/domains/agreements/invoice/calculation.ts';
import { creditable, creditedGroups } from '#shared/domains/agreements/invoice/credit.ts';
import { isResolvedBy, withoutDispute } from '#shared/domains/agreements/invoice/dispute.ts';
import { isPurchase } from '#shared/domains/agreements/invoice/kinds.ts';
import { checkStep, openAmount, setOff } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { withSettled } from '#shared/domains/agreements/invoice/settlement.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { moneyText } from '#shared/kernel/money/money-text.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { notDeducted } from './deduction-guard.ts';
import { stated } from './public/statements.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;

/** The sums of a credit note as its original leaves them: its groups take the VAT that is left. */
export function creditTotals<C extends InvoiceFields>(ctx: UserContext, credit: C, original: InvoiceFields): C {
  const left = creditable(original.groups, original.creditedGroups ?? []);
  const say = (minor: number) => moneyText({ minor, currency: credit.currency }, ctx.locale);
  const groups = creditedGroups(left, credit.groups, { includesVat: credit.pricesIncludeVat, say });
  const [net, tax] = [sumOf(groups.map(({ taxable }) => taxable)), sumOf(groups.map((group) => group.tax))];
  return { ...credit, groups, net, tax, total: net + tax };
}

/** The same of a draft, which may still exceed its original: that is refused when it is issued. */
export async function draftTotals<C extends InvoiceFields>(ctx: UserContext, draft: C): Promise<C> {
  if (!draft.creditOf) return draft;
  const original = await invoiceStore.get(ctx, draft.creditOf.invoiceId);
  try {
    return creditTotals(ctx, draft, original);
  } catch (error) {
    if (error instanceof AppError && error.code === 'credit.exceedsInvoice') return draft;
    throw error;
  }
}

/** The document that a credit note takes back. */
export async function originalOf(ctx: UserContext, { creditOf }: InvoiceFields): Promise<Invoice | undefined> {
  if (!creditOf) return undefined;
  const original = await invoiceStore.get(ctx, creditOf.invoiceId);
  checkStep(original, 'credit');
  return original;
}

/** A credit note as it is issued, with what is set off against its original at once. */
export function withCredit(ctx: UserContext, credit: Invoice, original: Invoice | undefined): Invoice {
  if (!original) return credit;
  const now = creditTotals(ctx, credit, original);
  // Its author read another total before pressing the button.
  if (now.total !== credit.total) {
    const amount = moneyText({ minor: now.total, currency: now.currency }, ctx.locale);
    throw new AppError('credit.totalChanged', { field: 'lines', params: { amount } });
  }
  return { ...now, credited: setOff(openAmount(original), now.total) };
}

/** The document that is credited, in the transaction of its credit note: never more than its total (money section 4). */
export function creditWrites(ctx: TenantContext, original: Invoice, credit: Invoice): readonly Write[] {
  const credited = {
    ...original,
    creditIssued: original.creditIssued + credit.total,
    // A purchase is settled with its issue: nothing is left to set off.
    credited: original.credited + (isPurchase(credit) ? 0 : credit.credited),
    creditedGroups: [...(original.creditedGroups ?? []), ...credit.groups],
    credits: [...(original.credits ?? []), { invoiceId: credit.id, number: credit.number }],
  };
  const settled = withSettled(credited, ctx.now.toISOString());
  const isResolved = isResolvedBy(original, credit.total, openAmount(settled));
  const ended = isResolved
    ? stated(ctx, original.id, { type: 'credited', amount: credit.total, text: credit.number })
    : undefined;
  const after = invoiceStore.next(ctx, original, isResolved ? withoutDispute(settled) : settled);
  return invoiceStore.writes(ctx, original, after, {
    action: 'credit',
    outbox: ended ? [ended.event] : [],
    extra: [notDeducted(ctx.tenantId, original), ...(ended ? [ended.write] : [])],
  });
}
