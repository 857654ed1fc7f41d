import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { FileKind, RenderedFile, Rendering } from '#shared/domains/agreements/agreement/rendering.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { AgreementDefinition } from './kind.ts';
import { agreementFor } from './view.ts';

/** A file of a document as it is now, whatever the document's kind. */
export function fileOf(entity: string, rendering: Rendering | undefined, kind: FileKind): RenderedFile {
  if (rendering?.state === 'pending') throw new AppError(`${entity}.notReady`);
  const file = rendering?.files.find((candidate) => candidate.kind === kind);
  if (!file) throw new AppError(`${entity}.noFile`);
  return file;
}

/** An address of a minute. */
export async function addressOf({ key, name, type, size }: RenderedFile, inline: boolean) {
  // S3's client is for who fetches alone.
  const { presignDownload } = await import('#functions/platform/files/files.ts');
  return { url: await presignDownload({ key, name, type, inline }), name, type, size };
}

/** The files of an agreement as it is now, as far as the caller may see it. */
export async function agreementFile(
  kind: AgreementDefinition,
  ctx: UserContext,
  id: Id,
  wanted: FileKind,
): Promise<RenderedFile> {
  const agreement = await agreementFor(kind, ctx, id);
  return fileOf(kind.entity, await kind.rendering.renderingOf(ctx.tenantId, agreement), wanted);
}
