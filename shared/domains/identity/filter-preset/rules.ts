/** `{ date: { type, from }, status: { any: [...] } }` is three deep. */
const MAX_DEPTH = 4;

/** Only texts, figures, yes or no, and lists and objects of them; checked by depth first, so that no depth breaks it. */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object') return ['string', 'number', 'boolean'].includes(typeof value);
  if (value === null || depth >= MAX_DEPTH) return false;
  return Object.values(value).every((inner) => isPlain(inner, depth + 1));
}
