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
import { CurrencyField } from '#web/domains/currency/widgets/currency-field.tsx';
import { CodeField } from '#web/domains/system/widgets/master/code-field.tsx';
import { FormPart } from '#web/domains/system/widgets/master/form-part.tsx';
import { ImageField } from '#web/domains/system/widgets/master/image-field.tsx';
import { LegalFields } from '#web/domains/system/widgets/master/legal-fields.tsx';
import { masterForm } from '#web/domains/system/widgets/master/master-config.ts';
import { MasterSelect } from '#web/domains/system/widgets/master/master-select.tsx';
import { SeriesFields } from '#web/domains/system/widgets/master/series-fields.tsx';
import { NumberField } from '#web/ui/form/fields.tsx';

const { codeExists } = bookkeepingContract.routes;

function useSeriesWords(): Readonly<Record<SeriesKind, string>> {
  const { t } = useLingui();
  return { invoice: t`Invoices`, quote: t`Quotes`, contract: t`Contracts`, purchaseAgreement: t`Purchase agreements` };
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
  const words = useSeriesWords();
  return (
    <>
      <CodeField codeExists={codeExists} record={record} maxLength={10} taken={t`Another bookkeeping has this code.`} />
      <FormPart title={t`Legal entity`}>
        <LegalFields />
        <NumberField name="fiscalMonth" label={t`First month of the fiscal year (1 to 12)`} must />
      </FormPart>
      <SeriesFields name="series" kinds={SERIES} words={words} />
      <Defaults record={record} />
    </>
  );
}

export const form = masterForm({ schema: BookkeepingInput, Fields });
