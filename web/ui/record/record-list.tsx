import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { ListRequest } from '#shared/kernel/contract/list.ts';
import { MOST_ROWS, PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { buttonClass } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import type { BatchAction } from '../list/batch-bar.tsx';
import { ListPage } from '../list/list-page.tsx';
import type { ListState } from '../list/search.ts';
import { type Batch, type BatchKind, useBatch, useDeleteAction } from '../list/use-batch.tsx';
import type { ListPageProps } from '../list/use-list.ts';
import { useListKit } from '../list/use-list-kit.ts';
import type { BuiltInView } from '../list/view-model.ts';
import { PageLink } from '../page-link.tsx';
import { SidePreview } from '../side-preview.tsx';
import { type ListSource, matchOf, type RowsQuery } from './list-source.ts';
import { leaveTrail } from './trail.ts';
import './record.css';

type Shared =
  | 'title'
  | 'columns'
  | 'rowLabel'
  | 'search'
  | 'onSearch'
  | 'searchLabel'
  | 'filters'
  | 'defaultSort'
  | 'actions'
  | 'lead';

interface RecordListProps<Row extends { readonly id: string }, S extends ListState>
  extends Pick<ListPageProps<Row, S>, Shared> {
  /** Keys selection, columns, saved views and the trail of the detail pages. */
  readonly id: string;
  /** `listSource(...)`; a bare query has no other pages, and no selection of all that match. */
  readonly query: ListSource<Row, S> | RowsQuery<Row>;
  /** Address of the list; a record is found below it. Left out, `/` and the id. */
  readonly base?: string;
  readonly pathOf?: (row: { readonly id: string }) => string;
  /** Work on my selection: the main area of the records, and what can be done besides deleting. */
  readonly batch?: { readonly area: BatchKind; readonly actions?: (batch: Batch) => readonly BatchAction[] };
  /** Work on my selection without a batch: on the chosen rows only. */
  readonly selected?: readonly BatchAction[];
  /** Of those actions. */
  readonly dialog?: ReactNode;
  /** Beside "All". */
  readonly moreViews?: readonly BuiltInView<S>[];
  /** Id of the view that a bare address opens. */
  readonly opensWith?: string;
  /** Buttons for the whole list as it is filtered: import, export. */
  readonly tools?: (request: ListRequest) => ReactNode;
  /** Word on the primary button, for those who may: "New artist". */
  readonly newLabel?: string | false;
  readonly newTo?: string;
  readonly emptyTitle: ReactNode;
  readonly emptyText: ReactNode;
  /** Body of the side preview. */
  readonly preview: (row: Row) => ReactNode;
  readonly card: (row: Row) => ReactNode;
  /** Sum of the whole filtered list. */
  readonly summary?: (total: number | undefined) => ReactNode;
}

/** The rows of the address, and where they stand for the steps on the detail pages. */
function useRows<Row extends { readonly id: string }, S extends ListState>(
  { query, search }: Pick<RecordListProps<Row, S>, 'query' | 'search'>,
  base: string,
  opening: boolean,
) {
  const client = useQueryClient();
  const source = 'request' in query ? query : undefined;
  const request = source?.request(search);
  const rowsQuery = source && request ? source.query(request) : (query as RowsQuery<Row>);
  const found = useQuery({ ...rowsQuery, placeholderData: keepPreviousData, enabled: !opening });
  const { data } = found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: source and request belong to these rows, and are made anew at each drawing
  useEffect(() => {
    if (!data) return;
    const { rows, page, total } = data;
    const pageOf = async (to: number) =>
      source && request
        ? (await client.fetchQuery(source.query({ ...request, page: to }))).rows.map(({ id }) => id)
        : [];
    leaveTrail({ list: base, ids: rows.map(({ id }) => id), firstIndex: (page - 1) * PAGE_SIZE + 1, total, pageOf });
  }, [client, data, base]);
  const printRows =
    source && request && (() => client.fetchQuery(source.query({ ...request, page: 1, perPage: MOST_ROWS })));
  return { found, request, printRows, matching: request && matchOf(request) };
}

/** The primary button of a list. */
function NewButton({ newLabel, newTo }: { readonly newLabel: string; readonly newTo: string }) {
  return (
    <PageLink to={newTo} className={buttonClass({ kind: 'primary' })}>
      <Plus size={14} aria-hidden="true" />
      {newLabel}
    </PageLink>
  );
}

function NewOnPhone({ newLabel, newTo }: { readonly newLabel: string; readonly newTo: string }) {
  return (
    <PageLink to={newTo} className="ib touch" aria-label={newLabel}>
      <Plus size={20} aria-hidden="true" />
    </PageLink>
  );
}

interface RowPreviewProps<Row extends { readonly id: string }, S extends ListState>
  extends Pick<RecordListProps<Row, S>, 'preview'> {
  readonly row: Row;
  readonly close: () => void;
}
function RowPreview<Row extends { readonly id: string }, S extends ListState>({
  preview,
  row,
  close,
}: RowPreviewProps<Row, S>) {
  return (
    <SidePreview onClose={close}>
      <div className="pv-b">{preview(row)}</div>
    </SidePreview>
  );
}

function useBatchActions<Row extends { readonly id: string }, S extends ListState>(
  batch: RecordListProps<Row, S>['batch'],
  pathOf: (row: { readonly id: string }) => string,
) {
  const work = useBatch({ area: batch?.area ?? '', pathOf: (key) => pathOf({ id: key }) });
  const removal = useDeleteAction(work, batch ? `${batch.area}.delete` : null);
  const actions = batch && [...(batch.actions?.(work) ?? []), ...removal];
  return { work, actions };
}

/** List of a master record: everything of ListPage with the usual new button, preview, cards and empty page. */
export function RecordList<Row extends { readonly id: string }, S extends ListState>(props: RecordListProps<Row, S>) {
  const {
    id,
    query: _query,
    base = `/${id}`,
    batch,
    selected = [],
    tools,
    dialog,
    newLabel,
    newTo = `${base}/new`,
    preview,
    card,
    summary,
    moreViews: _moreViews,
    opensWith: _opensWith,
    emptyTitle,
    emptyText,
    ...list
  } = props;
  const { views, look, opening } = useListKit(id, props);
  const { found, request, printRows, matching } = useRows(props, base, opening);
  const pathOf = props.pathOf ?? ((row: { readonly id: string }) => `${base}/${row.id}`);
  const { work, actions } = useBatchActions(batch, pathOf);
  const add = newLabel && <NewButton newLabel={newLabel} newTo={newTo} />;
  return (
    <>
      <ListPage
        {...list}
        id={id}
        query={found}
        printRows={printRows}
        rowId={(row) => row.id}
        look={look}
        views={views}
        summary={opening ? undefined : summary?.(found.data?.total)}
        {...(selected.length > 0 ? { batchActions: selected } : {})}
        {...(actions && actions.length > 0 ? { batchActions: actions, matching } : {})}
        pathOf={pathOf}
        actions={
          <>
            {props.actions}
            {request && tools?.(request)}
            {add}
          </>
        }
        phoneActions={newLabel && <NewOnPhone newLabel={newLabel} newTo={newTo} />}
        card={{ render: card }}
        preview={(row, close) => <RowPreview preview={preview} row={row} close={close} />}
        empty={<EmptyState title={emptyTitle} text={emptyText} actions={add} />}
      />
      {work.dialog}
      {dialog}
    </>
  );
}
