import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import type { SeenAnswer, SeenQuestion } from '#shared/domains/journeys/advancing-link/view.ts';
import { AnswerField } from '#web/domains/journeys/advancing-template/widgets/answer-field.tsx';
import { currentLocale } from '#web/platform/i18n.ts';
import { useAct } from './answering.ts';
import { FilesField } from './files-field.tsx';
import { asQuestion } from './questions.ts';
import { ReasonForm } from './reason-form.tsx';

/** Asks the agency to change an approved answer. */
export function ChangeForm({ question, answer }: { readonly question: SeenQuestion; readonly answer: SeenAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const [value, setValue] = useState(answer.value);
  const asking = useAct(advancingLinkContract.routes.askChange, () => setOpen(false));
  const { label } = question;
  if (!isOpen)
    return (
      <button type="button" className="link ag-link" onClick={() => setOpen(true)}>
        <Trans>
          Ask for a change<span className="sr">: {label}</span>
        </Trans>
      </button>
    );
  return (
    <ReasonForm
      action={<Trans>Ask for this change</Trans>}
      busy={asking.isPending}
      error={asking.error}
      isReady={value !== undefined && value !== ''}
      onReason={(reason) => {
        if (value !== undefined) asking.mutate({ key: answer.key, rev: answer.rev, value, reason });
      }}
      onCancel={() => setOpen(false)}
    >
      {question.kind === 'file' ? (
        <FilesField question={question} value={value} onChange={setValue} />
      ) : (
        <AnswerField question={asQuestion(question)} locale={currentLocale()} value={value} onChange={setValue} />
      )}
    </ReasonForm>
  );
}
