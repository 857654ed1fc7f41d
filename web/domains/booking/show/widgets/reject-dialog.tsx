import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Show } from '#shared/domains/booking/show/schemas.ts';
import { webformContract } from '#shared/domains/booking/webform/contract.ts';
import { call } from '#web/platform/api.ts';
import { SelectField, SwitchField, TextareaField, TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

function MailFields() {
  const { t } = useLingui();
  const [as, tells] = useWatch({ name: ['as', 'tells'] }) as readonly [string, boolean];
  if (as === 'spam') return null;
  return (
    <>
      <SwitchField name="tells" label={t`Email the sender`} />
      {tells && <TextareaField name="mail" label={t`Email text`} rows={4} maxLength={1000} />}
    </>
  );
}

type RejectDialogProps = Readonly<{ show: Pick<Show, 'id' | 'rev'>; onClose: () => void; onDone: () => void }>;
/** No, for a reason; the mail is a choice. */
export function RejectDialog({ show, onClose, onDone }: RejectDialogProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => import('../parts/form-schemas.ts').then(({ RefusalSchema }) => RefusalSchema),
    defaultValues: { as: 'rejected' as const, reason: '', tells: false, mail: '' },
    onSubmit: async ({ as, reason, tells, mail }) => {
      const told = tells && as !== 'spam' ? { mail } : {};
      await call(webformContract.routes.reject, { body: { showId: show.id, rev: show.rev, as, reason, ...told } });
      onDone();
    },
  });
  const kinds = { rejected: t`rejected`, duplicate: t`a duplicate`, spam: t`spam` };
  return (
    <FormDialog
      form={form}
      title={t`Reject the request`}
      onClose={onClose}
      action={t`Reject request`}
      kind="danger"
      className="wf-stack"
    >
      <SelectField name="as" label={t`Reason type`} options={kinds} />
      <TextField name="reason" label={t`Internal reason`} must maxLength={500} />
      <MailFields />
    </FormDialog>
  );
}
