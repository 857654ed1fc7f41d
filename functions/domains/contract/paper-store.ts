import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { FileKind, RenderedFile } from '#shared/domains/contract/schemas.ts';
import { AppError } from '#shared/kernel/error.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { renderingOf } from './rendering.ts';
import { contractStore } from './store.ts';
import { checkAccess } from './view.ts';

/** The paper of a contract as it is now, as far as the caller may see it. */
export async function contractPaper(ctx: UserContext, id: Id, kind: FileKind): Promise<RenderedFile> {
  const contract = checkAccess(ctx, await contractStore.get(ctx, id));
  const rendering = await renderingOf(ctx.tenantId, contract);
  if (rendering?.state === 'pending') throw new AppError('contract.notReady');
  const file = rendering?.files.find((candidate) => candidate.kind === kind);
  if (!file) throw new AppError('contract.noFile');
  return file;
}
