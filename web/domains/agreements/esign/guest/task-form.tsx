import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCheckedForm } from '#web/domains/relations/link/widgets/use-checked-form.ts';
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
  const form = useCheckedForm(busy, onSubmit);
  return (
    <form {...form} className="eg-form">
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
