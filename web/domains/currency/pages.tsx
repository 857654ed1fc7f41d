import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { type AgencyCurrency, CurrencyInput, currencyContract } from '#shared/domains/currency/contract.ts';
import { exponentOf } from '#shared/kernel/money.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { cultureOf, currentLocale } from '#web/platform/i18n.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';

function Fields({ record }: { readonly record?: AgencyCurrency | undefined }) {
  const { t } = useLingui();
  const names = new Intl.DisplayNames(cultureOf(currentLocale()), { type: 'currency' });
  return (
    <>
      <SelectField
        name="code"
        label={t`Code`}
        must
        disabled={record !== undefined}
        options={CURRENCY_CODES.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? ''}` }))}
      />
      <TextField name="symbol" label={t`Symbol`} maxLength={5} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: currencyContract.routes,
  domain: 'currency',
  schema: CurrencyInput,
  blank: { code: 'EUR' },
  words: {
    title: msg`Currencies`,
    text: msg`The money you work in.`,
    add: msg`New currency`,
    empty: msg`No currencies yet`,
  },
  columns: [
    { id: 'code', label: msg`Code` },
    { id: 'symbol', label: msg`Symbol` },
    { id: 'digits', label: msg`Decimals`, figures: true, render: (row) => exponentOf(row.code) },
  ],
  Fields,
});
