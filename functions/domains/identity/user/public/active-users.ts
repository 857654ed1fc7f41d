import { dueItems } from '#functions/platform/data/due.ts';
import { readItems } from '#functions/platform/data/read.ts';
import { type AccessGrant, grantKey, loadIdentity, SEEN, type Session } from '#functions/platform/session/access.ts';
import type { UserActivity, UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

/*
 * When somebody was last active is what their sessions say, which are noted every five minutes anyway: nothing more is
 * written for it. An operator who acts as somebody is active as the operator.
 */
const bySeen = (a: Session, b: Session): number => (a.lastSeenAt < b.lastSeenAt ? 1 : -1);

/** Of one user; nothing for who has not been here for as long as sessions are kept. */
export async function lastActive({ sub, id }: Pick<Stored<UserFields>, 'sub' | 'id'>): Promise<string | undefined> {
  const { sessions } = await loadIdentity(sub);
  return sessions.filter(({ userId }) => userId === id).sort(bySeen)[0]?.lastSeenAt;
}

const MANY = 1000;

/** Users of all agencies who were active since then, each once, the last first; no more than a page can show. */
export async function activeUsers(since: Date, now: Date): Promise<{ total: number; rows: UserActivity[] }> {
  const last = new Map<string, Session>();
  for await (const session of dueItems<Session>(SEEN, now.toISOString(), since.toISOString())) {
    const known = last.get(session.userId);
    if (!known || bySeen(known, session) > 0) last.set(session.userId, session);
  }
  const shown = [...last.values()].sort(bySeen).slice(0, MANY);
  const items = await readItems<AccessGrant>(
    shown.map(({ sub, userId }) => grantKey(sub, userId)),
    false,
  );
  const summaries = new Map(items.map((summary) => [summary.userId, summary]));
  const rows = shown.flatMap(({ userId, lastSeenAt }) => {
    const summary = summaries.get(userId);
    return summary ? [{ ...summary, id: summary.userId, lastActiveAt: lastSeenAt }] : [];
  });
  return { total: last.size, rows };
}
