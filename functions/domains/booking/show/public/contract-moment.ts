import { statusesOf } from '#functions/domains/reference/status/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext, UserContext } from '#functions/platform/endpoint/context.ts';
import { emit } from '#functions/platform/record/emit.ts';
import { movedTo } from '#shared/domains/reference/status/rules.ts';
import type { ContractMoment } from '#shared/domains/reference/status/schemas.ts';
import type { OutboxEntry } from '#shared/events.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { withStatus } from '../change.ts';
import { showStore } from '../store.ts';
import { seesShow } from './sees.ts';

type Show = NonNullable<Awaited<ReturnType<typeof showStore.find>>>;
interface OfShows {
  readonly show: { readonly showId: Id };
  readonly otherShows?: readonly { readonly showId: Id }[] | undefined;
  readonly unlinkedAt?: string | undefined;
}
/** Parts of a write: of one show in the same transaction, of several each by its own event. */
interface Moves {
  readonly extra: readonly Write[];
  readonly outbox: readonly OutboxEntry[];
}
const NONE: Moves = { extra: [], outbox: [] };
type Allowed = (show: Show) => boolean;

/**
 * The writes that move a show to the agency's status for a moment. A locked show stays as it is, as does one that is not
 * `allowed`.
 */
async function moveWrites(
  ctx: TenantContext,
  showId: Id,
  moment: ContractMoment,
  allowed: Allowed,
): Promise<readonly Write[]> {
  const before = await showStore.find(ctx, showId);
  if (!before || before.deletedAt || before.lockedAt || !allowed(before)) return [];
  const status = movedTo(await statusesOf(ctx, 'show'), before, moment);
  if (!status) return [];
  const after = showStore.next(ctx, before, withStatus(before, status, 0));
  return showStore.writes(ctx, before, after, { action: 'status' });
}

/** Moves one of several shows, after the write of their contract. A status only moves forward, so a repeat is harmless. */
export const moveShow = (ctx: TenantContext, showId: Id, moment: ContractMoment): Promise<number> =>
  retryStale(async () => {
    const writes = await moveWrites(ctx, showId, moment, () => true);
    if (writes.length === 0) return 0;
    await commit(writes);
    return 1;
  });

/** Moves the shows of a contract: all of them would not fit in one transaction. */
export async function movedShows(
  ctx: TenantContext,
  { show: { showId }, otherShows = [], unlinkedAt }: OfShows,
  moment: ContractMoment,
  allowed: Allowed = () => true,
): Promise<Moves> {
  if (unlinkedAt) return NONE;
  if (otherShows.length === 0) return { extra: await moveWrites(ctx, showId, moment, allowed), outbox: [] };
  const ids = [showId, ...otherShows.map((other) => other.showId)];
  const shows = await Promise.all(ids.map((id) => showStore.find(ctx, id)));
  const moving = shows.filter((show) => show !== undefined && allowed(show));
  return {
    extra: [],
    outbox: moving.flatMap((show) => (show ? [emit('showMoment', { showId: show.id, moment })] : [])),
  };
}

/** The same for a user, who may change only the shows that they see. */
export const showMoves = async (ctx: UserContext, of: OfShows, moment: ContractMoment): Promise<Moves> =>
  ctx.actor.permissions.has('show.update') ? movedShows(ctx, of, moment, (show) => seesShow(ctx, show)) : NONE;
