import type { Money } from '#shared/kernel/money/money.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';
import type { CurrencyFieldProps } from './currency-field.tsx';
import { useCurrencyCodes } from './use-currency-codes.ts';

/** An amount in one of the agency's currencies. */
export function PriceField({ kept, ...field }: CurrencyFieldProps) {
  const currencies = useCurrencyCodes(kept);
  return (
    <ControlField<Money> {...field}>
      {({ value, onChange }) => <MoneyField value={value} onChange={onChange} currencies={currencies} />}
    </ControlField>
  );
}
