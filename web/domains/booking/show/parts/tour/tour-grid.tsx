import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownToLine, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { MAX_SHOWS } from '#shared/domains/booking/show/many.ts';
import { Button } from '#web/ui/button.tsx';
import { COLUMNS, type Column, type NameColumn, type Row } from '../../model/tour/rows.ts';
import { isTable } from '../../model/tour/table-text.ts';
import { useColumnNames, useProblemWords } from './problem-words.ts';
import { TourRow } from './tour-row.tsx';
import { placeOf, useCellKeys } from './use-cell-keys.ts';
import type { Check } from './use-checks.ts';
import type { ServerProblem } from './use-create-tour.ts';
import type { Tour } from './use-tour.ts';
import './tour.css';

interface TourToolsProps extends Pick<TourGridProps, 'tour'> {
  readonly names: ReturnType<typeof useColumnNames>;
  readonly rows: Row[];
  readonly keys: ReturnType<typeof useCellKeys>;
}
function TourTools({ tour, names, rows, keys }: TourToolsProps) {
  const { t } = useLingui();
  const { focused } = keys;
  const focusedRow = Math.min(focused.row, rows.length - 1);
  const columnName = names[focused.column];
  return (
    <div className="row wrap tg-tools" role="toolbar" aria-label={t`Rows`}>
      <Button icon={<Plus size={14} />} disabled={rows.length >= MAX_SHOWS} onClick={() => tour.addRows()}>
        {t`Add row`}
      </Button>
      <Button
        icon={<ArrowDownToLine size={14} />}
        onClick={() => tour.fillDown({ ...focused, row: focusedRow })}
        aria-label={t`Fill down: ${columnName}, from row ${focusedRow + 1}`}
      >
        {t`Fill down`}
      </Button>
      <Button icon={<Trash2 size={14} />} onClick={() => tour.removeRow(focusedRow)}>
        <Trans>Remove row {focusedRow + 1}</Trans>
      </Button>
      <span className="meta tg-hint">
        {t`Paste from Excel into any cell. Arrow keys, Tab and Enter move; Ctrl D copies the cell above.`}
      </span>
    </div>
  );
}

function TourColumns({ names }: { readonly names: ReturnType<typeof useColumnNames> }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">
            <Trans>Row</Trans>
          </span>
        </th>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={`tg-${column}`}>
            {names[column]}
          </th>
        ))}
        <th scope="col" className="tg-notes">
          <Trans>Check</Trans>
        </th>
        <th />
      </tr>
    </thead>
  );
}

interface LineProps extends Pick<TourGridProps, 'tour' | 'onTouched' | 'onCreate'> {
  readonly problemsOf: (key: number, check: Check) => ({ column: Column; text: string } | ServerProblem)[];
  readonly row: Row;
  readonly i: number;
  readonly check: Check;
}
function Line({ tour, onTouched, onCreate, problemsOf, row, i, check }: LineProps) {
  return (
    <TourRow
      row={row}
      place={i}
      check={check}
      problems={problemsOf(row.key, check)}
      onType={(column, cell) => {
        onTouched(row.key);
        tour.type({ row: i, column }, cell);
      }}
      onLeave={(column) => tour.settle({ row: i, column })}
      onCreate={onCreate}
      onRemove={() => tour.removeRow(i)}
    />
  );
}

interface TourGridProps {
  readonly tour: Tour;
  readonly checks: readonly Check[];
  readonly refused: readonly ServerProblem[];
  readonly onTouched: (key: number) => void;
  readonly onCreate: (column: NameColumn, text: string) => void;
}
/** Dates down, facts across: typed, moved through and pasted into as in a spreadsheet. */
export function TourGrid({ tour, checks, refused, onTouched, onCreate }: TourGridProps) {
  const { t } = useLingui();
  const names = useColumnNames();
  const wordsOf = useProblemWords();
  const table = useRef<HTMLTableElement>(null);
  const { rows } = tour;
  const keys = useCellKeys({
    table,
    count: rows.length,
    onMore: () => tour.addRows(),
    onFillFromAbove: tour.fillFromAbove,
  });

  const problemsOf = (key: number, check: Check) => [
    ...check.problems.map((problem) => ({ column: problem.column, text: wordsOf(problem) })),
    ...refused.filter((one) => one.key === key),
  ];
  const acts = { tour, onTouched, onCreate, problemsOf };
  return (
    <>
      <TourTools tour={tour} names={names} rows={rows} keys={keys} />
      <div className="tg-scroll">
        <table
          className="tg"
          ref={table}
          aria-label={t`Dates of the tour`}
          onKeyDown={keys.onKeyDown}
          onFocus={keys.onFocus}
          onPaste={(event) => {
            const place = placeOf(event.target);
            const text = event.clipboardData.getData('text/plain');
            if (!place || !(isTable(text) || place.column === 'status')) return;
            event.preventDefault();
            tour.paste(place, text);
          }}
        >
          <TourColumns names={names} />
          <tbody>
            {rows.map((row, i) => {
              const check = checks[i];
              return check && <Line key={row.key} {...acts} row={row} i={i} check={check} />;
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
