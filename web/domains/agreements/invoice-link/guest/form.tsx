import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
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
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields that are missing are marked in the next drawing.
    const lead = () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    if (!busy && !onSubmit()) requestAnimationFrame(lead);
  };
  return (
    <form ref={form} className="il-form" noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
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
