import type { ListLayout } from '#shared/kernel/list.ts';
import { useListLayout } from '#web/platform/preferences.ts';
import type { SavedView } from '#web/platform/saved-views.ts';
import { createStore } from '#web/platform/store.ts';

/** What was changed in a saved view that keeps its own look, until it is saved: by view. */
const drafts = createStore<Readonly<Record<string, ListLayout>>>({});

export interface LayoutControl {
  readonly layout: ListLayout;
  readonly set: (change: ListLayout) => void;
  /** The look differs from what the view keeps. */
  readonly changed: boolean;
  readonly settle: () => void;
}
/** How a list looks now: as its view keeps it, else as the user has it. */
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
