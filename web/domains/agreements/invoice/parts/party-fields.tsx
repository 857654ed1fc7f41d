import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InvoiceInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { BuyerPicker } from '#web/domains/identity/roster/widgets/company-picker.tsx';
import { ContactPicker } from '#web/domains/identity/roster/widgets/contact-picker.tsx';
import { CurrencyField } from '#web/domains/reference/currency/widgets/currency-field.tsx';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { pickedItem } from '#web/ui/record/picked-item.ts';
import { PickerField } from '#web/ui/record/picker-field.tsx';
import type { PickerProps } from '#web/ui/record/record-picker.tsx';
import type { Named } from './named.ts';

/** Picks the contact of the buyer. Contacts of the billed company come first. */
function BuyersContactPicker(props: PickerProps) {
  const can = useCan();
  const companyId = useWatch<InvoiceInput, 'companyId'>({ name: 'companyId' });
  const asked = queryOf(companyContract.routes.get, { params: { id: companyId ?? '' } });
  const { data } = useQuery({ ...asked, enabled: Boolean(companyId) && can('company.read') });
  return <ContactPicker {...props} {...(companyId && data ? { company: { id: companyId, name: data.name } } : {})} />;
}

/** A credit note has these of the document that it takes back. */
function OwnFields({ invoice }: { readonly invoice: Named | undefined }) {
  const { t } = useLingui();
  const { getValues } = useFormContext<InvoiceInput>();
  const { company } = invoice ?? {};
  if (invoice?.creditOf)
    return (
      <p className="meta rec-wide">
        <Trans>
          Credits {invoice.creditOf.number}, to {company?.name ?? ''}
        </Trans>
      </p>
    );
  return (
    <>
      <MasterSelect name="bookkeepingId" label={t`Bookkeeping`} must list={bookkeepingContract.routes.list} />
      <CurrencyField name="currency" label={t`Currency`} kept={getValues('currency')} />
      <PickerField
        name="companyId"
        label={t`Company`}
        first={company ? pickedItem(company.companyId, company.name) : null}
        picker={BuyerPicker}
      />
    </>
  );
}

/** Asks for the seller and the buyer. */
export function PartyFields({ invoice }: { readonly invoice: Named | undefined }) {
  const { t } = useLingui();
  const { contact } = invoice ?? {};
  return (
    <div className="rec-fields">
      <OwnFields invoice={invoice} />
      <PickerField
        name="contactId"
        label={t`Contact`}
        first={contact ? pickedItem(contact.contactId, contact.fullName) : null}
        picker={BuyersContactPicker}
      />
      <TextField name="reference" label={t`Customer's reference`} maxLength={50} help={t`e.g. a PO number`} />
      <SelectField name="locale" label={t`Language of the invoice`} options={LOCALE_OPTIONS} />
    </div>
  );
}
