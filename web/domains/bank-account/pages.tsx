import { msg } from '@lingui/core/macro';
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
  blank: { currency: 'EUR' },
  words: {
    title: msg`Bank accounts`,
    text: msg`Where you are paid.`,
    add: msg`New bank account`,
    empty: msg`No bank accounts yet`,
  },
  columns: [
    { id: 'iban', label: msg`IBAN`, render: (row) => <span className="num">{ibanText(row.iban)}</span> },
    { id: 'holder', label: msg`Account holder` },
    { id: 'currency', label: msg`Currency` },
  ],
  Fields,
});
