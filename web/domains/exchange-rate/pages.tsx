import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { exchangeRateContract, ManualRateInput } from '#shared/domains/exchange-rate/contract.ts';
import { BASE_CURRENCY } from '#shared/domains/exchange-rate/schemas.ts';
import { useCurrencyCodes } from '#web/domains/currency/widgets/currency-field.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { localToday } from '#web/ui/controls/today.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { RatesOnDay } from './parts/rates-on-day.tsx';

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
      <DateField name="date" label={t`Counts from`} must />
      <TextField
        name="rate"
        label={t`Units per euro`}
        must
        inputMode="decimal"
        maxLength={16}
        help={t`With a point, as the European Central Bank writes it: 1.0921`}
      />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: exchangeRateContract.routes,
  domain: 'exchange-rate',
  schema: ManualRateInput,
  blank: { date: localToday() },
  namedByServer: true,
  usePlace: () => ({ base: '/exchangerate', edit: (id) => `/exchangerate/${id}`, tabs: <RatesOnDay /> }),
  words: {
    title: msg`Exchange rates`,
    text: msg`The European Central Bank's rate of the day; a rate of your own counts from its day until a later one is published.`,
    add: msg`New rate`,
    empty: msg`No rates of your own`,
  },
  columns: [
    { id: 'date', label: msg`Counts from`, render: ({ date }, { day }) => day({ date }, { year: true }) },
    { id: 'rate', label: msg`Units per euro`, figures: true },
  ],
  Fields,
});
