import { AppError } from '#shared/kernel/error.ts';
import { isFreeName } from '#shared/kernel/free-name.ts';
import type { ListRequest } from '#shared/kernel/list.ts';
import type { Activity } from '#shared/kernel/record.ts';
import type { UserContext } from './endpoint/context.ts';

/*
 * People outside the agency read its records too: what is of the inside alone leaves no endpoint, no file and no log.
 */
export const isInside = ({ actor }: UserContext): boolean => actor.environment === 'internal';

export function checkInside(ctx: UserContext): void {
  if (!isInside(ctx)) throw new AppError('denied');
}

/** Fields of the inside, each with what stands in its place. */
type InsideFields<T> = { readonly [K in keyof T]?: T[K] | undefined };
export const withoutInside = <T extends object>(ctx: UserContext, record: T, inside: InsideFields<T>): T =>
  isInside(ctx) ? record : { ...record, ...inside };

/** A log without the fields the caller is not shown; outside, an entry of which nothing is left is none. */
export function seenEntries<A extends Pick<Activity, 'changes'>>(
  ctx: UserContext,
  rows: readonly A[],
  hidden: readonly string[],
): A[] {
  const seen = rows.map((row) => ({ ...row, changes: row.changes.filter(({ field }) => !hidden.includes(field)) }));
  return isInside(ctx) ? seen : seen.filter(({ changes }) => changes.length > 0);
}

/** Outside, a list is not asked by what its rows do not show: which rows come would tell. */
export function checkAsked(
  ctx: UserContext,
  { filters, sort }: Pick<ListRequest, 'filters' | 'sort'>,
  hidden: readonly string[],
): void {
  if (isInside(ctx)) return;
  const isHidden = (name: string) => hidden.includes(name) || isFreeName(name);
  if (filters.some(({ field }) => isHidden(field))) throw new AppError('choice', { field: 'filters' });
  if (isHidden(sort.by)) throw new AppError('choice', { field: 'sort' });
}
