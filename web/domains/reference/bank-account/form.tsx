import { useLingui } from '@lingui/react/macro';
import { type BankAccount, BankAccountInput } from '#shared/domains/reference/bank-account/contract.ts';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { masterForm } from '#web/kits/master/master-config.ts';
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

export const form = masterForm({ schema: BankAccountInput, blank: { currency: 'EUR' }, Fields });
