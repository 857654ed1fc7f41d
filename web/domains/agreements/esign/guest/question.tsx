import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { QUESTION_MAX, REASON_MIN } from '#shared/domains/agreements/esign/limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { useGuest, useTell } from './guest.ts';
import { TaskForm } from './task-form.tsx';

const MINE = 'question';

/** Asks the sender something, without a decision about the document. */
export function Question() {
  const { t } = useLingui();
  const { values, type, invitation, finish } = useGuest();
  const [isChecked, setChecked] = useState(false);
  const { senderName } = invitation;
  const text = values[MINE] ?? '';
  const isShort = text.trim().length < REASON_MIN;
  const asking = useTell(esignContract.routes.guestQuestion, () =>
    finish(
      <Trans>Your question is on its way to {senderName}. You can still sign here, before or after the answer.</Trans>,
      [MINE],
    ),
  );
  const submit = () => {
    setChecked(true);
    if (!isShort) asking.mutate({ text });
    return !isShort;
  };
  return (
    <TaskForm
      title={t`Ask a question`}
      lead={<Trans>{senderName} gets it by email and answers to your address. Nothing is declined by asking.</Trans>}
      action={t`Send question`}
      busy={asking.isPending}
      error={asking.error}
      onSubmit={submit}
    >
      <Field
        label={t`Your question`}
        must
        error={isChecked && isShort ? t`Write at least three characters` : undefined}
      >
        <Textarea rows={5} maxLength={QUESTION_MAX} value={text} onChange={(event) => type(MINE, event.target.value)} />
      </Field>
    </TaskForm>
  );
}
