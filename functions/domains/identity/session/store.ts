import { userStore } from '#functions/domains/identity/user/store.ts';
import { againIfStale } from '#functions/platform/again.ts';
import type { IdentityContext } from '#functions/platform/endpoint/context.ts';
import { changeRecord } from '#functions/platform/record/change.ts';
import {
  type AccessCard,
  changeSession,
  getsIn,
  loadIdentity,
  newSession,
  passwordChangedAt,
  type Session,
  shutOut,
} from '#functions/platform/session/access.ts';
import { isOpen, overBecause } from '#functions/platform/session/resolve.ts';
import { endSessions, impersonationEnd, signOut } from '#functions/platform/session/sign-out.ts';
import { sessionLost } from '#functions/platform/session/token.ts';
import { commit } from '#functions/platform/write.ts';
import { withLaterRights } from '#shared/domains/identity/user/rules.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';
import type { Stored } from '#shared/kernel/record.ts';

/** The user a sign-in acts for: the one asked for, or the only one; undefined when a choice is needed. */
function choose(cards: readonly AccessCard[], userId: Id | undefined, now: Date): AccessCard | undefined {
  const active = cards.filter((card) => getsIn(card, now));
  if (active.length === 0)
    throw new AppError('session.noUser', { target: shutOut(cards.find(({ isClosed }) => isClosed)) });
  const chosen = userId ? active.find((card) => card.userId === userId) : active.length === 1 ? active[0] : undefined;
  if (userId && !chosen) throw new AppError('notFound');
  return chosen;
}

/** The agency allows so many sign-ins at once; the oldest ones make room, also for others that came at the same moment. */
async function makeRoom(ctx: IdentityContext, { userId, maxSessions }: AccessCard): Promise<void> {
  const { sessions } = await loadIdentity(ctx.sub);
  const nameOf = ({ createdAt, originJti }: Session) => `${createdAt} ${originJti}`;
  const open = sessions
    .filter((session) => session.userId === userId && isOpen(session, ctx.now))
    .sort((a, b) => (nameOf(a) < nameOf(b) ? 1 : -1));
  await endSessions(ctx, open.slice(Math.max(1, maxSessions)), 'multiuse');
}

const isInvited = ({ state }: UserFields): boolean => state === 'invited';

/** Accepts an invitation when the user signs in. The user also gets what a newer Backline has for their role. */
async function accept(ctx: IdentityContext, { tenantId, userId, name }: AccessCard): Promise<void> {
  const acting = { tenantId, now: ctx.now, actor: { userId, name } };
  const accepted = (user: Stored<UserFields>): UserFields =>
    withLaterRights(isInvited(user) ? { ...user, state: 'active' } : user);
  await changeRecord(acting, userStore, noOf(userId), accepted, (before) => ({
    action: isInvited(before) ? 'accept' : 'permissions',
  }));
}

/** The session of a sign-in, acting for one user of the person; answers the users to choose from when there are several. */
async function open(ctx: IdentityContext, userId: Id | undefined): Promise<AccessCard | readonly AccessCard[]> {
  const { cards, sessions } = await loadIdentity(ctx.sub);
  const own = sessions.find((session) => session.originJti === ctx.originJti);
  const over = own && overBecause(own, ctx.now);
  if (over) throw over;
  if (!own && (ctx.authTime ?? 0) < (await passwordChangedAt(ctx.sub))) throw sessionLost();
  const card = choose(cards, userId, ctx.now);
  if (!card) return cards.filter((c) => getsIn(c, ctx.now));
  const at = ctx.now.toISOString();
  const session = { sub: ctx.sub, originJti: ctx.originJti, userId: card.userId, createdAt: at, lastSeenAt: at };
  await commit(own ? [changeSession(own, session), ...(await impersonationEnd(ctx, own))] : [newSession(session)]);
  return card;
}

/**
 * Opens the session of a sign-in, or lets it act for another user of the person; answers the users to choose from when
 * there are several. A sign-in whose session is over takes a new password, whatever its token says.
 */
export async function openSession(ctx: IdentityContext, userId: Id | undefined): Promise<readonly AccessCard[]> {
  const opened = await againIfStale(() => open(ctx, userId));
  if (!('sub' in opened)) return opened;
  await againIfStale(() => makeRoom(ctx, opened));
  await accept(ctx, opened);
  return [];
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
  againIfStale(async () => {
    const acting = await currentSession(ctx);
    const { impersonation: _ended, ...session } = acting;
    await commit([changeSession(acting, session), ...(await impersonationEnd(ctx, acting))]);
  });
