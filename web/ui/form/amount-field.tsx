import { MoneyField } from '../controls/money-field.tsx';
import { ControlField } from './fields.tsx';

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  /** The form knows the currency, so its value is minor units alone. */
  readonly currency: string;
  readonly must?: boolean;
  readonly live?: boolean;
  readonly allowNegative?: boolean;
}
/** An amount of a form, in minor units. */
export const AmountField = ({ name, label, currency, must, ...field }: AmountFieldProps) => (
  <ControlField<number> name={name} label={label} must={must}>
    {({ value, onChange }) => (
      <MoneyField {...field} value={{ minor: value, currency }} onChange={({ minor }) => onChange(minor)} />
    )}
  </ControlField>
);
