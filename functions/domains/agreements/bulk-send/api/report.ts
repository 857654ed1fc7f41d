import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { bulkSendContract } from '#shared/domains/agreements/bulk-send/contract.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { reportOf } from '../report.ts';
import { bulkSendOf } from '../store.ts';

export const handler = endpoint(bulkSendContract.routes.report, async ({ params, ctx }) => {
  const run = await bulkSendOf(ctx, params.id);
  if (run.userId !== ctx.actor.userId) throw new AppError('notFound');
  return reportOf(ctx, run);
});
