import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { selfBillLinkContract } from '#shared/domains/agreements/self-bill-link/contract.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import type { OpenSelfBillProps } from './open-self-bill.tsx';

const { accept, object, see } = selfBillLinkContract.routes;

interface ChangeFieldProps {
  readonly agency: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly error: string | undefined;
}
/** Asks what has to change. The reader has just pressed for this field, so it takes the focus. */
function ChangeField({ agency, text, onText, error }: ChangeFieldProps) {
  const { t } = useLingui();
  const help = t`${agency} changes the invoice and sends it to you again.`;
  return (
    <Field label={t`Your change`} must help={help} error={error}>
      <Textarea
        value={text}
        rows={3}
        maxLength={REASON_MAX}
        autoFocus
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  );
}

/** Keeps the typed name and change, and sends one of the two answers. */
function useAnswer(props: OpenSelfBillProps) {
  const [name, setName] = useState(props.view.recipientName);
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const accepting = useLinkAct(accept, see, props);
  const objecting = useLinkAct(object, see, props);
  const { isPending, error } = asks ? objecting : accepting;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!name.trim() || (asks && !text.trim()) || isPending) return;
    if (asks) objecting.mutate({ name: name.trim(), text: text.trim() });
    else accepting.mutate({ name: name.trim() });
  };
  const turn = () => {
    setAsks(!asks);
    setChecked(false);
  };
  const missing = (value: string, words: string) => (isChecked && !value.trim() ? words : undefined);
  return { name, setName, text, setText, asks, turn, submit, missing, isPending, error };
}

/** The two answers: accept under a name, or say what has to change. */
export function AnswerForm(props: OpenSelfBillProps) {
  const { t } = useLingui();
  const { name, setName, text, setText, asks, turn, submit, missing, isPending, error } = useAnswer(props);
  return (
    <form className="lk-form" noValidate onSubmit={submit}>
      <h2>{asks ? t`What has to change?` : t`Do you accept this invoice?`}</h2>
      <Field label={t`Your name`} must error={missing(name, t`Enter your name`)}>
        <Input value={name} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </Field>
      {asks && (
        <ChangeField
          agency={props.view.agency}
          text={text}
          onText={setText}
          error={missing(text, t`Say what has to change`)}
        />
      )}
      <Problem error={error} />
      <div className="row">
        <Button type="submit" kind="primary" size="lg" busy={isPending}>
          {asks ? t`Send` : t`Accept`}
        </Button>
        <Button size="lg" onClick={turn}>
          {asks ? t`Back` : t`Ask for a change`}
        </Button>
      </div>
    </form>
  );
}
