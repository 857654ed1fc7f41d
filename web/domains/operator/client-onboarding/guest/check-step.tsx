import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useReading } from './step.ts';

const { see, submit } = clientOnboardingContract.routes;

/** The last step: opens the agency with all that was answered. */
export function CheckStep() {
  const reading = useReading();
  const { missing, answers, isPreview } = reading.view;
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, isPending, error } = useLinkAct(submit, see, reading);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="lk-form ob-form">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Open agency</Trans>
      </h2>
      {missing.length > 0 ? (
        <p className="mut">
          <Trans>Some steps still lack an answer. In the list, they have no check mark.</Trans>
        </p>
      ) : (
        <p className="mut">
          <Trans>
            All is there. {answers.company?.name} opens with {answers.user?.name} as its administrator, who gets an
            email to sign in.
          </Trans>
        </p>
      )}
      <Problem error={error} />
      {missing.length === 0 && !isPreview && (
        <div className="row">
          <Button kind="primary" size="lg" busy={isPending} onClick={() => mutate({})}>
            <Trans>Open agency</Trans>
          </Button>
        </div>
      )}
    </section>
  );
}
