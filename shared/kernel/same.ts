/** Whether two values say the same, whatever the order of their keys; what is left out says nothing, as an empty text. */
export function saysSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? '') === (b ?? '');
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => saysSame(one[key], other[key]));
}
