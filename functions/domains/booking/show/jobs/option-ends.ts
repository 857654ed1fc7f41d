import { userStore } from '#functions/domains/identity/user/store.ts';
import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { dueItems } from '#functions/platform/data/due.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { job } from '#functions/platform/jobs/job.ts';
import { endedMark, endedOn } from '#shared/domains/booking/show/rules.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { firstReleased, withStatus } from '../change.ts';
import { showNote } from '../public/note.ts';
import { OPTION_DUE, OPTION_END, showStore } from '../store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}
type Show = Stored<ShowFields>;

const told = (show: Show, action: string) => ({
  action,
  outbox: [showNote('optionEnded', show.owner.userId, show)],
});

/**
 * Released, by the agency's wish, as long as it has a status for that; who waits below moves up. A locked show changes
 * only by hand.
 */
async function released(ctx: TenantContext, show: Show, action: string): Promise<readonly Write[] | undefined> {
  if (show.lockedAt || (await agencyOf(ctx)).expiredOptions === 'keep') return undefined;
  const status = await firstReleased(ctx);
  if (!status) return undefined;
  return showStore.writes(ctx, show, showStore.next(ctx, show, withStatus(show, status, 0)), told(show, action));
}

/** Its last day has passed: it goes, or it stays and its owner decides. */
async function expire(ctx: TenantContext, show: Show, expiresOn: string): Promise<readonly Write[]> {
  const kept = showStore.next(ctx, show, { ...show, remindedFor: endedMark(expiresOn) });
  return (await released(ctx, show, 'expire')) ?? showStore.writes(ctx, show, kept, told(show, 'expire'));
}

/** Nobody answered the challenge: the option goes, or changes places with the one that challenged. */
async function lapse(ctx: TenantContext, show: Show, challengerNo: number): Promise<readonly Write[]> {
  const { challenge: _over, ...rest } = show;
  const [by] = await showStore.many(ctx, [challengerNo], new Set([challengerNo]));
  if (!by || by.deletedAt || by.phase !== 'options' || by.rank <= show.rank)
    return showStore.writes(ctx, show, showStore.next(ctx, show, rest), { action: 'challengeEnded' });
  const gone = await released(ctx, show, 'lapse');
  if (gone) return gone;
  return [
    ...showStore.writes(ctx, show, showStore.next(ctx, show, { ...rest, rank: by.rank }), told(show, 'lapse')),
    ...showStore.writes(ctx, by, showStore.next(ctx, by, { ...by, rank: show.rank }), { action: 'moveUp' }),
  ];
}

async function endOf(ctx: TenantContext, show: Show, zone: string): Promise<readonly Write[]> {
  const { challenge, expiresOn } = show;
  if (show.phase !== 'options') return [];
  const now = ctx.now.toISOString();
  if (challenge && challenge.until <= now) return lapse(ctx, show, noOf(challenge.showId));
  const over = endedOn(show);
  return over && expiresOn && dayIn(now, zone) >= over ? expire(ctx, show, expiresOn) : [];
}

async function end({ tenantId, no }: DueItem, now: Date): Promise<boolean> {
  const [show] = await showStore.many({ tenantId }, [no], new Set([no]));
  if (!show || show.deletedAt) return false;
  const { userId } = show.owner;
  const ctx = { tenantId, now, actor: { userId, name: 'Backline' } };
  const owner = await userStore.find(ctx, userId);
  const writes = await endOf(ctx, show, owner?.zone ?? show.zone);
  return (await unlessRefused('stale', commit(writes))) && writes.length > 0;
}

async function* dueOf(now: Date): AsyncGenerator<DueItem> {
  for (const kind of [OPTION_END, OPTION_DUE]) yield* dueItems<DueItem>(kind, now.toISOString());
}

/**
 * Options whose last day has passed where their owner is, and challenges that nobody answered. A show is found by its
 * first mark alone, so also among those whose reminder waits for the owner's morning: its end waits for no reminder.
 */
export const handler = job('show.optionEnds', async (now) => {
  let ended = 0;
  await settleEach(dueOf(now), async (item) => {
    if (await end(item, now)) ended++;
  });
  return { ended };
});
