import { useLingui } from '@lingui/react/macro';
import { CURRENCY_CODES } from '#shared/data/currencies.ts';
import { type AgencyCurrency, CurrencyInput } from '#shared/domains/reference/currency/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { currentTag } from '#web/platform/i18n.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';

function Fields({ record }: { readonly record?: AgencyCurrency | undefined }) {
  const { t } = useLingui();
  const names = new Intl.DisplayNames(currentTag(), { type: 'currency' });
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

export const form = masterForm({ schema: CurrencyInput, blank: { code: 'EUR' }, Fields });
