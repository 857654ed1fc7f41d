import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { REASON_MAX } from '#shared/domains/identity/access-grant/limits.ts';
import { accessGrantMessages } from '#shared/domains/identity/access-grant/messages.ts';
import type { GrantRequest } from '#shared/domains/identity/access-grant/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { grantsWritten } from '../queries.ts';
import { ArtistFields, PeriodFields, PresetField, proposedDays } from './terms-fields.tsx';

const PROPOSED_DAYS = 13;

/** Asks for access for a person outside, such as an accountant or a stand-in. */
export function RequestDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { zone, allArtists } = useMe().user;
  const form = useZodForm<GrantRequest, GrantRequest>({
    schema: () => import('./form-schemas.ts').then(({ RequestSchema }) => RequestSchema),
    messages: accessGrantMessages,
    defaultValues: {
      name: '',
      email: '',
      preset: 'view',
      allArtists,
      artistIds: [],
      ...proposedDays(PROPOSED_DAYS, zone),
      reason: '',
    },
    onSubmit: async (body) => {
      const { name } = await call(accessGrantContract.routes.request, { body });
      await grantsWritten(queries);
      toast(<Trans>Access requested for {name}</Trans>);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Request temporary access`}
      action={<Trans>Request access</Trans>}
      keys="mod+enter"
      onClose={onClose}
    >
      <TextField name="name" label={t`Person`} must maxLength={100} autoComplete="off" />
      <TextField name="email" type="email" label={t`Email`} must maxLength={254} autoComplete="off" />
      <PresetField />
      <ArtistFields all={form.form.watch('allArtists')} artists={[]} />
      <PeriodFields />
      <TextareaField name="reason" label={t`Reason`} must rows={2} maxLength={REASON_MAX} />
    </FormDialog>
  );
}
