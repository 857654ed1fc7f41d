import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FocusedHeading } from '#web/domains/relations/link/widgets/focused-heading.tsx';
import { useCheckedForm } from '#web/domains/relations/link/widgets/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Problem } from '#web/ui/problem.tsx';
import { usePayer } from './payer.ts';

interface PayerFormProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly action: ReactNode;
  readonly busy: boolean;
  readonly error: Error | null;
  /** Sends the form. Answers whether every field is filled in. */
  readonly onSubmit: () => boolean;
  readonly children: ReactNode;
}
/** A task in the place of the buttons, until the reader has done it or goes back. */
export function PayerForm({ title, lead, action, busy, error, onSubmit, children }: PayerFormProps) {
  const { onTask } = usePayer();
  const form = useCheckedForm(busy, onSubmit);
  return (
    <form {...form} className="il-form">
      <FocusedHeading>{title}</FocusedHeading>
      <p className="mut">{lead}</p>
      {children}
      <Problem error={error} />
      <div className="row il-buttons">
        <Button type="submit" kind="primary" busy={busy}>
          {action}
        </Button>
        <Button onClick={() => onTask(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
