import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { InvoiceFields, InvoiceInput, InvoiceLine, LineVat } from '#shared/domains/agreements/invoice/schemas.ts';
import type { VatCase } from '#shared/domains/agreements/invoice/vat-case.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import type { Locale } from '#shared/kernel/text/locale.ts';

type Tenant = Pick<TenantContext, 'tenantId'>;

/** The agency's VAT cases, those no longer active among them. */
export const vatCases = (ctx: Tenant): Promise<readonly VatCase[]> => vatRateStore.all(ctx);

const copied = ({ code, name, category, rate, legalText, legalTexts }: VatCase, locale: Locale): LineVat => ({
  code,
  name,
  category,
  rate,
  text: ownText(legalText, legalTexts, locale),
});

/** A deduction mirrors the VAT of the document that it takes off. */
function vatOfDeduction(
  { vatRateId }: InvoiceInput['lines'][number],
  deducted: readonly Pick<InvoiceFields, 'lines'>[],
) {
  const found = deducted.flatMap(({ lines }) => lines).find((line) => line.vatRateId === vatRateId);
  if (!found) throw new AppError('choice', { field: 'lines' });
  return found.vat;
}

/** The lines with the VAT cases they name; a case that went since may stay as the line knew it. */
export function withVat(
  { lines, showIds, locale }: Pick<InvoiceInput, 'lines' | 'showIds' | 'locale'>,
  cases: readonly VatCase[],
  { lines: earlier = [], creditOf }: Partial<Pick<InvoiceFields, 'lines' | 'creditOf'>> = {},
  deducted: readonly Pick<InvoiceFields, 'lines'>[] = [],
): Omit<InvoiceLine, 'net'>[] {
  return lines.map((line, i) => {
    if (line.showId && !showIds.includes(line.showId)) throw new AppError('choice', { field: `lines.${i}.showId` });
    const known = earlier.find(({ vatRateId }) => vatRateId === line.vatRateId)?.vat;
    if (line.deducts) return { ...line, vat: vatOfDeduction(line, deducted) };
    const found = cases.find(({ id }) => id === line.vatRateId);
    // A credit note mirrors the VAT of its invoice, whatever became of the case.
    const isKept = creditOf !== undefined && known !== undefined;
    const vat = !isKept && found && (found.isActive || known) ? copied(found, locale) : known;
    if (!vat) throw new AppError('choice', { field: `lines.${i}.vatRateId` });
    return { ...line, vat };
  });
}
