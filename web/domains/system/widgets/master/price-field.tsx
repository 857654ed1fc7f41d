import type { Money } from '#shared/kernel/money.ts';
import type { CurrencyFieldProps } from '#web/domains/currency/widgets/currency-field.tsx';
import { useCurrencyCodes } from '#web/domains/currency/widgets/use-currency-codes.ts';
import { MoneyField } from '#web/ui/controls/money-field.tsx';
import { ControlField } from '#web/ui/form/fields.tsx';

/** An amount in one of the agency's currencies. */
export function PriceField({ kept, ...field }: CurrencyFieldProps) {
  const currencies = useCurrencyCodes(kept);
  return (
    <ControlField<Money> {...field}>
      {({ value, onChange }) => <MoneyField value={value} onChange={onChange} currencies={currencies} />}
    </ControlField>
  );
}
