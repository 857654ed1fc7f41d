import { targetOf } from '#functions/domains/identity/subject/store.ts';
import { replyFor } from '#functions/domains/relations/email-reply/public/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { EmailInput } from '#shared/domains/relations/email-message/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

/** Mails are the agency's own: they are seen inside, by those who see the record. Answers its title. */
export async function checkMails(ctx: UserContext, target: RecordSubject): Promise<string> {
  if (ctx.actor.environment === 'external') throw new AppError('notFound');
  return (await targetOf(ctx, target)).title;
}

/** Checks that the mail which an answer names is one about the same record. */
export async function checkAnswered(ctx: UserContext, { answersId, entity, recordId }: EmailInput): Promise<void> {
  if (answersId === undefined) return;
  const reply = await replyFor(ctx, answersId);
  if (reply.entity !== entity || reply.recordId !== recordId) throw new AppError('notFound', { field: 'answersId' });
}
