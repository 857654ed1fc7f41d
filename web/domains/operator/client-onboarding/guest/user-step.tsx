import { useLingui } from '@lingui/react/macro';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { CodeAccess } from '#web/domains/relations/link/widgets/code-access.tsx';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { useReading } from './step.ts';
import { StepForm } from './step-form.tsx';
import { Text, textIn } from './text-field.tsx';

const { prove, see, sendProof } = clientOnboardingContract.routes;

/** Proves an address other than that of the invitation by a code. */
function Proof({ email }: { readonly email: string }) {
  const reading = useReading();
  const { mutate, isPending, error, reset } = useLinkAct(prove, see, reading, reading.onSaved);
  return (
    <section className="lk-form ob-form" aria-label={email}>
      <CodeAccess
        route={sendProof}
        secret={reading.secret}
        to={email}
        busy={isPending}
        error={error}
        onSent={reset}
        onContinue={(code) => mutate({ code })}
      />
    </section>
  );
}

/** The first user, who invites the others. */
export function UserStep() {
  const { t } = useLingui();
  const { contact, answers, asksProof, isPreview } = useReading().view;
  const { name, email } = answers.user ?? contact;
  return (
    <>
      <StepForm
        title={t`First user`}
        lead={t`This person becomes the administrator, and invites the others.`}
        read={(form) => ({ step: 'user', name: textIn(form, 'name'), email: textIn(form, 'email') })}
      >
        <Text name="name" label={t`Name`} value={name} must autoComplete="name" />
        <Text
          name="email"
          label={t`Email`}
          value={email}
          must
          max={254}
          type="email"
          autoComplete="email"
          help={t`An address other than ${contact.email} is confirmed by a code.`}
        />
      </StepForm>
      {asksProof && answers.user && !isPreview && <Proof email={answers.user.email} />}
    </>
  );
}
