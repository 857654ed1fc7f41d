import { revokeTokens } from '#functions/platform/identity.ts';
import { promiseOf } from '#functions/platform/record/outbox.ts';
import { getsIn, loadIdentity, noteReplaced } from '#functions/platform/session/access.ts';
import { commit } from '#functions/platform/write.ts';
import { noOf } from '#shared/kernel/ids.ts';
import { signOut } from './store.ts';

export interface ReplacedPassword {
  readonly sub: string;
  readonly email: string;
  readonly now: Date;
  /** The sign-in that changed the password: its session goes on. */
  readonly by?: string;
}

/**
 * Ends what an earlier password opened: all other sessions of the person, in every agency, and every refresh token.
 * Sessions end first, because they decide whether a request is answered.
 */
export async function endOtherSessions({ sub, email, now, by }: ReplacedPassword): Promise<void> {
  await commit([noteReplaced(sub, now)]);
  await signOut({ sub, now }, ({ originJti }) => originJti !== by);
  await revokeTokens(email);
}

/** The same after the person chose a new password. A mail tells them, in case it was somebody else. */
export async function passwordChanged(replaced: ReplacedPassword): Promise<void> {
  const { sub, now } = replaced;
  const { cards } = await loadIdentity(sub);
  const card = cards.find((one) => getsIn(one, now));
  if (card) {
    const user = { id: card.userId, no: noOf(card.userId), name: card.name };
    const acting = { tenantId: card.tenantId, now, actor: { userId: user.id, name: user.name } };
    const mail = { type: 'passwordChanged', payload: { userId: user.id } };
    await commit([promiseOf(acting, user, 'changePassword', mail)]);
  }
  await endOtherSessions(replaced);
}
