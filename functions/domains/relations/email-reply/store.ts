import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { readItem } from '#functions/platform/data/read.ts';
import { documents, TTL, tableName } from '#functions/platform/data/table.ts';
import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { defineList } from '#functions/platform/list-index/define.ts';
import { onSubject, SUBJECT_COLUMNS, subjectCells } from '#functions/platform/record/on-subject.ts';
import { listOf } from '#functions/platform/record/parts.ts';
import { RecordStore } from '#functions/platform/record/store.ts';
import { hashSecret } from '#functions/platform/session/secret.ts';
import type { EmailReplyFields } from '#shared/domains/relations/email-reply/schemas.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

/*
 * Access pattern besides the records: what an answer to a mail belongs to
 *   pk REPLY#<sha-256 of the token>  sk R   (a second key without a tenant, beside secrets of links: it is how a tenant
 *   is found; read by GetItem only)
 */
const index = defineList({ name: 'emailReply', key: 'number', columns: SUBJECT_COLUMNS });

/** Mails that came in as answers, by when they came. */
export const replyStore = new RecordStore<EmailReplyFields>({
  name: 'emailReply',
  isPacked: true,
  title: (reply) => reply.subject || reply.from.email,
  // The log tells that a mail came. Its words are in the record alone, so that they go with it.
  untold: ['from', 'text', 'subject', 'files', 'verdicts', 'messageId'],
  bytes: ({ files }) => files.reduce((sum, { key, size }) => sum + (key ? size : 0), 0),
  unique: [{ kind: 'mail', field: 'messageId', of: ({ mailKey }) => mailKey }],
  list: listOf(index, (reply) => ({
    no: reply.no,
    key: Math.floor(Date.parse(reply.createdAt) / 60_000),
    ...subjectCells(reply),
  })),
});

/** Newest first. */
export function repliesOf(
  ctx: Pick<TenantContext, 'tenantId'>,
  target: RecordSubject,
): Promise<Stored<EmailReplyFields>[]> {
  return replyStore.where(ctx, onSubject(target), { by: 'key', direction: -1 });
}

/** The record that an answer belongs to, who hears of it, and whom the mail went to. */
export interface Thread extends RecordSubject {
  readonly tenantId: string;
  readonly userId: string;
  /** SHA-256 of each address. */
  readonly recipients: readonly string[];
}
const KEEP_DAYS = 730;
export const hashToken = (token: string): string => hashSecret('reply', token);
const keyOf = (token: string) => ({ pk: `REPLY#${hashToken(token)}`, sk: 'R' });
export const hashAddress = (address: string): string => hashSecret('address', address.trim().toLowerCase());

export async function keepThread(token: string, thread: Thread, now: Date): Promise<void> {
  const Item = { ...keyOf(token), ...thread, [TTL]: Math.floor(now.getTime() / 1000) + KEEP_DAYS * 86_400 };
  await documents.send(new PutCommand({ TableName: tableName(), Item }));
}
export const threadOf = (token: string): Promise<Thread | undefined> => readItem<Thread>(keyOf(token));
