import { AppError } from '#shared/kernel/error.ts';
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
