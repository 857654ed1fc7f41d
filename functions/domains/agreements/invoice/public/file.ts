import { fileOf } from '#functions/domains/agreements/paper/public/download.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { FileKind, RenderedFile } from '#shared/domains/agreements/paper/rendering.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceOf } from './view.ts';

/** The paper of an issued invoice, as far as the caller may see it. */
export async function invoiceFile(ctx: UserContext, id: Id, kind: FileKind): Promise<RenderedFile> {
  const invoice = await invoiceOf(ctx, id);
  return fileOf('invoice', await invoiceRendering.renderingOf(ctx.tenantId, invoice), kind);
}
