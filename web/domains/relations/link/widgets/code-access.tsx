import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { type Bare, mutationOf } from '#web/platform/api.ts';
import { isExpected } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { AccessProblem } from './access-problem.tsx';

type SendCode = Bare<{ params: { secret: string }; body: Record<string, never> }, unknown>;

interface CodeAccessProps {
  readonly route: SendCode;
  readonly secret: string;
  /** The visible part of the recipient's address. */
  readonly to: string;
  readonly busy: boolean;
  /** The error of the last code. */
  readonly error: Error | null;
  readonly onContinue: (code: string) => void;
  /** Tells the page that a new code was sent, so that the page drops the error of the last one. */
  readonly onSent: () => void;
}

function TypeCode({ busy, error, onContinue }: Pick<CodeAccessProps, 'busy' | 'error' | 'onContinue'>) {
  const { t } = useLingui();
  const problem = isExpected(error) ? error.message : t`Please try again in a moment.`;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) onContinue(String(new FormData(event.currentTarget).get('code') ?? ''));
  };
  return (
    <form className="lk-code" noValidate onSubmit={submit}>
      <Field label={t`Code`} must error={error ? problem : undefined}>
        <Input name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} autoFocus />
      </Field>
      <Button type="submit" kind="primary" size="xl" busy={busy} disabled={busy}>
        {t`Continue`}
      </Button>
    </form>
  );
}

function useSendCode(route: SendCode, onSent: CodeAccessProps['onSent'], setTyping: (next: boolean) => void) {
  return useMutation({
    ...mutationOf(route),
    meta: { quiet: true },
    onSuccess: () => {
      onSent();
      setTyping(true);
    },
  });
}

/** Asks for a code of six digits, which is sent to the recipient's mailbox: the link alone is not enough. */
export function CodeAccess({ route, secret, to, onSent, ...typing }: CodeAccessProps) {
  const [isTyping, setTyping] = useState(false);
  const sending = useSendCode(route, onSent, setTyping);
  const { isPending: busy, isSuccess, error, submittedAt } = sending;
  return (
    <>
      <p role="status">
        {isSuccess ? (
          <Trans>We've sent a code to {to}. It works for ten minutes.</Trans>
        ) : (
          <Trans>We'll email a 6-digit code to {to} to open it.</Trans>
        )}
      </p>
      {isTyping && <TypeCode key={isSuccess ? submittedAt : 0} {...typing} />}
      <Button
        {...(isTyping ? {} : { kind: 'primary' })}
        size="xl"
        busy={busy}
        disabled={busy}
        onClick={() => sending.mutate({ params: { secret }, body: {} })}
      >
        {isTyping ? <Trans>Send a new code</Trans> : <Trans>Send code</Trans>}
      </Button>
      {!isTyping && (
        <button type="button" className="link" onClick={() => setTyping(true)}>
          <Trans>I have a code</Trans>
        </button>
      )}
      <AccessProblem error={error} />
    </>
  );
}
