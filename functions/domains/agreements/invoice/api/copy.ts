import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { BESIDE_PROMOTER } from '#shared/domains/agreements/invoice/kinds.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { InvoiceType } from '#shared/domains/agreements/invoice/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { createDraft } from '../create-draft.ts';
import { invoiceOf, shown } from '../public/view.ts';

const isKept = (type: InvoiceType) => type === 'deposit' || type === 'collective';

/** Dated and due anew, with the VAT cases as they are by now; a copy of a credit note is an invoice. Nothing is
 * deducted twice. */
export const handler = endpoint(invoiceContract.routes.copy, async ({ params, ctx }) => {
  const source = await invoiceOf(ctx, params.id);
  // A second commission of its show would bill it twice.
  if (BESIDE_PROMOTER.includes(source.type)) throw new AppError('document.badTransition');
  const lines = source.lines.filter(({ deducts }) => !deducts);
  const input = { ...inputOf({ ...source, lines }), date: '', dueDate: '', internalNote: '' } as const;
  return shown(ctx, await createDraft(ctx, input, isKept(source.type) ? source.type : 'invoice'));
});
