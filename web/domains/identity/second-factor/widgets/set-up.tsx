import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import type { OutputOf } from '#shared/kernel/contract/route.ts';
import { call } from '#web/platform/api.ts';
import { isApiError } from '#web/platform/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';
import { part } from '#web/ui/part.tsx';

const { state, begin } = secondFactorContract.routes;
const ConfirmApp = part(async () => (await import('../parts/confirm-app.tsx')).ConfirmApp);
const RecoveryCodes = part(async () => (await import('./recovery-codes.tsx')).RecoveryCodes);
const schemas = () => import('../parts/factor-schemas.ts');
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
    <Form form={form} className="form-stack">
      <ErrorSummary />
      <TextField name="password" type="password" autoComplete="current-password" label={t`Current password`} must />
      <Button type="submit" kind="primary" busy={form.busy}>
        {t`Set up an app`}
      </Button>
    </Form>
  );
}

type SetUpProps = Readonly<{ isFresh: boolean; onDone: () => void }>;
/** Sets up an app, step by step; ends with the recovery codes. */
export function SetUp({ isFresh, onDone }: SetUpProps) {
  const [secret, setSecret] = useState<Secret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  const Begin = isFresh ? BeginAtOnce : BeginByPassword;
  if (secret) return <ConfirmApp secret={secret} onCodes={setCodes} onAgain={() => setSecret(undefined)} />;
  return <Begin onSecret={setSecret} />;
}
