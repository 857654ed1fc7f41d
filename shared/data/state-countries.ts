/** Countries of `states.ts`, for forms that keep a place free while its 4 KB of names are fetched. */
const STATE_COUNTRIES: ReadonlySet<string> = new Set('AR AT AU BE BR CA CH DE ES IN IT JP MX MY NL US'.split(' '));
export const hasStates = (country: string): boolean => STATE_COUNTRIES.has(country);
