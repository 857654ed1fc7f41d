import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { type Batch, batchOf, chunkOf, type Failure, finishChunk, isDone, once } from '../store.ts';
import type { Outcome, Runner, Target } from './area.ts';

/** A batch that nobody may run any more fails record by record, with the reason. */
async function runnerOf(ctx: TenantContext, batch: Batch): Promise<Runner> {
  try {
    const user = await actingUser(ctx, batch);
    const area = await (await servicesOf(batch.mainArea)).batch();
    return await area.runner(user, batch.operation, batch);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return () => Promise.resolve({ title: '', error });
  }
}

const failureOf = ({ id, title }: Outcome, error: AppError): Failure => {
  const params = error.details[0]?.params;
  return { title, code: error.code, ...(id ? { id } : {}), ...(params ? { params } : {}) };
};

/** One chunk, record by record; a failure stops none of the others. Answers how many were done. */
export async function runChunk(ctx: TenantContext, batchId: Id, index: number): Promise<number> {
  const batch = await batchOf(ctx, batchId);
  const chunk = await chunkOf(ctx.tenantId, batch, index);
  if (!chunk || chunk.finished) return 0;
  const failures: Failure[] = [];
  const runOne = async (target: Target): Promise<void> => {
    // Anew for each: what was taken away meanwhile, a right or a status, counts for those still to come.
    const run = await runnerOf(ctx, batch);
    const outcome = await run(target, once(ctx, batch, target));
    // A second delivery meets its own first one: what that did is done.
    if (outcome.error && !(await isDone(ctx.tenantId, batch, target))) failures.push(failureOf(outcome, outcome.error));
  };
  for (const target of chunk.targets) await runOne(target);
  await finishChunk(ctx.tenantId, batch, index, failures);
  return chunk.targets.length - failures.length;
}
