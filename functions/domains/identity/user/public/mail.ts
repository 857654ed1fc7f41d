import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { tagOfPage } from '#functions/platform/mail/page-tag.ts';
import { invitation } from '#functions/platform/mail/templates/invitation.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { isNewPerson, replacePassword } from '#functions/platform/session/identity.ts';
import { passwordReplaced } from '#functions/platform/session/password.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { EventMessage, EventPayload } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { userStore } from '../store.ts';

/** Days a temporary password works; the user pool's own setting. */
const VALID_DAYS = 7;

type User = Stored<UserFields>;

/** Returns the inviter's page of the user, or the operator's page of the agency. */
const pageOf = (tenantId: string, { inviter }: EventPayload<'invitation'>, { environment, id }: User): string =>
  inviter.tenantId === tenantId ? `/user/${environment}/${id}/edit` : `/adminone/client/${tenantId}`;

async function newPassword({ sub, email }: User): Promise<string> {
  const password = await replacePassword(email);
  await passwordReplaced({ sub, email, now: new Date() });
  return password;
}

async function hand(
  tenantId: string,
  user: User,
  { inviter }: EventPayload<'invitation'>,
  page: string,
): Promise<string> {
  // An invited user keeps an existing password: another agency, or an earlier mail, gave it to them.
  const isKept = user.state === 'invited' && !(await isNewPerson(user.email));
  const notice = invitation(user.locale, {
    agency: user.tenant.name,
    name: user.name,
    inviter: inviter.name,
    email: user.email,
    temporaryPassword: isKept ? undefined : await newPassword(user),
    validDays: VALID_DAYS,
    signInUrl: `${env.pageBase()}/account/signin`,
    contact: { name: inviter.name },
  });
  const tags = { kind: 'invitation', tenantId: inviter.tenantId, senderId: inviter.userId, target: tagOfPage(page) };
  return mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, tags);
}

/**
 * Mails a user how to sign in, and notifies the inviter when that mail can never be sent. Each try has a new password,
 * so that no readable password waits in a queue.
 */
export async function mailInvitation(
  { id, at, tenantId, payload }: EventMessage<'invitation'>,
  tries: number,
): Promise<void> {
  const invited = payload;
  const user = await userStore.find({ tenantId }, invited.userId);
  if (!user || user.deletedAt || user.state === 'deactivated') return;
  const page = pageOf(tenantId, invited, user);
  await mailOnce({ tenantId, id }, async () => {
    const messageId = await attemptMail(tries, () => hand(tenantId, user, invited, page));
    if (messageId !== undefined) return;
    const note = { id: id.slice(0, 26), at, kind: 'mailBounced' as const, subject: user.email };
    await notify(invited.inviter.tenantId, invited.inviter.userId, { ...note, target: page });
  });
}
