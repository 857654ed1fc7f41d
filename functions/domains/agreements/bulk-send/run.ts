import { actingUser } from '#functions/domains/identity/user/public/acting.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { isRefusal, LAST_TRY } from '#functions/platform/jobs/trying.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import type { EventPayload } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { sendShow } from './send-show.ts';
import { type BulkSend, bulkSendOf, resultOf, saveResult } from './store.ts';

async function refused(ctx: TenantContext, run: BulkSend, showId: Id, error: unknown, tries: number): Promise<void> {
  if (!isRefusal(error) && tries < LAST_TRY) throw error;
  if (!(error instanceof AppError)) logger.error('a show of a bulk send failed', error as Error);
  const code = error instanceof AppError ? error.code : 'unexpected';
  const params = error instanceof AppError ? error.details[0]?.params : undefined;
  await saveResult(ctx, run, { showId, failure: { code, ...(params ? { params } : {}) } });
}

/**
 * Works on one show of a bulk send, with the rights that its sender has now. While a file is being printed, it ends, and
 * the printer sends the message again. Answers the number of shows that it finished.
 */
export async function runBulkSend(
  ctx: TenantContext,
  { runId, showId, printed }: EventPayload<'bulkSend'>,
  tries: number,
): Promise<number> {
  const run = await bulkSendOf(ctx, runId);
  if (await resultOf(ctx.tenantId, run, showId)) return 0;
  try {
    const sender = await actingUser(ctx, run);
    const contract = await retryStale(() => sendShow(sender, run, { showId, printed }));
    if (!contract) return 0;
    await saveResult(ctx, run, { showId, contract });
    return 1;
  } catch (error) {
    await refused(ctx, run, showId, error, tries);
    return 0;
  }
}
