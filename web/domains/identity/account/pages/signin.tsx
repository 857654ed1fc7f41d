import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { passwordMessages } from '#shared/domains/identity/account/messages.ts';
import { wasActing } from '#web/platform/acting.ts';
import { rememberReturn } from '#web/platform/return-address.ts';
import { type AuthStep, answerNewPassword, signIn } from '#web/platform/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { part } from '#web/ui/part.tsx';
import { CodeForm, type StepProps } from '../parts/code-form.tsx';
import { EntryPage } from '../parts/entry-page.tsx';
import { type Credentials, RecoveryForm } from '../parts/recovery-form.tsx';
import { useAttempt } from '../parts/use-attempt.ts';
import { useEnter } from '../parts/use-enter.ts';
import { NewPasswordField } from '../widgets/new-password-field.tsx';
import { checkPassword, passwordSchemas } from '../widgets/password.ts';

const SocialButtons = part(async () => (await import('../widgets/social-buttons.tsx')).SocialButtons);
const route = getRouteApi('/public/account/signin');
const credentials = () => passwordSchemas().then(({ Credentials }) => Credentials);
const challenge = () => passwordSchemas().then(({ Challenge }) => Challenge);

function NewPasswordForm({ onStep }: StepProps) {
  const { failure, attempt } = useAttempt();
  const form = useZodForm({
    schema: challenge,
    defaultValues: { password: '' },
    messages: passwordMessages,
    onSubmit: ({ password }) =>
      attempt(async () => {
        await checkPassword(password);
        await onStep(await answerNewPassword(password));
      }),
  });
  return (
    <EntryPage
      title={<Trans>Choose your password</Trans>}
      text={<Trans>The password from the email works only once.</Trans>}
    >
      <Form form={form}>
        {failure && <Notice tone="red">{failure}</Notice>}
        <NewPasswordField name="password" />
        <Button type="submit" kind="primary" size="lg" busy={form.busy}>
          <Trans>Save and sign in</Trans>
        </Button>
      </Form>
    </EntryPage>
  );
}

/** The page of the second factor, which a used recovery code has turned off. */
const SECOND_FACTOR = '/personalsettings/second-factor';

function CredentialsForm({ onStep, onTyped }: StepProps & { readonly onTyped: (typed: Credentials) => void }) {
  const { t } = useLingui();
  const { returnTo, reason } = route.useSearch();
  const navigate = useNavigate();
  const { failure, attempt } = useAttempt();
  const form = useZodForm({
    schema: credentials,
    defaultValues: { email: '', password: '' },
    onSubmit: (values) =>
      attempt(async () => {
        const step = await signIn(values.email, values.password);
        // A recovery code counts with them only.
        if (step === 'code') onTyped(values);
        if (step !== 'resetPassword') return onStep(step);
        if (returnTo) rememberReturn(returnTo);
        await navigate({ to: '/account/resetmypassword', search: { email: values.email } });
      }),
  });
  return (
    <EntryPage title={t`Sign in`} text={t`Sign in to your workspace.`}>
      <Form form={form}>
        {!failure && wasActing() && (
          <Notice tone="amber">
            {t`The session has ended and you're no longer acting as someone else. Sign in as yourself.`}
          </Notice>
        )}
        {!failure && reason === 'secondFactor' && (
          <Notice tone="amber">
            {t`A second factor needs your password. Sign in with it, not with another account.`}
          </Notice>
        )}
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField name="email" type="email" autoComplete="username" label={t`Email`} must />
        <TextField name="password" type="password" autoComplete="current-password" label={t`Password`} must />
        <Button type="submit" kind="primary" size="lg" busy={form.busy}>
          {form.busy ? t`Signing in` : t`Sign in`}
        </Button>
      </Form>
      <SocialButtons returnTo={returnTo} />
      <div className="entry-links">
        <Link to="/account/resetmypassword" search={{}} className="link">
          {t`Forgot password?`}
        </Link>
        {/* Another document: pages of people without an account. */}
        <a href="/register" className="link">
          {t`Open an agency`}
        </a>
      </div>
    </EntryPage>
  );
}

/** Each step is a form of its own: what was typed into the first is no unsaved change of the second. */
export function SigninPage() {
  const { returnTo } = route.useSearch();
  const enter = useEnter();
  const [asked, setAsked] = useState<AuthStep | 'recovery'>();
  const [typed, setTyped] = useState<Credentials>();
  const onStep = async (step: AuthStep) => (step === 'done' ? enter(returnTo) : setAsked(step));
  const onRecovered = async (step: AuthStep) => (step === 'done' ? enter(SECOND_FACTOR) : setAsked(step));
  if (asked === 'newPassword') return <NewPasswordForm onStep={onStep} />;
  if (asked === 'code') return <CodeForm onStep={onStep} onLost={() => setAsked('recovery')} />;
  if (asked === 'recovery' && typed)
    return <RecoveryForm credentials={typed} onStep={onRecovered} onBack={() => setAsked('code')} />;
  return <CredentialsForm onStep={onStep} onTyped={setTyped} />;
}
