import { useLingui } from '@lingui/react/macro';
import { type VatRate, VatRateInput, vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { masterPages } from '#web/domains/system/widgets/master/master-pages.tsx';
import { useFormat } from '#web/platform/format.ts';
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
  blank: {
    ...{ name: '', code: '', rate: 0, category: 'S' as const, countryId: '', validFrom: '', validTo: '' },
    ...{ legalText: '', isDefault: false, isActive: true },
  },
  usePlace: () => ({ base: '/vatrate', edit: (id) => `/vatrate/${id}` }),
  useWords: () => {
    const { t } = useLingui();
    return {
      title: t`VAT rates`,
      text: t`What is charged where, since when, and why nothing is charged.`,
      add: t`New VAT rate`,
      empty: t`No VAT rates yet`,
    };
  },
  useColumns: () => {
    const { t } = useLingui();
    const { rate } = useFormat();
    const words = useCategoryWords();
    return [
      { id: 'code', label: t`Code`, render: (row: VatRate) => row.code },
      { id: 'category', label: t`Category`, render: (row: VatRate) => words[row.category] },
      { id: 'country', label: t`Country`, render: (row: VatRate) => row.countryId },
      { id: 'rate', label: t`Rate`, figures: true, render: (row: VatRate) => rate(row.rate) },
    ];
  },
  Fields,
});
