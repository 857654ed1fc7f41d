import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Write } from '#functions/platform/write.ts';
import { sumOf } from '#shared/domains/invoice/calculation.ts';
import { creditable, creditedGroups } from '#shared/domains/invoice/credit.ts';
import { checkStep, openAmount, setOff } from '#shared/domains/invoice/rules.ts';
import type { InvoiceFields } from '#shared/domains/invoice/schemas.ts';
import { moneyText } from '#shared/kernel/money-text.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { invoiceStore } from './store.ts';

type Invoice = Stored<InvoiceFields>;

/** A credit note with the VAT that is left of the document it is of, and what is set off against that at once. */
export async function withCredit(ctx: UserContext, invoice: Invoice) {
  if (!invoice.creditOf) return { credited: invoice };
  const original = await invoiceStore.get(ctx, invoice.creditOf.invoiceId);
  checkStep(original, 'credit');
  const left = creditable(original.groups, original.creditedGroups ?? []);
  const say = (minor: number) => moneyText({ minor, currency: invoice.currency }, ctx.locale);
  const groups = creditedGroups(left, invoice.groups, say);
  const [net, tax] = [sumOf(groups.map(({ taxable }) => taxable)), sumOf(groups.map((group) => group.tax))];
  const total = net + tax;
  const credited = { ...invoice, groups, net, tax, total, credited: setOff(openAmount(original), total) };
  return { credited, original };
}

/** The document that is credited, in the transaction of its credit note: never more than its total (money section 4). */
export function creditWrites(ctx: TenantContext, original: Invoice, credit: Invoice): readonly Write[] {
  const after = invoiceStore.next(ctx, original, {
    ...original,
    creditIssued: original.creditIssued + credit.total,
    credited: original.credited + credit.credited,
    creditedGroups: [...(original.creditedGroups ?? []), ...credit.groups],
    credits: [...(original.credits ?? []), { invoiceId: credit.id, number: credit.number }],
  });
  return invoiceStore.writes(ctx, original, after, { action: 'credit' });
}
