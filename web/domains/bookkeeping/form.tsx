import { useLingui } from '@lingui/react/macro';
import { bankAccountContract } from '#shared/domains/bank-account/contract.ts';
import {
  type Bookkeeping,
  BookkeepingInput,
  bookkeepingContract,
  SERIES,
  type SeriesKind,
} from '#shared/domains/bookkeeping/contract.ts';
import { brandContract } from '#shared/domains/brand/contract.ts';
import { paymentTermContract } from '#shared/domains/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/vat-rate/contract.ts';
import { OwnAddressField } from '#web/domains/country/widgets/own-address-field.tsx';
import { CurrencyField } from '#web/domains/currency/widgets/currency-field.tsx';
import { FormPart } from '#web/domains/system/widgets/master/form-part.tsx';
import { ImageField } from '#web/domains/system/widgets/master/image-field.tsx';
import { masterForm } from '#web/domains/system/widgets/master/master-config.ts';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { NumberField, TextField } from '#web/ui/form/fields.tsx';
import { ZoneField } from '#web/ui/record/zone-field.tsx';

function useSeriesWords(): Readonly<Record<SeriesKind, string>> {
  const { t } = useLingui();
  return { invoice: t`Invoices`, quote: t`Quotes`, contract: t`Contracts`, purchaseAgreement: t`Purchase agreements` };
}

function LegalEntity() {
  const { t } = useLingui();
  return (
    <FormPart title={t`Legal entity`}>
      <TextField name="legalName" label={t`Legal name`} must maxLength={100} />
      <OwnAddressField name="address" modes={{ name: 'notVisible' }} />
      <TextField name="registerNumber" label={t`Register number`} maxLength={30} />
      <TextField name="vatNumber" label={t`VAT number`} maxLength={20} />
      <TextField name="email" type="email" label={t`Email`} maxLength={254} />
      <ZoneField name="zone" label={t`Time zone`} />
      <NumberField name="fiscalMonth" label={t`First month of the fiscal year (1 to 12)`} />
    </FormPart>
  );
}

function NumberSeries() {
  const { t } = useLingui();
  const words = useSeriesWords();
  return (
    <FormPart title={t`Numbers`}>
      {SERIES.map((kind) => (
        <div key={kind} className="cols2">
          <TextField name={`series.${kind}.prefix`} label={t`${words[kind]}: prefix`} maxLength={10} />
          <NumberField name={`series.${kind}.next`} label={t`${words[kind]}: next number`} must />
        </div>
      ))}
    </FormPart>
  );
}

function Defaults({ record }: { readonly record?: Bookkeeping | undefined }) {
  const { t } = useLingui();
  return (
    <FormPart title={t`New documents start with`}>
      <CurrencyField name="currency" label={t`Currency`} kept={record?.currency} />
      <MasterSelect name="vatRateId" label={t`VAT rate`} list={vatRateContract.routes.list} />
      <MasterSelect name="paymentTermId" label={t`Payment term`} list={paymentTermContract.routes.list} />
      <MasterSelect name="bankAccountId" label={t`Bank account`} list={bankAccountContract.routes.list} />
      <MasterSelect name="brandId" label={t`Brand`} list={brandContract.routes.list} />
      <ImageField name="logoKey" label={t`Logo`} routes={bookkeepingContract.routes} record={record} />
      <ImageField name="iconKey" label={t`Icon`} routes={bookkeepingContract.routes} record={record} />
    </FormPart>
  );
}

function Fields({ record }: { readonly record?: Bookkeeping | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="code" label={t`Code`} must maxLength={10} />
      <LegalEntity />
      <NumberSeries />
      <Defaults record={record} />
    </>
  );
}

export const form = masterForm({ schema: BookkeepingInput, Fields });
