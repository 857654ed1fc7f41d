import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { passwordMessages } from '#shared/domains/identity/account/messages.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { call } from '#web/platform/api.ts';
import { ApiError } from '#web/platform/api-error.ts';
import { authFailureOf, requestResetCode } from '#web/platform/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Shown } from '#web/ui/form/shown.ts';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EntryPage } from '../parts/entry-page.tsx';
import { useAuthWords } from '../widgets/auth-words.ts';
import { NewPasswordField } from '../widgets/new-password-field.tsx';
import { passwordSchemas } from '../widgets/password.ts';

const { confirmReset } = sessionContract.routes;
const route = getRouteApi('/public/account/resetmypassword');
const address = () => passwordSchemas().then(({ ResetAddress }) => ResetAddress);
const reset = () => passwordSchemas().then(({ Reset }) => Reset);
/** The page loads its data anew this long after the password was set (spec section 9). */
const RELOAD_MS = 4_000;

function AskCode({ initial, onSent }: { readonly initial: string; readonly onSent: (email: string) => void }) {
  const { t } = useLingui();
  const words = useAuthWords();
  const [failure, setFailure] = useState<string>();
  const form = useZodForm({
    schema: address,
    defaultValues: { email: initial },
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await requestResetCode(values.email);
        onSent(values.email);
      } catch (error) {
        const reason = authFailureOf(error);
        // An unknown address gets the same answer as a known one.
        if (reason === 'wrong') return onSent(values.email);
        setFailure(words(reason));
        throw new Shown();
      }
    },
  });
  return (
    <EntryPage title={t`Reset my password`} text={t`We'll email you a code.`}>
      <Form form={form}>
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField name="email" type="email" autoComplete="username" label={t`Email`} must />
        <Button type="submit" kind="primary" size="lg" busy={form.busy}>
          {t`Email me a code`}
        </Button>
      </Form>
      <div className="entry-links">
        <Link to="/account/signin" search={{}} className="link">
          {t`Back to sign in`}
        </Link>
      </div>
    </EntryPage>
  );
}

type SetPasswordProps = Readonly<{ address: string; onDone: () => void; onAgain: () => void }>;
function SetPassword({ address, onDone, onAgain }: SetPasswordProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const form = useZodForm({
    schema: reset,
    defaultValues: { code: '', password: '' },
    messages: passwordMessages,
    onSubmit: async ({ code, password }) => {
      setFailure(undefined);
      try {
        await call(confirmReset, { body: { email: address, code, password } });
        onDone();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setFailure(error.message);
        throw new Shown();
      }
    },
  });
  return (
    <EntryPage title={t`Check your email`} text={<Trans>If {address} has an account, we've sent it a code.</Trans>}>
      <Form form={form}>
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField name="code" inputMode="numeric" autoComplete="one-time-code" label={t`Code`} must />
        <NewPasswordField name="password" />
        <Button type="submit" kind="primary" size="lg" busy={form.busy}>
          {t`Set new password`}
        </Button>
      </Form>
      <div className="entry-links">
        <button type="button" className="link" onClick={onAgain}>
          {t`Email me a new code`}
        </button>
      </div>
    </EntryPage>
  );
}

function Finished() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: '/account/signin', search: {} }), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <EntryPage title={<Trans>Your password is set</Trans>} text={<Trans>You can now sign in with it.</Trans>}>
      <Link to="/account/signin" search={{}} className="btn primary lg">
        <Trans>Sign in</Trans>
      </Link>
    </EntryPage>
  );
}

export function ResetPasswordPage() {
  const { email: initial = '' } = route.useSearch();
  const [sentTo, setSentTo] = useState<string>();
  const [finished, setFinished] = useState(false);
  if (finished) return <Finished />;
  if (!sentTo) return <AskCode initial={initial} onSent={setSentTo} />;
  return <SetPassword address={sentTo} onDone={() => setFinished(true)} onAgain={() => setSentTo(undefined)} />;
}
