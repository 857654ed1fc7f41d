import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { costCenterStore } from '#functions/domains/reference/cost-center/store.ts';
import { vatRateStore } from '#functions/domains/reference/vat-rate/store.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import type { LineBooking } from '#shared/domains/agreements/invoice/line-booking.ts';
import type { InvoiceFields, InvoiceInput, InvoiceLine, LineVat } from '#shared/domains/agreements/invoice/schemas.ts';
import type { VatCase } from '#shared/domains/agreements/invoice/vat-case.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
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

type Booked = Pick<InvoiceLine, 'costCenter' | 'project'>;
interface Coded {
  readonly id: Id;
  readonly isActive: boolean;
  readonly name: string;
}
/** Finds a master that a line names: an active one, or one that the document named before. */
function codedAs<M extends Coded>(rows: readonly M[], id: Id | undefined, field: string, known: readonly Id[]) {
  if (!id) return undefined;
  const found = rows.find((row) => row.id === id && (row.isActive || known.includes(id)));
  if (!found) throw new AppError('choice', { field });
  return found;
}

/** Copies the codes of cost centres and projects into the lines that name them. */
export async function withCodes<L extends LineBooking>(
  ctx: Tenant,
  lines: readonly L[],
  before: readonly (LineBooking & Booked)[] = [],
): Promise<(L & Booked)[]> {
  const needs = (of: 'costCenterId' | 'projectId') => lines.some((line) => line[of]);
  const [centers, projects] = await Promise.all([
    needs('costCenterId') ? costCenterStore.all(ctx) : [],
    needs('projectId') ? businessCentralProjectStore.all(ctx) : [],
  ]);
  const knownIds = (of: 'costCenterId' | 'projectId') => before.flatMap((line) => line[of] ?? []);
  return lines.map((line, i) => {
    const center = codedAs(centers, line.costCenterId, `lines.${i}.costCenterId`, knownIds('costCenterId'));
    const project = codedAs(projects, line.projectId, `lines.${i}.projectId`, knownIds('projectId'));
    return {
      ...line,
      ...(center ? { costCenter: { code: center.code, name: center.name } } : {}),
      ...(project ? { project: { code: project.number, name: project.name } } : {}),
    };
  });
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
