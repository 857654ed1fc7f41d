import type { SavedView } from '#web/platform/saved-views.ts';
import { filtersOf, type ListState } from './search.ts';

type Search = Readonly<Record<string, unknown>>;

/** Takes the parts of the address that a view keeps: filters, keyword and sort; never the page or the open record. */
export const keptOf = (search: ListState): Record<string, unknown> => ({
  ...filtersOf(search),
  ...(search.q ? { q: search.q } : {}),
  ...(search.sort ? { sort: search.sort } : {}),
});

/** Tells whether an address asks for nothing in particular: the list then opens with the user's default view. */
export const isBare = (search: ListState): boolean =>
  !search.view && !search.open && !search.page && Object.keys(keptOf(search)).length === 0;

const FOLLOWS_CLOCK = /^(fromToday|current)/;
/** Puts keys in one order, and makes a period that follows the clock the same on every day. */
function steady(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(steady);
  if (typeof value !== 'object' || value === null) return value;
  const { period, ...rest } = value as Search;
  if (typeof period === 'string' && FOLLOWS_CLOCK.test(period)) return { period };
  const entries = Object.entries(period === undefined ? rest : value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, steady(inner)]));
}
export const sameSearch = (a: Search, b: Search): boolean => JSON.stringify(steady(a)) === JSON.stringify(steady(b));

/** A view that every agency has, with its address. */
export interface BuiltInView<S> {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
  readonly search: S;
}

export interface CurrentView {
  readonly id: string;
  /** Its filters were changed since it was chosen. */
  readonly changed: boolean;
}
/** Finds the view on show: the chosen one, another that asks the same, or a saved one that was changed. */
export function currentView(
  builtIn: readonly BuiltInView<ListState>[],
  saved: readonly Pick<SavedView, 'id' | 'search'>[],
  search: ListState,
): CurrentView | undefined {
  const kept = keptOf(search);
  const all = [...builtIn.map((view) => ({ id: view.id, search: keptOf(view.search) })), ...saved];
  const same = all.filter((view) => sameSearch(view.search, kept));
  const found = same.find(({ id }) => id === search.view) ?? saved.find(({ id }) => id === search.view) ?? same[0];
  return found && { id: found.id, changed: !same.includes(found) };
}
