import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accessGrantContract } from '#shared/domains/identity/access-grant/contract.ts';
import { REASON_MAX } from '#shared/domains/identity/access-grant/limits.ts';
import type { PersonAccess } from '#shared/domains/identity/access-grant/schemas.ts';
import { call, queryOf } from '#web/platform/api.ts';
import { formatDay, formatTime } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextareaField } from '#web/ui/form/fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useZodForm } from '#web/ui/form/use-zod-form.ts';

const { askAgain, status } = accessGrantContract.routes;
export const accessQuery = queryOf(status, {});

/** Nobody's zone is known here but the browser's own. */
const momentOf = (instant: string | undefined): string => {
  if (!instant) return '';
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return `${formatDay({ instant, zone: timeZone })}, ${formatTime(instant, timeZone)}`;
};

function Told({ access: { state, at, answer, administrators } }: { readonly access: PersonAccess }) {
  const { t } = useLingui();
  const [when, who] = [momentOf(at), administrators.join(', ') || t`an administrator`];
  const words: Readonly<Record<PersonAccess['state'], ReactNode>> = {
    pending: (
      <Trans>
        You asked for access on {when}. It waits for {who}.
      </Trans>
    ),
    notBegun: <Trans>Your access begins on {when}.</Trans>,
    active: <Trans>You have access until {when}.</Trans>,
    ended: at ? <Trans>Your access ended on {when}.</Trans> : <Trans>Your access has ended.</Trans>,
    revoked: <Trans>Your access was revoked.</Trans>,
    declined: <Trans>Your request was declined: {answer}</Trans>,
    closed: <Trans>The workspace is closed, so its users can't sign in.</Trans>,
  };
  return <p>{words[state]}</p>;
}

/** Asks the administrators for access again. */
function AskForm({ userId }: Pick<PersonAccess, 'userId'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useZodForm({
    schema: () => import('./ask-schema.ts').then(({ AskSchema }) => AskSchema),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      queries.setQueryData(accessQuery.queryKey, await call(askAgain, { body: { userId, reason } }));
    },
  });
  return (
    <Form form={form}>
      <ErrorSummary />
      <TextareaField name="reason" label={t`Reason`} must rows={2} maxLength={REASON_MAX} />
      <Button kind="primary" type="submit" busy={form.busy}>
        <Trans>Ask for access</Trans>
      </Button>
    </Form>
  );
}

/** How the access to one agency stands, whom to ask, and a form that asks. */
export function AccessState({ access }: { readonly access: PersonAccess }) {
  const { tenantName, administrators, state, mayAsk, userId } = access;
  const who = administrators.join(', ');
  return (
    <section className="entry-access">
      <h2 className="strong">{tenantName}</h2>
      <Told access={access} />
      {who !== '' && state !== 'pending' && (
        <p className="meta">
          <Trans>Questions? Ask {who}.</Trans>
        </p>
      )}
      {mayAsk && <AskForm userId={userId} />}
    </section>
  );
}
