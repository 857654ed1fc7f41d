import { useLingui } from '@lingui/react/macro';
import { paymentTermContract } from '#shared/domains/reference/payment-term/contract.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { useCan } from '#web/platform/me.ts';
import { EAddressFields } from '#web/ui/form/e-address-fields.tsx';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';

/** How a company is paid, when it pays, and in which language it is written to. */
export function MoneyFields() {
  const { t } = useLingui();
  const can = useCan();
  return (
    <div className="rec-fields">
      <TextField name="bank.holder" label={t`Account holder`} maxLength={70} className="rec-wide" />
      <TextField name="bank.iban" label={t`IBAN`} maxLength={50} />
      <TextField name="bank.bic" label={t`BIC`} maxLength={20} />
      {can('masterData.read') && (
        <>
          <MasterSelect name="paymentTermId" label={t`Payment term`} list={paymentTermContract.routes.list} />
          <MasterSelect name="vatRateId" label={t`VAT rate`} list={vatRateContract.routes.list} />
        </>
      )}
      <SelectField
        name="culture"
        label={t`Language of emails and documents`}
        placeholder={t`the agency's`}
        options={LOCALE_OPTIONS}
      />
      <EAddressFields name="eAddress" />
      <TextField name="buyerReference" label={t`Reference on invoices`} maxLength={50} />
    </div>
  );
}
