import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { subscriptionMessages } from '#shared/domains/operator/subscription/messages.ts';
import type { Period, Plan, Subscription, SubscriptionChange } from '#shared/domains/operator/subscription/schemas.ts';
import { useFormat } from '#web/platform/format.ts';
import { SelectField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { subscriptionWritten } from '../queries.ts';
import { usePeriodNames } from './words.ts';

interface Terms {
  readonly seats: number;
  readonly plan: string;
  readonly period: Period;
}
/** The fields that decide about the price, and what it comes to. */
export function TermsFields({ plans, currency }: { readonly plans: readonly Plan[]; readonly currency: string }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const periods = usePeriodNames();
  const { seats, plan, period } = useWatch<Terms>() as Partial<Terms>;
  const price = plans.find(({ name }) => name === plan)?.[period ?? 'month'];
  const options = plans.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <NumberField name="seats" label={t`Seats`} must help={t`Each user who may sign in takes a seat`} />
      <SelectField name="plan" label={t`Plan`} options={options} must />
      <SelectField name="period" label={t`Billed`} options={periods} must />
      {price !== undefined && Boolean(seats) && (
        <p className="meta" aria-live="polite">
          <Trans>{money(price * (seats ?? 0), currency)} plus VAT for a period</Trans>
        </p>
      )}
    </>
  );
}

interface TermsDialogProps {
  readonly subscription: Subscription;
  readonly save: (change: SubscriptionChange) => Promise<unknown>;
  readonly onClose: () => void;
}
/** Changes seats, plan and length. */
export function TermsDialog({ subscription, save, onClose }: TermsDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { rev, seats, plan, period, next, plans, currency } = subscription;
  const own = plans.some(({ name }) => name === plan.name) ? plans : [plan, ...plans];
  const form = useZodForm<Terms, Terms>({
    schema: () => import('./form-schemas.ts').then(({ TermsSchema }) => TermsSchema),
    defaultValues: {
      seats: next?.seats ?? seats,
      plan: next?.plan?.name ?? plan.name,
      period: next?.period ?? period,
    },
    messages: subscriptionMessages,
    onSubmit: async (terms) => {
      await save({ rev, ...terms });
      await subscriptionWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Change the subscription`}
      action={t`Save`}
      onClose={onClose}
      hint={t`More seats count at once and are billed for the rest of the period. All else counts with the next period.`}
    >
      <TermsFields plans={own} currency={currency} />
    </FormDialog>
  );
}
