import { stillSees } from '#functions/domains/identity/subject/store.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { userLetterhead } from '#functions/domains/reference/bookkeeping/public/user-letterhead.ts';
import { notify, wantsMail } from '#functions/domains/reference/notification/store.ts';
import { attemptMail } from '#functions/platform/mail/attempt.ts';
import { mailOnce } from '#functions/platform/mail/once.ts';
import { mailNotice } from '#functions/platform/mail/outgoing.ts';
import { mention } from '#functions/platform/mail/templates/mention.ts';
import { env } from '#functions/platform/runtime/env.ts';
import type { EventMessage } from '#shared/events.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';

/** Tells a colleague, in the inbox and by mail; a message that comes again does what is left. */
export async function tellMention(message: EventMessage<'mention'>, noteId: string, tries: number): Promise<void> {
  const { id, tenantId, at, payload } = message;
  const { userId, author, body, title, ...target } = payload;
  const user = await userStore.find({ tenantId }, userId);
  if (!user || !(await stillSees({ tenantId }, user, target))) return;
  const page = pageOfSubject(target, 'notes');
  const note = { id: noteId, at, kind: 'noteMention' as const, subject: title, target: page };
  await notify(tenantId, userId, note);
  if (!(await wantsMail(tenantId, userId, note.kind))) return;
  const notice = mention(user.locale, { author, title, body, url: `${env.pageBase()}${page}` });
  await mailOnce({ tenantId, id }, () =>
    attemptMail(tries, async () =>
      mailNotice(user.email, notice, await userLetterhead(tenantId, user), user.locale, { kind: 'mention', id }),
    ),
  );
}
