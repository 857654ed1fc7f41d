// biome-ignore-all lint/a11y/useSemanticElements: a table element lays out thousands of cells; the grid roles stand on plain elements
// biome-ignore-all lint/a11y/useFocusableInteractive: one row at a time has the focus (roving tabindex)
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid takes the keys for its rows
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Checkbox } from '../choice.tsx';
import { cx } from '../cx.ts';
import { RowLink } from '../row-link.tsx';
import { Skeleton } from '../skeleton.tsx';
import { ColumnEdge } from './column-edge.tsx';
import { type ListColumn, tracksOf } from './columns.ts';
import { nextSort, type Sort } from './search.ts';
import { between, type Selected } from './selection.ts';
import { useCursor } from './use-cursor.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useSharedTracks } from './use-shared-tracks.ts';

export interface ListTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  /** Names the row for screen readers: "Mira Solano, Sat 28 Nov". */
  readonly rowLabel: (row: Row) => string;
  /** Address of the record, when it has a page. */
  readonly pathOf: (row: Row) => string | undefined;
  readonly total: number;
  readonly firstIndex: number;
  readonly sort: Sort;
  readonly onSort: (sort: string) => void;
  readonly selected: Selected;
  readonly onSelect: ((ids: readonly string[], on: boolean) => void) | undefined;
  readonly current: string | undefined;
  readonly onPreview: ((row: Row) => void) | undefined;
  readonly onClosePreview: () => void;
  readonly onOpen: (row: Row) => void;
  /** A key that would leave the page at its end. */
  readonly onEdge: (step: 1 | -1) => boolean;
  readonly onWidth: ((column: string, width: number) => void) | undefined;
  /** Pixels that the columns have. */
  readonly room: number;
}

interface HeadProps<Row> extends Pick<ListTableProps<Row>, 'columns' | 'sort' | 'onSort' | 'onWidth'> {
  readonly box: ReactNode;
}
function Head<Row>({ columns, sort, onSort, onWidth, box }: HeadProps<Row>) {
  const order = sort.direction === 1 ? 'ascending' : 'descending';
  const Arrow = sort.direction === 1 ? ChevronUp : ChevronDown;
  return (
    <div className="lr lh" role="row" aria-rowindex={1}>
      <span role="columnheader">{box}</span>
      {columns.map(({ id, header, align, sort: by }) => {
        const on = by !== undefined && by === sort.by;
        return (
          <span key={id} role="columnheader" data-column={id} className={cx(align)} aria-sort={on ? order : undefined}>
            {by ? (
              <button type="button" onClick={() => onSort(nextSort(sort, by))}>
                {header}
                {on && <Arrow size={12} aria-hidden="true" />}
              </button>
            ) : (
              header
            )}
            {onWidth && <ColumnEdge id={id} header={header} onWidth={(width) => onWidth(id, width)} />}
          </span>
        );
      })}
    </div>
  );
}

/** Cursor, selection and clicks of the rows. */
function useGridRows<Row>(props: ListTableProps<Row>) {
  const { rows, rowId, selected, onSelect, current, onPreview, onOpen } = props;
  const lastTouched = useRef<string>(undefined);
  const ids = rows.map(rowId);
  const drawn = useDrawnRows(rows);
  const withRow = (act: ((row: Row) => void) | undefined) => (index: number) => {
    const row = rows[index];
    if (row !== undefined) act?.(row);
  };
  const toggle = (row: Row, stretch = false) => {
    const id = rowId(row);
    onSelect?.(stretch ? between(ids, lastTouched.current, id) : [id], !selected.has(id));
    lastTouched.current = id;
  };
  const { cursor, setCursor, grid, onKeyDown } = useCursor(ids, {
    onOpen: withRow(onOpen),
    onPreview: withRow(onPreview ?? onOpen),
    onSelect: withRow(toggle),
    onEscape: props.onClosePreview,
    onEdge: props.onEdge,
    follow: current !== undefined,
  });
  useSharedTracks(grid, props.columns, rows, drawn.length, props.room);
  const onClick = (event: MouseEvent, row: Row, index: number) => {
    if (event.target instanceof Element && event.target.closest('a:not(.row-a), button, label, input')) return;
    setCursor(index);
    (onPreview ?? onOpen)(row);
  };
  return { ids, drawn, toggle, cursor, setCursor, grid, onKeyDown, onClick };
}

