import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';

function Heads({ heads }: Pick<RowsCardProps, 'heads'>) {
  return (
    <div className="dl-row dl-heads" aria-hidden="true">
      {heads.map(({ label, figures }) => (
        <span key={label} className={figures ? 'right' : undefined}>
          {label}
        </span>
      ))}
    </div>
  );
}

interface RowsCardProps {
  /** Path of the rows in the form. */
  readonly name: string;
  readonly title: string;
  readonly max: number;
  readonly add: string;
  readonly remove: (place: number) => string;
  readonly blank: () => object;
  /** Heads of the columns; on a phone each field says its own. */
  readonly heads: readonly { readonly label: string; readonly figures?: boolean }[];
  readonly empty: ReactNode;
  readonly className: string;
  readonly children: (path: string, place: number) => ReactNode;
  readonly foot?: ReactNode;
}
/** Rows of fields that are added and taken away. */
export function RowsCard({
  name,
  title,
  max,
  add,
  remove,
  blank,
  heads,
  empty,
  className,
  children,
  foot,
}: RowsCardProps) {
  const { control, formState } = useFormContext();
  const rows = useFieldArray({ control, name });
  const found = get(formState.errors, name) as { message?: string; root?: { message?: string } } | undefined;
  const problem = found?.root?.message ?? found?.message;
  const action = rows.fields.length < max && (
    <Button kind="ghost" size="sm" icon={<Plus size={13} />} onClick={() => rows.append(blank())}>
      {add}
    </Button>
  );
  return (
    <Card title={title} {...(rows.fields.length > 0 ? { count: rows.fields.length } : {})} action={action}>
      <div className={cx('dl-rows', className)}>
        {rows.fields.length > 0 && <Heads heads={heads} />}
        {rows.fields.map(({ id }, i) => (
          <div key={id} className="dl-row">
            {children(`${name}.${i}`, i)}
            <RemoveRow label={remove(i + 1)} onClick={() => rows.remove(i)}>
              <Trash2 size={14} />
            </RemoveRow>
          </div>
        ))}
        {rows.fields.length === 0 && <p className="meta dl-none">{empty}</p>}
        {problem && (
          <p className="dl-problem sentence" role="alert">
            {problem}
          </p>
        )}
        {foot}
      </div>
    </Card>
  );
}
