/** The order after one row was taken to the place of another. */
export function movedTo(ids: readonly string[], id: string, index: number): string[] {
  const rest = ids.filter((other) => other !== id);
  if (rest.length === ids.length) return [...ids];
  const place = Math.max(0, Math.min(index, rest.length));
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}
