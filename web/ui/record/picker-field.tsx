import { type ComponentType, type ReactNode, useState } from 'react';
import type { PickerItem } from '#shared/kernel/paging.ts';
import { ControlField } from '../form/fields.tsx';
import type { ChooserProps, PickerProps } from './record-picker.tsx';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
}
interface PickerFieldProps extends Common {
  /** What the form starts with: the form itself keeps only its id. Its name may become known later. */
  readonly first: PickerItem | null;
  readonly picker: ComponentType<PickerProps>;
  readonly disabled?: boolean;
}
/** A record in a form: the value is its id, the name is kept beside it. */
export function PickerField({ first, picker: Picker, disabled, ...field }: PickerFieldProps) {
  const [chosen, choose] = useState<PickerItem | null>(null);
  const itemOf = (id: string) => [chosen, first].find((item) => item?.key === id) ?? chosen ?? first;
  return (
    <ControlField<string | undefined> {...field}>
      {({ value, onChange }) => (
        <Picker
          value={value ? itemOf(value) : null}
          disabled={disabled}
          onChange={(next) => {
            choose(next);
            onChange(next?.key);
          }}
        />
      )}
    </ControlField>
  );
}

interface ChooserFieldProps extends Common {
  readonly first: readonly PickerItem[];
  readonly chooser: ComponentType<ChooserProps>;
  readonly max?: number;
  /** Hears their names too. */
  readonly onItems?: ((items: readonly PickerItem[]) => void) | undefined;
  /** Below it: what puts several in at once. */
  readonly below?: (items: readonly PickerItem[], put: (items: readonly PickerItem[]) => void) => ReactNode;
}
/** Several records in a form, by their ids. */
export function ChooserField({ first, chooser: Chooser, max, onItems, below, ...field }: ChooserFieldProps) {
  const [items, setItems] = useState(first);
  return (
    <ControlField<readonly string[]> {...field}>
      {({ onChange }) => {
        const put = (next: readonly PickerItem[]) => {
          setItems(next);
          onChange(next.map(({ key }) => key));
          onItems?.(next);
        };
        return (
          <>
            <Chooser label={field.label} max={max} value={items} onChange={put} />
            {below?.(items, put)}
          </>
        );
      }}
    </ControlField>
  );
}
