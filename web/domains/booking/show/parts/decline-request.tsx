import { useLingui } from '@lingui/react/macro';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { call } from '#web/platform/api.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

type DeclineRequestProps = Readonly<{ show: Pick<ShowRow, 'id' | 'rev'>; onClose: () => void; onDone: () => void }>;
/** Declines a request of an outside user, who reads the reason in the inbox. */
export function DeclineRequest({ show, onClose, onDone }: DeclineRequestProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ DeclineSchema }) => DeclineSchema),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await call(showContract.routes.decline, { body: { showId: show.id, rev: show.rev, reason } });
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t`Decline the request`}
      onClose={onClose}
      action={t`Decline request`}
      kind="danger"
      hint={t`The person who asked reads the reason.`}
    >
      <TextField name="reason" label={t`Reason`} maxLength={200} />
    </FormDialog>
  );
}
