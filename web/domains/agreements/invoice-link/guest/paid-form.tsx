import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PAID_REFERENCE_MAX } from '#shared/domains/agreements/invoice/statement.ts';
import { invoiceLinkContract } from '#shared/domains/agreements/invoice-link/contract.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { localToday } from '#web/platform/today.ts';
import { DatePicker } from '#web/ui/controls/date-picker.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PayerForm } from './form.tsx';
import { useAct, usePayer } from './payer.ts';

/** Announces a payment. It books nothing. */
export function PaidForm() {
  const { t } = useLingui();
  const { agency } = usePayer().view;
  const [on, setOn] = useState<LocalDate | ''>(localToday());
  const [reference, setReference] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useAct(invoiceLinkContract.routes.sayPaid);
  const problem =
    on === '' ? t`Please fill in this field` : on > localToday() ? t`The date is in the future` : undefined;
  const submit = () => {
    setChecked(true);
    if (on !== '' && !problem) mutate({ on, reference });
    return problem === undefined;
  };
  return (
    <PayerForm
      title={t`I have paid`}
      lead={<Trans>{agency} then looks for your payment at their bank. The invoice stays open until it arrives.</Trans>}
      action={<Trans>Tell {agency}</Trans>}
      busy={isPending}
      error={error}
      onSubmit={submit}
    >
      <Field label={t`Paid on`} must error={isChecked ? problem : undefined}>
        <DatePicker value={on} onChange={setOn} />
      </Field>
      <Field label={t`Reference of your payment`}>
        <Input
          value={reference}
          maxLength={PAID_REFERENCE_MAX}
          autoComplete="off"
          onChange={(event) => setReference(event.target.value)}
        />
      </Field>
    </PayerForm>
  );
}
