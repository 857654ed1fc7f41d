import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { meQuery } from '#web/platform/me.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toaster.ts';
import { ActingEnded } from './acting-ended.tsx';
import { useSignIn } from './use-sign-in.ts';
import './sign-in-again.css';

interface SignInAgainProps {
  readonly onClose: () => void;
  /** Opens the sign-in page; the typed values are lost. */
  readonly onLeave: () => void;
}

/** Asks a user whose session ended to sign in again and keep unsaved work; an operator can only leave. */
export function SignInAgain(props: SignInAgainProps) {
  const me = useQueryClient().getQueryData(meQuery.queryKey);
  return me?.impersonatedBy ? <ActingEnded {...props} name={me.user.name} /> : <OneselfAgain {...props} />;
}

function OneselfAgain({ onClose, onLeave }: SignInAgainProps) {
  const { t } = useLingui();
  const id = useId();
  const onDone = () => {
    onClose();
    toast(t`You're signed in again. Save once more.`);
  };
  const { failure, user, form } = useSignIn({ onDone, onLeave });
  return (
    <Dialog
      open
      title={t`You've been signed out`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onLeave}>{t`Leave without saving`}</Button>
          <Button type="submit" form={id} kind="primary" busy={form.busy}>
            {t`Sign in`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="acc-again">
        <p>{t`Your entries are still here but not saved. Sign in again to continue.`}</p>
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={t`Email`}
          readOnly={user !== undefined}
          must
        />
        <TextField name="password" type="password" autoComplete="current-password" label={t`Password`} must autoFocus />
      </Form>
    </Dialog>
  );
}
