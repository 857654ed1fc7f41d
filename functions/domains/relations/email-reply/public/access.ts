import { targetOf } from '#functions/domains/identity/subject/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { isInternal } from '#functions/platform/session/internal-only.ts';
import type { EmailReplyFields } from '#shared/domains/relations/email-reply/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { replyStore } from '../store.ts';

/** Mails are the agency's own: those who see the record inside the agency see its mails. */
export async function checkReplies(ctx: UserContext, target: RecordSubject): Promise<void> {
  if (!isInternal(ctx)) throw new AppError('notFound');
  await targetOf(ctx, target);
}

/** Returns a reply, as far as the user may see its record. */
export async function replyFor(ctx: UserContext, id: Id): Promise<Stored<EmailReplyFields>> {
  const reply = await replyStore.get(ctx, id);
  await checkReplies(ctx, reply);
  return reply;
}
