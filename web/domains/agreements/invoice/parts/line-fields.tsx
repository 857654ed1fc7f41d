import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { InvoiceInput, InvoiceLineInput } from '#shared/domains/agreements/invoice/schemas.ts';
import { vatRateContract } from '#shared/domains/reference/vat-rate/contract.ts';
import { exponentOf } from '#shared/kernel/money/money.ts';
import { useUnitWords } from '#web/domains/reference/product/widgets/unit-words.ts';
import { MasterSelect } from '#web/kits/master/master-select.tsx';
import { formatMoney } from '#web/platform/format.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { ControlField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import { Select } from '#web/ui/input.tsx';
import { itemOf } from '#web/ui/record/known-items.ts';
import { LineMore } from './line-more.tsx';

export const useInvoiceCurrency = (): string => useWatch<InvoiceInput, 'currency'>({ name: 'currency' });

/** Chooses one of the invoice's shows. It renders nothing without shows. */
function ShowSelect({ path }: { readonly path: string }) {
  const { t } = useLingui();
  const showIds = useWatch<InvoiceInput, 'showIds'>({ name: 'showIds' });
  if (showIds.length === 0) return null;
  return (
    <ControlField<string | undefined> name={`${path}.showId`} label={t`Show`}>
      {({ value, onChange }) => (
        <Select
          value={value ?? ''}
          placeholder={t`none`}
          options={showIds.map((id) => ({ value: id, label: itemOf(id).value }))}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </ControlField>
  );
}

/** Asks for a discount, in minor units of the invoice's currency. */
export function DiscountField({ path, label }: { readonly path: string; readonly label: string }) {
  const currency = useInvoiceCurrency();
  return <AmountField name={path} label={label} currency={currency} live />;
}

type LineFieldsProps = Readonly<{ path: string; place: number }>;
/** Asks for the text of a line that deducts an earlier document. Its amount is that document's. */
function DeductionFields({ path, place, taxable }: LineFieldsProps & { readonly taxable: number }) {
  const { t } = useLingui();
  const currency = useInvoiceCurrency();
  return (
    <>
      <TextField name={`${path}.text`} label={t`Line ${place}`} must maxLength={500} className="inv-text" />
      <p className="num inv-minus">{formatMoney(-taxable, currency)}</p>
    </>
  );
}

/** Asks for the fields of one line. */
export function LineFields({ path, place }: LineFieldsProps) {
  const deducts = useWatch({ name: `${path}.deducts` }) as InvoiceLineInput['deducts'];
  return deducts ? (
    <DeductionFields path={path} place={place} taxable={deducts.taxable} />
  ) : (
    <ChargeFields path={path} place={place} />
  );
}

function ChargeFields({ path, place }: LineFieldsProps) {
  const { t } = useLingui();
  const currency = useInvoiceCurrency();
  const units = useUnitWords();
  const digits = exponentOf(currency);
  return (
    <>
      <TextField name={`${path}.text`} label={t`Line ${place}`} must maxLength={500} className="inv-text" />
      <ScaledField name={`${path}.quantity`} label={t`Quantity`} must signed />
      <SelectField name={`${path}.unit`} label={t`Unit`} options={units} />
      <ScaledField name={`${path}.priceC`} label={t`Price`} must digits={digits + 2} least={digits} suffix={currency} />
      <MasterSelect
        name={`${path}.vatRateId`}
        label={t`VAT`}
        must
        list={vatRateContract.routes.list}
        firstAt="/vatrate"
      />
      <ScaledField name={`${path}.discountRate`} label={t`Discount`} suffix="%" />
      <DiscountField path={`${path}.discount`} label={t`Discount amount`} />
      <ShowSelect path={path} />
      <LineMore path={path} />
    </>
  );
}
