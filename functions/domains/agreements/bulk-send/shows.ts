import { internalShow } from '#functions/domains/booking/show/public/own.ts';
import type { UserContext } from '#functions/platform/endpoint/context.ts';
import type { ShowFields } from '#shared/domains/booking/show/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { Stored } from '#shared/kernel/record/record.ts';

async function showAt(ctx: UserContext, id: Id, i: number): Promise<Stored<ShowFields>> {
  try {
    return await internalShow(ctx, id);
  } catch (e) {
    if (e instanceof AppError && e.code === 'notFound') throw new AppError('notFound', { field: `showIds.${i}` });
    throw e;
  }
}

/** The chosen shows, each once. One that the caller may not see is refused at its place. */
export const showsOf = (ctx: UserContext, showIds: readonly Id[]): Promise<Stored<ShowFields>[]> =>
  Promise.all([...new Set(showIds)].map((id, i) => showAt(ctx, id, i)));
