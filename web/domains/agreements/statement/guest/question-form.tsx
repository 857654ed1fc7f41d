import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { QUESTION_MAX } from '#shared/domains/agreements/statement/limits.ts';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { useFormat } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import type { OpenStatementProps } from './open-statement.tsx';

const { ask, see } = statementLinkContract.routes;

/** Asks the sender a question, below those that were asked before. */
export function QuestionForm(props: OpenStatementProps) {
  const { t } = useLingui();
  const { near } = useFormat();
  const [text, setText] = useState('');
  const asking = useLinkAct(ask, see, props, () => setText(''));
  const { questions, senderName } = props.view;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() && !asking.isPending) asking.mutate({ text: text.trim() });
  };
  return (
    <form className="lk-form" noValidate onSubmit={submit}>
      <h2>{t`A question?`}</h2>
      {questions.length > 0 && (
        <ul className="sg-asked">
          {questions.map(({ at, by, text: said }) => (
            <li key={at}>
              <span className="meta">{`${by}, ${near(at)}`}</span>
              <p>{said}</p>
            </li>
          ))}
        </ul>
      )}
      <Field label={t`Your question`} help={t`${senderName} answers you by email.`}>
        <Textarea value={text} rows={3} maxLength={QUESTION_MAX} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Problem error={asking.error} />
      <div className="row">
        <Button type="submit" size="lg" disabled={!text.trim()} busy={asking.isPending}>
          {t`Send question`}
        </Button>
      </div>
    </form>
  );
}
