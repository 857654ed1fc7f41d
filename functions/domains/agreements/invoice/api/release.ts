import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { invoiceForUpdate, shown } from '../public/view.ts';
import { invoiceStore } from '../store.ts';

export const handler = endpoint(invoiceContract.routes.release, async ({ params, body, ctx }) => {
  const { hold, ...before } = await invoiceForUpdate(ctx, params.id, body.rev);
  if (!hold) throw new AppError('invoice.notHeld');
  return shown(ctx, await invoiceStore.update(ctx, { ...before, hold }, before, { action: 'releaseReminders' }));
});
