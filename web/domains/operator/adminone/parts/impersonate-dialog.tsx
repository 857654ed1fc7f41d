import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { call } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';

interface ImpersonateDialogProps {
  readonly tenantId: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}
/** Acting as a user is never silent: the agency's log keeps who did it and why. */
export function ImpersonateDialog({ tenantId, user, onClose }: ImpersonateDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useZodForm({
    schema: () => import('./form-schemas.ts').then(({ ReasonSchema }) => ReasonSchema),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await call(sessionContract.routes.impersonate, { body: { tenantId, userId: user.id, reason } });
      // Everything in memory belongs to somebody else now.
      location.assign('/');
    },
  });
  return (
    <Dialog
      open
      title={<Trans>Act as {user.name}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button kind="primary" type="submit" form={id} busy={form.busy}>
            {t`Act as this user`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id}>
        <ErrorSummary />
        <Notice tone="amber" fact={t`The agency can see it.`}>
          {t`Your name, this reason and everything you do are logged.`}
        </Notice>
        <TextField name="reason" label={t`Reason`} must maxLength={200} placeholder={t`e.g. the ticket number`} />
      </Form>
    </Dialog>
  );
}
