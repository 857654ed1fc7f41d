import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isListName, type ListName } from '#shared/kernel/access/list-names.ts';
import type { ListLayout } from '#shared/kernel/contract/list.ts';
import { type Bare, mutationOf, queryOf } from './api.ts';

/** A view of a list as the server keeps it (`FilterPreset` of the contract). */
export interface SavedView {
  readonly id: string;
  readonly rev: number;
  readonly name: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly layout?: ListLayout;
  readonly isShared: boolean;
  /** The list opens with it. */
  readonly isDefault: boolean;
}
type Kept = Pick<SavedView, 'name' | 'search' | 'layout'>;
interface Rows {
  readonly rows: readonly SavedView[];
}
interface Area {
  readonly mainArea: ListName;
}
type ById<B = unknown> = { readonly params: { readonly id: string } } & B;

const base = '/api/page/filterpreset';
const routes = {
  list: { id: 'filter-preset.list', method: 'POST', path: `${base}/list` } as Bare<{ body: Area }, Rows>,
  create: { id: 'filter-preset.create', method: 'PUT', path: base } as Bare<
    { body: Kept & Area & { isShared: boolean } },
    SavedView
  >,
  update: { id: 'filter-preset.update', method: 'POST', path: `${base}/{id}` } as Bare<
    ById<{ body: Kept & { rev: number } }>,
    SavedView
  >,
  remove: { id: 'filter-preset.remove', method: 'DELETE', path: `${base}/{id}` } as Bare<ById, unknown>,
  setDefault: { id: 'filter-preset.setDefault', method: 'POST', path: `${base}/default` } as Bare<
    { body: Area & { id: string | null } },
    Rows
  >,
};

const FIVE_MINUTES = 5 * 60_000;
const viewsQuery = (mainArea: ListName) =>
  queryOptions({ ...queryOf(routes.list, { body: { mainArea } }), staleTime: FIVE_MINUTES });

/** The view a list opens with; what cannot be asked now is none. */
export const defaultViewOf = (client: QueryClient, list: ListName): Promise<SavedView | undefined> =>
  client.ensureQueryData(viewsQuery(list)).then(
    ({ rows }) => rows.find(({ isDefault }) => isDefault),
    () => undefined,
  );

/** The saved views of a list and what can be done with them; a list without a name on the server has none. */
export function useSavedViews(list: string) {
  const known = isListName(list);
  const mainArea: ListName = known ? list : 'show';
  const client = useQueryClient();
  const query = useQuery({ ...viewsQuery(mainArea), enabled: known });
  const { queryKey } = viewsQuery(mainArea);
  const onSuccess = () => client.invalidateQueries({ queryKey });
  return {
    known,
    mainArea,
    views: query.data?.rows ?? [],
    loading: known && query.isPending,
    adding: useMutation({ ...mutationOf(routes.create), onSuccess }),
    changing: useMutation({ ...mutationOf(routes.update), onSuccess }),
    removing: useMutation({ ...mutationOf(routes.remove), onSuccess }),
    choosing: useMutation({
      ...mutationOf(routes.setDefault),
      onSuccess: (rows) => client.setQueryData(queryKey, rows),
    }),
  };
}
