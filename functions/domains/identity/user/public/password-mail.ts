import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { passwordChanged } from '#functions/platform/mail/templates/password-changed.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EventMessage } from '#shared/events.ts';
import { userStore } from '../store.ts';

/** Tells a person that their password is another one now. */
export async function mailPasswordChanged(message: EventMessage<'passwordChanged'>, tries: number): Promise<void> {
  const { tenantId, id, at, payload } = message;
  const user = await userStore.find({ tenantId }, payload.userId);
  if (!user) return;
  const resetUrl = `${env.pageBase()}/account/resetmypassword`;
  const notice = passwordChanged(user.locale, { email: user.email, at, zone: user.zone, resetUrl });
  const tags = { kind: 'passwordChanged', id };
  await mailOnce(message, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, tags),
    ),
  );
}
