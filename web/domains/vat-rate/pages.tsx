import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VatRateInput, vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { CountryField } from '#web/ui/form/country-field.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { useCategoryWords } from './widgets/category-words.ts';

function Fields() {
  const { t } = useLingui();
  return (
    <>
      <TextField name="code" label={t`Code`} must maxLength={15} />
      <ScaledField name="rate" label={t`Rate`} must suffix="%" />
      <SelectField name="category" label={t`Category`} must options={useCategoryWords()} />
      <CountryField placeholder={t`every country`} />
      <DateField name="validFrom" label={t`Valid from`} />
      <DateField name="validTo" label={t`Valid until`} />
      <TextareaField
        name="legalText"
        label={t`Text on documents`}
        help={t`Why no VAT is charged; needed for every category without it but Z`}
        maxLength={500}
      />
    </>
  );
}

export const { ListPage, NewPage, EditPage } = masterPages({
  routes: vatRateContract.routes,
  domain: 'vat-rate',
  schema: VatRateInput,
  blank: { rate: 0, category: 'S' },
  words: {
    title: msg`VAT rates`,
    text: msg`What is charged where, since when, and why nothing is charged.`,
    add: msg`New VAT rate`,
    empty: msg`No VAT rates yet`,
  },
  columns: [
    { id: 'code', label: msg`Code` },
    { id: 'category', label: msg`Category`, useWords: useCategoryWords },
    { id: 'countryId', label: msg`Country` },
    { id: 'rate', label: msg`Rate`, figures: true, render: (row, { rate }) => rate(row.rate) },
  ],
  Fields,
});
