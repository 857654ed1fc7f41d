import { reportOf } from '#functions/domains/attached/my-selection/public/report.ts';
import { startBatch } from '#functions/domains/attached/my-selection/store.ts';
import { copying } from '#functions/domains/booking/show/public/copies.ts';
import { askerOf } from '#functions/domains/identity/user/public/acting.ts';
import { commit, fitting, type Write } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { plain } from '#functions/platform/record/items.ts';
import { datesAfter } from '#shared/domains/booking/production/rules.ts';
import type { ProductionFields } from '#shared/domains/booking/production/schemas.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { budgetCopy } from './budget.ts';
import { productionStore } from './store.ts';

type Production = Stored<ProductionFields>;
type Show = Stored<ShowFields>;
/** Shows that are copied in the transaction of their production, where it takes them. */
const MAX_AT_ONCE = 8;

/** Whether one transaction takes them, with the production itself. */
async function showsAtOnce(
  ctx: UserContext,
  { id: productionId, name }: Production,
  shows: readonly Show[],
  shiftDays: number,
  own: readonly Write[],
): Promise<boolean> {
  if (shows.length > MAX_AT_ONCE) return false;
  const ids = shows.map(({ id }) => id);
  return copying(ctx, ids, shiftDays, { productionId, name }, async (writes) => {
    const all = [...own, ...writes];
    const isFitting = fitting([all]) === 1;
    if (isFitting) await commit(all);
    return isFitting;
  });
}

/** The others follow in a batch, which can be resumed. */
async function showsLater(
  ctx: UserContext,
  copy: Production,
  shows: readonly Show[],
  shiftDays: number,
  more: readonly Write[],
) {
  const work = { mainArea: 'show' as const, operation: 'copyInto' as const, values: [copy.id], shiftDays };
  const ids = shows.map(({ id }) => id);
  const { batch, chunks } = await startBatch(ctx, { ...work, ...askerOf(ctx) }, ids, more);
  return reportOf(ctx.locale, batch, chunks);
}

/** A production once more, so many days later, with its plan and these of its shows. */
export async function copyProduction(ctx: UserContext, source: Production, shiftDays: number, shows: readonly Show[]) {
  const budget = await budgetCopy(ctx, source.no);
  const copy = await productionStore.prepare(ctx, { ...plain(source), ...datesAfter(source, shiftDays) });
  const own = productionStore.writes(ctx, undefined, copy, { action: 'copy', extra: budget(copy.no) });
  if (await showsAtOnce(ctx, copy, shows, shiftDays, own)) return { copy };
  return { copy, batch: await showsLater(ctx, copy, shows, shiftDays, own) };
}
