import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ListMatch } from '#shared/kernel/list.ts';
import { kernelMessages, translate } from '#shared/kernel/messages.ts';
import { PAGE_SIZE, type Paged } from '#shared/kernel/paging.ts';
import { isExpected } from '#web/platform/api-error.ts';
import type { BatchTarget } from '#web/platform/batches.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '../button.tsx';
import { PageSelector } from '../controls/page-selector.tsx';
import { EmptyState } from '../empty-state.tsx';
import { PageHead } from '../page-head.tsx';
import { Sheet } from '../sheet.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import { Count } from '../status.tsx';
import { NARROW, useMedia, usePhone } from '../use-media.ts';
import { type BatchAction, BatchBar } from './batch-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { chosenColumns, type ListColumn, roomFor, withWidths } from './columns.ts';
import { clearedOf, FilterBar } from './filter-bar.tsx';
import type { ListFilter } from './filters.tsx';
import { ListSkeleton, ListTable } from './list-table.tsx';
import { type PhoneCard, PhoneList } from './phone-list.tsx';
import { changed, filtersOf, type ListState, sortOf } from './search.ts';
import { type Selected, useSelection } from './selection.ts';
import type { LayoutControl } from './use-layout.ts';
import type { ViewsProps } from './view-props.ts';
import { Views } from './views.tsx';
import './list.css';

/** What a page hands over of its useQuery. */
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
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly rowLabel: (row: Row) => string;
  readonly search: S;
  readonly onSearch: (next: S, options?: { readonly replace?: boolean }) => void;
  readonly searchLabel: string;
  readonly filters?: readonly ListFilter[];
  readonly defaultSort: string;
  readonly perPage?: number;
  readonly onOpen: (row: Row) => void;
  /** Right of the filters: "214 shows, €1,284,600.00 in fees". */
  readonly summary?: ReactNode;
  readonly views?: ViewsProps | undefined;
  /** Columns, widths and density. */
  readonly look?: LayoutControl;
  readonly batchActions?: readonly BatchAction[];
  /** What the list asks for, when all that match may be taken at once. */
  readonly matching?: ListMatch | undefined;
  /** A SidePreview for the open row. */
  readonly preview?: (row: Row, close: () => void) => ReactNode;
  readonly card: PhoneCard<Row>;
  /** Nothing at all yet: an EmptyState. */
  readonly empty: ReactNode;
  /** Head, right: export menu, one primary button. */
  readonly actions?: ReactNode;
  /** Head of the phone, right: usually the plus. */
  readonly phoneActions?: ReactNode;
}

