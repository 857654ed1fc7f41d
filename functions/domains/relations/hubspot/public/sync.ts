import { withLease } from '#functions/platform/data/lease.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { recordKey } from '#functions/platform/record/key.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { pulls, pushes } from '#shared/domains/relations/hubspot/rules.ts';
import { type Outcome, SYNC_KINDS, type SyncKind } from '#shared/domains/relations/hubspot/schemas.ts';
import { type Access, accessOf, keepRunState, outcomeOf, type Progress, runStateOf } from '../connection.ts';
import { syncedKinds } from '../kinds.ts';
import { pullKind } from '../pull.ts';
import { pushKind } from '../push.ts';
import { type Run, runOf } from '../run.ts';

/** Works on one kind, as its direction says. Answers whether more is left for the next run. */
async function syncKind(run: Run, kind: SyncKind): Promise<boolean> {
  const { ctx, access } = run;
  const synced = syncedKinds[kind];
  const progressOf = async () => (await runStateOf(ctx, access.portalId)).progress[kind] ?? {};
  const keep = async (next: Progress) => {
    const state = await runStateOf(ctx, access.portalId);
    const progress = { ...state.progress, [kind]: { ...state.progress[kind], ...next } };
    await keepRunState(ctx, { ...state, progress });
  };
  const isReading = pulls(access[kind]) && (await pullKind(run, synced, await progressOf(), keep));
  const isSending = pushes(access[kind]) && (await pushKind(run, synced, await progressOf(), keep));
  return isReading || isSending;
}

async function outcomeOfAll(run: Run): Promise<{ readonly outcome: Outcome; readonly isPartial: boolean }> {
  let isPartial = false;
  try {
    for (const kind of SYNC_KINDS) isPartial = (await syncKind(run, kind)) || isPartial;
    return { outcome: 'ok', isPartial };
  } catch (e) {
    return { outcome: outcomeOf(e), isPartial: true };
  }
}

async function syncOnce(ctx: TenantContext, access: Access): Promise<number> {
  const run = runOf(ctx, access);
  const ended = await outcomeOfAll(run);
  const { here, there } = run;
  const last = { at: ctx.now.toISOString(), ...ended, here, there };
  await keepRunState(ctx, { ...(await runStateOf(ctx, access.portalId)), last });
  logger.info('hubspot', { outcome: ended.outcome, here, there });
  return here.made + here.changed + there.made + there.changed;
}

/**
 * Does a bounded piece of an agency's work with HubSpot. One worker at a time: two would create a record there twice.
 * Answers how many records changed.
 */
export async function syncAgency(ctx: TenantContext): Promise<number> {
  const access = await accessOf(ctx);
  let changed = 0;
  if (!access) return changed;
  const { pk } = recordKey(ctx.tenantId, 'hubspotRun', 1);
  await withLease({ pk, sk: 'LEASE' }, ctx.now, async () => {
    changed = await syncOnce(ctx, access);
  });
  return changed;
}
