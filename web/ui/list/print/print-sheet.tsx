import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Paged } from '#shared/kernel/contract/paging.ts';
import { formatLongDay, formatNumber } from '#web/platform/format.ts';
import { localToday } from '#web/platform/today.ts';
import type { ListColumn } from '../columns.ts';

export interface PrintSheetProps<Row> {
  readonly title: string;
  /** Name of the saved view, when the list shows it unchanged. */
  readonly view: string | undefined;
  /** The filters in words, one each. */
  readonly filters: readonly string[];
  readonly summary: ReactNode;
  readonly columns: readonly ListColumn<Row>[];
  readonly data: Paged<Row>;
  readonly rowId: (row: Row) => string;
  readonly onDone: () => void;
}

function Head<Row>({ title, view, filters, summary, data }: PrintSheetProps<Row>) {
  const [count, total] = [data.rows.length, data.total].map((one) => formatNumber(one));
  return (
    <header>
      <h1>{view ? `${title}: ${view}` : title}</h1>
      <span>{formatLongDay(localToday(), { year: true })}</span>
      {filters.length > 0 && <p>{filters.join(' · ')}</p>}
      <p className="num">{summary}</p>
      {data.total > data.rows.length && (
        <p>
          <b>
            <Trans>
              The first {count} of {total} rows. Filter the list to print the others.
            </Trans>
          </b>
        </p>
      )}
    </header>
  );
}

/** The rows of a list as a table in print. The browser repeats the table's head on each page. */
export function PrintSheet<Row>(props: PrintSheetProps<Row>) {
  const { columns, data, rowId } = props;
  const onDone = useEffectEvent(props.onDone);
  useEffect(() => {
    const done = () => onDone();
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, []);
  return createPortal(
    <div className="list-print">
      <Head {...props} />
      <table>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell, align }) => (
                <td key={id} className={align}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
