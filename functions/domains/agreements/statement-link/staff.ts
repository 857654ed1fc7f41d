import { seenStatement } from '#functions/domains/agreements/statement/public/seen.ts';
import { linkOf, type StoredLink } from '#functions/domains/relations/link/store.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** A link to a statement that the caller may see, or 404. */
export async function linkTo(ctx: UserContext, { id, linkId }: { id: Id; linkId: Id }): Promise<StoredLink> {
  await seenStatement(ctx, id);
  const link = await linkOf(ctx.tenantId, 'statement', linkId);
  if (link.recordId !== id) throw new AppError('notFound');
  return link;
}
