import { invoiceForUpdate, shown } from '#functions/domains/agreements/invoice/public/view.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { answer } from '../dispute.ts';

/** A promise to credit needs the right to credit. */
export const handler = endpoint(invoiceLinkContract.routes.answer, async ({ params, body, ctx }) => {
  const { rev, ...given } = body;
  const before = await invoiceForUpdate(ctx, params.id, rev);
  if (given.answer !== 'reject' && !ctx.actor.permissions.has('invoice.credit')) throw new AppError('denied');
  return shown(ctx, answer(ctx, before, given));
});
