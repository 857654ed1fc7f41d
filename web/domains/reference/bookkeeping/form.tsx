import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import {
  type Bookkeeping,
  BookkeepingInput,
  bookkeepingContract,
  FOOTER_MAX,
  INTRO_MAX,
  LEGAL_MAX,
} from '#shared/domains/reference/bookkeeping/contract.ts';
import { ISSUE_FLOWS } from '#shared/domains/reference/bookkeeping/issue-flow.ts';
import { brandContract } from '#shared/domains/reference/brand/contract.ts';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { CodeField } from '#web/kits/master/code-field.tsx';
import { FormPart } from '#web/kits/master/form-part.tsx';
import { LogoFields } from '#web/kits/master/image-field.tsx';
import { LegalFields } from '#web/kits/master/legal-fields.tsx';
import { masterForm } from '#web/kits/master/master-config.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { SeriesFields } from '#web/kits/master/series-fields.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField, SwitchField } from '#web/ui/form/fields.tsx';
import { LanguageTextField } from '#web/ui/form/language-text-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { ReminderFields } from './reminder-fields.tsx';

const { routes } = bookkeepingContract;

function Defaults({ record }: { readonly record?: Bookkeeping | undefined }) {
  const { t } = useLingui();
  return (
    <FormPart title={t`Defaults for new documents`}>
      <CurrencyField name="currency" label={t`Currency`} kept={record?.currency} />
      <MasterSelect name="vatRateId" label={t`VAT rate`} list={vatRateContract.routes.list} />
      <MasterSelect name="paymentTermId" label={t`Payment term`} list={paymentTermContract.routes.list} />
      <MasterSelect name="bankAccountId" label={t`Bank account`} list={bankAccountContract.routes.list} />
      <MasterSelect name="brandId" label={t`Brand`} list={brandContract.routes.list} />
      <LogoFields routes={routes} record={record} />
    </FormPart>
  );
}

/** How a draft invoice is issued. */
function IssueFlowField() {
  const { t } = useLingui();
  const words = { direct: t`Issue at once`, review: t`After a review`, fourEyes: t`After a review, by someone else` };
  return (
    <SelectField
      name="issueFlow"
      label={t`Issue of invoices`}
      help={t`Reviewers are users with the right to review invoices`}
      options={ISSUE_FLOWS.map((value) => ({ value, label: words[value] }))}
    />
  );
}

/** A bookkeeping of artists, whose documents the agency issues in their name. */
function ArtistPart() {
  const { t } = useLingui();
  const isArtists = useWatch({ name: 'isArtists' });
  return (
    <FormPart title={t`Invoices in the name of an artist`}>
      <SwitchField name="isArtists" label={t`The artist is the seller, and the agency issues the documents`} />
      {isArtists && (
        <>
          <DateField
            name="mandateOn"
            label={t`Date of the mandate`}
            help={t`Add the mandate to the files of the artist, with the label "Mandate to invoice"`}
          />
          <DateField
            name="selfBillOn"
            label={t`Date of the agreement on self-billing`}
            help={t`Add the agreement to the files of the artist, with the label "Agreement on self-billing"`}
          />
          <NumberField
            name="silenceDays"
            label={t`Days after which silence accepts a self-billed invoice (0: never)`}
            must
          />
        </>
      )}
    </FormPart>
  );
}

function Texts() {
  const { t } = useLingui();
  return (
    <FormPart title={t`Texts on documents`}>
      <LanguageTextField
        name="intro"
        label={t`Introduction on invoices`}
        help={t`For invoices without a text of their own`}
        maxLength={INTRO_MAX}
      />
      <LanguageTextField
        name="legalText"
        label={t`Closing text on invoices`}
        help={t`Such as your general terms`}
        maxLength={LEGAL_MAX}
      />
      <LanguageTextField
        name="footer"
        label={t`Footer`}
        help={t`At the foot of all documents and emails, below your contact details`}
        maxLength={FOOTER_MAX}
      />
    </FormPart>
  );
}

function Fields({ record }: { readonly record?: Bookkeeping | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <CodeField codeExists={routes.codeExists} record={record} maxLength={10} />
      <FormPart title={t`Legal entity`}>
        <LegalFields />
        <NumberField name="fiscalMonth" label={t`First month of the fiscal year (1 to 12)`} must />
      </FormPart>
      <SeriesFields name="series" />
      <FormPart title={t`Invoices`}>
        <IssueFlowField />
      </FormPart>
      <ArtistPart />
      <Defaults record={record} />
      <Texts />
      <ReminderFields />
    </>
  );
}

export const form = masterForm({ schema: BookkeepingInput, Fields });
