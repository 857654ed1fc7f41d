import { agencyOf } from '#functions/domains/reference/client/public/agency.ts';
import { env } from '#functions/platform/runtime/env.ts';
import { hashCode } from '#functions/platform/session/secret.ts';
import { replyAddress, threadId } from '#shared/domains/relations/email-reply/rules.ts';
import { PRINTED_KINDS } from '#shared/kernel/record/agreement.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { hashAddress, keepThread } from '../store.ts';

const TOKEN_CHARS = 32;

interface Outgoing extends RecordSubject {
  readonly tenantId: string;
  /** The user who hears of an answer. */
  readonly userId: string;
  readonly to: readonly string[];
  /** The cause of the mail. The same cause has the same address, so a repeat makes no second one. */
  readonly cause: string;
}
export interface AnswerTo {
  readonly replyTo: string;
  readonly references: readonly string[];
}

/** Gives a mail the address that leads an answer to its record. None if the agency or the stage receives no answers. */
export async function answerTo(mail: Outgoing, now: Date): Promise<AnswerTo | undefined> {
  const domain = env.replyDomain();
  const { tenantId, userId, entity, recordId, to, cause } = mail;
  if (!domain || !(await agencyOf({ tenantId })).repliesHere) return undefined;
  const token = hashCode('reply', `${tenantId} ${cause}`).slice(0, TOKEN_CHARS);
  await keepThread(token, { tenantId, userId, entity, recordId, recipients: to.map(hashAddress) }, now);
  return { replyTo: replyAddress(token, domain), references: [threadId(token, domain)] };
}

interface ToPerson {
  readonly tenantId: string;
  readonly entity: string;
  readonly recordId: Id;
  readonly userId: string;
  readonly email: string;
}
/** Does the same for a mail about a document to one person. Pages of other kinds need not list mails. */
export async function answerAbout(mail: ToPerson, now: Date): Promise<AnswerTo | undefined> {
  const { tenantId, recordId, userId, email } = mail;
  const entity = PRINTED_KINDS.find((kind) => kind === mail.entity);
  if (!entity) return undefined;
  const cause = `${entity} ${recordId} ${userId} ${email.toLowerCase()}`;
  return answerTo({ tenantId, entity, recordId, userId, to: [email], cause }, now);
}
