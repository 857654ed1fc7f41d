import { createHash } from 'node:crypto';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import { type SentMail, sentMails } from '#shared/domains/agreements/esign/sent-mails.ts';
import type { EmailRow } from '#shared/domains/relations/email-message/schemas.ts';
import { makeId, noOf } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { kindNo } from '#shared/records.ts';
import { auditOf, type EsignRecord, esignStore } from '../store.ts';

/** The documents of an agreement, or all of a show. */
async function documentsOf(ctx: UserContext, { entity, recordId }: RecordSubject): Promise<EsignRecord[]> {
  const no = noOf(recordId);
  const own =
    entity === 'show'
      ? [{ column: 'show', anyOf: [no] }]
      : [
          { column: 'kind', anyOf: [kindNo(entity)] },
          { column: 'source', anyOf: [no] },
        ];
  return esignStore.where(ctx, [...artistAccess.linked(ctx), ...own]);
}

function rowOf(
  document: EsignRecord,
  { n, at, personId, subject, state }: SentMail,
): Omit<EmailRow, keyof RecordSubject | 'recordTitle'> {
  const { id, no, title, author, participants } = document;
  const person = participants.flatMap(({ people }) => people).find((one) => one.id === personId);
  const { name = '', email = '' } = person ?? {};
  return {
    id: makeId(no, Date.parse(at), createHash('sha256').update(`${id} ${n}`).digest()),
    rev: 1,
    createdAt: at,
    updatedAt: at,
    to: [{ name, email }],
    cc: [],
    subject: subject ?? title,
    attachments: [],
    sender: { userId: author.userId, name: author.name },
    state,
    outcomes: { [email.toLowerCase()]: state },
  };
}

/** The mails of the signings of a record, as the audit chains tell of them. */
export async function signingMailsOf(
  ctx: UserContext,
  target: RecordSubject,
  recordTitle: string,
): Promise<EmailRow[]> {
  const documents = await documentsOf(ctx, target);
  const chains = await Promise.all(documents.map(({ id }) => auditOf(ctx, id)));
  return documents.flatMap((document, i) =>
    sentMails(chains[i] ?? []).map((mail) => ({ ...rowOf(document, mail), ...target, recordTitle })),
  );
}
