import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { NumberInput } from '../controls/number-input.tsx';
import { ControlField } from './fields.tsx';

interface NumberFieldProps extends Pick<ComponentProps<typeof NumberInput>, 'digits' | 'signed' | 'suffix'> {
  /** Path in the form's values: `address.city`. */
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly help?: ReactNode;
  readonly className?: string;
  readonly placeholder?: string;
}
/**
 * A number as it is, whole unless `digits` allows decimals. An empty field holds undefined, or null where `must` forbids
 * it, so that no default of the schema replaces it.
 */
export function NumberField({ digits = 0, signed, suffix, placeholder, ...field }: NumberFieldProps) {
  const { t } = useLingui();
  const scale = 10 ** digits;
  const empty = field.must ? null : undefined;
  return (
    <ControlField<number | null | undefined> {...field}>
      {({ value, onChange, onBlur }) => (
        <NumberInput
          digits={digits}
          signed={signed}
          suffix={suffix}
          placeholder={placeholder}
          wrong={digits > 0 ? undefined : t`only whole numbers are allowed`}
          value={value == null ? undefined : Math.round(value * scale)}
          onChange={(read) => onChange(read === undefined ? empty : read / scale)}
          onBlur={onBlur}
        />
      )}
    </ControlField>
  );
}
