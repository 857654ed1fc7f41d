import { Trans, useLingui } from '@lingui/react/macro';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { NOTE_MAX } from '#shared/domains/operator/client-onboarding/limits.ts';
import type { InvitationInput } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { LOCALE_OPTIONS } from '#shared/kernel/text/locale.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { SelectField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { toast } from '#web/ui/toaster.ts';

/** Invites a new agency: its name, and the person who opens it. */
export function InviteDialog({ onClose, onMade }: Readonly<{ onClose: () => void; onMade: () => Promise<unknown> }>) {
  const { t } = useLingui();
  const { locale } = useMe().user;
  const form = useZodForm<InvitationInput, InvitationInput>({
    schema: () => import('./form-schemas.ts').then(({ InvitationSchema }) => InvitationSchema),
    defaultValues: { agencyName: '', name: '', email: '', locale, note: '' },
    onSubmit: async (body) => {
      const { contact } = await call(clientOnboardingContract.routes.create, { body });
      toast(<Trans>The invitation is on its way to {contact.email}</Trans>);
      await onMade();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t`Invite agency`} action={t`Send invitation`} keys="mod+enter" onClose={onClose}>
      <TextField name="agencyName" label={t`Agency`} must maxLength={100} autoComplete="off" />
      <TextField name="name" label={t`Contact`} must maxLength={100} autoComplete="off" />
      <TextField name="email" type="email" label={t`Email`} must maxLength={254} autoComplete="off" />
      <SelectField name="locale" label={t`Language`} options={LOCALE_OPTIONS} />
      <TextareaField name="note" label={t`Message`} rows={3} maxLength={NOTE_MAX} />
    </FormDialog>
  );
}
