import { tellUserOf } from '#functions/domains/identity/user/public/tell-user.ts';
import { saidByLink } from '#functions/platform/mail/templates/said-by-link.ts';
import type { EventMessage } from '#shared/events.ts';

/** Tells the sender of a link what its reader says. */
export async function tellSender(message: EventMessage<'saidByLink'>, tries: number): Promise<void> {
  const { userId, kind, target, ...said } = message.payload;
  await tellUserOf(message, tries, userId, {
    kind,
    subject: `${said.number}, ${said.name}`,
    target,
    noticeFor: ({ locale }, url) => saidByLink(locale, kind, { ...said, url }),
  });
}
