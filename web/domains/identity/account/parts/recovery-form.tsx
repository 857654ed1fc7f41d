import { useLingui } from '@lingui/react/macro';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { call } from '#web/platform/api.ts';
import { signIn } from '#web/platform/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { passwordSchemas } from '../widgets/password.ts';
import type { StepProps } from './code-form.tsx';
import { EntryPage } from './entry-page.tsx';
import { useAttempt } from './use-attempt.ts';

const { recover } = secondFactorContract.routes;
const schema = () => passwordSchemas().then(({ RecoveryCode }) => RecoveryCode);

export interface Credentials {
  readonly email: string;
  readonly password: string;
}
type RecoveryFormProps = StepProps & Readonly<{ credentials: Credentials; onBack: () => void }>;
/** Signs in a user who has no app at hand. The code turns the second factor off, so the password then is enough. */
export function RecoveryForm({ credentials, onStep, onBack }: RecoveryFormProps) {
  const { t } = useLingui();
  const { failure, attempt } = useAttempt();
  const form = useZodForm({
    schema,
    defaultValues: { code: '' },
    onSubmit: ({ code }) =>
      attempt(async () => {
        await call(recover, { body: { ...credentials, code } });
        await onStep(await signIn(credentials.email, credentials.password));
      }),
  });
  return (
    <EntryPage
      title={t`Recovery code`}
      text={t`The code works once and turns your second factor off. Then set it up again.`}
    >
      <Form form={form}>
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField name="code" autoComplete="off" maxLength={40} label={t`Recovery code`} must autoFocus />
        <Button type="submit" kind="primary" size="lg" busy={form.busy}>
          {t`Sign in`}
        </Button>
      </Form>
      <div className="entry-links">
        <button type="button" className="link" onClick={onBack}>
          {t`Use a code from the app`}
        </button>
      </div>
    </EntryPage>
  );
}
