import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, TriangleAlert, X } from 'lucide-react';
import { optionEnd } from '#shared/domains/booking/show/rules.ts';
import { openStatuses } from '#web/domains/reference/status/widgets/status-menu.ts';
import { useStatuses } from '#web/domains/reference/status/widgets/use-statuses.ts';
import { formatDay } from '#web/platform/format.ts';
import { useCan, useMe } from '#web/platform/me.ts';
import { localToday } from '#web/platform/today.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { type Cell, COLUMNS, type Column, isNameColumn, type NameColumn, type Row } from '../../model/tour/rows.ts';
import { dayOf } from '../../model/when.ts';
import { NameCell } from './name-cell.tsx';
import { useColumnNames } from './problem-words.ts';
import { cellName } from './use-cell-keys.ts';
import type { Check } from './use-checks.ts';

export interface RowProps {
  readonly row: Row;
  readonly place: number;
  readonly check: Check;
  /** Sentences about cells; what the server refused is among them. */
  readonly problems: readonly { readonly column: Column | undefined; readonly text: string }[];
  readonly onType: (column: Column, cell: Cell) => void;
  readonly onLeave: (column: Column) => void;
  readonly onCreate: (column: NameColumn, text: string) => void;
  readonly onRemove: () => void;
}

/** The option end that the agency's default length gives, as the empty cell shows it. */
function useUsualEnd({ input }: Check): string {
  const { optionDays } = useMe().tenant;
  const { byId } = useStatuses('show');
  if (!input || byId.get(input.statusId)?.phase !== 'options') return '';
  const end = optionEnd(localToday(), optionDays, dayOf({ ...input, isNight: input.isNight ?? false }));
  return end && formatDay({ date: end }, { year: true });
}

function StatusSelect({ cell, onType, ...named }: { readonly cell: Cell; readonly onType: (cell: Cell) => void }) {
  const { all } = useStatuses('show');
  return (
    <select
      {...named}
      value={cell.id ?? ''}
      onChange={({ target }) => onType({ text: target.selectedOptions[0]?.text ?? '', id: target.value })}
    >
      {!cell.id && <option value="">{cell.text}</option>}
      {openStatuses(all, cell.id).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Problems and conflicts of the row, and buttons that create unknown names. */
function Notes({ id, row, check, problems, onCreate }: RowProps & { readonly id: string }) {
  const { t } = useLingui();
  const can = useCan();
  const unknown = check.problems.filter(({ code }) => code === 'unknown').map(({ column }) => column);
  const creatable = can('company.create') ? unknown.filter(isNameColumn) : [];
  const sameAs = (check.sameAs ?? 0) + 1;
  return (
    <td className="tg-notes" id={id}>
      {problems.map(({ column, text }) => (
        <span key={`${column} ${text}`} className="tg-bad">
          <CircleAlert size={13} aria-hidden="true" />
          <span className="sentence">{text}</span>
        </span>
      ))}
      {creatable.map((column) => (
        <Button key={column} size="sm" onClick={() => onCreate(column, row.cells[column].text)}>
          {column === 'venue' ? t`Create venue` : t`Create promoter`}
        </Button>
      ))}
      {check.sameAs !== undefined && (
        <span className="tg-warn">
          <TriangleAlert size={13} aria-hidden="true" />
          <Trans>Same day as row {sameAs}</Trans>
        </span>
      )}
      {check.conflict && (
        <span className="tg-warn">
          <TriangleAlert size={13} aria-hidden="true" />
          <span>{check.conflict}</span>
        </span>
      )}
    </td>
  );
}

/** One date of the tour: a cell per column, then what there is to say about it. */
export function TourRow(props: RowProps) {
  const { row, place, check, problems, onType, onLeave, onCreate, onRemove } = props;
  const { t } = useLingui();
  const can = useCan();
  const names = useColumnNames();
  const usualEnd = useUsualEnd(check);
  const notes = `tour-notes-${row.key}`;
  const newLabels = { venue: t`New venue`, promoter: t`New promoter` };
  const cellOf = (column: Column) => {
    const cell = row.cells[column];
    const isWrong = problems.some((problem) => problem.column === column);
    const name = names[column];
    const common = {
      'aria-label': t`${name}, row ${place + 1}`,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': isWrong ? notes : undefined,
    };
    const type = (next: Cell) => onType(column, next);
    if (column === 'status') return <StatusSelect {...common} cell={cell} onType={type} />;
    if (isNameColumn(column))
      return (
        <NameCell
          {...common}
          column={column}
          cell={cell}
          newLabel={newLabels[column]}
          onType={type}
          onLeave={() => onLeave(column)}
          onNew={can('company.create') ? (text) => onCreate(column, text) : undefined}
        />
      );
    return (
      <input
        {...common}
        autoComplete="off"
        inputMode={column === 'fee' ? 'decimal' : undefined}
        placeholder={column === 'expiresOn' ? usualEnd : undefined}
        value={cell.text}
        onChange={({ target }) => type({ text: target.value })}
        onBlur={() => onLeave(column)}
      />
    );
  };
  return (
    <tr>
      <th scope="row" className="num mut">
        {place + 1}
      </th>
      {COLUMNS.map((column) => (
        <td
          key={column}
          data-cell={cellName({ row: place, column })}
          className={cx(
            `tg-${column}`,
            problems.some((problem) => problem.column === column) && 'bad',
            row.cells[column].id !== undefined && isNameColumn(column) && 'known',
          )}
        >
          {cellOf(column)}
        </td>
      ))}
      <Notes {...props} id={notes} />
      <td>
        <IconButton label={t`Remove row ${place + 1}`} tabIndex={-1} onClick={onRemove}>
          <X size={13} />
        </IconButton>
      </td>
    </tr>
  );
}
