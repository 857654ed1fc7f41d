import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { subscriptionContract } from '#shared/domains/operator/subscription/contract.ts';
import { subscriptionMessages } from '#shared/domains/operator/subscription/messages.ts';
import type { NewSubscription, Offer } from '#shared/domains/operator/subscription/schemas.ts';
import { NO_ADDRESS } from '#shared/kernel/geo/no-address.ts';
import { call } from '#web/platform/api.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { subscriptionWritten } from '../queries.ts';
import { BillingFields } from './billing-dialog.tsx';
import { TermsFields } from './terms-dialog.tsx';

type Start = Omit<NewSubscription, 'clientId'>;

interface StartDialogProps {
  readonly client: { readonly id: string; readonly name: string; readonly maxUsers: number };
  readonly offer: Offer;
  readonly onClose: () => void;
}
/** Starts the subscription of a client. */
export function StartDialog({ client, offer, onClose }: StartDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<Start, Start>({
    schema: () => import('./form-schemas.ts').then(({ StartSchema }) => StartSchema),
    defaultValues: {
      seats: client.maxUsers,
      plan: offer.plans[0]?.name ?? '',
      period: 'month',
      billing: { name: client.name, address: NO_ADDRESS, vatNumber: '', email: '', reference: '' },
    },
    messages: subscriptionMessages,
    onSubmit: async (fields) => {
      await call(subscriptionContract.routes.start, { body: { ...fields, clientId: client.id } });
      await subscriptionWritten(queries);
      onClose();
    },
  });
  const { trialDays } = offer;
  return (
    <FormDialog
      form={form}
      title={t`Start the subscription of ${client.name}`}
      action={t`Start`}
      onClose={onClose}
      hint={<Trans>The first bill is made after a trial of {trialDays} days.</Trans>}
    >
      <TermsFields plans={offer.plans} currency={offer.currency} />
      <BillingFields at="billing." />
    </FormDialog>
  );
}
