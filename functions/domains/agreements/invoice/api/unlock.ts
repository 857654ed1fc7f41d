import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { unlocked } from '#functions/platform/record/lock.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.unlock, async ({ params, body, ctx }) => {
  const before = await invoiceForUpdate(ctx, params.id, body.rev);
  return shown(ctx, await unlocked(ctx, invoiceStore, before, body.reason));
});
