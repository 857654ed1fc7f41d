import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { declineWords } from '#shared/domains/agreements/esign/decline-words.ts';
import { DECLINE_REASON_MAX, REASON_MIN } from '#shared/domains/agreements/esign/limits.ts';
import { DECLINE_CATEGORIES } from '#shared/domains/agreements/esign/states.ts';
import { inLanguage } from '#shared/kernel/text/translated.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { useAct, useGuest } from './guest.ts';
import { Problem } from './problem.tsx';
import { StepHeading } from './steps.tsx';

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

/** Ends the document for everybody, with a reason that everybody reads. */
export function Decline() {
  const { t } = useLingui();
  const { values, type, forget, go, invitation } = useGuest();
  const [isChecked, setChecked] = useState(false);
  const done = () => {
    forget();
    go('details');
  };
  const { mutate, isPending, error } = useAct(esignContract.routes.decline, done);
  const { senderName } = invitation;
  const category = DECLINE_CATEGORIES.find((known) => known === values[MINE.category]);
  const reason = values[MINE.reason] ?? '';
  const isShort = reason.trim().length < REASON_MIN;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (category && !isShort && !isPending) mutate({ category, reason });
  };
  return (
    <form className="eg-form" noValidate onSubmit={submit}>
      <div className="eg-head">
        <StepHeading>
          <Trans>Decline this document</Trans>
        </StepHeading>
        <p className="mut">
          <Trans>
            {senderName} and everyone who takes part read your reason. Nobody can sign this version after that.
          </Trans>
        </p>
      </div>
      <Categories error={isChecked && !category ? t`Please make a choice` : undefined} />
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
      <Problem error={error} />
      <div className="eg-foot row">
        <Button size="xl" onClick={() => go('details')}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" kind="danger" size="xl" busy={isPending}>
          <Trans>Decline and tell {senderName}</Trans>
        </Button>
      </div>
    </form>
  );
}
