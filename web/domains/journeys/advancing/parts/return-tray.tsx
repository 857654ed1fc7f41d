import { Plural, useLingui } from '@lingui/react/macro';
import { CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { REASON_MIN } from '#shared/domains/journeys/advancing/limits.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { useDeciding } from './decisions.ts';

/** The answers that go back, with one reason, in one email. */
export function ReturnTray() {
  const { t } = useLingui();
  const { returns } = useDeciding();
  const [reason, setReason] = useState('');
  const { collected } = returns;
  if (collected.length === 0) return null;
  const names = collected.map(({ question: { label, labels } }) => ownText(label, labels, currentLocale()));
  return (
    <section className="adv-tray" aria-label={t`Answers to return`}>
      <p className="row">
        <CornerUpLeft size={15} aria-hidden="true" />
        <span className="strong">
          <Plural value={collected.length} one="# answer to return" other="# answers to return" />
        </span>
        <span className="meta cut">{names.join(', ')}</span>
      </p>
      <Field label={t`Reason`} must help={t`The people who answered read it in one email.`}>
        <Textarea rows={2} maxLength={REASON_MAX} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <div className="row adv-acts">
        <Button onClick={returns.clear}>{t`Cancel`}</Button>
        <Button
          kind="primary"
          busy={returns.busy}
          disabled={reason.trim().length < REASON_MIN}
          onClick={() => returns.send(reason.trim())}
        >
          {t`Return with this reason`}
        </Button>
      </div>
    </section>
  );
}
