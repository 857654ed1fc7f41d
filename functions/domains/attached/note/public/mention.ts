import { stillSees } from '#functions/domains/identity/subject/store.ts';
import { tellUser } from '#functions/domains/identity/user/public/tell-user.ts';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { mention } from '#functions/platform/mail/templates/mention.ts';
import type { EventMessage } from '#shared/events.ts';
import { pageOfSubject } from '#shared/kernel/record/subject.ts';

/** Tells a colleague who may still see the record. */
export async function tellMention(message: EventMessage<'mention'>, tries: number): Promise<void> {
  const { userId, author, body, title, ...subject } = message.payload;
  const user = await userStore.find(message, userId);
  if (!user || !(await stillSees(message, user, subject))) return;
  await tellUser(message, tries, user, {
    kind: 'noteMention',
    subject: title,
    target: pageOfSubject(subject, 'notes'),
    noticeFor: ({ locale }, url) => mention(locale, { author, title, body, url }),
  });
}
