import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { addressOfBill } from '../links.ts';
import { workingFor } from '../own.ts';
import { advance } from '../public/advance.ts';

/** A bill that was just printed gets its page now, not with the next run of the job. */
export const handler = endpoint(subscriptionContract.routes.openInvoice, async ({ params, ctx }) => {
  const working = await workingFor(ctx.tenantId, ctx.now);
  if (!working) throw new AppError('notFound');
  await advance(working.client.no, ctx.now);
  return { url: await addressOfBill(working, params.id) };
});
