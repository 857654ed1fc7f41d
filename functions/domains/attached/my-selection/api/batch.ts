import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { servicesOf } from '#functions/records/book.ts';
import { mySelectionContract } from '#shared/domains/attached/my-selection/contract.ts';
import { type BatchInput, type BatchKind, MAX_BATCH } from '#shared/domains/attached/my-selection/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Target } from '../public/area.ts';
import { reportOf } from '../public/report.ts';
import { startBatch } from '../store.ts';

const batchOf = async (mainArea: BatchKind) => (await servicesOf(mainArea)).batch();

async function targetsOf(ctx: UserContext, { mainArea, ids, matching }: BatchInput): Promise<readonly Target[]> {
  const area = await batchOf(mainArea);
  const targets = matching ? await area.matching(ctx, matching) : [...new Set(ids)];
  if (targets.length === 0) throw new AppError('batch.nothing', { field: 'ids' });
  if (targets.length > MAX_BATCH) throw new AppError('batch.tooMany', { field: 'ids', params: { max: MAX_BATCH } });
  return targets;
}

export const handler = endpoint(mySelectionContract.routes.batch, async ({ params, body, ctx }) => {
  const { mainArea, values, removed, reason } = body;
  const { operation } = params;
  // Says at once what every record would be refused for.
  const area = await batchOf(mainArea);
  await area.runner(ctx, operation, body);
  const { batch, chunks } = await startBatch(
    ctx,
    { mainArea, operation, values, removed, ...(reason ? { reason } : {}), ...askerOf(ctx) },
    await targetsOf(ctx, body),
  );
  return reportOf(ctx.locale, batch, chunks);
});
