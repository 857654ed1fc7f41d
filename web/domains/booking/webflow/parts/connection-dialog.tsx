import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { webflowContract } from '#shared/domains/booking/webflow/contract.ts';
import { webflowMessages } from '#shared/domains/booking/webflow/messages.ts';
import type { ConnectionInput, ShownConnection } from '#shared/domains/booking/webflow/schemas.ts';
import { call } from '#web/platform/api.ts';
import { SelectField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { LinesField } from '#web/ui/form/lines-field.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { connectionWritten } from '../queries.ts';
import { useTargetNames } from './words.ts';
import '../webflow.css';

const MAX_LINES = 50;

function FieldLines() {
  const { t } = useLingui();
  return (
    <LinesField
      name="fields"
      legend={t`Fields of the Webflow form`}
      lineOf={(place) => t`Field ${place}`}
      removeOf={(place) => t`Remove field ${place}`}
      add={t`Add field`}
      blank={{ from: '', to: 'contactName' }}
      max={MAX_LINES}
      className="wfl-line"
    >
      {(path) => <FieldLine path={path} />}
    </LinesField>
  );
}
function FieldLine({ path }: { readonly path: string }) {
  const { t } = useLingui();
  return (
    <>
      <TextField name={`${path}.from`} label={t`Name at Webflow`} maxLength={100} must />
      <SelectField name={`${path}.to`} label={t`Field here`} options={useTargetNames()} />
    </>
  );
}

type SecretFieldProps = Readonly<{ name: string; label: string; must?: boolean; isStored: boolean; help: string }>;
function SecretField({ name, label, must = false, isStored, help }: SecretFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      name={name}
      label={label}
      type="password"
      maxLength={200}
      autoComplete="new-password"
      must={must && !isStored}
      help={isStored ? t`Leave it empty to keep the stored one` : help}
    />
  );
}

type ConnectionDialogProps = Readonly<{ shown: ShownConnection; onClose: () => void }>;
/** Enters the connection to Webflow. Stored secrets stay unless others are typed. */
export function ConnectionDialog({ shown: { connection, hasSecret, forms, rev }, onClose }: ConnectionDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm<ConnectionInput, ConnectionInput>({
    schema: () => import('#shared/domains/booking/webflow/schemas.ts').then((all) => all.ConnectionInput),
    defaultValues: {
      ...(connection ?? { webformId: forms[0]?.id ?? '', formName: '', fields: [] }),
      token: '',
      secret: '',
      rev,
    },
    messages: webflowMessages,
    onSubmit: async (body) => {
      connectionWritten(queries, await call(webflowContract.routes.save, { body }));
      onClose();
    },
  });
  const options = forms.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog form={form} title={t`Connect Webflow`} action={t`Save`} onClose={onClose}>
      <SecretField
        name="token"
        label={t`API token of the site`}
        must
        isStored={connection !== undefined}
        help={t`In Webflow: Site settings, Apps and integrations, API access`}
      />
      <SecretField
        name="secret"
        label={t`Signing secret of the webhook`}
        isStored={hasSecret}
        help={t`Webflow shows it when its webhook has our address. Leave it empty until then.`}
      />
      <SelectField name="webformId" label={t`Requests become those of`} options={options} must />
      <TextField
        name="formName"
        label={t`Name of the form at Webflow`}
        maxLength={100}
        help={t`Leave it empty to take every form of the site`}
      />
      <p className="meta">
        {t`Fields such as “Name”, “Email” and “Date” are recognised. Add only the others. What fits nowhere is kept in the message.`}
      </p>
      <FieldLines />
    </FormDialog>
  );
}
