import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { useGuest } from './guest.ts';
import { StepHeading } from './steps.tsx';

interface TaskFormProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly action: ReactNode;
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly error: Error | null;
  /** Sends the form. Answers whether every field is filled in. */
  readonly onSubmit: () => boolean;
  readonly children?: ReactNode;
}
/** A task that takes the place of a step until the reader has done it, or goes back. */
export function TaskForm({ title, lead, action, isDanger, busy, error, onSubmit, children }: TaskFormProps) {
  const { go } = useGuest();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields that are missing are marked in the next drawing.
    const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (!busy && !onSubmit()) requestAnimationFrame(lead);
  };
  return (
    <form ref={form} className="eg-form" noValidate onSubmit={submit}>
      <div className="eg-head">
        <StepHeading>{title}</StepHeading>
        <p className="mut">{lead}</p>
      </div>
      {children}
      <Problem error={error} />
      <div className="eg-foot row">
        <Button size="xl" onClick={() => go('details')}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" kind={isDanger ? 'danger' : 'primary'} size="xl" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
