import { fileFor } from '#functions/domains/attached/file/public/access.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import {
  ATTACHMENT_BYTES_MAX,
  type AttachmentRef,
  type EmailInput,
} from '#shared/domains/relations/email-message/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';

export interface Attached extends AttachmentRef {
  readonly key: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

async function agreementOrFile(ctx: UserContext, { kind, id }: AttachmentRef) {
  if (kind === 'file') return fileFor(ctx, id);
  if (!ctx.actor.permissions.has(`${kind}.read`)) throw new AppError('denied');
  const { printed } = await servicesOf(kind);
  return printed(ctx, id);
}

async function found(ctx: UserContext, ref: AttachmentRef): Promise<Attached> {
  const { kind, id } = ref;
  const { key, name, type, size } = await agreementOrFile(ctx, ref);
  return { kind, id, key, name, type, size };
}

/** Finds the attachments of a mail, as far as its sender may see them. */
export async function attachmentsOf(ctx: UserContext, { attachments }: EmailInput): Promise<Attached[]> {
  const files = await Promise.all(attachments.map((ref) => found(ctx, ref)));
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > ATTACHMENT_BYTES_MAX)
    throw new AppError('email.tooLarge', { field: 'attachments', params: { max: ATTACHMENT_BYTES_MAX } });
  return files;
}
