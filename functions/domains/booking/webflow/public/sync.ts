import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { isSettled } from '#shared/domains/booking/webflow/dates-rules.ts';
import { linksOf } from '../dates/item-links.ts';
import { runOnce } from '../dates/run.ts';
import { aloneAtWork, keepRunState, type Publishing, publishingOf, runStateOf } from '../dates/target.ts';
import { wantedDates } from '../dates/wanted.ts';

async function syncOnce(ctx: TenantContext, { token, target }: Publishing, heals: boolean): Promise<number> {
  const { tenantId, now } = ctx;
  const place = { tenantId, collectionId: target.collection.id };
  const [state, wanted] = await Promise.all([runStateOf(ctx), wantedDates(ctx, target.fields)]);
  if (state.waitUntil !== undefined && Date.parse(state.waitUntil) > now.getTime()) return 0;
  if (!heals && isSettled(wanted, await linksOf(place))) return 0;
  const after = await runOnce({ token, place, now }, state, wanted);
  await keepRunState(ctx, after);
  const { outcome, made, changed, removed } = after.last;
  logger.info('webflow', { outcome, made, changed, removed });
  return made + changed + removed;
}

/**
 * Publishes an agency's public dates at Webflow. `heals`: asks
 * Webflow even if nothing changed here. Answers how many items changed.
 */
export async function syncDates(ctx: TenantContext, heals: boolean): Promise<number> {
  const publishing = await publishingOf(ctx);
  let changed = 0;
  if (!publishing) return changed;
  await aloneAtWork(ctx, async () => {
    changed = await syncOnce(ctx, publishing, heals);
  });
  return changed;
}
