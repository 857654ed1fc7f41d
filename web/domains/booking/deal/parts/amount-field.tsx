import { useWatch } from 'react-hook-form';
import type { DealInput } from '#shared/domains/booking/deal/schemas.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

export const useCurrency = (): string => useWatch<DealInput, 'currency'>({ name: 'currency' });

interface AmountFieldProps {
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  readonly help?: string;
  /** An amount of nothing says that there is no limit. */
  readonly optional?: boolean;
}
/** Minor units of the deal's currency; the calculation follows each key. */
export function AmountField({ optional, ...field }: AmountFieldProps) {
  const currency = useCurrency();
  return (
    <ControlField<number | undefined> {...field}>
      {({ value, onChange }) => (
        <MoneyField
          live
          value={{ minor: value ?? 0, currency }}
          onChange={({ minor }) => onChange(optional && minor === 0 ? undefined : minor)}
        />
      )}
    </ControlField>
  );
}
