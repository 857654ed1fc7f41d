import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { statementLinkContract } from '#shared/domains/agreements/statement-link/contract.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import type { OpenStatementProps } from './open-statement.tsx';

const { agree, see } = statementLinkContract.routes;

/** Asks for a name, and agrees with it. */
export function AgreeForm(props: OpenStatementProps) {
  const { t } = useLingui();
  const [name, setName] = useState(props.view.recipientName);
  const [isChecked, setChecked] = useState(false);
  const agreeing = useLinkAct(agree, see, props);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() && !agreeing.isPending) agreeing.mutate({ name: name.trim() });
  };
  return (
    <form className="lk-form" noValidate onSubmit={submit}>
      <h2>{t`Do you agree with this statement?`}</h2>
      <Field label={t`Your name`} must error={isChecked && !name.trim() ? t`Enter your name` : undefined}>
        <Input value={name} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Problem error={agreeing.error} />
      <div className="row">
        <Button type="submit" kind="primary" size="lg" busy={agreeing.isPending}>
          {t`Agree`}
        </Button>
      </div>
    </form>
  );
}
