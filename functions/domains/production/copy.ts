import { reportOf } from '#functions/domains/my-selection/report-store.ts';
import { startBatch } from '#functions/domains/my-selection/store.ts';
import { copyWrites } from '#functions/domains/show/copies-store.ts';
import { askerOf } from '#functions/domains/user/acting-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { plain } from '#functions/platform/record/items.ts';
import { commit, MAX_WRITES, type Write } from '#functions/platform/write.ts';
import { copiedDates } from '#shared/domains/production/rules.ts';
import type { ProductionFields } from '#shared/domains/production/schemas.ts';
import type { ShowFields } from '#shared/domains/show/schemas.ts';
import type { Stored } from '#shared/kernel/record.ts';
import { budgetCopy } from './budget.ts';
import { productionStore } from './store.ts';

type Production = Stored<ProductionFields>;
type Show = Stored<ShowFields>;
/** Shows that are copied in the transaction of their production, where it takes them. */
const MAX_AT_ONCE = 8;

async function showsAtOnce(ctx: UserContext, copy: Production, shows: readonly Show[], shiftDays: number) {
  const card = { productionId: copy.id, name: copy.name };
  const writes: Write[] = [];
  for (const { id } of shows) writes.push(...(await copyWrites(ctx, id, shiftDays, card)));
  return writes;
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
  const copy = await productionStore.prepare(ctx, { ...plain(source), ...copiedDates(source, shiftDays) });
  const own = productionStore.writes(ctx, undefined, copy, { action: 'copy', extra: budget(copy.no) });
  if (shows.length <= MAX_AT_ONCE) {
    const all = [...own, ...(await showsAtOnce(ctx, copy, shows, shiftDays))];
    if (all.length <= MAX_WRITES) {
      await commit(all);
      return { copy };
    }
  }
  return { copy, batch: await showsLater(ctx, copy, shows, shiftDays, own) };
}
