import { contractPaper } from '#functions/domains/contract/paper-store.ts';
import { fileFor } from '#functions/domains/file/access-store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { ATTACHMENT_BYTES_MAX, type AttachmentRef, type EmailInput } from '#shared/domains/email-message/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';

export interface Attached extends AttachmentRef {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

async function found(ctx: UserContext, { kind, id }: AttachmentRef): Promise<Attached> {
  if (kind === 'contract' && !ctx.actor.permissions.has('contract.read')) throw new AppError('denied');
  const { key, name, type, size } = kind === 'file' ? await fileFor(ctx, id) : await contractPaper(ctx, id, 'pdf');
  return { kind, id, key, name, type, size };
}

/** What goes with a mail, as far as its sender may see it. */
export async function attachmentsOf(ctx: UserContext, { attachments }: EmailInput): Promise<Attached[]> {
  const files = await Promise.all(attachments.map((ref) => found(ctx, ref)));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > ATTACHMENT_BYTES_MAX)
    throw new AppError('email.tooLarge', { field: 'attachments', params: { max: ATTACHMENT_BYTES_MAX } });
  return files;
}
