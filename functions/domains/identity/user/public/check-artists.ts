import type { TenantContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';

/** Refuses artists that the agency does not have. */
export async function checkArtists(ctx: Pick<TenantContext, 'tenantId'>, artistIds: readonly Id[]): Promise<void> {
  const { names } = await servicesOf('artist');
  const found = new Set((await names(ctx, artistIds)).map(({ id }) => id));
  const index = artistIds.findIndex((id) => !found.has(id));
  if (index >= 0) throw new AppError('choice', { field: `artistIds.${index}` });
}
