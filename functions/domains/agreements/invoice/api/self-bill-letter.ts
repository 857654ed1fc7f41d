import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceOf } from '../public/view.ts';
import { selfBillLetter } from '../self-bill-letter.ts';

export const handler = endpoint(invoiceContract.routes.selfBillLetter, async ({ params, ctx }) =>
  selfBillLetter(ctx, await invoiceOf(ctx, params.id)),
);
