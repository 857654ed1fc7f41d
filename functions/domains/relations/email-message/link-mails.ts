import { linksOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import { documentSubject } from '#functions/platform/mail/templates/document-link.ts';
import { itinerarySubject } from '#functions/platform/mail/templates/itinerary-link.ts';
import { sharedSubject } from '#functions/platform/mail/templates/shared-files.ts';
import type { EmailRow } from '#shared/domains/relations/email-message/schemas.ts';
import { isMailed } from '#shared/domains/relations/link/rules.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

function subjectOf({ locale, agency, title, period, share, subject }: StoredLink): string {
  if (subject) return subject;
  if (share) return sharedSubject(locale, { agency, title });
  return period ? itinerarySubject(locale, { title, ...period }) : documentSubject(locale, { agency, document: title });
}

/** Mails that carried a secret link to a record, as their links tell of them: what became of one stands nowhere else. */
export async function linkMailsOf(
  { tenantId }: { readonly tenantId: string },
  { entity, recordId }: RecordSubject,
  recordTitle: string,
): Promise<EmailRow[]> {
  const links = await linksOf(tenantId, entity, recordId);
  return links.filter(isMailed).map((link) => {
    const { id, rev, createdAt, recipient, sender, mail: state = 'queued' } = link;
    return {
      id,
      rev,
      createdAt,
      updatedAt: createdAt,
      entity,
      recordId,
      recordTitle,
      to: [recipient],
      cc: [],
      subject: subjectOf(link),
      attachments: [],
      sender: { userId: sender.userId, name: sender.name },
      state,
      outcomes: { [recipient.email.toLowerCase()]: state },
    };
  });
}
