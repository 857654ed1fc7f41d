import { targetOf } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';

/** Mails are the agency's own: they are seen inside, by those who see the record. Answers its title. */
export async function checkMails(ctx: UserContext, target: RecordSubject): Promise<string> {
  if (ctx.actor.environment === 'external') throw new AppError('notFound');
  return (await targetOf(ctx, target)).title;
}
