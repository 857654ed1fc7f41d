import { userStore } from '#functions/domains/user/store.ts';
import type { IdentityContext } from '#functions/platform/endpoint/context.ts';
import { newId } from '#functions/platform/id.ts';
import { activityWrite } from '#functions/platform/record/activity.ts';
import {
  type AccessCard,
  getsIn,
  loadCard,
  loadIdentity,
  putSession,
  type Session,
  shutOut,
} from '#functions/platform/session/access.ts';
import { isOpen, overBecause } from '#functions/platform/session/resolve.ts';
import { sessionLost } from '#functions/platform/session/token.ts';
import { commit, type Write } from '#functions/platform/write.ts';
import { AppError } from '#shared/kernel/error.ts';
import { type Id, noOf } from '#shared/kernel/ids.ts';

/** The user a sign-in acts for: the one asked for, or the only one; undefined when a choice is needed. */
function choose(cards: readonly AccessCard[], userId: Id | undefined, now: Date): AccessCard | undefined {
  const active = cards.filter((card) => getsIn(card, now));
  if (active.length === 0)
    throw new AppError('session.noUser', { target: shutOut(cards.find(({ isClosed }) => isClosed)) });
  const chosen = userId ? active.find((card) => card.userId === userId) : active.length === 1 ? active[0] : undefined;
  if (userId && !chosen) throw new AppError('notFound');
  return chosen;
}

/** The agency allows so many sign-ins at once; the oldest ones make room. */
function crowdedOut(sessions: readonly Session[], card: AccessCard, own: string, now: Date): Session[] {
  const others = sessions
    .filter((s) => s.userId === card.userId && s.originJti !== own && isOpen(s, now))
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return others.slice(Math.max(0, card.maxSessions - 1));
}

/** An invitation is accepted by signing in. */
async function accept(ctx: IdentityContext, { tenantId, userId, name }: AccessCard): Promise<void> {
  const user = await userStore.get({ tenantId }, userId);
  if (user.state !== 'invited') return;
  const acting = { tenantId, now: ctx.now, actor: { userId, name } };
  await userStore.update(acting, user, { ...user, state: 'active' }, { action: 'accept' });
}

/**
 * Opens the session of a sign-in, or lets it act for another user of the person; answers the users to choose from when
 * there are several. A sign-in whose session is over takes a new password, whatever its token says.
 */
export async function openSession(ctx: IdentityContext, userId: Id | undefined): Promise<readonly AccessCard[]> {
  const { cards, sessions } = await loadIdentity(ctx.sub);
  const own = sessions.find((session) => session.originJti === ctx.originJti);
  const over = own && overBecause(own, ctx.now);
  if (over) throw over;
  const card = choose(cards, userId, ctx.now);
  if (!card) return cards.filter((c) => getsIn(c, ctx.now));
  const at = ctx.now.toISOString();
  const session = { sub: ctx.sub, originJti: ctx.originJti, userId: card.userId, createdAt: at, lastSeenAt: at };
  const endings: Write[] = crowdedOut(sessions, card, ctx.originJti, ctx.now).map((s) =>
    putSession({ ...s, ended: 'multiuse' }),
  );
  await commit([putSession(session), ...endings, ...(own ? await impersonationEnd(ctx, own) : [])]);
  await accept(ctx, card);
  return [];
}

/** The log of the agency that an operator leaves, as it told of their coming. */
export async function impersonationEnd(
  { now }: Pick<IdentityContext, 'now'>,
  { sub, userId, impersonation }: Session,
): Promise<Write[]> {
  if (!impersonation) return [];
  const [operator, card] = await Promise.all([
    loadCard(sub, userId),
    loadCard(impersonation.sub, impersonation.userId),
  ]);
  // Whose access has gone since: there is no agency to tell.
  if (!operator || !card) return [];
  const acting = { tenantId: card.tenantId, now, actor: { userId, name: operator.name } };
  const no = noOf(card.userId);
  const shown = { entity: 'user', no, recordId: card.userId, title: card.name };
  return [activityWrite(acting, { id: newId(now), ...shown, action: 'impersonateEnd', changes: [] })];
}

/** Ends this sign-in, or all of this person. */
export async function closeSessions(ctx: IdentityContext, everywhere: boolean): Promise<void> {
  const { sessions } = await loadIdentity(ctx.sub);
  const mine = sessions.filter((s) => !s.ended && (everywhere || s.originJti === ctx.originJti));
  const logs = await Promise.all(mine.map((s) => impersonationEnd(ctx, s)));
  await commit([...mine.map((s) => putSession({ ...s, ended: 'signedOut' })), ...logs.flat()]);
}

/** The session of this sign-in, whoever it is shown as. */
export async function currentSession(ctx: IdentityContext): Promise<Session> {
  const { sessions } = await loadIdentity(ctx.sub);
  const session = sessions.find((s) => s.originJti === ctx.originJti && isOpen(s, ctx.now));
  if (!session) throw sessionLost();
  return session;
}
