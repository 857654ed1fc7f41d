import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { hubspotContract } from '#shared/domains/relations/hubspot/contract.ts';
import { hubspotMessages } from '#shared/domains/relations/hubspot/messages.ts';
import type { ConnectionInput, ShownConnection } from '#shared/domains/relations/hubspot/schemas.ts';
import { useRoleNames } from '#web/domains/relations/company/widgets/company-words.ts';
import { call } from '#web/platform/api.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { connectionWritten } from '../queries.ts';
import { useDirectionWords } from './words.ts';

const NEW = { company: 'both', contact: 'both', newRole: 'promoter' } as const;

type ConnectionDialogProps = Readonly<{ shown: ShownConnection; onClose: () => void }>;
/** Enters the token of a private app and the directions. A stored token stays unless another one is typed. */
export function ConnectionDialog({ shown: { connection, rev }, onClose }: ConnectionDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const directions = useDirectionWords();
  // A venue must say where it is, which HubSpot may not know.
  const { venue: _venue, ...roles } = useRoleNames();
  const { company, contact, newRole } = connection ?? NEW;
  const form = useZodForm<ConnectionInput, ConnectionInput>({
    schema: () => import('#shared/domains/relations/hubspot/schemas.ts').then((all) => all.ConnectionInput),
    defaultValues: { company, contact, newRole, token: '', rev },
    messages: hubspotMessages,
    onSubmit: async (body) => {
      connectionWritten(queries, await call(hubspotContract.routes.save, { body }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Connect HubSpot`}
      action={t`Save`}
      onClose={onClose}
      hint={t`Make a private app at HubSpot with the scopes for reading and writing contacts and companies.`}
    >
      <TextField
        name="token"
        label={t`Access token`}
        type="password"
        maxLength={200}
        autoComplete="new-password"
        must={!connection}
        help={connection ? t`Leave it empty to keep the stored one` : undefined}
      />
      <SelectField name="company" label={t`Companies`} options={directions} />
      <SelectField name="contact" label={t`Contacts`} options={directions} />
      <SelectField name="newRole" label={t`Role of companies from HubSpot`} options={roles} />
    </FormDialog>
  );
}
