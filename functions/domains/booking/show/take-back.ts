import type * as z from 'zod';
import { statusFor } from '#functions/domains/reference/status/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { mayComeBack } from '#shared/domains/booking/option/rules.ts';
import type { TakeBackInput } from '#shared/domains/booking/show/requests.ts';
import { checkUnlocked } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { withStatus } from './change.ts';
import { checkConfirm } from './prepare.ts';
import { showForUpdate } from './seen.ts';
import { showStore } from './store.ts';

type Show = Stored<ShowFields>;
type Asked = z.infer<typeof TakeBackInput>['shows'][number];
interface Change {
  readonly before: Show;
  readonly after: ShowFields;
}

/** The show as it was, but for its challenge. */
async function asItWas(ctx: UserContext, { id, rev, statusId, rank, expiresOn }: Asked): Promise<Change> {
  const before = await showForUpdate(ctx, id, rev);
  checkUnlocked(before);
  const status = await statusFor(ctx, 'show', statusId, before.statusId);
  checkConfirm(ctx, before.phase, status.phase);
  const after = withStatus(before, status, rank);
  if (after.phase !== 'options') return { before, after };
  const isBack = before.phase !== 'options';
  return { before, after: { ...after, expiresOn, ...(isBack ? { backAt: ctx.now.toISOString() } : {}) } };
}

/** Finds the shows that challenge and still wait, or wait again because of this Undo. */
async function challengersOf(ctx: UserContext, changes: readonly Change[]): Promise<ReadonlySet<Id>> {
  const back = changes.filter(({ after }) => after.phase === 'options').map(({ before }) => before.id);
  const asked = changes.flatMap(({ before }) => before.endedChallenge?.showId ?? []).map(noOf);
  const stored = await showStore.many(ctx, asked, new Set(asked));
  const waiting = stored.filter(({ deletedAt, phase }) => !deletedAt && phase === 'options').map(({ id }) => id);
  return new Set([...back, ...waiting]);
}

/**
 * Prepares the shows that an Undo writes: each as it was, with the challenge it had. `endedIds` are the shows whose
 * challenge stays over.
 */
export async function takenBack(ctx: UserContext, asked: readonly Asked[]) {
  if (new Set(asked.map(({ id }) => id)).size < asked.length) throw new AppError('choice', { field: 'shows' });
  const shown = await Promise.all(asked.map((one) => asItWas(ctx, one)));
  const challengers = await challengersOf(ctx, shown);
  const now = ctx.now.toISOString();
  const endedIds: Id[] = [];
  const changes = shown.map(({ before, after }) => {
    const { endedChallenge } = before;
    const mayBack = after.phase === 'options' && mayComeBack(before, challengers, now);
    if (after.phase === 'options' && endedChallenge && !mayBack) endedIds.push(before.id);
    const whole = mayBack ? { ...after, challenge: endedChallenge } : after;
    return { before, after: showStore.next(ctx, before, whole) };
  });
  return { changes, endedIds };
}
