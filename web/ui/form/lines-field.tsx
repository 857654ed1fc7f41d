import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../button.tsx';
import { RemoveRow } from './remove-row.tsx';

interface LinesFieldProps {
  readonly name: string;
  readonly legend: string;
  /** How one of them is called: "Room 2". */
  readonly lineOf: (place: number) => string;
  readonly removeOf: (place: number) => string;
  readonly add: string;
  readonly blank: object;
  readonly min?: number;
  readonly max: number;
  /** Of one line. */
  readonly className: string;
  /** Fields of the line at this path: `lines.2`. */
  readonly children: (path: string, place: number) => ReactNode;
}
/** Lines of the same fields in one record, added and taken away with the form. */
export function LinesField({ name, legend, lineOf, removeOf, add, blank, min = 0, max, ...rest }: LinesFieldProps) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <fieldset className="form-lines">
      <legend className="lab">{legend}</legend>
      {fields.map(({ id }, i) => (
        <fieldset key={id} className={rest.className} aria-label={lineOf(i + 1)}>
          {rest.children(`${name}.${i}`, i + 1)}
          <RemoveRow label={removeOf(i + 1)} disabled={fields.length <= min} onClick={() => remove(i)}>
            <X size={14} />
          </RemoveRow>
        </fieldset>
      ))}
      <span>
        <Button icon={<Plus size={14} />} disabled={fields.length >= max} onClick={() => append(blank)}>
          {add}
        </Button>
      </span>
    </fieldset>
  );
}
