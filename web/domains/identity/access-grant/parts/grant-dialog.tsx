import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { accessGrantMessages } from '#shared/domains/identity/access-grant/messages.ts';
import type { GrantRow, GrantTerms } from '#shared/domains/identity/access-grant/schemas.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';
import { grantsWritten } from '../queries.ts';
import { ArtistFields, inWholeDays, PeriodFields, PresetField } from './terms-fields.tsx';

interface GrantDialogProps {
  readonly row: GrantRow;
  readonly onClose: () => void;
}
/** Grants a request. The administrator may change its terms. */
export function GrantDialog({ row, onClose }: GrantDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { zone } = useMe().user;
  const { id, rev, name, email, reason, preset, allArtists, artists } = row;
  const form = useZodForm<GrantTerms, GrantTerms>({
    schema: () => import('./form-schemas.ts').then(({ DecisionSchema }) => DecisionSchema),
    messages: accessGrantMessages,
    defaultValues: { preset, allArtists, artistIds: artists.map((artist) => artist.id), ...inWholeDays(row, zone) },
    onSubmit: async (terms) => {
      await call(accessGrantContract.routes.grant, { body: { ...terms, id, rev } });
      await grantsWritten(queries);
      toast(<Trans>{name} has temporary access</Trans>);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Grant access to ${name}`}
      action={<Trans>Grant access</Trans>}
      keys="mod+enter"
      onClose={onClose}
    >
      <p className="meta">
        {email} · {reason}
      </p>
      <PresetField />
      <ArtistFields all={form.form.watch('allArtists')} artists={artists} />
      <PeriodFields />
    </FormDialog>
  );
}
