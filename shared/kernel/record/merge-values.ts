export type Values = Readonly<Record<string, unknown>>;

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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
export const FREE = 'freeFields';
export const freeOf = (values: Values): Values => (values[FREE] ?? {}) as Values;
export const fieldsIn = (...all: readonly Values[]): string[] => [...new Set(all.flatMap(Object.keys))];

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
