import { countsOf, namingOneOf, REFS } from '#functions/domains/booking/show/public/marks.ts';
import { seenShows, seesShow } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { commit, fitting, MAX_WRITES, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import type { Filter } from '#functions/platform/list-index/types.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import { type Run, runOf } from '#shared/domains/booking/production/run.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { checkAccess } from '../access.ts';
import { productionStore } from '../store.ts';

type Show = Stored<ShowFields>;
type Production = Stored<ProductionFields>;
/** Shows that leave in the transaction of their production: each takes a handful of writes. */
const MAX_AT_ONCE = 10;

/** A production of the caller's artists, or 404. */
export const productionSeen = async (ctx: UserContext, id: Id): Promise<Production> =>
  checkAccess(ctx, await productionStore.get(ctx, id));

const internal = (no: number): Filter => namingOneOf('production', [no]);

async function showNos({ tenantId }: Pick<TenantContext, 'tenantId'>, filters: readonly Filter[]): Promise<number[]> {
  return (await showStore.definition.list?.all(tenantId, { filters })) ?? [];
}

/** Finds the shows of a production with a strong read, so that a show just linked is included. */
export async function showsSeen(ctx: UserContext, { no, id }: Production): Promise<Show[]> {
  if (!ctx.actor.permissions.has('show.read')) return [];
  const nos = await showNos(ctx, [internal(no), ...seenShows(ctx)]);
  const shows = await showStore.many(ctx, nos, new Set(nos));
  return shows.filter((show) => !show.deletedAt && show.production?.productionId === id);
}

/** Returns the run as the caller may see it. Fees are shown only to users who may see deals. */
export async function runSeen(ctx: UserContext, production: Production): Promise<Run> {
  const withFees = isInternal(ctx) && ctx.actor.permissions.has('show.readDeal');
  return runOf(production, await showsSeen(ctx, production), { withFees });
}

/** How many shows of each production the caller may see. */
export async function showCounts(ctx: UserContext, nos: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { list } = showStore.definition;
  if (!list || nos.length === 0) return new Map();
  const filters = [namingOneOf('production', nos), ...seenShows(ctx)];
  const { counts } = await list.read(ctx.tenantId, { page: 1, perPage: 1, filters, counts: REFS });
  return countsOf('production', counts);
}

const withoutProduction = ({ production: _was, ...show }: Show): ShowFields => show;

/**
 * Takes every show out of a production that goes, locked ones too: the production is no part of what was agreed.
 * Started again after a crash, it finds the rest. Answers how many left.
 */
export async function releaseShows(ctx: TenantContext, productionId: Id): Promise<number> {
  const release = async (show: Show) => {
    const isIn = show.production?.productionId === productionId;
    // The production may have been restored. It then keeps the shows that it still has.
    return isIn && (await productionStore.find(ctx, productionId))?.deletedAt ? withoutProduction(show) : show;
  };
  let released = 0;
  for (const no of await showNos(ctx, [internal(noOf(productionId))]))
    if (await changeRecord(ctx, showStore, no, release, () => ({ action: 'unlink' }))) released++;
  return released;
}

/** Returns the writes that take these shows out of their production; none when a transaction cannot hold them. */
async function releaseWrites(
  ctx: TenantContext,
  { id }: Production,
  nos: readonly number[],
): Promise<readonly Write[]> {
  if (nos.length > MAX_AT_ONCE) return [];
  const shows = await showStore.many(ctx, nos, new Set(nos));
  const writes = shows
    .filter(({ production }) => production?.productionId === id)
    .flatMap((show) =>
      showStore.writes(ctx, show, showStore.next(ctx, show, withoutProduction(show)), { action: 'unlink' }),
    );
  return writes.length > MAX_WRITES / 2 ? [] : writes;
}

/**
 * Removes a production after the user agreed that its shows stay. A few shows leave in the same write, many after it.
 */
export async function removeProduction(ctx: TenantContext, production: Production, mayRelease: boolean): Promise<void> {
  const nos = await showNos(ctx, [internal(production.no)]);
  if (nos.length > 0 && !mayRelease) throw new AppError('production.hasShows', { params: { count: nos.length } });
  const extra = await releaseWrites(ctx, production, nos);
  const isLeft = nos.length > 0 && extra.length === 0;
  const outbox = isLeft ? [emit('releaseShows', { productionId: production.id })] : [];
  await productionStore.remove(ctx, production, { extra, outbox });
}

/** Finds the named shows, each one visible to the caller and not locked. */
async function openShows(ctx: UserContext, ids: readonly Id[], accept: (show: Show) => boolean): Promise<Show[]> {
  const nos = [...new Set(ids)].map(noOf);
  const found = await showStore.many(ctx, nos, new Set(nos));
  return [...new Set(ids)].map((id, i) => {
    const show = found.find((one) => one.id === id && !one.deletedAt);
    if (!show || !seesShow(ctx, show)) throw new AppError('choice', { field: `showIds.${i}` });
    if (!accept(show)) throw new AppError('production.elsewhere', { field: `showIds.${i}` });
    checkUnlocked(show);
    return show;
  });
}

/** Changes all of the shows or none. More than fit into one transaction are refused. */
async function changeAll(ctx: UserContext, shows: readonly Show[], action: string, change: (show: Show) => ShowFields) {
  if (!ctx.actor.permissions.has('show.update') || ctx.actor.environment !== 'internal') throw new AppError('denied');
  const writes = shows.map((show) => showStore.writes(ctx, show, showStore.next(ctx, show, change(show)), { action }));
  const max = fitting(writes);
  if (max < shows.length) throw new AppError('atMost', { field: 'showIds', params: { max } });
  await commit(writes.flat());
}

/** Links shows to a production. A show of another production moves. */
export async function linkShows(ctx: UserContext, { id, name }: Production, showIds: readonly Id[]): Promise<void> {
  const shows = await openShows(ctx, showIds, () => true);
  const summary = { productionId: id, name };
  const moving = shows.filter(({ production }) => production?.productionId !== id);
  await changeAll(ctx, moving, 'link', (show) => ({ ...show, production: summary }));
}

export async function unlinkShows(ctx: UserContext, { id }: Production, showIds: readonly Id[]): Promise<void> {
  const shows = await openShows(ctx, showIds, ({ production }) => production?.productionId === id);
  await changeAll(ctx, shows, 'unlink', withoutProduction);
}
