import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { filterPresetContract } from '#shared/domains/filter-preset/contract.ts';
import type { FilterPreset, PresetArea } from '#shared/domains/filter-preset/schemas.ts';
import { fold } from '#shared/kernel/text.ts';
import { mutationOf, queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { filtersOf, type ListState } from '#web/ui/list/search.ts';
import type { SavedView, ViewsProps } from '#web/ui/list/views.tsx';

const { list, create, update, remove } = filterPresetContract.routes;

/** A view every agency has, with the address it stands for. */
export interface BuiltInView<S> extends SavedView {
  readonly search: S;
}
export interface ListViewOptions<S extends ListState> {
  readonly search: S;
  readonly onSearch: (next: S) => void;
  /** The list's own reading of an address: what a saved view holds is no more trusted than that. */
  readonly parse: (raw: Record<string, unknown>) => S;
  readonly builtIn?: readonly BuiltInView<S>[];
}

const FIVE_MINUTES = 5 * 60_000;

/** A view keeps filters, keyword and sort; never the page or the open record. */
export const keptOf = (search: ListState): Record<string, unknown> => ({
  ...filtersOf(search),
  ...(search.q ? { q: search.q } : {}),
  ...(search.sort ? { sort: search.sort } : {}),
});

function usePresets(mainArea: PresetArea) {
  const client = useQueryClient();
  const query = queryOf(list, { body: { mainArea } });
  const { data } = useQuery({ ...query, staleTime: FIVE_MINUTES });
  const onSuccess = () => client.invalidateQueries({ queryKey: query.queryKey });
  return {
    presets: data?.rows ?? [],
    adding: useMutation({ ...mutationOf(create), onSuccess }),
    changing: useMutation({ ...mutationOf(update), onSuccess }),
    removing: useMutation({ ...mutationOf(remove), onSuccess }),
  };
}

/** The saved filters of a list for `ListPage`: built-in ones first, then one's own, then those shared in the agency. */
export function useListViews<S extends ListState>(mainArea: PresetArea, options: ListViewOptions<S>): ViewsProps {
  const { search, onSearch, parse, builtIn = [] } = options;
  const { presets, adding, changing, removing } = usePresets(mainArea);
  const can = useCan();
  const open = (preset: FilterPreset) => onSearch({ ...parse(preset.search), view: preset.id });
  const mayChange = ({ isShared }: FilterPreset) => !isShared || can('settings.update');
  return {
    items: [...builtIn, ...presets.map((preset) => ({ id: preset.id, name: preset.name, own: mayChange(preset) }))],
    current: search.view,
    onChoose: (id) => {
      const given = builtIn.find((view) => view.id === id);
      if (given) return onSearch({ ...given.search, view: id });
      const preset = presets.find((candidate) => candidate.id === id);
      if (preset) open(preset);
    },
    // A name that is there already means: this is how it should be from now on.
    onSave: (name) => {
      const kept = { name, search: keptOf(search) };
      const same = presets.find((preset) => !preset.isShared && fold(preset.name) === fold(name));
      if (!same) return adding.mutate({ body: { ...kept, mainArea } }, { onSuccess: open });
      const { id, rev, isDefault } = same;
      changing.mutate({ params: { id }, body: { ...kept, rev, isDefault } }, { onSuccess: open });
    },
    onDelete: (id) =>
      removing.mutate({ params: { id } }, { onSuccess: () => onSearch({ ...search, view: undefined }) }),
  };
}
