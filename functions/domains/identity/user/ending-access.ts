import { dueItems } from '#functions/platform/data/due.ts';
import { unlessRefused } from '#functions/platform/data/unless-refused.ts';
import { settleEach } from '#functions/platform/jobs/each-alone.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import { ACCESS_DUE, userStore } from './store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}

const isDue = (at: string | undefined, now: Date): boolean => at !== undefined && Date.parse(at) <= now.getTime();

async function end({ tenantId, no }: DueItem, now: Date): Promise<boolean> {
  const [user] = await userStore.many({ tenantId }, [no], new Set([no]));
  if (!user || user.deletedAt || user.state === 'deactivated') return false;
  const ctx = { tenantId, now, actor: { userId: user.id, name: 'Backline' } };
  if (!isDue(user.accessUntil, now)) {
    if (!isDue(user.accessFrom, now)) return false;
    const beginning = userStore.update(ctx, user, { ...user, accessFrom: undefined }, { action: 'accessBegan' });
    await unlessRefused('stale', beginning);
    return false;
  }
  // First, so that none is forgotten; those of the same person at other agencies stay.
  await signOut({ sub: user.sub, now }, ({ userId }) => userId === user.id);
  const ending = userStore.update(ctx, user, { ...user, state: 'deactivated' }, { action: 'accessEnded' });
  return unlessRefused('stale', ending);
}

/**
 * Deactivates every user whose time is over and ends their sessions, and notes whose time has begun. A second run finds
 * nobody.
 */
export async function endTemporaryAccess(now: Date): Promise<{ users: number }> {
  let users = 0;
  await settleEach(dueItems<DueItem>(ACCESS_DUE, now.toISOString()), async (item) => {
    if (await end(item, now)) users++;
  });
  return { users };
}
