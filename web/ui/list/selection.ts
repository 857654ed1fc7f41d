import { createStore } from '#web/platform/store.ts';

export type Selected = ReadonlySet<string>;
const NONE: Selected = new Set();

export function toggled(selected: Selected, ids: readonly string[], on: boolean): Selected {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
/** Everything between the last touched row and this one, as Shift asks for. */
export function between(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)];
  return a < 0 ? [to] : rows.slice(Math.min(a, b), Math.max(a, b) + 1);
}

const stores = new Map<string, ReturnType<typeof createStore<Selected>>>();

/** "My selection" of a list: it survives paging, filtering and leaving the page until it is cleared. */
export function useSelection(list: string) {
  const store = stores.get(list) ?? createStore<Selected>(NONE);
  stores.set(list, store);
  const selected = store.use();
  return {
    selected,
    set: (ids: readonly string[], on: boolean) => store.set(toggled(store.get(), ids, on)),
    clear: () => store.set(NONE),
  };
}
