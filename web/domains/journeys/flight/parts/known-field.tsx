import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { ControlField } from '#web/ui/form/fields.tsx';
import { itemOf, rememberItem } from '#web/ui/record/known-items.ts';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';

interface KnownFieldProps {
  readonly name: string;
  readonly label: string;
  /** While none is chosen; then its code stands there. */
  readonly hint: string;
  readonly picker: ComponentType<PickerProps>;
}
/** A record by its id, which may be filled in from elsewhere as well: its name is among those that are known. */
export function KnownField({ picker: Picker, hint, ...field }: KnownFieldProps) {
  const id = useWatch({ name: field.name }) as string;
  return (
    <ControlField<string> {...field} must help={id ? itemOf(id).sublabel : hint}>
      {({ value, onChange }) => (
        <Picker
          value={value ? itemOf(value) : null}
          onChange={(next) => {
            if (next) rememberItem(next);
            onChange(next?.key ?? '');
          }}
        />
      )}
    </ControlField>
  );
}
