import { newId } from '#functions/platform/data/id.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit, type Write } from '#functions/platform/data/write.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import type { IdentityContext } from '../endpoint/context.ts';
import { activityWrite } from '../record/activity.ts';
import { changeSession, loadGrant, loadIdentity, type Session } from './access.ts';

/** The log of the agency that an operator leaves, as it told of their coming. */
export async function impersonationEnd(
  { now }: Pick<IdentityContext, 'now'>,
  { sub, userId, impersonation }: Session,
): Promise<Write[]> {
  if (!impersonation) return [];
  const [operator, grant] = await Promise.all([
    loadGrant(sub, userId),
    loadGrant(impersonation.sub, impersonation.userId),
  ]);
  // There is no agency to tell when the user's access was removed since.
  if (!operator || !grant) return [];
  const acting = { tenantId: grant.tenantId, now, actor: { userId, name: operator.name } };
  const no = noOf(grant.userId);
  const shown = { entity: 'user', no, recordId: grant.userId, title: grant.name };
  return [activityWrite(acting, { id: newId(now), ...shown, action: 'impersonateEnd', changes: [] })];
}

/** The most sessions ended at once. One in which an operator acts takes two of the hundred writes of a transaction. */
const ENDED_AT_ONCE = 40;

/** Ends sign-ins. It also ends what operators did in them as another user, in the log. */
export async function endSessions(
  ctx: Pick<IdentityContext, 'now'>,
  sessions: readonly Session[],
  ended: NonNullable<Session['ended']>,
): Promise<void> {
  for (let i = 0; i < sessions.length; i += ENDED_AT_ONCE) {
    const part = sessions.slice(i, i + ENDED_AT_ONCE);
    const logs = await Promise.all(part.map((session) => impersonationEnd(ctx, session)));
    await commit([...part.map((session) => changeSession(session, { ...session, ended })), ...logs.flat()]);
  }
}

/** Signs a person out of all sign-ins that are meant. */
export const signOut = (
  { sub, now }: Pick<IdentityContext, 'sub' | 'now'>,
  isMeant: (session: Session) => boolean,
  ended: NonNullable<Session['ended']> = 'signedOut',
): Promise<void> =>
  retryStale(async () => {
    const { sessions } = await loadIdentity(sub);
    await endSessions(
      { now },
      sessions.filter((session) => !session.ended && isMeant(session)),
      ended,
    );
  });
