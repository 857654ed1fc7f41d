import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { subscriptionMessages } from '#shared/domains/operator/subscription/messages.ts';
import type {
  BillingDetails,
  Subscription,
  SubscriptionChange,
} from '#shared/domains/operator/subscription/schemas.ts';
import { OwnAddressField } from '#web/kits/record/own-address-field.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { subscriptionWritten } from '../queries.ts';

/** The addressee of the bills. `at`: the path of the details in the form. */
export function BillingFields({ at = '' }: { readonly at?: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name={`${at}name`} label={t`Name on the bills`} must maxLength={100} />
      <OwnAddressField name={`${at}address`} />
      <TextField name={`${at}vatNumber`} label={t`VAT number`} maxLength={20} />
      <TextField name={`${at}email`} label={t`Email for bills`} type="email" maxLength={254} />
      <TextField name={`${at}reference`} label={t`Your reference`} maxLength={50} />
    </>
  );
}

interface BillingDialogProps {
  readonly subscription: Subscription;
  readonly save: (change: SubscriptionChange) => Promise<unknown>;
  readonly onClose: () => void;
}
/** Changes the addressee of the bills. */
export function BillingDialog({ subscription: { rev, billing }, save, onClose }: BillingDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<BillingDetails, BillingDetails>({
    schema: () => import('./form-schemas.ts').then(({ BillingSchema }) => BillingSchema),
    defaultValues: billing,
    messages: subscriptionMessages,
    onSubmit: async (details) => {
      await save({ rev, billing: details });
      await subscriptionWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Billing details`} action={t`Save`} onClose={onClose}>
      <BillingFields />
    </FormDialog>
  );
}
