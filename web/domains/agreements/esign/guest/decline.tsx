import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { declineWords } from '#shared/domains/agreements/esign/decline-words.ts';
import { DECLINE_REASON_MAX, REASON_MIN } from '#shared/domains/agreements/esign/limits.ts';
import { DECLINE_CATEGORIES, type DeclineCategory } from '#shared/domains/agreements/esign/states.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useAct, useGuest } from './guest.ts';
import { TaskForm } from './task-form.tsx';

const MINE = { category: 'decline.category', reason: 'decline.reason' } as const;

function Categories({ error }: { readonly error: string | undefined }) {
  const { t } = useLingui();
  const { values, type } = useGuest();
  return (
    <Field label={t`Why do you decline?`} must group error={error}>
      <div className="eg-radios">
        {DECLINE_CATEGORIES.map((category) => (
          <label key={category} className="eg-radio">
            <input
              type="radio"
              name="category"
              value={category}
              checked={values[MINE.category] === category}
              onChange={() => type(MINE.category, category)}
            />
            {inLanguage(declineWords[category], currentLocale())}
          </label>
        ))}
      </div>
    </Field>
  );
}

type OtherWayProps = Readonly<{ to: 'forward' | 'correct'; fact: ReactNode; action: ReactNode; children: ReactNode }>;
function OtherWay({ to, fact, action, children }: OtherWayProps) {
  const { go } = useGuest();
  return (
    <Notice tone="blue" fact={fact} action={<Button onClick={() => go(to)}>{action}</Button>}>
      {children}
    </Notice>
  );
}

/** Offers a way that ends nothing, before the decline counts. */
function Instead({ category }: { readonly category: DeclineCategory | undefined }) {
  const { invitation } = useGuest();
  const { t } = useLingui();
  if (category === 'wrongPerson' && invitation.canForward)
    return (
      <OtherWay to="forward" fact={t`You can pass it on instead.`} action={t`Pass it on`}>
        {t`Then the right person gets the document, and nothing ends.`}
      </OtherWay>
    );
  if (category === 'wrongData' && invitation.corrections.length > 0)
    return (
      <OtherWay to="correct" fact={t`You can correct the details instead.`} action={t`Correct your details`}>
        {t`Then you sign the corrected document, and nothing ends.`}
      </OtherWay>
    );
  return null;
}

/** Ends the document for everybody, with a reason that everybody reads. */
export function Decline() {
  const { t } = useLingui();
  const { values, type, finish, invitation } = useGuest();
  const [isChecked, setChecked] = useState(false);
  const declining = useAct(esignContract.routes.decline, () => finish(undefined, Object.keys(values)));
  const { senderName } = invitation;
  const category = DECLINE_CATEGORIES.find((known) => known === values[MINE.category]);
  const reason = values[MINE.reason] ?? '';
  const isShort = reason.trim().length < REASON_MIN;
  const submit = () => {
    setChecked(true);
    if (!category || isShort) return false;
    declining.mutate({ category, reason });
    return true;
  };
  return (
    <TaskForm
      title={t`Decline this document`}
      lead={
        <Trans>
          {senderName} and everyone who takes part read your reason. No one can sign this version after that.
        </Trans>
      }
      action={<Trans>Decline and tell {senderName}</Trans>}
      isDanger
      busy={declining.isPending}
      error={declining.error}
      onSubmit={submit}
    >
      <Categories error={isChecked && !category ? t`Please make a choice` : undefined} />
      <Instead category={category} />
      <Field
        label={t`Your reason`}
        must
        error={isChecked && isShort ? t`Give a reason of at least three characters` : undefined}
      >
        <Textarea
          rows={4}
          maxLength={DECLINE_REASON_MAX}
          value={reason}
          onChange={(event) => type(MINE.reason, event.target.value)}
        />
      </Field>
    </TaskForm>
  );
}
