import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '#web/platform/format.ts';
import { useCan } from '#web/platform/me.ts';
import { cx } from '#web/ui/cx.ts';
import type { MasterColumn } from './master-config.ts';
import './master.css';

const Word = ({ of, useWords }: { readonly of: string; readonly useWords: () => Readonly<Record<string, string>> }) =>
  useWords()[of];

export function cellOf<Row>(row: Row, column: MasterColumn<Row>, format: ReturnType<typeof useFormat>): ReactNode {
  if (column.render) return column.render(row, format);
  const value = row[column.id];
  return column.useWords ? <Word of={String(value)} useWords={column.useWords} /> : (value as ReactNode);
}

export type TableColumn<Row> = MasterColumn<Row> & {
  /** Whether the column stays beside the first one on a phone, not below it. */
  readonly beside?: boolean;
  /** Whether the column holds the actions of editors of master data. Only screen readers get its head. */
  readonly acts?: boolean;
};
interface ColumnHeadsProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly classOf: ({ figures, acts }: TableColumn<Row>) => string;
}
function ColumnHeads<Row>({ columns, classOf }: ColumnHeadsProps<Row>) {
  const { i18n } = useLingui();
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const head = i18n._(column.label);
          return column.acts ? (
            <th key={column.id} aria-label={head} />
          ) : (
            <th key={column.id} className={classOf(column)}>
              {head}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface ColumnTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The columns, of which the first names a row. */
  readonly columns: readonly TableColumn<Row>[];
}
/** Shows a short table of the settings that has no order of the user. */
export function ColumnTable<Row>({ label, rows, keyOf, columns: all }: ColumnTableProps<Row>) {
  const may = useCan()('masterData.update');
  const columns = may ? all : all.filter(({ acts }) => !acts);
  const { i18n } = useLingui();
  const format = useFormat();
  const classOf = ({ figures, acts }: TableColumn<Row>) => cx(figures && 'num', acts && 'mst-acts');
  return (
    <table className="mst" aria-label={label}>
      <ColumnHeads columns={columns} classOf={classOf} />
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column, i) => {
              const below = i > 0 && !column.beside && !column.acts;
              return (
                <td
                  key={column.id}
                  className={classOf(column)}
                  {...(below ? { 'data-label': i18n._(column.label) } : {})}
                >
                  {cellOf(row, column, format)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
