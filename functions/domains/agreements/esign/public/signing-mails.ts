import { createHash } from 'node:crypto';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { artistAccess } from '#functions/platform/session/access-filters.ts';
import type { AuditEvent } from '#shared/domains/agreements/esign/audit.ts';
import { sentMails } from '#shared/domains/agreements/esign/sent-mails.ts';
import type { EmailAddress, EmailRow } from '#shared/domains/relations/email-message/schemas.ts';
import { makeId, noOf } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { kindNo } from '#shared/records.ts';
import { staffMailsOf } from '../staff-mail-store.ts';
import { auditOf, type EsignRecord, esignStore } from '../store.ts';

/** The documents of an agreement, or all of a show. */
async function documentsOf(ctx: UserContext, { entity, recordId }: RecordSubject): Promise<EsignRecord[]> {
  const no = noOf(recordId);
  const own =
    entity === 'show'
      ? [{ column: 'shows', anyOf: [no] }]
      : [
          { column: 'kind', anyOf: [kindNo(entity)] },
          { column: 'source', anyOf: [no] },
        ];
  return esignStore.where(ctx, [...artistAccess.linked(ctx), ...own]);
}

type Row = Omit<EmailRow, keyof RecordSubject | 'recordTitle'>;
type Mail = Pick<Row, 'subject' | 'state'> & { readonly name: string; readonly at: string; readonly to: EmailAddress };

const rowOf = ({ id, no, author }: EsignRecord, { name, at, to, subject, state }: Mail): Row => ({
  id: makeId(no, Date.parse(at), createHash('sha256').update(`${id} ${name}`).digest()),
  rev: 1,
  createdAt: at,
  updatedAt: at,
  to: [to],
  cc: [],
  subject,
  attachments: [],
  sender: { userId: author.userId, name: author.name },
  state,
  outcomes: { [to.email.toLowerCase()]: state },
});

/** The mails to the people who sign, as the audit chain tells of them. */
function peopleMails(document: EsignRecord, chain: readonly AuditEvent[]): Row[] {
  const people = document.participants.flatMap((participant) => participant.people);
  return sentMails(chain).map(({ n, at, personId, subject = document.title, state }) => {
    const { name = '', email = '' } = people.find(({ id }) => id === personId) ?? {};
    return rowOf(document, { name: String(n), at, to: { name, email }, subject, state });
  });
}

async function mailsOf(ctx: UserContext, document: EsignRecord): Promise<Row[]> {
  const [chain, staff] = await Promise.all([auditOf(ctx, document.id), staffMailsOf(ctx.tenantId, document)]);
  return [...peopleMails(document, chain), ...staff.map(({ id, ...mail }) => rowOf(document, { name: id, ...mail }))];
}

/** Lists the mails of the signings of a record: those to the people who sign, and those to staff. */
export async function signingMailsOf(
  ctx: UserContext,
  target: RecordSubject,
  recordTitle: string,
): Promise<EmailRow[]> {
  const documents = await documentsOf(ctx, target);
  const rows = await Promise.all(documents.map((document) => mailsOf(ctx, document)));
  return rows.flat().map((row) => ({ ...row, ...target, recordTitle }));
}
