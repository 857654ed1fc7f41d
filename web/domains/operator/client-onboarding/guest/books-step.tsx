import { useLingui } from '@lingui/react/macro';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { ibanText } from '#shared/kernel/money/bank.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { Text, textIn, useFieldError } from './text-field.tsx';

const CURRENCIES = CURRENCY_CODES.map((value) => ({ value, label: value }));
const currencyIn = (form: FormData) => CURRENCY_CODES.find((code) => code === form.get('currency')) ?? 'EUR';

/** The first bookkeeping, and the account on which it is paid. */
export function BooksStep() {
  const { t } = useLingui();
  const { agencyName, answers } = useReading().view;
  const name = answers.company?.name ?? agencyName;
  const { legalName = name, holder = name, iban = '', bic = '', currency = 'EUR' } = answers.books ?? {};
  const error = useFieldError('currency');
  return (
    <StepForm
      title={t`Bookkeeping and bank`}
      lead={t`The company that issues your invoices, and the account on which it is paid.`}
      read={(form) => ({
        step: 'books',
        legalName: textIn(form, 'legalName'),
        holder: textIn(form, 'holder'),
        iban: textIn(form, 'iban'),
        bic: textIn(form, 'bic'),
        currency: currencyIn(form),
      })}
    >
      <Text name="legalName" label={t`Legal name`} value={legalName} must />
      <Text name="holder" label={t`Account holder`} value={holder} must max={70} />
      <Text name="iban" label={t`IBAN`} value={ibanText(iban)} must max={50} autoComplete="off" />
      <div className="ob-two">
        <Text name="bic" label={t`BIC`} value={bic} max={20} autoComplete="off" />
        <Field label={t`Currency`} must error={error}>
          <Select name="currency" options={CURRENCIES} defaultValue={currency} />
        </Field>
      </div>
    </StepForm>
  );
}
