import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { CORRECTION_MAX, NAME_MAX, REASON_MIN } from '#shared/domains/agreements/esign/limits.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { EMAIL } from '#shared/kernel/text/text.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { useGuest, useTell } from './guest.ts';
import { TaskForm } from './task-form.tsx';

const MINE = { name: 'forward.name', email: 'forward.email', reason: 'forward.reason' } as const;

function useForward() {
  const { invitation, accept, finish } = useGuest();
  const { senderName, forwarding, me } = invitation;
  return useTell(esignContract.routes.guestForward, () => {
    const names = Object.values(MINE);
    if (forwarding === 'approve')
      return finish(<Trans>{senderName} decides whether someone else may sign. You get an email.</Trans>, names);
    accept({ ...invitation, me: { ...me, status: 'replaced', isMyTurn: false } });
    return finish(undefined, names);
  });
}

/** Passes the reader's place on to somebody else, with a reason. */
export function Forward() {
  const { t } = useLingui();
  const { values, type, invitation } = useGuest();
  const [isChecked, setChecked] = useState(false);
  const forwarding = useForward();
  const { senderName } = invitation;
  const name = values[MINE.name] ?? '';
  const email = values[MINE.email] ?? '';
  const reason = values[MINE.reason] ?? '';
  const problems = {
    name: name.trim() ? undefined : t`Please fill in this field`,
    email: EMAIL.test(email.trim()) ? undefined : t`Email is invalid`,
    reason: reason.trim().length < REASON_MIN ? t`Give a reason of at least three characters` : undefined,
  };
  const submit = () => {
    setChecked(true);
    const isWhole = Object.values(problems).every((problem) => problem === undefined);
    if (isWhole) forwarding.mutate({ person: { name, email: email.trim() }, reason });
    return isWhole;
  };
  return (
    <TaskForm
      title={t`Pass it on`}
      lead={
        <Trans>Someone else should sign? They get a link of their own. Yours ends, and {senderName} is told.</Trans>
      }
      action={t`Pass on`}
      busy={forwarding.isPending}
      error={forwarding.error}
      onSubmit={submit}
    >
      <Field label={t`Name of the person who should sign`} must error={isChecked ? problems.name : undefined}>
        <Input maxLength={NAME_MAX} value={name} onChange={(event) => type(MINE.name, event.target.value)} />
      </Field>
      <Field label={t`Their email address`} must error={isChecked ? problems.email : undefined}>
        <Input
          type="email"
          inputMode="email"
          maxLength={CORRECTION_MAX}
          value={email}
          onChange={(event) => type(MINE.email, event.target.value)}
        />
      </Field>
      <Field label={t`Why?`} must error={isChecked ? problems.reason : undefined}>
        <Textarea
          rows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => type(MINE.reason, event.target.value)}
        />
      </Field>
    </TaskForm>
  );
}
