import { newId } from '#functions/platform/data/id.ts';
import type { Id } from '#shared/kernel/record/ids.ts';
import type { TenantContext } from '../endpoint/context.ts';

interface Line {
  readonly id?: Id | undefined;
}

/** The lines of a record, each with an id: its own where it had one before, and stands once; else a new one. */
export function withLineIds<L extends Line>(
  { now }: Pick<TenantContext, 'now'>,
  lines: readonly L[],
  before: readonly Line[] = [],
): (L & { id: Id })[] {
  const known = new Set(before.map(({ id }) => id));
  const taken = new Set<Id>();
  const idOf = (given: Id | undefined): Id => {
    const id = given && known.has(given) && !taken.has(given) ? given : newId(now);
    taken.add(id);
    return id;
  };
  return lines.map((line) => ({ ...line, id: idOf(line.id) }));
}