interface SelectAllProps<Row> extends Pick<ListTableProps<Row>, 'selected'> {
  readonly onSelect: (ids: readonly string[], on: boolean) => void;
  readonly ids: string[];
}
function SelectAll<Row>({ selected, onSelect, ids }: SelectAllProps<Row>) {
  const { t } = useLingui();
  const onPage = ids.filter((id) => selected.has(id)).length;
  const all = onPage === ids.length && ids.length > 0;
  return (
    <Checkbox
      aria-label={t`Select all on this page`}
      checked={all}
      mixed={onPage > 0 && !all}
      onChange={() => onSelect(ids, !all)}
    />
  );
}

/** Rows of 33 px; plain elements, because a list has many. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { columns, rowId, rowLabel, pathOf, selected, onSelect, current, onOpen } = props;
  const { t } = useLingui();
  const { ids, drawn, toggle, cursor, setCursor, grid, onKeyDown, onClick } = useGridRows(props);
  const box = onSelect && <SelectAll selected={selected} onSelect={onSelect} ids={ids} />;
  return (
    <div
      ref={grid}
      role="grid"
      className={cx('lst-t', selected.size > 0 && 'selecting')}
      aria-label={props.label}
      aria-rowcount={props.total + 1}
      aria-multiselectable={onSelect ? true : undefined}
      onKeyDown={onKeyDown}
      style={{ '--tracks': tracksOf(columns) } as Record<string, string>}
    >
      <Head columns={columns} sort={props.sort} onSort={props.onSort} onWidth={props.onWidth} box={box} />
      {drawn.map((row, index) => {
        const id = rowId(row);
        const on = selected.has(id);
        const path = pathOf(row);
        return (
          <div
            key={id}
            role="row"
            data-row
            aria-rowindex={props.firstIndex + index + 1}
            aria-selected={onSelect ? on : undefined}
            tabIndex={index === cursor ? 0 : -1}
            className={cx('lr', on && 'sel', id === current && 'cur')}
            onClick={(event) => onClick(event, row, index)}
            onDoubleClick={() => onOpen(row)}
            onFocus={(event) => event.target === event.currentTarget && setCursor(index)}
          >
            <span role="gridcell">
              {path && <RowLink to={path} label={rowLabel(row)} />}
              {onSelect && (
                <Checkbox
                  aria-label={t`Select ${rowLabel(row)}`}
                  checked={on}
                  tabIndex={-1}
                  onChange={(event) =>
                    toggle(row, event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)
                  }
                />
              )}
            </span>
            {columns.map(({ id: column, cell, align }) => (
              <span key={column} role="gridcell" className={cx('cell', align)}>
                {cell(row)}
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

const SHADOW_ROWS = 14;
const BAR_WIDTHS = ['70%', '52%', '84%', '61%', '45%'];
export const ListSkeleton = ({
  columns,
}: {
  readonly columns: readonly { readonly id: string; readonly width: string }[];
}) => (
  <div className="lst-t" aria-busy="true" style={{ '--tracks': tracksOf(columns) } as Record<string, string>}>
    <div className="lr lh" />
    {Array.from({ length: SHADOW_ROWS }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shadow rows have no identity
      <div key={row} className="lr">
        <span />
        {columns.map(({ id }, i) => (
          <Skeleton key={id} width={BAR_WIDTHS[(row + i) % BAR_WIDTHS.length] ?? '60%'} />
        ))}
      </div>
    ))}
  </div>
);
