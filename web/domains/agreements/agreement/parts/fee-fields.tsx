import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { nightText } from '#shared/domains/agreements/agreement/several.ts';
import { formatMoney, formatRate, useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { ControlField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { RemoveRow } from '#web/ui/form/remove-row.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';
import type { DraftValues } from './draft-values.ts';

const useCurrency = () => useWatch<DraftValues, 'document.currency'>({ name: 'document.currency' });

function Amount({ name, label }: { readonly name: string; readonly label: string }) {
  const currency = useCurrency();
  return <AmountField name={name} label={label} currency={currency} allowNegative />;
}

function Totals() {
  const lines = useWatch<DraftValues, 'document.lines'>({ name: 'document.lines' });
  const currency = useCurrency();
  const { net, vat, gross } = agreementTotals(lines);
  return (
    <dl className="ct-sums num">
      <dt>
        <Trans>Net</Trans>
      </dt>
      <dd>{formatMoney(net, currency)}</dd>
      {vat.map(({ rate, amount }) => (
        <div key={rate} className="ct-sum">
          <dt>
            <Trans>VAT {formatRate(rate)}</Trans>
          </dt>
          <dd>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
      <dt className="strong">
        <Trans>To pay</Trans>
      </dt>
      <dd className="strong">{formatMoney(gross, currency)}</dd>
    </dl>
  );
}

function Lines() {
  const { t } = useLingui();
  const { day } = useFormat();
  const shows = useWatch<DraftValues, 'document.shows'>({ name: 'document.shows' }) ?? [];
  /** The show that a line charges, in a document of several. */
  const nightOf = (id: string | undefined) => {
    const show = shows.find(({ showId }) => showId === id);
    return show && nightText(show, (days) => day(days));
  };
  const { control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.lines' });
  return (
    <>
      {fields.map(({ id, showId }, i) => (
        <div key={id} className="ct-line">
          <TextField name={`document.lines.${i}.text`} label={nightOf(showId) ?? t`Description`} />
          <Amount name={`document.lines.${i}.net`} label={t`Net amount`} />
          <ScaledField name={`document.lines.${i}.vatRate`} label={t`VAT`} suffix="%" />
          <RemoveRow label={t`Remove line ${i + 1}`} disabled={fields.length === 1} onClick={() => remove(i)}>
            <X size={14} />
          </RemoveRow>
        </div>
      ))}
      <Button
        size="sm"
        icon={<Plus size={13} />}
        onClick={() => append({ text: '', quantity: 1, net: 0, vatRate: 21_000 })}
      >
        {t`Add a line`}
      </Button>
    </>
  );
}

function Payments() {
  const { t } = useLingui();
  const { control } = useFormContext<DraftValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.payments' });
  const date = useWatch<DraftValues, 'document.date'>({ name: 'document.date' });
  return (
    <>
      {fields.map(({ id }, i) => (
        <div key={id} className="ct-line">
          <TextField name={`document.payments.${i}.text`} label={t`Payment`} />
          <Amount name={`document.payments.${i}.amount`} label={t`Amount`} />
          <ControlField<string> name={`document.payments.${i}.due`} label={t`Due`}>
            {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
          </ControlField>
          <RemoveRow label={t`Remove payment ${i + 1}`} onClick={() => remove(i)}>
            <X size={14} />
          </RemoveRow>
        </div>
      ))}
      <Button size="sm" icon={<Plus size={13} />} onClick={() => append({ text: '', amount: 0, due: date })}>
        {t`Add a payment`}
      </Button>
    </>
  );
}

/** Asks for the fee of the performance, its VAT and its due dates. */
export function FeeFields() {
  const { t } = useLingui();
  return (
    <div className="ct-f">
      <Lines />
      <Totals />
      <TextareaField name="document.deal" label={t`The deal in words`} rows={2} />
      <TextareaField name="document.vatText" label={t`Why no VAT is charged`} rows={2} />
      <Payments />
    </div>
  );
}
