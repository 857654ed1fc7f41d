import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { REASON_MIN } from '#shared/domains/journeys/advancing/limits.ts';
import { advancingLinkContract } from '#shared/domains/journeys/advancing-link/contract.ts';
import { REASON_MAX } from '#shared/kernel/record/reason.ts';
import { EMAIL } from '#shared/kernel/text/text.ts';
import { call } from '#web/platform/api.ts';
import { signal } from '#web/platform/signals.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useGuest } from './answering.ts';

const { decline, forward } = advancingLinkContract.routes;
type Way = 'decline' | 'forward';

interface EndFormProps {
  readonly action: ReactNode;
  readonly isWhole: (reason: string) => boolean;
  readonly run: (reason: string) => Promise<unknown>;
  readonly onCancel: () => void;
  readonly lead: ReactNode;
  readonly children?: ReactNode;
}
/** A form that ends the link. The door says so afterwards. */
function EndForm({ action, isWhole, run, onCancel, lead, children }: EndFormProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const ending = useMutation({
    meta: { quiet: true },
    mutationFn: () => run(reason.trim()),
    onSuccess: () => signal('linkLost', undefined),
  });
  const isTooShort = reason.trim().length < REASON_MIN;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (!isTooShort && isWhole(reason) && !ending.isPending) ending.mutate();
  };
  return (
    <form className="ag-form" noValidate onSubmit={submit}>
      <p className="mut">{lead}</p>
      {children}
      <Field label={t`Reason`} must error={isChecked && isTooShort ? t`Please fill in this field` : undefined}>
        <Textarea rows={3} maxLength={REASON_MAX} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <Problem error={ending.error} />
      <div className="row wrap">
        <Button type="submit" kind="primary" size="lg" busy={ending.isPending}>
          {action}
        </Button>
        <Button size="lg" onClick={onCancel}>
          {t`Cancel`}
        </Button>
      </div>
    </form>
  );
}

function ForwardForm({ onCancel }: { readonly onCancel: () => void }) {
  const { t } = useLingui();
  const { secret, view } = useGuest();
  const [person, setPerson] = useState({ name: '', email: '' });
  const [isChecked, setChecked] = useState(false);
  const isName = person.name.trim() !== '';
  const isEmail = EMAIL.test(person.email.trim());
  const { agency } = view;
  const isWhole = () => {
    setChecked(true);
    return isName && isEmail;
  };
  const body = { name: person.name.trim(), email: person.email.trim() };
  return (
    <EndForm
      lead={<Trans>They get a link of their own, with what you have answered. Your link ends. {agency} is told.</Trans>}
      action={t`Pass it on`}
      isWhole={isWhole}
      run={(reason) => call(forward, { params: { secret }, body: { person: body, reason } })}
      onCancel={onCancel}
    >
      <Field label={t`Name`} must error={isChecked && !isName ? t`Please fill in this field` : undefined}>
        <Input
          value={person.name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setPerson({ ...person, name: target.value })}
        />
      </Field>
      <Field label={t`Email`} must error={isChecked && !isEmail ? t`Email is invalid` : undefined}>
        <Input
          type="email"
          inputMode="email"
          value={person.email}
          maxLength={254}
          autoComplete="off"
          onChange={({ target }) => setPerson({ ...person, email: target.value })}
        />
      </Field>
    </EndForm>
  );
}

function DeclineForm({ onCancel }: { readonly onCancel: () => void }) {
  const { secret, view } = useGuest();
  const { agency } = view;
  return (
    <EndForm
      lead={<Trans>{agency} reads your reason. Your link ends.</Trans>}
      action={<Trans>Decline</Trans>}
      isWhole={() => true}
      run={(reason) => call(decline, { params: { secret }, body: { reason } })}
      onCancel={onCancel}
    />
  );
}

/** The ways out for someone who is not the right person, or does not answer. */
export function OtherWays() {
  const { t } = useLingui();
  const { view } = useGuest();
  const [way, setWay] = useState<Way>();
  const close = () => setWay(undefined);
  if (view.isPreview || !(view.canDecline || view.canForward)) return null;
  return (
    <Card title={t`Not the right person?`}>
      <div className="card-b">
        {way === undefined && (
          <div className="row wrap">
            {view.canForward && (
              <Button size="lg" onClick={() => setWay('forward')}>
                {t`Someone else answers`}
              </Button>
            )}
            {view.canDecline && (
              <Button size="lg" onClick={() => setWay('decline')}>
                {t`Decline`}
              </Button>
            )}
          </div>
        )}
        {way === 'forward' && <ForwardForm onCancel={close} />}
        {way === 'decline' && <DeclineForm onCancel={close} />}
      </div>
    </Card>
  );
}
