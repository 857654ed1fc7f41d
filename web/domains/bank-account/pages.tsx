import { useLingui } from '@lingui/react/macro';
import { type BankAccount, BankAccountInput, bankAccountContract } from '#shared/domains/bank-account/contract.ts';
import { ibanText } from '#shared/kernel/bank.ts';
import { CurrencyField } from '#web/domains/currency/widgets/currency-field.tsx';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { TextField } from '#web/ui/form/fields.tsx';

function Fields({ record }: { readonly record?: BankAccount | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="holder" label={t`Account holder`} must maxLength={70} />
      <TextField name="iban" label={t`IBAN`} must maxLength={50} />
      <TextField name="bic" label={t`BIC`} maxLength={11} />
      <CurrencyField name="currency" label={t`Currency`} kept={record?.currency} />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: bankAccountContract.routes,
  domain: 'bank-account',
  schema: BankAccountInput,
  blank: { name: '', holder: '', iban: '', bic: '', currency: 'EUR', isDefault: false, isActive: true },
  usePlace: () => ({ base: '/bankaccount', edit: (id) => `/bankaccount/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`Bank accounts`,
      text: t`Where you are paid.`,
      add: t`New bank account`,
      empty: t`No bank accounts yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    return [
      { id: 'iban', label: t`IBAN`, render: (row: BankAccount) => <span className="num">{ibanText(row.iban)}</span> },
      { id: 'holder', label: t`Account holder`, render: (row: BankAccount) => row.holder },
      { id: 'currency', label: t`Currency`, render: (row: BankAccount) => row.currency },
    ];
  },
  Fields,
});
