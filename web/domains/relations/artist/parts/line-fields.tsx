import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldValues, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import './artist.css';

interface LineFieldsProps {
  /** Path of the array in the form. */
  readonly name: string;
  readonly max: number;
  readonly addLabel: ReactNode;
  readonly removeLabel: (place: number) => string;
  /** A new line. */
  readonly blank: FieldValues;
  readonly children: (path: string, line: FieldValues) => ReactNode;
}
/** Lines that are added and taken away, each with fields of its own. */
export function LineFields({ name, max, addLabel, removeLabel, blank, children }: LineFieldsProps) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <div className="ar-lines rec-wide">
      {fields.map((field, i) => (
        <div key={field.id} className="ar-line">
          {children(`${name}.${i}`, field)}
          <RemoveRow label={removeLabel(i + 1)} onClick={() => remove(i)}>
            <Trash2 size={15} />
          </RemoveRow>
        </div>
      ))}
      {fields.length < max && (
        <Button icon={<Plus size={14} />} onClick={() => append(blank)}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
