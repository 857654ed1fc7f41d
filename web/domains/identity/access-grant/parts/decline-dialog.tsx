import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { REASON_MAX } from '#shared/domains/identity/access-grant/limits.ts';
import type { GrantRow } from '#shared/domains/identity/access-grant/schemas.ts';
import { call } from '#web/platform/api.ts';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { grantsWritten } from '../queries.ts';

interface DeclineDialogProps {
  readonly row: GrantRow;
  readonly onClose: () => void;
}
/** Declines a request, with a reason that its author reads. */
export function DeclineDialog({ row: { id, rev, name }, onClose }: DeclineDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ ReasonSchema }) => ReasonSchema),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await call(accessGrantContract.routes.decline, { body: { id, rev, reason } });
      await grantsWritten(queries);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      kind="danger"
      title={t`Decline access for ${name}`}
      action={<Trans>Decline</Trans>}
      onClose={onClose}
    >
      <TextareaField
        name="reason"
        label={t`Reason`}
        help={t`It is mailed to whoever asked.`}
        must
        rows={2}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
