import { createHash } from 'node:crypto';
import { documentOfMail, noteMailEvent } from '#functions/domains/agreements/esign/public/mail-events.ts';
import { notify } from '#functions/domains/reference/notification/store.ts';
import { noteOutcome } from '#functions/domains/relations/email-message/store.ts';
import { noteLinkMail } from '#functions/domains/relations/link/public/link-mail.ts';
import { type MailEvent, parseMailEvent } from '#functions/platform/mail/events.ts';
import { pageOfTag } from '#functions/platform/mail/page-tag.ts';
import { logger } from '#functions/platform/runtime/logger.ts';
import { pageOf } from '#shared/domains/relations/link/rules.ts';
import { isId, makeId } from '#shared/kernel/record/ids.ts';

const DAY_MS = 86_400_000;
/** The name in the log for reports of the mail service. */
const SERVICE = 'Mail service';

/**
 * Handles a mail that came back or was called spam. Its sender is told once of each address, however often SES reports
 * it. The tags name tenant, sender and page. SES itself stops mailing the address (suppression list of the
 * configuration set).
 */
export async function handleMailEvent(payload: unknown, now: Date): Promise<void> {
  const event = parseMailEvent(JSON.stringify(payload));
  if (!event) throw new Error('not a mail event');
  const { tenantId, senderId, emailId } = event.tags;
  logger.info('mail event', { type: event.type, messageId: event.messageId });
  const documentId = documentOfMail(event);
  if (tenantId && documentId)
    return noteMailEvent({ tenantId, now, actor: { userId: senderId ?? '', name: SERVICE } }, documentId, event);
  if (tenantId && emailId && isId(emailId)) {
    const actor = { userId: senderId ?? '', name: SERVICE };
    await noteOutcome({ tenantId, now, actor }, emailId, event.recipients, event.type);
  }
  const page = tenantId ? await noteOfLink(event, tenantId) : undefined;
  if (event.type !== 'bounced' && event.type !== 'complained') return;
  if (tenantId && senderId) await tellSender(event, { tenantId, senderId, page }, now);
}

const pageIn = ({ tags: { target } }: MailEvent): string => (target ? pageOfTag(target) : '/notification');

/** Notes the news at the link that the mail had. Returns the page that shows the link. */
async function noteOfLink(event: MailEvent, tenantId: string): Promise<string | undefined> {
  const { type, tags } = event;
  const { linkId } = tags;
  if (!linkId || !isId(linkId)) return undefined;
  // A mail that left before its link was named so has the kind of its record in the page.
  const { linkEntity = pageIn(event).split('/')[1] ?? '' } = tags;
  const link = await noteLinkMail(tenantId, linkEntity, linkId, type);
  return link && pageOf(link);
}

interface Sender {
  readonly tenantId: string;
  readonly senderId: string;
  /** The page of the link that the mail had. */
  readonly page: string | undefined;
}
async function tellSender(
  event: MailEvent,
  { tenantId, senderId, page = pageIn(event) }: Sender,
  now: Date,
): Promise<void> {
  const cause = createHash('sha256')
    .update([event.messageId, ...event.recipients.toSorted()].join())
    .digest();
  await notify(tenantId, senderId, {
    id: makeId(0, now.getTime() - (now.getTime() % DAY_MS), cause),
    at: now.toISOString(),
    kind: 'mailBounced',
    subject: event.recipients.join(', '),
    target: page,
  });
}
