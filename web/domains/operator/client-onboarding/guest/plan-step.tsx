import { useLingui } from '@lingui/react/macro';
import { SEATS_MAX } from '#shared/domains/operator/client-onboarding/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { Text, textIn } from './text-field.tsx';

/** The plan: how many users, and how often it is paid. */
export function PlanStep() {
  const { t } = useLingui();
  const { seats = 3, period = 'month' } = useReading().view.answers.plan ?? {};
  const periods = [
    { value: 'month', label: t`Monthly` },
    { value: 'year', label: t`Yearly` },
  ];
  return (
    <StepForm
      title={t`Plan`}
      lead={t`You can change both later.`}
      read={(form) => ({
        step: 'plan',
        seats: Number(textIn(form, 'seats') || Number.NaN),
        period: form.get('period') === 'year' ? 'year' : 'month',
      })}
    >
      <Text
        name="seats"
        label={t`Users`}
        value={String(seats)}
        must
        max={3}
        type="number"
        help={t`At most ${SEATS_MAX}.`}
      />
      <Field label={t`Payment`} must>
        <Select name="period" options={periods} defaultValue={period} />
      </Field>
    </StepForm>
  );
}
