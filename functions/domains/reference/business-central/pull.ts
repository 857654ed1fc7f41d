import { businessCentralProjectStore } from '#functions/domains/reference/business-central-project/store.ts';
import { type Access, projectsOf } from '#functions/platform/authority/business-central.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { isFullDue, type PulledProject, planOf } from '#shared/domains/reference/business-central/rules.ts';
import type { PullReport } from '#shared/domains/reference/business-central/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { keepPullState, outcomeOf, type PullState, pullStateOf } from './connection.ts';

const AT_ONCE = 8;
const NAME_MAX = 100;
const NOTHING = { added: 0, changed: 0, ended: 0, skipped: 0 };

/** Writes one project. Answers false if another one has its number, or if somebody changed it at the same moment. */
async function written(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (e) {
    if (e instanceof AppError && (e.code === 'exists' || e.code === 'stale')) return false;
    throw e;
  }
}

/** Brings the projects here up to date. Each is a transaction of its own, so a pull that breaks off is simply repeated. */
async function applied(ctx: TenantContext, there: readonly PulledProject[], isFull: boolean, ended: readonly string[]) {
  const store = businessCentralProjectStore;
  const plan = planOf(await store.all(ctx), there, { isFull, ended });
  const counts = { ...NOTHING };
  const count = async (kind: 'added' | 'changed' | 'ended', write: () => Promise<unknown>) => {
    counts[(await written(write)) ? kind : 'skipped']++;
  };
  await inParallel(plan.add, AT_ONCE, (project) =>
    count('added', () => store.create(ctx, { ...project, isActive: true, sort: 0 }, { action: 'sync' })),
  );
  await inParallel(plan.change, AT_ONCE, ({ before, after }) =>
    count('changed', () => store.update(ctx, before, { ...before, ...after }, { action: 'sync' })),
  );
  await inParallel(plan.end, AT_ONCE, (before) =>
    count('ended', () => store.update(ctx, before, { ...before, isActive: false }, { action: 'sync' })),
  );
  const back = new Set(there.map(({ externalId }) => externalId.toLowerCase()));
  const still = [...ended, ...plan.end.map(({ externalId }) => externalId)];
  return { counts, ended: still.filter((id) => !back.has(id.toLowerCase())) };
}

/** Fetches the projects of an agency: those that changed, or all of them once a day and whenever a user asks. */
export async function pullProjects(ctx: TenantContext, access: Access, wantsAll: boolean): Promise<PullReport> {
  const state = await pullStateOf(ctx);
  const isFull = wantsAll || isFullDue(state?.fullAt, ctx.now);
  const at = ctx.now.toISOString();
  const kept: Omit<PullState, 'last'> = { since: state?.since, fullAt: state?.fullAt, ended: state?.ended ?? [] };
  try {
    const found = await projectsOf(access, isFull ? undefined : state?.since);
    const there = found.map(({ id, number, displayName }) => ({
      externalId: id.toLowerCase(),
      number: number.trim(),
      name: displayName.trim().slice(0, NAME_MAX) || number.trim(),
    }));
    const { counts, ended } = await applied(ctx, there, isFull, kept.ended);
    const last = { at, outcome: 'ok' as const, isFull, ...counts };
    await keepPullState(ctx, { last, since: at, fullAt: isFull ? at : kept.fullAt, ended });
    return last;
  } catch (e) {
    const last = { at, outcome: outcomeOf(e), isFull, ...NOTHING };
    await keepPullState(ctx, { ...kept, last });
    return last;
  }
}
