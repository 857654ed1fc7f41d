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
  blank: { name: '', code: 'EUR', symbol: '', isDefault: false, isActive: true },
  usePlace: () => ({ base: '/currency', edit: (id) => `/currency/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Currencies`,
      text: t`The money you work in.`,
      add: t`New currency`,
      empty: t`No currencies yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'code', label: t`Code`, render: (row: AgencyCurrency) => row.code },
      { id: 'symbol', label: t`Symbol`, render: (row: AgencyCurrency) => row.symbol },
      { id: 'digits', label: t`Decimals`, figures: true, render: (row: AgencyCurrency) => exponentOf(row.code) },
    ];
  },
  Fields,
});
