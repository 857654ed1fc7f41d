import { dealOf, dealWrites, nextDeal } from '#functions/domains/booking/show/public/deal-store.ts';
import { checkAccess } from '#functions/domains/booking/show/public/sees.ts';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { checkAmounts } from '#shared/domains/booking/deal/limits.ts';
import type { DealFields } from '#shared/domains/booking/deal/schemas.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { startOf } from './prepare.ts';
import { dealSeen, type ShowDeal } from './view.ts';

/** The show's own revision may move while its deal stands still: then the deal is written on the newer show. */
const TRIES = 5;

/** A show the caller may see, with its deal: revision 0 where none was saved yet. */
export async function showDeal(ctx: UserContext, id: Id): Promise<ShowDeal & { stored?: Stored<DealFields> }> {
  const show = await showStore.get(ctx, id);
  checkAccess(ctx, show);
  const stored = await dealOf(ctx, show.no);
  if (stored) return { show, stored, deal: stored };
  return { show, deal: { ...(await startOf(ctx, show)), rev: 0 } };
}

type Change = (deal: DealFields, show: Stored<ShowFields>) => DealFields | Promise<DealFields>;

/** The changes that a lock on the show does not stop. */
const WHILE_LOCKED: ReadonlySet<string> = new Set(['certify']);

async function attempt(ctx: UserContext, id: Id, rev: number, action: string, change: Change) {
  const { show, deal, stored } = await showDeal(ctx, id);
  if (!WHILE_LOCKED.has(action)) checkUnlocked(show);
  if (deal.rev !== rev) throw new AppError('stale', {}, { current: dealSeen(ctx, { show, deal }), isAsShown: true });
  const after = nextDeal(ctx, show.no, stored, await change(stored ?? deal, show));
  checkAmounts(after);
  await commit(dealWrites(ctx, show, stored, after, action));
  return { show, deal: after };
}

/** Changes the deal that the caller saw, in one transaction with what the show says of it. */
export async function changeDeal(
  ctx: UserContext,
  id: Id,
  rev: number,
  action: string,
  change: Change,
): Promise<ShowDeal> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(ctx, id, rev, action, change);
    } catch (e) {
      const moved = e instanceof AppError && e.code === 'stale' && !isDeal(e.data?.current);
      if (!moved || tries >= TRIES) throw e;
    }
  }
}
const isDeal = (current: unknown): boolean => typeof current === 'object' && current !== null && 'deal' in current;
