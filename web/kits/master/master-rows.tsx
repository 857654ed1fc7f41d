import { useLingui } from '@lingui/react/macro';
import { Copy, GripVertical, Pencil, Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '#web/platform/format.ts';
import { cx } from '#web/ui/cx.ts';
import { useGoTo } from '#web/ui/record/use-go-to.ts';
import { type Reorder, useReorder } from '#web/ui/reorder/use-reorder.ts';
import { cellOf } from './column-table.tsx';
import type { MasterColumn, MasterRow } from './master-config.ts';
import { RowName } from './row-name.tsx';
import './master.css';
import { MoreMenu } from '#web/ui/more-menu.tsx';

export interface MasterRowsProps<Row extends MasterRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly MasterColumn<Row>[];
  readonly Mark?: ((props: { readonly row: Row }) => ReactNode) | React.ComponentType<{ readonly row: Row }>;
  readonly editOf: (id: string) => string;
  readonly may: boolean;
  readonly onOrder?: ((ids: readonly string[]) => void) | undefined;
  readonly onCopy?: ((row: Row) => void) | undefined;
  readonly onDefault?: ((row: Row) => void) | undefined;
  readonly onRemove: (row: Row) => void;
}

function RowMenu<Row extends MasterRow>({ row, ...props }: MasterRowsProps<Row> & { readonly row: Row }) {
  const { t } = useLingui();
  const goTo = useGoTo();
  const { editOf, onCopy, onDefault, onRemove } = props;
  const edit = { id: 'edit', label: t`Edit`, icon: <Pencil size={15} />, onSelect: () => goTo(editOf(row.id)) };
  const copy = onCopy && { id: 'copy', label: t`Duplicate`, icon: <Copy size={15} />, onSelect: () => onCopy(row) };
  const first = onDefault && {
    id: 'default',
    label: t`Default for new records`,
    icon: <Star size={15} />,
    disabled: row.isDefault === true,
    onSelect: () => onDefault(row),
  };
  const remove = { id: 'delete', label: t`Delete`, icon: <Trash2 size={15} />, danger: true };
  return (
    <MoreMenu
      label={t`More for ${row.name}`}
      groups={[
        { id: 'row', items: [edit, ...(first ? [first] : []), ...(copy ? [copy] : [])] },
        { id: 'delete', items: [{ ...remove, onSelect: () => onRemove(row) }] },
      ]}
    />
  );
}

interface RowsHeadProps<Row extends MasterRow> extends Pick<MasterRowsProps<Row>, 'columns' | 'may'> {
  readonly sorts: boolean;
}
function RowsHead<Row extends MasterRow>({ columns, may, sorts }: RowsHeadProps<Row>) {
  const { t, i18n } = useLingui();
  return (
    <thead>
      <tr>
        {sorts && <th aria-label={t`Order`} />}
        <th>{t`Name`}</th>
        {columns.map((column) => (
          <th key={column.id} className={cx(column.figures && 'num')}>
            {i18n._(column.label)}
          </th>
        ))}
        {may && <th aria-label={t`Actions`} />}
      </tr>
    </thead>
  );
}

interface GripProps<Row extends MasterRow> extends Pick<MasterRowsProps<Row>, 'rows'> {
  readonly reorder: Reorder<HTMLTableSectionElement>;
  readonly sorts: boolean;
  readonly row: Row;
  readonly index: number;
}
function Grip<Row extends MasterRow>({ rows, reorder, sorts, row, index }: GripProps<Row>) {
  const { t } = useLingui();
  return (
    sorts && (
      <td className="mst-grip">
        <button
          type="button"
          data-grip
          aria-label={t`Move ${row.name}, place ${index + 1} of ${rows.length}: Alt and the arrow keys`}
          onKeyDown={(event) => reorder.onKeyDown(event, index)}
        >
          <GripVertical size={14} aria-hidden="true" />
        </button>
      </td>
    )
  );
}

/** A short list of masters as a table; where the agency sets the order, each row has a grip. */
export function MasterRows<Row extends MasterRow>(props: MasterRowsProps<Row>) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { label, rows, columns, may, editOf, onOrder, Mark } = props;
  const ids = rows.map(({ id }) => id);
  const reorder = useReorder<HTMLTableSectionElement>(ids, (next) => onOrder?.(next));
  const sorts = may && onOrder !== undefined && rows.length > 1;
  return (
    <table className="mst" aria-label={label}>
      <RowsHead columns={columns} may={may} sorts={sorts} />
      <tbody ref={reorder.list}>
        {rows.map((row, index) => {
          const { dragged, over } = reorder.stateOf(row.id, index);
          return (
            <tr
              key={row.id}
              data-id={row.id}
              className={cx(dragged && 'off', over && 'over')}
              {...(sorts ? reorder.dragProps(row.id, index) : {})}
            >
              <Grip rows={rows} reorder={reorder} sorts={sorts} row={row} index={index} />
              <td className="mst-name">
                <RowName
                  name={row.name}
                  to={may && editOf(row.id)}
                  isDefault={row.isDefault}
                  isActive={row.isActive}
                  mark={Mark && <Mark row={row} />}
                />
              </td>
              {columns.map((column) => (
                <td key={column.id} className={cx(column.figures && 'num')} data-label={i18n._(column.label)}>
                  {cellOf(row, column, format)}
                </td>
              ))}
              {may && (
                <td className="mst-menu">
                  <RowMenu {...props} row={row} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
