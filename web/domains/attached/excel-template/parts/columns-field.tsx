import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GripVertical, X } from 'lucide-react';
import { excelTemplateContract } from '#shared/domains/attached/excel-template/contract.ts';
import type { ChosenColumn, ExcelKind, OfferedColumn } from '#shared/domains/attached/excel-template/schemas.ts';
import { queryOf } from '#web/platform/api.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Input, Select } from '#web/ui/input.tsx';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import './excel-template.css';

interface ColumnsFieldProps {
  readonly area: ExcelKind;
  readonly value: readonly ChosenColumn[];
  readonly onChange: (columns: ChosenColumn[]) => void;
}

interface HeadingFieldProps {
  readonly value: readonly { id: string; name: string }[];
  readonly onChange: (columns: ChosenColumn[]) => void;
  readonly id: string;
  readonly name: string;
  readonly usual: string;
}
function HeadingField({ value, onChange, id, name, usual }: HeadingFieldProps) {
  const { t } = useLingui();
  return (
    <Input
      aria-label={t`Heading of ${usual}`}
      placeholder={usual}
      maxLength={60}
      value={name}
      onChange={(event) =>
        onChange(value.map((column) => (column.id === id ? { id, name: event.target.value } : column)))
      }
    />
  );
}

function Rows({ value, onChange, offered }: ColumnsFieldProps & { readonly offered: readonly OfferedColumn[] }) {
  const { t } = useLingui();
  const ids = value.map(({ id }) => id);
  const { list, stateOf, onKeyDown, dragProps } = useReorder<HTMLOListElement>(ids, (order) =>
    onChange(order.flatMap((id) => value.find((column) => column.id === id) ?? [])),
  );
  return (
    <ol className="xl-columns" ref={list} aria-label={t`Selected columns, in order`}>
      {value.map(({ id, name }, index) => {
        const usual = offered.find((column) => column.id === id)?.name ?? id;
        const { dragged, over } = stateOf(id, index);
        return (
          <li key={id} data-id={id} className={cx(dragged && 'off', over && 'over')} {...dragProps(id, index)}>
            <button
              type="button"
              data-grip
              className="ib"
              aria-label={t`Move ${usual} with Alt and the arrow keys`}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <GripVertical size={14} aria-hidden="true" />
            </button>
            <span className="cut">{usual}</span>
            <HeadingField value={value} onChange={onChange} id={id} name={name} usual={usual} />
            <IconButton label={t`Remove ${usual}`} onClick={() => onChange(value.filter((one) => one.id !== id))}>
              <X size={14} />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}

/** Columns of a file: chosen, put in order, and named. */
export function ColumnsField({ area, value, onChange }: ColumnsFieldProps) {
  const { t } = useLingui();
  const { data } = useQuery(queryOf(excelTemplateContract.routes.offered, { body: { mainArea: area } }));
  const offered = data?.columns ?? [];
  const left = offered.filter(({ id }) => !value.some((column) => column.id === id));
  const add = (columns: readonly OfferedColumn[]) =>
    onChange([...value, ...columns.map(({ id }) => ({ id, name: '' }))]);
  return (
    <div className="xl-field">
      {value.length > 0 && <Rows area={area} value={value} onChange={onChange} offered={offered} />}
      {left.length > 0 && (
        <span className="row">
          <Select
            aria-label={t`Add a column`}
            placeholder={t`Add a column`}
            options={left.map(({ id, name }) => ({ value: id, label: name }))}
            value=""
            onChange={(event) => add(left.filter(({ id }) => id === event.target.value))}
          />
          <Button onClick={() => add(left)}>{t`Add all`}</Button>
        </span>
      )}
    </div>
  );
}
