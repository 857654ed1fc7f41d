import { targetOf } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { EmailReplyFields } from '#shared/domains/relations/email-reply/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { replyStore } from '../store.ts';

/** Mails are the agency's own: those who see the record inside the agency see its mails. Returns its title. */
export async function checkMails(ctx: UserContext, target: RecordSubject): Promise<string> {
  if (!isInternal(ctx)) throw new AppError('notFound');
  return (await targetOf(ctx, target)).title;
}

/** Returns a reply, as far as the user may see its record. */
export async function replyFor(ctx: UserContext, id: Id): Promise<Stored<EmailReplyFields>> {
  const reply = await replyStore.get(ctx, id);
  await checkMails(ctx, reply);
  return reply;
}
