import { dueBefore } from '#functions/platform/due.ts';
import { loadIdentity, putSession } from '#functions/platform/session/access.ts';
import { unlessRefused } from '#functions/platform/unless-refused.ts';
import type { Write } from '#functions/platform/write.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { ACCESS_DUE, userStore } from './store.ts';

interface DueItem {
  readonly tenantId: string;
  readonly no: number;
}

/** The open sign-ins of this user; those of the same person at other agencies stay. */
async function endings(sub: string, userId: Id): Promise<Write[]> {
  const { sessions } = await loadIdentity(sub);
  const open = sessions.filter((session) => session.userId === userId && !session.ended);
  return open.map((session) => putSession({ ...session, ended: 'signedOut' }));
}

async function end({ tenantId, no }: DueItem, now: Date): Promise<boolean> {
  const [user] = await userStore.many({ tenantId }, [no], new Set([no]));
  if (!user?.accessUntil || user.deletedAt || user.state === 'deactivated') return false;
  if (Date.parse(user.accessUntil) > now.getTime()) return false;
  const ctx = { tenantId, now, actor: { userId: user.id, name: 'Backline' } };
  const options = { action: 'accessEnded', extra: await endings(user.sub, user.id) };
  return unlessRefused('stale', userStore.update(ctx, user, { ...user, state: 'deactivated' }, options));
}

/** Deactivates every user whose time is over and ends their sessions; a second run finds nobody. */
export async function endTemporaryAccess(now: Date): Promise<{ users: number }> {
  let users = 0;
  for await (const items of dueBefore<DueItem>(ACCESS_DUE, now.toISOString())) {
    for (const item of items) if (await end(item, now)) users++;
  }
  return { users };
}
