import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { clientOnboardingContract } from '#shared/domains/operator/client-onboarding/contract.ts';
import type { StepInput } from '#shared/domains/operator/client-onboarding/schemas.ts';
import { FocusedHeading } from '#web/domains/relations/link/widgets/focused-heading.tsx';
import { useLinkAct } from '#web/domains/relations/link/widgets/use-link-act.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useReading } from './step.ts';
import { isAtField, RefusalContext } from './text-field.tsx';

const { save, see } = clientOnboardingContract.routes;

interface StepFormProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** Builds the answer from the form. */
  readonly read: (form: FormData) => StepInput;
  readonly children: ReactNode;
}
/** The form of one step. The server checks it, and each refusal is shown at its field. */
export function StepForm({ title, lead, read, children }: StepFormProps) {
  const reading = useReading();
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending, error } = useLinkAct(save, see, reading, reading.onSaved);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(read(new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} className="lk-form ob-form" noValidate onSubmit={submit}>
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mut">{lead}</p>
      <RefusalContext value={error}>{children}</RefusalContext>
      {!isAtField(error) && <Problem error={error} />}
      {!reading.view.isPreview && (
        <div className="row">
          <Button type="submit" kind="primary" size="lg" busy={isPending}>
            <Trans>Save and continue</Trans>
          </Button>
        </div>
      )}
    </form>
  );
}
