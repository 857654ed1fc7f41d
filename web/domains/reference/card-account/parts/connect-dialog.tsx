import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { cardAccountContract } from '#shared/domains/reference/card-account/contract.ts';
import { cardAccountMessages } from '#shared/domains/reference/card-account/messages.ts';
import type { CardAccount, CardAccountInput } from '#shared/domains/reference/card-account/schemas.ts';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { accountsWritten } from '../queries.ts';

type ConnectDialogProps = Readonly<{ shown: CardAccount; onClose: () => void }>;
/** Enters the secret key of an account at Stripe. */
export function ConnectDialog({ shown: { bookkeepingId, bookkeepingName, rev }, onClose }: ConnectDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<CardAccountInput, CardAccountInput>({
    schema: () => import('./form-schema.ts').then(({ KeySchema }) => KeySchema),
    defaultValues: { bookkeepingId, key: '', rev },
    messages: cardAccountMessages,
    onSubmit: async (body) => {
      await call(cardAccountContract.routes.connect, { body });
      await accountsWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Connect ${bookkeepingName} with Stripe`}
      action={t`Connect`}
      onClose={onClose}
      hint={t`You find the key at Stripe under Developers, API keys. A restricted key is enough.`}
    >
      <TextField
        name="key"
        label={t`Secret key`}
        type="password"
        maxLength={200}
        autoComplete="new-password"
        must
        help={t`A key that begins with sk_test_ takes test payments only`}
      />
    </FormDialog>
  );
}
