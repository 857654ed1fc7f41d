import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { notify, wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import type { Notice } from '#functions/platform/mail/notice.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import { isMailed, type Notification } from '#shared/domains/reference/notification/contract.ts';
import type { EventMessage } from '#shared/events.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

type User = Stored<UserFields>;
type Cause = Pick<EventMessage, 'tenantId' | 'id' | 'at'>;

interface Told extends Pick<Notification, 'kind' | 'subject' | 'target'> {
  /** Writes the mail, with the address of the target. Without one, the inbox alone tells. */
  readonly noticeFor: (user: User, url: string) => Notice | undefined;
}

/** Tells a user in the inbox, and by mail if they want it. A cause that comes twice does what is left. */
export async function tellUser({ tenantId, id, at }: Cause, tries: number, user: User, told: Told): Promise<void> {
  const { noticeFor, ...note } = told;
  const { kind, target } = note;
  if (user.deletedAt || user.state === 'deactivated') return;
  await notify(tenantId, user.id, { ...note, id: id.slice(0, 26), at });
  if (isMailed(kind) && !(await wantsMail(tenantId, user.id, kind))) return;
  const notice = noticeFor(user, `${env.pageBase()}${target}`);
  if (!notice) return;
  await mailOnce({ tenantId, id, part: user.id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, { kind, id }),
    ),
  );
}

/** Does the same for a user by the id. One who is gone hears nothing. */
export async function tellUserOf(cause: Cause, tries: number, userId: User['id'], told: Told): Promise<void> {
  const user = await userStore.find(cause, userId);
  if (user) await tellUser(cause, tries, user, told);
}
