import { clientOf } from '#functions/domains/reference/client/store.ts';
import { mailLink } from '#functions/domains/relations/link/public/link-mail.ts';
import { mailRecipient } from '#functions/domains/relations/link/public/mail-recipient.ts';
import { linkOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { getObject } from '#functions/platform/files/files.ts';
import type { MailAttachment } from '#functions/platform/mail/mail.ts';
import { documentLink } from '#functions/platform/mail/templates/document-link.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { LINK_FOREVER, pathOfLink } from '#shared/domains/relations/link/rules.ts';
import type { EventMessage, EventPayload } from '#shared/events.ts';

type Mail = EventPayload<'documentLink'>;

/** The document itself, where its sender wanted it along; never past a code. */
async function attachmentsOf({ file, needsCode }: StoredLink, { attach }: Mail): Promise<MailAttachment[]> {
  if (!attach || !file || needsCode) return [];
  return [{ name: file.name, type: file.type, content: await getObject(file.key) }];
}

async function hand(link: StoredLink, secret: string, mail: Mail): Promise<string> {
  const { zone } = await clientOf(link.tenantId);
  const notice = documentLink(link.locale, {
    agency: link.agency,
    sender: link.sender.name,
    document: link.title,
    // Behind a code nothing but the number leaves before it.
    ...(link.about && !link.needsCode ? { about: link.about } : {}),
    message: mail.text,
    ...(mail.subject ? { subject: mail.subject } : {}),
    zone,
    url: `${env.pageBase()}${pathOfLink(link.kind, secret)}`,
    ...(link.expiresAt === LINK_FOREVER ? {} : { expiresAt: link.expiresAt }),
    contact: { name: link.sender.name, email: link.sender.email },
  });
  const attachments = await attachmentsOf(link, mail);
  return mailRecipient(link, { kind: 'documentLink', notice, attachments, tags: { linkId: link.id } });
}

/** Emails the link of a document. */
export async function mailDocumentLink(message: EventMessage<'documentLink'>, tries: number): Promise<void> {
  const { tenantId, payload } = message;
  const link = await linkOf(tenantId, payload.entity, payload.linkId);
  await mailLink(message, tries, link, (secret) => hand(link, secret, payload));
}
