import { type ReactNode, useState } from 'react';
import type { ListMatch } from '#shared/kernel/contract/list.ts';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { useGoTo } from '../record/use-go-to.ts';
import type { BatchAction } from './batch-bar.tsx';
import type { ListColumn } from './columns.ts';
import type { ListFilter } from './filters.tsx';
import type { PhoneCard } from './phone-list.tsx';
import type { ListState } from './search.ts';
import { type Selected, useSelection } from './selection.ts';
import type { LayoutControl } from './use-layout.ts';
import type { ViewsProps } from './view-props.ts';

/** The parts of a page's useQuery that the list needs. */
interface ListQuery<Row> {
  readonly data: Paged<Row> | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}
export interface ListPageProps<Row, S extends ListState> {
  /** Keys the selection: the domain's name. */
  readonly id: string;
  readonly title: string;
  readonly query: ListQuery<Row>;
  /** All rows of the list as it is filtered, `MOST_ROWS` at most; without it the rows on show are all. */
  readonly printRows?: (() => Promise<Paged<Row>>) | undefined;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly search: S;
  readonly onSearch: (next: S, options?: { readonly replace?: boolean }) => void;
  readonly searchLabel: string;
  readonly filters?: readonly ListFilter[];
  readonly defaultSort: string;
  readonly perPage?: number;
  /** Address of the record, for the row's link, Enter and the preview's Open. Without one the preview opens. */
  readonly pathOf: (row: Row) => string | undefined;
  /** Right of the filters: "214 shows, €1,284,600.00 in fees". */
  readonly summary?: ReactNode;
  readonly views?: ViewsProps | undefined;
  /** Columns, widths and density. */
  readonly look?: LayoutControl;
  readonly batchActions?: readonly BatchAction[];
  /** The list's filters, when the user may select all matching records at once. */
  readonly matching?: ListMatch | undefined;
  /** A SidePreview for the open row. */
  readonly preview?: (row: Row, close: () => void) => ReactNode;
  readonly card: PhoneCard<Row>;
  /** Nothing at all yet: an EmptyState. */
  readonly empty: ReactNode;
  /** There is no record yet, whatever the filters; for lists that open with filters. */
  readonly isNew?: boolean;
  /** Head, right: export menu, one primary button. */
  readonly actions?: ReactNode;
  /** Head of the phone, right: usually the plus. */
  readonly phoneActions?: ReactNode;
  /** Above the rows: a line to add one. */
  readonly lead?: ReactNode;
}

/** Returns the user's selection, or all that match until the user touches a row or changes the filters. */
function useTarget({ id, query, matching }: Pick<ListPageProps<unknown, ListState>, 'id' | 'query' | 'matching'>) {
  const selection = useSelection(id);
  const [everything, setEverything] = useState<string>();
  const asks = matching && JSON.stringify(matching);
  const all = asks !== undefined && everything === asks;
  const own = [...selection.selected];
  const target: BatchTarget =
    all && matching ? { ids: [], matching, count: query.data?.total ?? 0 } : { ids: own, count: own.length };
  const leave =
    <A extends unknown[]>(act: (...args: A) => void) =>
    (...args: A) => {
      setEverything(undefined);
      act(...args);
    };
  return {
    target,
    all,
    selection,
    set: leave(selection.set),
    clear: leave(selection.clear),
    takeAll: () => setEverything(asks),
  };
}

/** The state that the wide page and the phone's share: rows, preview, selection and the steps between pages. */
export function useList<Row, S extends ListState>(props: ListPageProps<Row, S>) {
  const { search, onSearch, query, rowId, pathOf } = props;
  const goTo = useGoTo();
  const { target, all, selection, set, clear, takeAll } = useTarget(props);
  const rows = query.data?.rows ?? [];
  const current = props.preview ? rows.find((row) => rowId(row) === search.open) : undefined;
  const close = () => onSearch({ ...search, open: undefined }, { replace: true });
  const show = (row: Row) => onSearch({ ...search, open: rowId(row) }, { replace: true });
  const open = (row: Row) => {
    const path = pathOf(row);
    if (path) goTo(path);
    else show(row);
  };
  const go = (to: number) => onSearch({ ...search, page: to > 1 ? to : undefined, open: undefined });
  const step = (by: 1 | -1): boolean => {
    const { page = 1, pageCount = 1 } = query.data ?? {};
    const there = page + by >= 1 && page + by <= pageCount;
    if (there) go(page + by);
    return there;
  };
  const selected: Selected = all ? new Set(rows.map(rowId)) : selection.selected;
  const selectAll = props.matching && takeAll;
  return { target, selected, set, clear, rows, current, close, show, open, go, step, selectAll };
}
export type ListModel<Row, S extends ListState> = ReturnType<typeof useList<Row, S>>;
