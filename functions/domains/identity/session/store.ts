import { withFactor } from '#functions/domains/identity/user/public/second-factor.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { retryStale } from '#functions/platform/data/retry-stale.ts';
import { commit } from '#functions/platform/data/write.ts';
import type { IdentityContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import {
  type AccessGrant,
  changeSession,
  getsIn,
  loadIdentity,
  newSession,
  passwordChangedAt,
  requiresFactor,
  type Session,
  shutOut,
} from '#functions/platform/session/access.ts';
import { type Factor, loadFactor } from '#functions/platform/session/factor.ts';
import { askForCodes, asksForCodes } from '#functions/platform/session/pool-factor.ts';
import { isOpen, overBecause } from '#functions/platform/session/resolve.ts';
import { endSessions, impersonationEnd, signOut } from '#functions/platform/session/sign-out.ts';
import { passwordNeeded, sessionLost } from '#functions/platform/session/token.ts';
import { deviceOf } from '#shared/domains/identity/session/device.ts';
import { withLaterRights } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { type Id, noOf } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { isSame } from '#shared/kernel/values/same.ts';

/** The user a sign-in acts for: the one asked for, or the only one; undefined when a choice is needed. */
function choose(summaries: readonly AccessGrant[], userId: Id | undefined, now: Date): AccessGrant | undefined {
  const active = summaries.filter((summary) => getsIn(summary, now));
  if (active.length === 0)
    throw new AppError('session.noUser', { target: shutOut(summaries.find(({ isClosed }) => isClosed)) });
  const chosen = userId
    ? active.find((summary) => summary.userId === userId)
    : active.length === 1
      ? active[0]
      : undefined;
  if (userId && !chosen) throw new AppError('notFound');
  return chosen;
}

/**
 * The agency allows so many sign-ins at once. Those that nobody used for longest make room, also for others that came at
 * the same moment.
 */
async function makeRoom(ctx: IdentityContext, { userId, maxSessions }: AccessGrant): Promise<void> {
  const { sessions } = await loadIdentity(ctx.sub);
  const nameOf = ({ lastSeenAt, createdAt, originJti }: Session) => `${lastSeenAt} ${createdAt} ${originJti}`;
  const open = sessions
    .filter((session) => session.userId === userId && isOpen(session, ctx.now))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1));
  await endSessions(ctx, open.slice(Math.max(1, maxSessions)), 'multiuse');
}

const isInvited = ({ state }: UserFields): boolean => state === 'invited';

/**
 * Accepts an invitation when the user signs in. The user also gets what a newer Backline has for their role, and the
 * second factor of the person.
 */
async function accept(
  ctx: IdentityContext,
  { tenantId, userId, name }: AccessGrant,
  factor: Factor | undefined,
): Promise<void> {
  const acting = { tenantId, now: ctx.now, actor: { userId, name } };
  const accepted = (user: Stored<UserFields>): UserFields =>
    withFactor(withLaterRights(isInvited(user) ? { ...user, state: 'active' } : user), factor);
  await changeRecord(acting, userStore, noOf(userId), accepted, (before, after) => {
    if (isInvited(before)) return { action: 'accept' };
    // The person's act is in the log already.
    return isSame(before.permissions, after.permissions) ? { isToldElsewhere: true } : { action: 'permissions' };
  });
}

/**
 * Refuses a sign-in by password alone of a person with a second factor: it began before the factor, or somebody with a
 * stolen token told the user pool not to ask. The pool then asks again.
 */
async function checkFactor(ctx: IdentityContext, factor: Factor | undefined): Promise<void> {
  if (!factor) return;
  if ((ctx.authTime ?? 0) < Math.floor(Date.parse(factor.at) / 1000)) throw sessionLost();
  if (await asksForCodes(ctx.sub)) return;
  await askForCodes(ctx.sub, true);
  throw sessionLost();
}

/** The session of a sign-in, acting for one user of the person; answers the users to choose from when there are several. */
async function open(
  ctx: IdentityContext,
  userId: Id | undefined,
  factor: Factor | undefined,
): Promise<AccessGrant | readonly AccessGrant[]> {
  const { grants: summaries, sessions } = await loadIdentity(ctx.sub);
  const own = sessions.find((session) => session.originJti === ctx.originJti);
  const over = own && overBecause(own, ctx.now);
  if (over) throw over;
  if (!own && (ctx.authTime ?? 0) < (await passwordChangedAt(ctx.sub))) throw sessionLost();
  if (!own) await checkFactor(ctx, factor);
  const summary = choose(summaries, userId, ctx.now);
  if (!summary) return summaries.filter((c) => getsIn(c, ctx.now));
  const byProvider = own?.byProvider ?? ctx.byProvider;
  if (byProvider && requiresFactor(summary, ctx.now)) throw passwordNeeded();
  const at = ctx.now.toISOString();
  const device = deviceOf(ctx.userAgent);
  const { sub, originJti } = ctx;
  const session: Session = {
    sub,
    originJti,
    userId: summary.userId,
    createdAt: at,
    lastSeenAt: at,
    device,
    ...(byProvider ? { byProvider } : {}),
  };
  await commit(own ? [changeSession(own, session), ...(await impersonationEnd(ctx, own))] : [newSession(session)]);
  return summary;
}

interface Opened {
  /** The users to choose from, if there are several. */
  readonly users: readonly AccessGrant[];
  /** The agency requires a second factor, now or soon, and the person has none. */
  readonly asksFactor: boolean;
}
/**
 * Opens the session of a sign-in, or lets it act for another user of the person; answers the users to choose from when
 * there are several. A sign-in whose session is over takes a new password, whatever its token says.
 */
export async function openSession(ctx: IdentityContext, userId: Id | undefined): Promise<Opened> {
  const factor = await loadFactor(ctx.sub);
  const opened = await retryStale(() => open(ctx, userId, factor));
  if (!('sub' in opened)) return { users: opened, asksFactor: false };
  await retryStale(() => makeRoom(ctx, opened));
  await accept(ctx, opened, factor);
  return { users: [], asksFactor: opened.secondFactorFrom !== undefined && !factor };
}

/** Ends this sign-in, or all of this person. */
export const closeSessions = (ctx: IdentityContext, everywhere: boolean): Promise<void> =>
  signOut(ctx, ({ originJti }) => everywhere || originJti === ctx.originJti);

/** Finds the session of this sign-in, also when it acts for another user. */
export async function currentSession(ctx: IdentityContext): Promise<Session> {
  const { sessions } = await loadIdentity(ctx.sub);
  const session = sessions.find((s) => s.originJti === ctx.originJti && isOpen(s, ctx.now));
  if (!session) throw sessionLost();
  return session;
}

/** Ends the impersonation of a user by an operator. */
export const leaveImpersonation = (ctx: IdentityContext): Promise<void> =>
  retryStale(async () => {
    const acting = await currentSession(ctx);
    const { impersonation: _ended, ...session } = acting;
    await commit([changeSession(acting, session), ...(await impersonationEnd(ctx, acting))]);
  });
