import { AppError } from '#shared/kernel/contract/error.ts';
import { leadsTo, machine } from '#shared/kernel/record/machine.ts';
import { FREE, fieldsIn, freeOf, same, type Values } from '#shared/kernel/record/merge-values.ts';
import { type MergeFields, UNDO_DAYS } from './schemas.ts';

/**
 * The steps of a merge. References move in the background, on merge and on undo. Only a finished merge can be undone,
 * once.
 */
export const mergeMachine = machine({
  name: 'merge',
  first: 'moving',
  steps: [
    { on: 'moved', from: ['moving'], to: 'merged' },
    { on: 'undo', from: ['merged'], to: 'undoing' },
    { on: 'moved', from: ['undoing'], to: 'undone' },
  ],
});

const DAY_MS = 86_400_000;
/** Returns a record without its merge: restores the merged values, and keeps later changes. */
export function unmerged<T extends object>(now: T, merged: object, before: object): T {
  const [current, after, old] = [now as Values, merged as Values, before as Values];
  const value = (field: string) => {
    if (same(current[field], after[field])) return old[field];
    return field === FREE ? unmerged(freeOf(current), freeOf(after), freeOf(old)) : current[field];
  };
  const kept = fieldsIn(current, old)
    .map((field) => [field, value(field)] as const)
    .filter(([, of]) => of !== undefined);
  return Object.fromEntries(kept) as T;
}

export const undoUntil = (now: Date): string => new Date(now.getTime() + UNDO_DAYS * DAY_MS).toISOString();

export const isMoving = ({ state }: Pick<MergeFields, 'state'>): boolean =>
  leadsTo(mergeMachine, state, 'moved') !== undefined;

/** Refuses a second undo, an undo after its days, and an undo while references move. */
export function checkUndo(merge: Pick<MergeFields, 'state' | 'undoUntil'>, now: Date): void {
  if (isMoving(merge)) throw new AppError('merge.moving');
  if (!leadsTo(mergeMachine, merge.state, 'undo')) throw new AppError('alreadyDone');
  if (now.toISOString() > merge.undoUntil) throw new AppError('merge.tooLate', { params: { days: UNDO_DAYS } });
}
