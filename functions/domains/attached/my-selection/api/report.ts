import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { reportOf } from '../public/report.ts';
import { batchOf, chunksIn } from '../store.ts';

export const handler = endpoint(mySelectionContract.routes.report, async ({ params, ctx }) => {
  const batch = await batchOf(ctx, params.id);
  if (batch.userId !== ctx.actor.userId) throw new AppError('notFound');
  return reportOf(ctx.locale, batch, await chunksIn(ctx.tenantId, batch));
});
