import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { EmailRow } from '#shared/domains/relations/email-message/schemas.ts';
import { AGREEMENT_KINDS } from '#shared/kernel/record/agreement.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

const SIGNED: readonly string[] = [...AGREEMENT_KINDS, 'show'];

/** Lists the mails of a record's signings, for a user who sees signings. Other kinds load no code of them. */
export async function signingMails(ctx: UserContext, target: RecordSubject, recordTitle: string): Promise<EmailRow[]> {
  if (!SIGNED.includes(target.entity) || !ctx.actor.permissions.has('esign.read')) return [];
  const { signingMailsOf } = await import('#functions/domains/agreements/esign/public/signing-mails.ts');
  return signingMailsOf(ctx, target, recordTitle);
}
