import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { fold } from '#shared/kernel/text/text.ts';
import { useCan } from '#web/platform/me.ts';
import { type SavedView, useSavedViews } from '#web/platform/saved-views.ts';
import type { ListState } from './search.ts';
import { type LayoutControl, useLayout } from './use-layout.ts';
import { type BuiltInView, currentView, isBare, keptOf } from './view-model.ts';
import type { ViewInput, ViewsProps } from './view-props.ts';

interface ListKitOptions<S extends ListState> {
  readonly search: S;
  readonly onSearch: (next: S, options?: { readonly replace?: boolean }) => void;
  /** Views of every agency; "All" when left out. */
  readonly builtIn?: readonly BuiltInView<S>[];
  /** Views in addition to that "All". */
  readonly moreViews?: readonly BuiltInView<S>[];
  /** Id of the view that a bare address opens, unless the user has chosen another one. */
  readonly opensWith?: string | undefined;
}
export interface ListKit {
  readonly views: ViewsProps | undefined;
  readonly look: LayoutControl;
  /** The view to open with is not known yet: ask for no rows. */
  readonly opening: boolean;
}
type Store = ReturnType<typeof useSavedViews>;

/** Opens the user's default view, once, for a bare address. Without one it opens the list's usual view. */
function useOpening(
  { views, loading }: Store,
  search: ListState,
  usual: { readonly id: string; readonly search: object } | undefined,
  open: (view: { readonly id: string; readonly search: object }) => void,
): boolean {
  const [waits, setWaits] = useState(() => isBare(search));
  useEffect(() => {
    if (!waits || loading) return;
    setWaits(false);
    const found = views.find(({ isDefault }) => isDefault) ?? usual;
    if (found) open(found);
  });
  return waits && loading;
}

/** Saves, renames, shares and deletes views. Saving under an existing name overwrites that view. */
function useViewWrites(
  store: Store,
  kept: () => Pick<SavedView, 'search' | 'layout'>,
  open: (view: SavedView) => void,
) {
  const { views, mainArea, adding, changing, removing, choosing } = store;
  const of = (id: string) => views.find((view) => view.id === id);
  const change = ({ id, rev, name, search, layout }: SavedView, to: Partial<SavedView>, then = open) => {
    const body = { name, search, ...(layout ? { layout } : {}), ...to, rev };
    changing.mutate({ params: { id }, body }, { onSuccess: then });
  };
  const setDefault = (id: string | null) => choosing.mutate({ body: { mainArea, id } });
  const save = ({ name, isShared, isDefault }: ViewInput) => {
    const then = (view: SavedView) => {
      if (isDefault) setDefault(view.id);
      open(view);
    };
    const same = views.find((view) => view.isShared === isShared && fold(view.name) === fold(name));
    if (same) return change(same, kept(), then);
    adding.mutate({ body: { name, mainArea, isShared, ...kept() } }, { onSuccess: then });
  };
  const share = async ({ id, name, search, layout }: SavedView) => {
    const body = { name, search, mainArea, isShared: true, ...(layout ? { layout } : {}) };
    const shared = await adding.mutateAsync({ body });
    await removing.mutateAsync({ params: { id } });
    open(shared);
  };
  return { of, change, setDefault, save, share };
}

function useViewsProps<S extends ListState>(store: Store, list: string, options: ListKitOptions<S>): ListKit {
  const { search, onSearch, builtIn = [] } = options;
  const can = useCan();
  const { views } = store;
  const now = currentView(builtIn, views, search);
  const look = useLayout(
    list,
    views.find(({ id }) => id === now?.id),
  );
  // A view's search is trusted no more than an address: the route validates both.
  const open = (view: SavedView) => onSearch({ ...(view.search as S), view: view.id });
  const kept = () => ({ search: keptOf(search), layout: look.layout });
  const writes = useViewWrites(store, kept, open);
  const usual = builtIn.find(({ id }) => id === options.opensWith);
  const opening = useOpening(store, search, usual, (view) =>
    onSearch({ ...(view.search as S), view: view.id }, { replace: true }),
  );
  const mayShare = can('settings.update');
  const on = (act: (view: SavedView) => void) => (id: string) => {
    const view = writes.of(id);
    if (view) act(view);
  };
  const choose = (id: string) => {
    const given = builtIn.find((view) => view.id === id);
    if (given) onSearch({ ...given.search, view: id });
    else on(open)(id);
  };
  const saved = views.map(({ id, name, isShared, isDefault }) => ({
    id,
    name,
    isShared,
    isDefault,
    saved: true,
    mayChange: !isShared || mayShare,
  }));
  return {
    look,
    opening,
    views: {
      items: [...builtIn, ...saved],
      current: now?.id,
      changed: (now?.changed ?? false) || look.changed,
      mayShare,
      onChoose: choose,
      onSave: writes.save,
      onOverwrite: on((view) => {
        writes.change(view, kept());
        look.settle();
      }),
      onRename: (id, name) => on((view) => writes.change(view, { name }))(id),
      onShare: on((view) => void writes.share(view)),
      onDefault: (id, isDefault) => writes.setDefault(isDefault ? id : null),
      onDelete: on(({ id }) =>
        store.removing.mutate({ params: { id } }, { onSuccess: () => onSearch({ ...search, view: undefined }) }),
      ),
    },
  };
}

/** Gives a list page its saved views and its layout; a list that the server does not know has no views. */
export function useListKit<S extends ListState>(list: string, options: ListKitOptions<S>): ListKit {
  const { t } = useLingui();
  const store = useSavedViews(list);
  const { moreViews = [] } = options;
  const builtIn = options.builtIn ?? [{ id: 'all', name: t`All`, search: {} as S }, ...moreViews];
  const kit = useViewsProps(store, list, { ...options, builtIn });
  return { ...kit, views: store.known ? kit.views : undefined };
}
