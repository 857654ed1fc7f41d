import type { ReactNode } from 'react';
import { NumberInput } from '../controls/number-input.tsx';
import { ControlField } from './fields.tsx';

/** Decimals of an exchange rate (`RateText`). */
const DIGITS = 6;
const SCALE = 10 ** DIGITS;

interface RateTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly must?: boolean;
  readonly help?: ReactNode;
  readonly placeholder?: string;
}
/** An exchange rate: typed in the reader's culture, kept as a text with a point. */
export const RateTextField = ({ placeholder, ...field }: RateTextFieldProps) => (
  <ControlField<string | undefined> {...field}>
    {({ value, onChange, onBlur }) => (
      <NumberInput
        digits={DIGITS}
        placeholder={placeholder}
        value={value ? Math.round(Number(value) * SCALE) : undefined}
        onChange={(read) => onChange(read === undefined ? undefined : String(read / SCALE))}
        onBlur={onBlur}
      />
    )}
  </ControlField>
);
