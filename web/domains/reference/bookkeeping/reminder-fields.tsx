import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Bookkeeping } from '#shared/domains/reference/bookkeeping/contract.ts';
import { FormPart } from '#web/kits/master/form-part.tsx';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { SwitchField } from '#web/ui/form/fields.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { ScaledField } from '#web/ui/form/scaled-field.tsx';

/** When debtors of a bookkeeping are reminded, and what a late payment costs them. */
export function ReminderFields() {
  const { t } = useLingui();
  const currency: Bookkeeping['currency'] = useWatch({ name: 'currency' }) || 'EUR';
  const levels = [t`First reminder`, t`Second reminder`, t`Third reminder`];
  return (
    <FormPart title={t`Payment reminders`}>
      <p className="meta">
        {t`Fee and interest are part of the claim in the email; they are not booked. The texts are under Automatic emails.`}
      </p>
      {levels.map((level, i) => (
        <div key={level} className="cols3">
          <NumberField name={`reminders.steps.${i}.afterDays`} label={t`${level}: days late`} must />
          <AmountField name={`reminders.steps.${i}.fee`} label={t`Fee`} currency={currency} must />
          <ScaledField name={`reminders.steps.${i}.rate`} label={t`Interest per year`} must suffix="%" />
        </div>
      ))}
      <AmountField name="reminders.minimum" label={t`Smallest amount to remind of`} currency={currency} must />
      <SwitchField name="reminders.sendsByItself" label={t`Send reminders automatically every morning`} />
    </FormPart>
  );
}
