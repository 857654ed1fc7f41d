import { useLingui } from '@lingui/react/macro';
import { costCenterContract } from '#shared/domains/reference/cost-center/contract.ts';
import { type Product, ProductInput } from '#shared/domains/reference/product/contract.ts';
import { productGroupContract } from '#shared/domains/reference/product-group/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { PriceField } from '#web/domains/reference/currency/widgets/price-field.tsx';
import { masterForm } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { useUnitWords } from './widgets/unit-words.ts';

function Fields({ record }: { readonly record?: Product | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextareaField name="description" label={t`Text on documents`} maxLength={500} />
      <PriceField name="price" label={t`Price of one unit`} kept={record?.price.currency} />
      <SelectField name="unit" label={t`Unit`} options={useUnitWords()} />
      <MasterSelect name="vatRateId" label={t`VAT rate`} list={vatRateContract.routes.list} />
      <MasterSelect name="costCenterId" label={t`Cost centre`} list={costCenterContract.routes.list} />
      <TextField name="ledger" label={t`Ledger`} maxLength={15} />
      <MasterSelect name="groupId" label={t`Product group`} must list={productGroupContract.routes.list} />
    </>
  );
}

export const form = masterForm({ schema: ProductInput, blank: { price: { minor: 0, currency: 'EUR' } }, Fields });
