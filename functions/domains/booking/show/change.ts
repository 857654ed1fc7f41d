import { statusesOf, statusFor } from '#functions/domains/reference/status/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { conflictKind } from '#shared/domains/booking/show/conflict-rules.ts';
import { checkPhase, rankFor } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import type { StatusFields } from '#shared/domains/reference/status/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { showStore } from './store.ts';

/** A show in another status, where it may take its phase. Rank and expiry belong to options alone. */
export function withStatus(show: Stored<ShowFields>, status: Stored<StatusFields>, rank: number): ShowFields {
  checkPhase(show, status.phase);
  const { expiresOn, challenge, endedChallenge: _over, backAt: _back, ...rest } = show;
  const open = status.phase === 'options' ? { expiresOn, challenge } : { endedChallenge: challenge };
  return { ...rest, ...open, statusId: status.id, phase: status.phase, rank: rankFor(status.phase, rank || show.rank) };
}

/** The first of the cancelled ones. */
export const firstReleased = async (ctx: Pick<UserContext, 'tenantId'>): Promise<Stored<StatusFields> | undefined> =>
  (await statusesOf(ctx, 'show')).find(({ phase, isActive }) => phase === 'cancelled' && isActive);

/** The status an option is released to: the one that was asked for, else the first there is. */
export async function releaseStatus(ctx: Pick<UserContext, 'tenantId'>, id?: Id): Promise<Stored<StatusFields>> {
  const status = id ? await statusFor(ctx, 'show', id) : await firstReleased(ctx);
  if (status?.phase !== 'cancelled') throw new AppError('show.noStatus');
  return status;
}

const isRival = (show: Stored<ShowFields>, other: Stored<ShowFields>): boolean =>
  other.phase === 'options' &&
  other.id !== show.id &&
  other.artists.some((a) => show.artists.some((own) => own.artistId === a.artistId)) &&
  conflictKind(show, other) !== undefined;

export interface Release {
  readonly before: Stored<ShowFields>;
  readonly after: Stored<ShowFields>;
}

/** The rival options to be released with a confirmation; each must still be an option of the same artist and date. */
export async function releases(
  ctx: UserContext,
  show: Stored<ShowFields>,
  ids: readonly Id[],
  statusId?: Id,
): Promise<Release[]> {
  if (ids.length === 0) return [];
  const status = await releaseStatus(ctx, statusId);
  const rivals = await Promise.all([...new Set(ids)].map((id) => showStore.get(ctx, id)));
  return rivals.map((before, i) => {
    if (!isRival(show, before) || before.lockedAt) throw new AppError('show.notOption', { field: `releaseIds.${i}` });
    return { before, after: showStore.next(ctx, before, withStatus(before, status, 0)) };
  });
}
