import { Trans, useLingui } from '@lingui/react/macro';
import { PAGE_SIZE } from '#shared/kernel/contract/paging.ts';
import { formatNumber } from '#web/platform/format.ts';
import { PageSelector } from '../controls/page-selector.tsx';
import { PageHead } from '../page-head.tsx';
import { Sheet } from '../sheet.tsx';
import { PreviewRecord } from '../side-preview.tsx';
import { SkeletonLines } from '../skeleton.tsx';
import { Count } from '../status.tsx';
import { usePhone } from '../use-media.ts';
import { BatchBar } from './batch-bar.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { chosenColumns, fitting, roomFor, withWidths } from './columns.ts';
import { FilterBar } from './filter-bar.tsx';
import { ListSkeleton, ListTable } from './list-table.tsx';
import { Failed, Nothing } from './no-rows.tsx';
import { PhoneList } from './phone-list.tsx';
import { PrintButton } from './print/print-button.tsx';
import { changed, type ListState, sortOf } from './search.ts';
import { type ListModel, type ListPageProps, useList } from './use-list.ts';
import { useRoom } from './use-room.ts';
import { Views } from './views.tsx';
import './list.css';

interface PartProps<Row, S extends ListState> {
  readonly props: ListPageProps<Row, S>;
  readonly list: ListModel<Row, S>;
}

function Preview<Row, S extends ListState>({ props, list: { current, close } }: PartProps<Row, S>) {
  if (!current) return null;
  const path = props.pathOf(current);
  const record = path ? { path, label: props.rowLabel(current) } : undefined;
  return <PreviewRecord value={record}>{props.preview?.(current, close)}</PreviewRecord>;
}

interface BodyProps<Row, S extends ListState> extends PartProps<Row, S> {
  /** Pixels. */
  readonly room: number;
}
function Body<Row, S extends ListState>({ props, list, room }: BodyProps<Row, S>) {
  const { query, columns, look, search, onSearch, preview, perPage = PAGE_SIZE } = props;
  const { rows, current, close, show } = list;
  const { columns: ids, widths } = look?.layout ?? {};
  const shown = fitting(withWidths(chosenColumns(columns, ids), widths), roomFor(ids, room));
  if (query.error && !query.data) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton columns={shown} />;
  if (query.data.total === 0) return <Nothing {...props} />;
  return (
    <>
      <ListTable
        label={props.title}
        rows={rows}
        columns={shown}
        room={room}
        rowId={props.rowId}
        rowLabel={props.rowLabel}
        pathOf={props.pathOf}
        total={query.data.total}
        firstIndex={(query.data.page - 1) * perPage + 1}
        sort={sortOf(search, props.defaultSort)}
        onSort={(sort) => onSearch(changed(search, { sort } as Partial<S>), { replace: true })}
        selected={list.selected}
        onSelect={props.batchActions && list.set}
        current={current && props.rowId(current)}
        onPreview={preview && show}
        onClosePreview={current ? close : list.clear}
        onOpen={list.open}
        onEdge={list.step}
        onWidth={look && ((id, width) => look.set({ widths: { ...widths, [id]: width } }))}
      />
      <Preview props={props} list={list} />
    </>
  );
}

function Foot<Row, S extends ListState>({ props: { query, perPage = PAGE_SIZE }, list }: PartProps<Row, S>) {
  if (!query.data || query.data.total === 0) return null;
  const { page, pageCount, rows } = query.data;
  const before = (page - 1) * perPage;
  const [first, last, total] = [before + 1, before + rows.length, query.data.total].map((one) => formatNumber(one));
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
        {props.lead}
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
          pathOf={props.pathOf}
          onOpen={preview ? show : list.open}
        />
        <Foot props={props} list={list} />
      </div>
      {preview && (
        <Sheet open={current !== undefined} onClose={close} title={current ? props.rowLabel(current) : ''}>
          <Preview props={props} list={list} />
        </Sheet>
      )}
    </>
  );
}

function WidePage<Row, S extends ListState>({ props, list }: PartProps<Row, S>) {
  const { search, onSearch, filters = [], look, columns } = props;
  const { ref, room } = useRoom(list.current !== undefined);
  return (
    <>
      <PageHead title={props.title} views={props.views && <Views {...props.views} />}>
        {props.actions}
      </PageHead>
      <FilterBar search={search} onSearch={onSearch} filters={filters} searchLabel={props.searchLabel}>
        <span className="push meta num">{props.summary}</span>
        <PrintButton props={props} />
        {look && <ColumnMenu columns={columns} layout={look.layout} onChange={look.set} />}
      </FilterBar>
      {props.lead}
      <div ref={ref} className="lst" data-density={look?.layout.density}>
        <Body props={props} list={list} room={room} />
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
