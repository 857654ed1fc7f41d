import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { secondFactorMessages } from '#shared/domains/identity/second-factor/messages.ts';
import { inGroups } from '#shared/domains/identity/second-factor/rules.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { ShownOnceField } from '#web/ui/shown-once-field.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './second-factor.css';

const { state, begin, confirm } = secondFactorContract.routes;
const schemas = () => import('./factor-schemas.ts');
type Secret = OutputOf<typeof begin>;
type OnSecret = Readonly<{ onSecret: (secret: Secret) => void }>;

/** After a sign-in of the last minutes, nothing is asked. A page that stood open longer asks for the password. */
function BeginAtOnce({ onSecret }: OnSecret) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: () => call(begin, { body: {} }),
    onSuccess: onSecret,
    onError: (error) => {
      if (isApiError(error, 'account.password')) void queries.invalidateQueries({ queryKey: [state.id] });
    },
  });
  return (
    <Button kind="primary" busy={start.isPending} onClick={() => start.mutate()}>
      {t`Set up an app`}
    </Button>
  );
}

function BeginByPassword({ onSecret }: OnSecret) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => schemas().then(({ Begin }) => Begin),
    defaultValues: { password: '' },
    onSubmit: async (body) => onSecret(await call(begin, { body })),
  });
  return (
    <Form form={form}>
      <ErrorSummary />
      <TextField name="password" type="password" autoComplete="current-password" label={t`Current password`} must />
      <Button type="submit" kind="primary" busy={form.busy}>
        {t`Set up an app`}
      </Button>
    </Form>
  );
}

type ConfirmProps = Readonly<{ secret: Secret; onCodes: (codes: readonly string[]) => void; onAgain: () => void }>;
function ConfirmApp({ secret: { secret, address }, onCodes, onAgain }: ConfirmProps) {
  const { t } = useLingui();
  const form = useZodForm({
    schema: () => schemas().then(({ Confirm }) => Confirm),
    defaultValues: { code: '' },
    messages: secondFactorMessages,
    onSubmit: async (body) => {
      const { codes } = await call(confirm, { body });
      form.form.reset({ code: '' });
      onCodes(codes);
    },
  });
  return (
    <>
      <p>
        <Trans>Scan this code with an authenticator app, then enter the six digits that the app shows.</Trans>
      </p>
      <QrCode className="sf-qr" text={address} label={t`QR code for your authenticator app`} />
      <ShownOnceField
        label={t`Or type this key`}
        value={inGroups(secret)}
        help={t`For apps without a camera`}
        copied={t`Key copied`}
      />
      <Form form={form}>
        <ErrorSummary />
        <CodeField />
        <div className="row">
          <Button type="submit" kind="primary" busy={form.busy}>
            {t`Turn on`}
          </Button>
          <Button onClick={onAgain}>{t`Start again`}</Button>
        </div>
      </Form>
    </>
  );
}

type SetUpProps = Readonly<{ isFresh: boolean; onDone: () => void }>;
/** Sets up an app, step by step; ends with the recovery codes. */
export function SetUp({ isFresh, onDone }: SetUpProps) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const Begin = isFresh ? BeginAtOnce : BeginByPassword;
  return (
    <div className="sf-stack">
      {secret ? (
        <ConfirmApp secret={secret} onCodes={setCodes} onAgain={() => setSecret(undefined)} />
      ) : (
        <Begin onSecret={setSecret} />
      )}
    </div>
  );
}
