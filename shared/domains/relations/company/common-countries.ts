/** Countries above all others in a list. */
const COMMON_MAX = 8;

/** The agency's own country, then the countries of most companies; a tie keeps the order of the codes. */
export function commonCountries(own: string, counts: ReadonlyMap<string, number>): string[] {
  const byCount = [...counts]
    .filter(([code, count]) => code !== own && count > 0)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([code]) => code);
  return [...(own ? [own] : []), ...byCount].slice(0, COMMON_MAX);
}
