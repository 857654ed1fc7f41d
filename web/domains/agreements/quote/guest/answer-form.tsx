import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { quoteContract } from '#shared/domains/agreements/quote/contract.ts';
import { OFFER_REASON_MAX, type Offer } from '#shared/domains/agreements/quote/offer.ts';
import { mutationOf } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input, Textarea } from '#web/ui/input.tsx';
import { Problem } from '#web/ui/problem.tsx';

const { acceptOffer, declineOffer } = quoteContract.routes;

type AnswerFormProps = Readonly<{ secret: string; offer: Offer; onAnswer: (offer: Offer) => void }>;

interface PartProps extends AnswerFormProps {
  readonly onOther: () => void;
}
interface FootProps {
  readonly of: { readonly error: Error | null; readonly isPending: boolean };
  readonly kind: 'primary' | 'danger';
  readonly action: string;
  readonly other: string;
  readonly onOther: () => void;
}
const Foot = ({ of: { error, isPending }, kind, action, other, onOther }: FootProps) => (
  <>
    <Problem error={error} />
    <div className="of-foot">
      <Button size="xl" onClick={onOther}>
        {other}
      </Button>
      <Button type="submit" kind={kind} size="xl" busy={isPending}>
        {action}
      </Button>
    </div>
  </>
);

function Accept({ secret, offer, onAnswer, onOther }: PartProps) {
  const { t } = useLingui();
  const [name, setName] = useState(offer.recipient);
  const [isChecked, setChecked] = useState(false);
  const accepting = useMutation({ ...mutationOf(acceptOffer), meta: { quiet: true }, onSuccess: onAnswer });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (name.trim() && !accepting.isPending) accepting.mutate({ params: { secret }, body: { name: name.trim() } });
  };
  return (
    <form className="of-card" noValidate onSubmit={submit}>
      <h2>{t`Your answer`}</h2>
      <Field label={t`Your name`} must error={isChecked && !name.trim() ? t`Enter your name` : undefined}>
        <Input value={name} maxLength={100} autoComplete="name" onChange={({ target }) => setName(target.value)} />
      </Field>
      <Foot of={accepting} kind="primary" action={t`Accept offer`} other={t`Decline`} onOther={onOther} />
    </form>
  );
}

function Decline({ secret, onAnswer, onOther }: PartProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const declining = useMutation({ ...mutationOf(declineOffer), meta: { quiet: true }, onSuccess: onAnswer });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (reason.trim() && !declining.isPending)
      declining.mutate({ params: { secret }, body: { reason: reason.trim() } });
  };
  return (
    <form className="of-card" noValidate onSubmit={submit}>
      <h2>{t`Decline the offer`}</h2>
      <Field label={t`Reason`} must error={isChecked && !reason.trim() ? t`Enter a reason` : undefined}>
        <Textarea
          value={reason}
          rows={4}
          maxLength={OFFER_REASON_MAX}
          autoFocus
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Foot of={declining} kind="danger" action={t`Decline offer`} other={t`Back`} onOther={onOther} />
    </form>
  );
}

/** Answers the offer: with the name of whoever accepts, or with a reason. */
export function AnswerForm(props: AnswerFormProps) {
  const [isDeclining, setDeclining] = useState(false);
  return isDeclining ? (
    <Decline {...props} onOther={() => setDeclining(false)} />
  ) : (
    <Accept {...props} onOther={() => setDeclining(true)} />
  );
}
