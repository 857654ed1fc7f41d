import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { apiTokenMessages } from '#shared/domains/operator/api-token/messages.ts';
import type { ApiTokenInput } from '#shared/domains/operator/api-token/schemas.ts';
import type { Permission } from '#shared/kernel/access/permission.ts';
import { RightGroups } from '#web/domains/identity/user/widgets/right-groups.tsx';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { CheckboxField, ControlField, SelectField, TextField } from '#web/ui/form/fields.tsx';
import { MakingDialog } from '#web/ui/form/making-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Select } from '#web/ui/input.tsx';
import { tokensWritten } from '../queries.ts';
import { MadeToken } from './made-token.tsx';

/** The lives that are offered, in days. */
const LIVES = [7, 30, 90, 180, 365];

function useMaking() {
  const queries = useQueryClient();
  const [token, setToken] = useState<string>();
  const form = useZodForm<ApiTokenInput, ApiTokenInput>({
    schema: () => import('./form-schema.ts').then(({ TokenSchema }) => TokenSchema),
    defaultValues: { kind: 'personal', label: '', permissions: [], isReadOnly: false, days: 90 },
    messages: apiTokenMessages,
    onSubmit: async (body) => {
      const made = await call(apiTokenContract.routes.create, { body });
      setToken(made.token);
      await tokensWritten(queries);
    },
  });
  return { token, form };
}

function DaysField() {
  const { t } = useLingui();
  return (
    <ControlField<number> name="days" label={t`Expires`} must>
      {({ id, value, onChange }) => (
        <Select
          id={id}
          options={LIVES.map((days) => ({ value: String(days), label: t`After ${days} days` }))}
          value={String(value)}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
    </ControlField>
  );
}

function RightsField() {
  const { t } = useLingui();
  const { permissions: mine } = useMe();
  return (
    <ControlField<readonly Permission[]> name="permissions" label={t`Rights`} must group>
      {({ value, onChange }) => (
        <RightGroups
          shown={mine}
          mine={mine}
          chosen={value}
          onChange={(rights, on) =>
            onChange(on ? [...new Set([...value, ...rights])] : value.filter((right) => !rights.includes(right)))
          }
        />
      )}
    </ControlField>
  );
}

function TokenFields({ mayMakeAgency }: Pick<NewTokenDialogProps, 'mayMakeAgency'>) {
  const { t } = useLingui();
  return (
    <>
      <TextField name="label" label={t`Which program is it for?`} must maxLength={60} placeholder={t`Website`} />
      {mayMakeAgency && (
        <SelectField
          name="kind"
          label={t`Acts`}
          options={{ personal: t`As you, within your rights`, agency: t`For the agency, even after you have left` }}
        />
      )}
      <DaysField />
      <CheckboxField name="isReadOnly" label={t`Only reads`} />
      <RightsField />
    </>
  );
}

type NewTokenDialogProps = Readonly<{ mayMakeAgency: boolean; onClose: () => void }>;
/** Asks for the rights of a token, then shows the token this once. */
export function NewTokenDialog({ mayMakeAgency, onClose }: NewTokenDialogProps) {
  const { t } = useLingui();
  const { token, form } = useMaking();
  return (
    <MakingDialog
      form={form}
      title={t`New API token`}
      action={t`Create token`}
      made={token && <MadeToken token={token} />}
      onClose={onClose}
    >
      <TokenFields mayMakeAgency={mayMakeAgency} />
    </MakingDialog>
  );
}
