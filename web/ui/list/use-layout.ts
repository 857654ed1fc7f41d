import type { ListLayout } from '#shared/kernel/contract/list.ts';
import { useListLayout } from '#web/platform/preferences.ts';
import type { SavedView } from '#web/platform/saved-views.ts';
import { createStore } from '#web/platform/store.ts';

/** The unsaved layout changes of saved views that keep their own layout, by the view's id. */
const drafts = createStore<Readonly<Record<string, ListLayout>>>({});

export interface LayoutControl {
  readonly layout: ListLayout;
  readonly set: (change: ListLayout) => void;
  /** The layout differs from the one that the view keeps. */
  readonly changed: boolean;
  readonly settle: () => void;
}
/** Finds the list's layout: that of its view, else the user's own. */
export function useLayout(list: string, view: Pick<SavedView, 'id' | 'layout'> | undefined): LayoutControl {
  const [own, setOwn] = useListLayout(list);
  const all = drafts.use();
  const settle = () => {
    const { [view?.id ?? '']: _gone, ...rest } = drafts.get();
    drafts.set(rest);
  };
  if (!view?.layout) return { layout: own, set: setOwn, changed: false, settle };
  const { id, layout: kept } = view;
  const draft = all[id];
  const set = (change: ListLayout) => drafts.set({ ...drafts.get(), [id]: { ...drafts.get()[id], ...change } });
  return { layout: { ...own, ...kept, ...draft }, set, changed: draft !== undefined, settle };
}
