import { useLingui } from '@lingui/react/macro';
import { type AuthStep, answerCode } from '#web/platform/sign-in.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { passwordSchemas } from '../widgets/password.ts';
import { EntryPage } from './entry-page.tsx';
import { useAttempt } from './use-attempt.ts';

const schema = () => passwordSchemas().then(({ OneTimeCode }) => OneTimeCode);

export interface StepProps {
  /** Receives the next step of the sign-in. */
  readonly onStep: (step: AuthStep) => Promise<void>;
}
/** Asks a user with a second factor for the code that their app shows at the moment. */
export function CodeForm({ onStep, onLost }: StepProps & { readonly onLost: () => void }) {
  const { t } = useLingui();
  const { failure, attempt } = useAttempt();
  const form = useZodForm({
    schema,
    defaultValues: { code: '' },
    onSubmit: ({ code }) => attempt(async () => onStep(await answerCode(code))),
  });
  return (
    <EntryPage title={t`Second factor`} text={t`Enter the code from your authenticator app.`}>
      <Form form={form}>
        {failure && <Notice tone="red">{failure}</Notice>}
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          label={t`Code`}
          must
          autoFocus
        />
        <Button type="submit" kind="primary" size="lg" busy={form.busy}>
          {t`Sign in`}
        </Button>
      </Form>
      <div className="entry-links">
        <button type="button" className="link" onClick={onLost}>
          {t`Use a recovery code`}
        </button>
      </div>
    </EntryPage>
  );
}
