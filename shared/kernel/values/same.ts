/** Whether two values say the same, whatever the order of their keys; what is left out says nothing, as an empty text. */
export function saysSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? '') === (b ?? '');
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => saysSame(one[key], other[key]));
}

const ordered = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value;
const textOf = (value: unknown): string => JSON.stringify(value ?? null, ordered);
/** The same to the letter: what is stored comes back with its fields in another order. */
export const isSame = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);
