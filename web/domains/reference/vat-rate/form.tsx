import { useLingui } from '@lingui/react/macro';
import { VatRateInput } from '#shared/domains/reference/vat-rate/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { LanguageTextField } from '#web/ui/form/language-text-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { useCategoryWords } from './widgets/category-words.ts';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="code" label={t`Code`} must maxLength={15} />
      <ScaledField name="rate" label={t`Rate`} must suffix="%" />
      <SelectField name="category" label={t`Category`} must options={useCategoryWords()} />
      <CountryField placeholder={t`all countries`} />
      <DateField name="validFrom" label={t`Valid from`} />
      <DateField name="validTo" label={t`Valid until`} />
      <LanguageTextField
        name="legalText"
        label={t`Text on documents`}
        help={t`Reason for not charging VAT; required for every exempt category except Z`}
      />
    </>
  );
}

export const form = masterForm({ schema: VatRateInput, blank: { rate: 0, category: 'S' }, Fields });
