import { hasAccessPoint } from '#functions/platform/authority/access-point.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { messageOf } from '#functions/platform/runtime/message-of.ts';
import type { EDocument } from '#shared/domains/agreements/e-invoice/business-terms.ts';
import { complianceOf } from '#shared/domains/agreements/e-invoice/compliance.ts';
import type { Finding, FindingPlace } from '#shared/domains/agreements/e-invoice/finding.ts';
import type { Compliance } from '#shared/domains/agreements/e-invoice/schemas.ts';
import type { InvoiceFields } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError, type ErrorDetail } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

const errorsOf = (document: EDocument): Finding[] =>
  complianceOf(document).filter(({ severity }) => severity === 'error');

/** A refusal that lists every finding. */
class NotCompliant extends AppError {
  override readonly details: readonly ErrorDetail[];
  constructor(findings: readonly Finding[]) {
    super('einvoice.notCompliant');
    const listed = findings.map(({ code, field, params }) => ({ code, field, ...(params ? { params } : {}) }));
    this.details = [{ code: 'einvoice.notCompliant' }, ...listed];
  }
}
export function checkCompliant(document: EDocument): void {
  const errors = errorsOf(document);
  if (errors.length > 0) throw new NotCompliant(errors);
}

/** The record that mends a finding. */
function targetOf(invoice: Stored<InvoiceFields>, where: FindingPlace): Id | undefined {
  if (where === 'buyer') return invoice.selfBill?.bookkeepingId ?? invoice.company?.companyId;
  if (where === 'seller') return invoice.bookkeepingId;
  return where === 'invoice' ? invoice.id : undefined;
}

/** The findings in the caller's language, each with the record that mends it. */
export async function complianceFor(
  ctx: UserContext,
  invoice: Stored<InvoiceFields>,
  document: EDocument,
): Promise<Compliance> {
  const found = complianceOf(document).map(async ({ code, params, ...finding }) => ({
    ...finding,
    targetId: targetOf(invoice, finding.where),
    message: await messageOf(ctx.locale, code, params),
  }));
  return {
    isSetUp: hasAccessPoint(),
    isCompliant: errorsOf(document).length === 0,
    findings: await Promise.all(found),
  };
}
