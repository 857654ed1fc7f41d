import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { REASON_MAX } from '#shared/domains/identity/access-grant/limits.ts';
import { accessGrantMessages } from '#shared/domains/identity/access-grant/messages.ts';
import { call } from '#web/platform/api.ts';
import { useMe } from '#web/platform/me.ts';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { grantsWritten } from '../queries.ts';
import { PeriodFields, PresetField, proposedDays } from './terms-fields.tsx';

const PROPOSED_DAYS = 2;

interface SupportDialogProps {
  readonly tenantId: string;
  readonly onClose: () => void;
}
/** The operator asks an agency for access of their own. */
export function SupportDialog({ tenantId, onClose }: SupportDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { zone } = useMe().user;
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ SupportSchema }) => SupportSchema),
    messages: accessGrantMessages,
    defaultValues: { preset: 'view' as const, ...proposedDays(PROPOSED_DAYS, zone), reason: '' },
    onSubmit: async (asked) => {
      await call(accessGrantContract.routes.requestSupport, { body: { ...asked, tenantId } });
      await grantsWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Request access for support`}
      action={<Trans>Request access</Trans>}
      keys="mod+enter"
      onClose={onClose}
    >
      <p className="meta">
        <Trans>The agency's administrators read your name and the reason, and decide.</Trans>
      </p>
      <PresetField />
      <PeriodFields />
      <TextareaField name="reason" label={t`Reason`} must rows={2} maxLength={REASON_MAX} />
    </FormDialog>
  );
}
