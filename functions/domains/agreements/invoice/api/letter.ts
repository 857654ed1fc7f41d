import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { checkStep } from '#shared/domains/agreements/invoice/rules.ts';
import { letterFor } from '../letter.ts';
import { invoiceOf } from '../public/view.ts';

export const handler = endpoint(invoiceContract.routes.letter, async ({ params, query, ctx }) => {
  const invoice = await invoiceOf(ctx, params.id);
  checkStep(invoice, 'send');
  return letterFor(ctx, invoice, query.locale);
});
