import { useLingui } from '@lingui/react/macro';
import { ManualRateInput } from '#shared/domains/reference/exchange-rate/contract.ts';
import { BASE_CURRENCY } from '#shared/kernel/money/exchange.ts';
import { useCurrencyCodes } from '#web/domains/reference/currency/widgets/use-currency-codes.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { localToday } from '#web/platform/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField } from '#web/ui/form/fields.tsx';
import { RateTextField } from '#web/ui/form/rate-text-field.tsx';

function Fields() {
  const { t } = useLingui();
  const codes = useCurrencyCodes().filter((code) => code !== BASE_CURRENCY);
  return (
    <>
      <SelectField
        name="currency"
        label={t`Currency`}
        must
        placeholder=""
        options={codes.map((code) => ({ value: code, label: code }))}
      />
      <DateField name="date" label={t`Valid from`} must />
      <RateTextField name="rate" label={t`Units per euro`} must help={t`As published by the European Central Bank`} />
    </>
  );
}

/** Today when the form opens, not when its page was fetched. */
const blank = {
  get date() {
    return localToday();
  },
};
export const form = masterForm({ schema: ManualRateInput, blank, namedByServer: true, Fields });
