import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import { prepareInvoice } from '../prepare.ts';
import { invoiceOf, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

/** Dated and due anew, with the VAT cases as they are by now; a copy of a credit note is an invoice. */
export const handler = endpoint(invoiceContract.routes.copy, async ({ params, ctx }) => {
  const source = await invoiceOf(ctx, params.id);
  const input = { ...inputOf(source), date: '', dueDate: '', internalNote: '' } as const;
  return shown(ctx, await invoiceStore.create(ctx, prepareInvoice(ctx, input)));
});
