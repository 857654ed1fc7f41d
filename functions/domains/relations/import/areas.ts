import type { UserContext } from '#functions/platform/endpoint/context.ts';
import { servicesOf } from '#functions/records/book.ts';
import type { ImportKind } from '#shared/domains/relations/import/schemas.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import type { Target } from './public/target.ts';

/** The area, for those who have a right to it. */
export async function targetFor(
  { actor }: UserContext,
  area: ImportKind,
  right: keyof Target['rights'] = 'create',
): Promise<Target> {
  const target = await (await servicesOf(area)).importing();
  if (!actor.permissions.has(target.rights[right])) throw new AppError('denied');
  return target;
}
