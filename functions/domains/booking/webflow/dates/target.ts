import { newId } from '#functions/platform/data/id.ts';
import { withLease } from '#functions/platform/data/lease.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import { besideRecord } from '#functions/platform/record/beside.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { recordKey } from '#functions/platform/record/key.ts';
import type { DatesReport, ShownDates, Target } from '#shared/domains/booking/webflow/dates-schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { tokenOf } from '../connection.ts';
import { linksOf } from './item-links.ts';

/*
 * The collection that public dates go to, and how its last run went. Each has an item of its own, so that a run does
 * not make the form of a user stale:
 *   pk <tenant>#webflowTarget#1  sk R
 *   pk <tenant>#webflowRun#1     sk R
 */
const ONLY = 1;

interface Kept {
  /** Left out once publishing has ended. */
  readonly target?: Target;
}
export interface RunState {
  readonly last?: DatesReport;
  /** The minute whose calls are counted, by its begin, and their number. */
  readonly countedAt?: string;
  readonly calls?: number;
  /** Webflow asked to wait until then. */
  readonly waitUntil?: string;
}
const targets = besideRecord<Kept>('webflowTarget');
const runs = besideRecord<RunState>('webflowRun');
type Tenant = Pick<TenantContext, 'tenantId'>;

export const runStateOf = async (ctx: Tenant): Promise<RunState> => (await runs.of(ctx, ONLY)) ?? {};
export const keepRunState = (ctx: TenantContext, state: RunState): Promise<void> =>
  retryStale(async () => {
    const before = await runs.of(ctx, ONLY);
    await commit([runs.write(ctx, before, runs.next(ctx, ONLY, before, state))]);
  });

/** Runs work at Webflow for one worker at a time: two would make an item twice. Answers false where another has it. */
export const aloneAtWork = ({ tenantId, now }: Pick<TenantContext, 'tenantId' | 'now'>, work: () => Promise<void>) =>
  withLease({ pk: recordKey(tenantId, 'webflowRun', ONLY).pk, sk: 'LEASE' }, now, work);

export interface Publishing {
  readonly token: string;
  readonly target: Target;
}
/** The collection and the token for it; undefined for an agency that publishes nothing. */
export async function publishingOf(ctx: Tenant): Promise<Publishing | undefined> {
  const [kept, token] = await Promise.all([targets.of(ctx, ONLY), tokenOf(ctx)]);
  return kept?.target && token ? { target: kept.target, token } : undefined;
}

export async function shownDates(ctx: Tenant): Promise<ShownDates> {
  const [kept, token] = await Promise.all([targets.of(ctx, ONLY), tokenOf(ctx)]);
  const shown = { rev: kept?.rev ?? 0, isConnected: token !== undefined, items: 0 };
  if (!kept?.target) return shown;
  const place = { tenantId: ctx.tenantId, collectionId: kept.target.collection.id };
  const [links, { last }] = await Promise.all([linksOf(place), runStateOf(ctx)]);
  const items = links.filter(({ itemId }) => itemId !== undefined).length;
  return { ...shown, target: kept.target, items, ...(last ? { last } : {}) };
}

const logged = (ctx: TenantContext, recordId: Id, action: string, outbox: readonly OutboxEntry[] = []) =>
  activityWrite(ctx, {
    id: newId(ctx.now),
    entity: 'webflow',
    no: ONLY,
    recordId,
    title: 'Webflow',
    action,
    changes: [],
    outbox,
  });
const healing = () => [emit('webflowSync', { heals: true })];

async function beforeAt(ctx: TenantContext, rev: number): Promise<Stored<Kept> | undefined> {
  const before = await targets.of(ctx, ONLY);
  if ((before?.rev ?? 0) !== rev) throw new AppError('stale');
  return before;
}
/** Keeps the collection, and promises the first run. Another collection is chosen after the first one was given up. */
export async function keepTarget(ctx: TenantContext, rev: number, target: Target): Promise<ShownDates> {
  const before = await beforeAt(ctx, rev);
  if (before?.target && before.target.collection.id !== target.collection.id)
    throw new AppError('webflow.otherCollection');
  const after = targets.next(ctx, ONLY, before, { target });
  await commit([targets.write(ctx, before, after), logged(ctx, after.id, 'publishDates', healing())]);
  return shownDates(ctx);
}

/** The writes that end publishing: none if nothing is published. */
export async function endingWrites(ctx: TenantContext): Promise<Write[]> {
  const before = await targets.of(ctx, ONLY);
  if (!before?.target) return [];
  const { target: _gone, ...bare } = targets.next(ctx, ONLY, before, {});
  const run = await runs.of(ctx, ONLY);
  const { countedAt, calls, waitUntil } = run ?? {};
  const kept = {
    ...(countedAt ? { countedAt } : {}),
    ...(calls ? { calls } : {}),
    ...(waitUntil ? { waitUntil } : {}),
  };
  return [
    targets.write(ctx, before, bare),
    logged(ctx, bare.id, 'hideDates'),
    ...(run ? [runs.write(ctx, run, runs.next(ctx, ONLY, run, kept))] : []),
  ];
}
export async function endTarget(ctx: TenantContext, rev: number): Promise<ShownDates> {
  await beforeAt(ctx, rev);
  const writes = await endingWrites(ctx);
  if (writes.length > 0) await commit(writes);
  return shownDates(ctx);
}

/** Promises a run now. */
export async function promiseRun(ctx: TenantContext): Promise<void> {
  const kept = await targets.of(ctx, ONLY);
  if (!kept?.target) throw new AppError('webflow.noCollection');
  await commit([logged(ctx, kept.id, 'sync', healing())]);
}
