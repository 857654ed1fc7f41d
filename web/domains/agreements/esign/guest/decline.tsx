import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
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

/** Offers a way that ends nothing, before the decline counts. */
function Instead({ category }: { readonly category: DeclineCategory | undefined }) {
  const { invitation, go } = useGuest();
  if (category === 'wrongPerson' && invitation.canForward)
    return (
      <Notice
        tone="blue"
        fact={<Trans>You can pass it on instead.</Trans>}
        action={
          <Button onClick={() => go('forward')}>
            <Trans>Pass it on</Trans>
          </Button>
        }
      >
        <Trans>Then the right person gets the document, and nothing ends.</Trans>
      </Notice>
    );
  if (category === 'wrongData' && invitation.corrections.length > 0)
    return (
      <Notice
        tone="blue"
        fact={<Trans>You can correct the details instead.</Trans>}
        action={
          <Button onClick={() => go('correct')}>
            <Trans>Correct your details</Trans>
          </Button>
        }
      >
        <Trans>Then you sign the corrected document, and nothing ends.</Trans>
      </Notice>
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
