import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { businessCentralContract } from '#shared/domains/reference/business-central/contract.ts';
import { businessCentralMessages } from '#shared/domains/reference/business-central/messages.ts';
import type { ConnectionInput, ShownConnection } from '#shared/domains/reference/business-central/schemas.ts';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { connectionWritten } from '../queries.ts';

const GUID_LENGTH = 36;
const EMPTY = { directory: '', environment: 'Production', company: '', client: '' };

type ConnectionDialogProps = Readonly<{ shown: ShownConnection; onClose: () => void }>;
/** Enters the connection to Business Central. A stored secret stays unless another one is typed. */
export function ConnectionDialog({ shown: { connection, rev }, onClose }: ConnectionDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<ConnectionInput, ConnectionInput>({
    schema: () => import('#shared/domains/reference/business-central/schemas.ts').then((all) => all.ConnectionInput),
    defaultValues: { ...EMPTY, ...connection, secret: '', rev },
    messages: businessCentralMessages,
    onSubmit: async (body) => {
      connectionWritten(queries, await call(businessCentralContract.routes.save, { body }));
      onClose();
    },
  });
  const guid = { maxLength: GUID_LENGTH, autoComplete: 'off', must: true } as const;
  return (
    <FormDialog form={form} title={t`Connect Business Central`} action={t`Save`} onClose={onClose}>
      <TextField name="directory" label={t`Directory (tenant) ID`} {...guid} />
      <TextField name="environment" label={t`Environment`} maxLength={30} must />
      <TextField name="company" label={t`Company ID`} {...guid} />
      <TextField name="client" label={t`Client ID`} {...guid} />
      <TextField
        name="secret"
        label={t`Client secret`}
        type="password"
        maxLength={200}
        autoComplete="new-password"
        must={!connection}
        help={connection ? t`Leave it empty to keep the stored one` : undefined}
      />
    </FormDialog>
  );
}
