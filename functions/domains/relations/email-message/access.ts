import { replyFor } from '#functions/domains/relations/email-reply/public/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { EmailInput } from '#shared/domains/relations/email-message/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

/** Checks that the mail which an answer names is one about the same record. */
export async function checkAnswered(ctx: UserContext, { answersId, entity, recordId }: EmailInput): Promise<void> {
  if (answersId === undefined) return;
  const reply = await replyFor(ctx, answersId);
  if (reply.entity !== entity || reply.recordId !== recordId) throw new AppError('notFound', { field: 'answersId' });
}
