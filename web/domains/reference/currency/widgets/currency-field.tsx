import { SelectField } from '#web/ui/form/fields.tsx';
import { useCurrencyCodes } from './use-currency-codes.ts';

export interface CurrencyFieldProps {
  readonly name: string;
  readonly label: string;
  /** The currency of the record, even if the agency no longer works in it. */
  readonly kept?: string | undefined;
}
export function CurrencyField({ kept, ...field }: CurrencyFieldProps) {
  return <SelectField {...field} must options={useCurrencyCodes(kept).map((code) => ({ value: code, label: code }))} />;
}
