import * as z from 'zod';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { ownerOf, userItem } from '#functions/platform/data/user-item.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { getsIn, loadIdentity } from '#functions/platform/session/access.ts';
import { isPasswordOf } from '#functions/platform/session/identity.ts';
import { isOpen } from '#functions/platform/session/resolve.ts';
import { hashCode } from '#functions/platform/session/secret.ts';
import { signOut } from '#functions/platform/session/sign-out.ts';
import { type Connected, SecretQuestion } from '#shared/domains/identity/account/schemas.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { fold } from '#shared/kernel/text/text.ts';

const Answered = z.object({
  question: SecretQuestion.optional(),
  answerHash: z.string().optional(),
  changedAt: z.string().optional(),
});
const answered = userItem('secretQuestion', Answered);

export const secretQuestionOf = (ctx: UserContext) => answered.read(ownerOf(ctx));

/** Bound to its user: equal answers of two people have different hashes. */
export const keepAnswer = (ctx: UserContext, question: SecretQuestion, answer: string): Promise<void> =>
  answered.write(ownerOf(ctx), {
    question,
    answerHash: hashCode('secretAnswer', `${ctx.tenantId}:${ctx.actor.userId}:${fold(answer)}`),
    changedAt: ctx.now.toISOString(),
  });

/**
 * Returns the user. An operator who acts for the user is refused, and so can neither know nor change the
 * password.
 */
export async function oneself(ctx: UserContext): Promise<Stored<UserFields>> {
  if (ctx.actor.impersonator) throw new AppError('denied');
  return userStore.get(ctx, ctx.actor.userId);
}
export const emailOf = async (ctx: UserContext): Promise<string> => (await oneself(ctx)).email;

/** Returns the user's address after the user has proved their password. */
export async function provenEmail(ctx: UserContext, password: string): Promise<string> {
  const email = await emailOf(ctx);
  if (!(await isPasswordOf(email, password))) throw new AppError('account.password', { field: 'password' });
  return email;
}

/** Returns the agencies that this sign-in opens, and the devices it is open on, the newest first. */
export async function connectedOf(ctx: UserContext): Promise<Connected> {
  const [email, { grants: summaries, sessions }] = await Promise.all([emailOf(ctx), loadIdentity(ctx.sub)]);
  const agencyOf = (userId: string) => summaries.find((summary) => summary.userId === userId)?.tenantName ?? '';
  return {
    email,
    agencies: summaries
      .filter((summary) => getsIn(summary, ctx.now))
      .map(({ userId, tenantName, role }) => ({
        userId,
        agency: tenantName,
        role,
        isThis: userId === ctx.actor.userId,
      })),
    sessions: sessions
      .filter((session) => isOpen(session, ctx.now))
      .sort((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1))
      .map(({ originJti, createdAt, lastSeenAt, userId, device }) => ({
        ...device,
        id: originJti,
        createdAt,
        lastSeenAt,
        agency: agencyOf(userId),
        isThis: originJti === ctx.originJti,
      })),
  };
}

/** Ends another sign-in of the same person at once, or without an id all others. */
export async function endSession(ctx: UserContext, id: string | undefined): Promise<void> {
  if (id === undefined) return signOut(ctx, ({ originJti }) => originJti !== ctx.originJti);
  const { sessions } = await loadIdentity(ctx.sub);
  if (!sessions.some((session) => session.originJti === id && isOpen(session, ctx.now))) throw new AppError('notFound');
  await signOut(ctx, ({ originJti }) => originJti === id);
}
