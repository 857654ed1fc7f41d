import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerValue } from '#shared/domains/journeys/advancing-template/answers.ts';
import { isVisible, questionsOf } from '#shared/domains/journeys/advancing-template/rules.ts';
import type { AdvancingTemplateInput, Question } from '#shared/domains/journeys/advancing-template/schemas.ts';
import { ownText } from '#shared/kernel/text/custom-texts.ts';
import { LOCALE_OPTIONS, type Locale } from '#shared/kernel/text/locale.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Select } from '#web/ui/input.tsx';
import { AnswerField } from '../widgets/answer-field.tsx';
import '../advancing-template.css';

type PreviewDialogProps = Readonly<{ template: AdvancingTemplateInput; title: string; onClose: () => void }>;

interface SheetProps extends Pick<PreviewDialogProps, 'template'> {
  readonly locale: Locale;
}
/** The questions that a person outside sees. Answers show what conditions do, and go nowhere. */
function PreviewSheet({ template, locale }: SheetProps) {
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue | undefined>>>({});
  const all = questionsOf(template.sections);
  const shows = (question: Question) => isVisible(question, all, (key) => answers[key]);
  const sections = template.sections
    .map((section) => ({ ...section, questions: section.questions.filter(shows) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <>
      <p className="pre">{ownText(template.intro, template.intros, locale)}</p>
      {sections.map(({ key, name, names, questions }) => (
        <section key={key} className="adt-preview">
          <h3>{ownText(name, names, locale)}</h3>
          {questions.map((question) => (
            <AnswerField
              key={question.key}
              question={question}
              locale={locale}
              value={answers[question.key]}
              onChange={(value) => setAnswers((before) => ({ ...before, [question.key]: value }))}
            />
          ))}
        </section>
      ))}
      {sections.length === 0 && (
        <p className="meta">
          <Trans>No question is visible outside yet.</Trans>
        </p>
      )}
    </>
  );
}

export function PreviewDialog({ template, title, onClose }: PreviewDialogProps) {
  const { t } = useLingui();
  const [locale, setLocale] = useState(currentLocale());
  return (
    <Dialog open title={title} size="send" titleBar closeIcon onClose={onClose}>
      <div className="adt-sheet">
        <Select
          aria-label={t`Language`}
          options={LOCALE_OPTIONS}
          value={locale}
          onChange={({ target }) =>
            setLocale(LOCALE_OPTIONS.find(({ value }) => value === target.value)?.value ?? 'en')
          }
        />
        <PreviewSheet template={template} locale={locale} />
      </div>
    </Dialog>
  );
}
