import { AppError } from '#shared/kernel/error.ts';
import { leadsTo, machine } from '#shared/kernel/machine.ts';
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
type Values = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a value is empty, in any form. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === 'unknown') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isBlank);
};

function proposed(target: unknown, source: unknown): unknown {
  if (isBlank(target)) return source ?? target;
  if (!Array.isArray(target) || !Array.isArray(source)) return target;
  return [...target, ...source.filter((value) => !target.some((other) => same(other, value)))];
}

/** The key of the free fields. Each of them is compared, merged and restored separately. */
const FREE = 'freeFields';
const freeOf = (values: Values): Values => (values[FREE] ?? {}) as Values;
const fieldsIn = (...all: readonly Values[]): string[] => [...new Set(all.flatMap(Object.keys))];

/** Proposes the merged record: the target as it is, its gaps filled by the source, lists of both together. */
export function proposalOf<T extends object>(target: T, source: T): T {
  const [kept, other] = [target as Values, source as Values];
  const value = (field: string) =>
    field === FREE ? proposalOf(freeOf(kept), freeOf(other)) : proposed(kept[field], other[field]);
  return Object.fromEntries(fieldsIn(kept, other).map((field) => [field, value(field)])) as T;
}

function had(value: unknown, source: unknown, target: unknown): unknown {
  if (same(value, target)) return target;
  if (same(value, source)) return source;
  return Array.isArray(source) && Array.isArray(target) ? [...target, ...source] : target;
}
/**
 * Returns the former values that a merge is checked against. A saved record may keep an old value, such as a status
 * that can no longer be chosen. Likewise, a merged record may keep an old value of either record.
 */
export function hadByEither<T extends object>(values: object, source: T, target: T): T {
  const [now, gone, kept] = [values as Values, source as Values, target as Values];
  const known = Object.keys(now).map((field) => [field, had(now[field], gone[field], kept[field])]);
  return { ...target, ...Object.fromEntries(known) };
}

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
