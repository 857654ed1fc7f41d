import { fileOf } from '#functions/domains/agreements/agreement/public/download.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { FileKind, RenderedFile } from '#shared/domains/agreements/agreement/rendering.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import { invoiceRendering } from '../rendering.ts';
import { invoiceOf } from './view.ts';

/** The document of an issued invoice, as far as the caller may see it. */
export async function invoiceFile(ctx: UserContext, id: Id, kind: FileKind): Promise<RenderedFile> {
  const invoice = await invoiceOf(ctx, id);
  return fileOf('invoice', await invoiceRendering.renderingOf(ctx.tenantId, invoice), kind);
}
