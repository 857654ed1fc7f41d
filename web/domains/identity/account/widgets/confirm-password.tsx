import { useLingui } from '@lingui/react/macro';
import { forgetPendingChanges } from '#web/platform/pending-changes.ts';
import { sessionLost } from '#web/platform/session-lost.ts';
import { TextField } from '#web/ui/form/fields.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Asks for the password of the user, before an act that a sign-in of this morning is not enough for. */
export function ConfirmPassword({ onConfirmed, onClose }: Readonly<{ onConfirmed: () => void; onClose: () => void }>) {
  const { t } = useLingui();
  const onDone = () => {
    onClose();
    onConfirmed();
  };
  const onLeave = () => {
    // The only one is the password, which the sign-in page asks for again.
    forgetPendingChanges();
    sessionLost(undefined);
  };
  const { failure, form } = useSignIn({ onDone, onLeave });
  return (
    <FormDialog form={form} title={t`Enter your password`} onClose={onClose} action={t`Continue`}>
      <p>{t`You sign with your name. Your password proves that it is you.`}</p>
      {failure && <Notice tone="red">{failure}</Notice>}
      <TextField name="password" type="password" autoComplete="current-password" label={t`Password`} must autoFocus />
    </FormDialog>
  );
}