function Nothing<Row, S extends ListState>({ search, onSearch, empty }: ListPageProps<Row, S>) {
  const values = filtersOf(search);
  if (!search.q && Object.keys(values).length === 0) return <>{empty}</>;
  const clear = () => onSearch(changed(search, { ...clearedOf(values), q: undefined } as Partial<S>));
  return (
    <EmptyState
      title={<span className="sentence">{translate(kernelMessages, currentLocale(), 'noResults')}</span>}
      text={<Trans>The filters above leave nothing over.</Trans>}
      actions={
        <Button onClick={clear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <EmptyState
      drawing={null}
      title={isExpected(error) ? error.message : translate(kernelMessages, currentLocale(), 'unexpected')}
      actions={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** My selection, or all that match until a row is touched or the list asks for something else. */
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

function useList<Row, S extends ListState>(props: ListPageProps<Row, S>) {
  const { search, onSearch, query, rowId } = props;
  const { target, all, selection, set, clear, takeAll } = useTarget(props);
  const rows = query.data?.rows ?? [];
  const current = props.preview ? rows.find((row) => rowId(row) === search.open) : undefined;
  const close = () => onSearch({ ...search, open: undefined }, { replace: true });
  const show = (row: Row) => onSearch({ ...search, open: rowId(row) }, { replace: true });
  const go = (to: number) => onSearch({ ...search, page: to > 1 ? to : undefined, open: undefined });
  const step = (by: 1 | -1): boolean => {
    const { page = 1, pageCount = 1 } = query.data ?? {};
    const there = page + by >= 1 && page + by <= pageCount;
    if (there) go(page + by);
    return there;
  };
  const selected: Selected = all ? new Set(rows.map(rowId)) : selection.selected;
  return { target, selected, set, clear, rows, current, close, show, go, step, selectAll: props.matching && takeAll };
}
type ListModel<Row, S extends ListState> = ReturnType<typeof useList<Row, S>>;

interface PartProps<Row, S extends ListState> {
  readonly props: ListPageProps<Row, S>;
  readonly list: ListModel<Row, S>;
}

const widthsWith = (widths: Readonly<Record<string, number>> = {}, id: string, width: number | undefined) => {
  const { [id]: _old, ...rest } = widths;
  return width === undefined ? rest : { ...rest, [id]: width };
};

function Body<Row, S extends ListState>({ props, list }: PartProps<Row, S>) {
  const { query, columns, look, search, onSearch, preview, perPage = PAGE_SIZE } = props;
  const narrow = useMedia(NARROW);
  const { rows, current, close, show } = list;
  const { columns: ids, widths } = look?.layout ?? {};
  const shown = withWidths(roomFor(chosenColumns(columns, ids), current ? 1 : narrow ? 2 : 3), widths);
  if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton columns={shown} />;
  if (query.data.total === 0) return <Nothing {...props} />;
  return (
    <>
      <ListTable
        label={props.title}
        rows={rows}
        columns={shown}
        rowId={props.rowId}
        rowLabel={props.rowLabel}
        total={query.data.total}
        firstIndex={(query.data.page - 1) * perPage + 1}
        sort={sortOf(search, props.defaultSort)}
        onSort={(sort) => onSearch(changed(search, { sort } as Partial<S>), { replace: true })}
        selected={list.selected}
        onSelect={props.batchActions && list.set}
        current={current && props.rowId(current)}
        onPreview={preview && show}
        onClosePreview={current ? close : list.clear}
        onOpen={props.onOpen}
        onEdge={list.step}
        onWidth={look && ((id, width) => look.set({ widths: widthsWith(widths, id, width) }))}
      />
      {current && preview?.(current, close)}
    </>
  );
}

function Foot<Row, S extends ListState>({ props: { query, perPage = PAGE_SIZE }, list }: PartProps<Row, S>) {
  if (!query.data || query.data.total === 0) return null;
  const { page, pageCount, total, rows } = query.data;
  const first = (page - 1) * perPage + 1;
  const last = first + rows.length - 1;
  return (
    <footer className="pager num">
      <span className="meta">
        <Trans>
          {first} to {last} of {total}
        </Trans>
      </span>
      <span className="push" />
      <PageSelector page={page} pageCount={pageCount} onChange={list.go} />
    </footer>
  );
}

function PhonePage<Row, S extends ListState>({ props, list }: PartProps<Row, S>) {
  const { query, search, onSearch, filters = [], preview, title } = props;
  const { rows, current, close, show } = list;
  return (
    <>
      <header className="m-h">
        <div className="row">
          <h1>{title}</h1>
          <Count value={query.data?.total} />
          <span className="push row">{props.phoneActions}</span>
        </div>
        <FilterBar search={search} onSearch={onSearch} filters={filters} searchLabel={props.searchLabel} />
        {props.views && <Views {...props.views} />}
      </header>
      <div className="scroll">
        {query.error && !query.data && <Failed error={query.error} onRetry={() => void query.refetch()} />}
        {!query.data && !query.error && <SkeletonLines lines={10} />}
        {query.data?.total === 0 && <Nothing {...props} />}
        <PhoneList
          rows={rows}
          rowId={props.rowId}
          rowLabel={props.rowLabel}
          card={props.card}
          selected={list.selected}
          onSelect={props.batchActions && list.set}
          onOpen={preview ? show : props.onOpen}
        />
        <Foot props={props} list={list} />
      </div>
      {preview && (
        <Sheet open={current !== undefined} onClose={close} title={current ? props.rowLabel(current) : ''}>
          {current && preview(current, close)}
        </Sheet>
      )}
    </>
  );
}

function WidePage<Row, S extends ListState>({ props, list }: PartProps<Row, S>) {
  const { search, onSearch, filters = [], look, columns } = props;
  return (
    <>
      <PageHead title={props.title} views={props.views && <Views {...props.views} />}>
        {props.actions}
      </PageHead>
      <FilterBar search={search} onSearch={onSearch} filters={filters} searchLabel={props.searchLabel}>
        <span className="push meta num">{props.summary}</span>
        {look && <ColumnMenu columns={columns} layout={look.layout} onChange={look.set} />}
      </FilterBar>
      <div className="lst" data-density={look?.layout.density}>
        <Body props={props} list={list} />
      </div>
      <Foot props={props} list={list} />
    </>
  );
}

/** A list page from a definition: everything it shows stands in the address (ux.md, "List"). */
export function ListPage<Row, S extends ListState>(props: ListPageProps<Row, S>) {
  const { t } = useLingui();
  const phone = usePhone();
  const list = useList(props);
  const Page = phone ? PhonePage : WidePage;
  return (
    <>
      {props.query.isFetching && props.query.data && (
        <div className="pending-line" role="progressbar" aria-label={t`Loading`} />
      )}
      <Page props={props} list={list} />
      <BatchBar
        target={list.target}
        actions={props.batchActions ?? []}
        total={props.query.data?.total ?? 0}
        onSelectAll={list.selectAll}
        onClear={list.clear}
      />
    </>
  );
}
