import { useEffect, useRef, useState } from 'react';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { fold } from '#shared/kernel/text/text.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { statusOfPhase } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { formatDay, formatNumber } from '#web/platform/format.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { localToday } from '#web/platform/today.ts';
import { rowsOf } from '../../model/tour/from-show.ts';
import { daysOfColumn, readDay } from '../../model/tour/read-row.ts';
import {
  type Cell,
  COLUMNS,
  type Column,
  filledDown,
  grown,
  isDayColumn,
  isNameColumn,
  type NameColumn,
  type Place,
  pasted,
  type Row,
  withCell,
} from '../../model/tour/rows.ts';
import { tableOf } from '../../model/tour/table-text.ts';
import { recordNamed } from './name-search.ts';

const FIRST_ROWS = 8;
const dayText = (date: string) => formatDay({ date }, { year: true });

/** Looks up the names that wait for it, each text once. */
function useNames(rows: readonly Row[], put: (column: NameColumn, text: string, found: Cell) => void): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const look = async (column: NameColumn, text: string) => {
      const found = await recordNamed(column, text).catch(() => 'unknown' as const);
      asked.current.delete(`${column} ${text}`);
      put(column, text, typeof found === 'string' ? { text, state: found } : { text: found.value, id: found.key });
    };
    for (const { cells } of rows)
      for (const column of COLUMNS.filter(isNameColumn)) {
        const { text, state } = cells[column];
        const key = `${column} ${text}`;
        if (state !== 'ask' || asked.current.has(key)) continue;
        asked.current.add(key);
        void look(column, text);
      }
  });
}

/** A show whose facts the rows begin with, and the dates they are for. */
export interface TourSource {
  readonly show: Show;
  readonly dates: readonly LocalDate[];
}

function firstRows(source: TourSource | undefined, status: Cell): Row[] {
  const begun = source ? rowsOf(source.show, source.dates, { status, dayText, numberText: formatNumber }) : [];
  return grown(begun, FIRST_ROWS, status);
}

/** The rows of a new tour, and all that changes them. */
export function useTour(source?: TourSource) {
  const { all } = useStatuses('show');
  const usual = statusOfPhase(all, 'options', 'Option');
  const status: Cell = { text: usual?.name ?? '', id: usual?.id };
  const [rows, setRows] = useState(() => firstRows(source, status));
  const [dirty, setDirty] = useState(source !== undefined);
  const change = (next: (rows: readonly Row[]) => readonly Row[]) => {
    setDirty(true);
    setRows((now) => [...next(now)]);
  };
  const reading = { today: localToday(), culture: currentTag() };
  const cellOf = (column: Column, given: string, dayOf = (text: string) => readDay(text, reading)): Cell => {
    const text = given.trim();
    if (isNameColumn(column)) return text ? { text, state: 'ask' } : { text };
    if (column === 'status') return { text, id: all.find(({ name }) => fold(name) === fold(text))?.id };
    const date = isDayColumn(column) && text ? dayOf(text) : undefined;
    return { text: date ? dayText(date) : text };
  };
  const putAll = (column: NameColumn, text: string, found: Cell) =>
    setRows((now) =>
      now.map((row) => {
        const cell = row.cells[column];
        return cell.text === text && !cell.id ? withCell(row, column, found) : row;
      }),
    );
  useNames(rows, putAll);
  const later = (column: Column) => (cell: Cell, n: number) => {
    const date = column === 'date' || column === 'endDate' ? readDay(cell.text, reading) : undefined;
    return date ? { text: dayText(addDays(date, n)) } : cell;
  };
  return {
    rows,
    dirty,
    /** While somebody types. */
    type: (place: Place, cell: Cell) =>
      change((now) => now.map((row, i) => (i === place.row ? withCell(row, place.column, cell) : row))),
    /** When a cell is left: a date is written out, a name is looked up. */
    settle: ({ row, column }: Place) =>
      setRows((now) => {
        const cell = now[row]?.cells[column];
        if (!cell || cell.id || cell.state || column === 'status') return now;
        const settled = cellOf(column, cell.text);
        if (settled.text === cell.text && !settled.state) return now;
        return now.map((one, i) => (i === row ? withCell(one, column, settled) : one));
      }),
    paste: (place: Place, text: string) => {
      const table = tableOf(text);
      const first = COLUMNS.indexOf(place.column);
      const readers = new Map(
        COLUMNS.map((column, i) => [
          column,
          daysOfColumn(
            table.map((row) => row[i - first] ?? ''),
            reading,
          ),
        ]),
      );
      change((now) => pasted(now, place, table, (column, cell) => cellOf(column, cell, readers.get(column)), status));
    },
    fillDown: (place: Place) => change((now) => filledDown(now, place, later(place.column))),
    /** Takes the cell above over. */
    fillFromAbove: ({ row, column }: Place) =>
      change((now) => {
        const above = now[row - 1]?.cells[column];
        return above ? now.map((one, i) => (i === row ? withCell(one, column, later(column)(above, 1)) : one)) : now;
      }),
    addRows: (count = 1) => setRows((now) => grown(now, now.length + count, status)),
    removeRow: (row: number) =>
      change((now) => (now.length > 1 ? now.filter((_, i) => i !== row) : grown([], 1, status))),
    /** A record that was created for a name stands for it in every row. */
    created: putAll,
  };
}
export type Tour = ReturnType<typeof useTour>;
