import { Trans, useLingui } from '@lingui/react/macro';
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

/** The two answers: accept under a name, or say what has to change. */
export function AnswerForm(props: OpenSelfBillProps) {
  const { t } = useLingui();
  const { agency, recipientName } = props.view;
  const [name, setName] = useState(recipientName);
  const [text, setText] = useState('');
  const [asks, setAsks] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const accepting = useLinkAct(accept, see, props);
  const objecting = useLinkAct(object, see, props);
  const { isPending } = asks ? objecting : accepting;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!name.trim() || (asks && !text.trim()) || isPending) return;
    if (asks) objecting.mutate({ name: name.trim(), text: text.trim() });
    else accepting.mutate({ name: name.trim() });
  };
  const missing = (value: string, words: string) => (isChecked && !value.trim() ? words : undefined);
  return (
    <form className="lk-form" noValidate onSubmit={submit}>
      <h2>{asks ? <Trans>What has to change?</Trans> : <Trans>Do you accept this invoice?</Trans>}</h2>
      <Field label={t`Your name`} must error={missing(name, t`Enter your name`)}>
        <Input value={name} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </Field>
      {asks && (
        <Field
          label={t`Your change`}
          must
          help={t`${agency} changes the invoice and sends it to you again.`}
          error={missing(text, t`Say what has to change`)}
        >
          <Textarea
            value={text}
            rows={3}
            maxLength={REASON_MAX}
            autoFocus
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      )}
      <Problem error={asks ? objecting.error : accepting.error} />
      <div className="row">
        <Button type="submit" kind="primary" size="lg" busy={isPending}>
          {asks ? <Trans>Send</Trans> : <Trans>Accept</Trans>}
        </Button>
        <Button
          size="lg"
          onClick={() => {
            setAsks(!asks);
            setChecked(false);
          }}
        >
          {asks ? <Trans>Back</Trans> : <Trans>Ask for a change</Trans>}
        </Button>
      </div>
    </form>
  );
}
