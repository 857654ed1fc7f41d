import { Trans, useLingui } from '@lingui/react/macro';
import { RichText } from '#web/ui/rich-text.tsx';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { Text, textIn } from './text-field.tsx';

/** The licence terms, accepted under a name. */
export function TermsStep() {
  const { t } = useLingui();
  const { terms, answers, recipientName } = useReading().view;
  const { version, hash, locale, title, text } = terms;
  return (
    <StepForm
      title={t`Terms`}
      lead={<Trans>Read the terms, version {version}. Your name below accepts them for the agency.</Trans>}
      read={(form) => ({ step: 'terms', version, hash, locale, name: textIn(form, 'name') })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <section className="ob-terms" aria-label={title} tabIndex={0}>
        <h3>{title}</h3>
        <RichText text={text} />
      </section>
      <Text name="name" label={t`Accepted by`} value={answers.terms?.name ?? recipientName} must autoComplete="name" />
    </StepForm>
  );
}
