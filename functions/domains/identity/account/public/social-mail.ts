import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { socialAccountNotice } from '#functions/platform/mail/templates/social-account.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EventMessage } from '#shared/events.ts';

/** Tells a person of an account elsewhere. It is about their safety, so no setting turns it off. */
export async function mailSocialAccount(message: EventMessage<'socialAccount'>, tries: number): Promise<void> {
  const { tenantId, id, payload } = message;
  const user = await userStore.find({ tenantId }, payload.userId);
  if (!user) return;
  const url = `${env.pageBase()}/personalsettings/connected-accounts`;
  const notice = socialAccountNotice(user.locale, { ...payload, email: user.email, zone: user.zone, url });
  await mailOnce(message, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, { kind: 'socialAccount', id }),
    ),
  );
}
