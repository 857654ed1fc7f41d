import { type ComponentType, type ReactNode, useState } from 'react';
import type { PickerItem } from '#shared/kernel/contract/paging.ts';
import { ControlField } from '../form/fields.tsx';
import type { ChooserProps, PickerProps } from './record-picker.tsx';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly className?: string;
}
interface PickerFieldProps extends Common {
  /** The record that the form starts with. The form itself keeps only its id; its name may become known later. */
  readonly first: PickerItem | null;
  readonly picker: ComponentType<PickerProps>;
  readonly disabled?: boolean;
}
/** A field for one record: its value is the id, and the field keeps the name itself. */
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
  /** Receives the chosen items with their names. */
  readonly onItems?: ((items: readonly PickerItem[]) => void) | undefined;
  /** Draws a control below the field that adds several records at once. */
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
