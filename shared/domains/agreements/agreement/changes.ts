import type { Activity } from '#shared/kernel/record/record.ts';

type Change = Activity['changes'][number];
/** Leaves of one change that a log shows. */
const MAX_LEAVES = 12;

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');

function* leaves(field: string, before: unknown, after: unknown): Generator<Change> {
  if (same(before, after)) return;
  if (!isTree(before) || !isTree(after)) return yield { field, before, after };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
    yield* leaves(`${field} ${key}`.trim(), before[key], after[key]);
}

/** A change of the agreement as the values that differ, named by where they stand: `promoter signatory name`. */
export const changesOnPaper = (changes: Activity['changes']): Activity['changes'] =>
  changes.flatMap((change) =>
    change.field === 'document' && isTree(change.before) && isTree(change.after)
      ? [...leaves('', change.before, change.after)].slice(0, MAX_LEAVES)
      : [change],
  );
