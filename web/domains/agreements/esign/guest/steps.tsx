import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { useGuest } from './guest.ts';
import { areAllOpened } from './opened-files.ts';
import { mayRead } from './standing.ts';
import type { View } from './view.ts';

interface Step {
  readonly view: View;
  readonly name: string;
  readonly isDone: boolean;
}

function useSteps(): readonly Step[] {
  const { t } = useLingui();
  const { invitation, standing, view } = useGuest();
  const { files, me } = invitation;
  const isTurn = standing === 'turn';
  const steps = [
    { view: 'details', name: t`Details`, isDone: isTurn && view !== 'details' },
    { view: 'documents', name: t`Documents`, isDone: isTurn && view !== 'documents' && areAllOpened(files) },
  ] as const;
  const last = { view: 'sign', name: me.role === 'approver' ? t`Approve` : t`Sign`, isDone: false } as const;
  return isTurn ? [...steps, last] : mayRead(standing) ? steps : [];
}

/** The steps of the page. Each is a button, so the reader can go back. */
export function Steps() {
  const { t } = useLingui();
  const { view, go } = useGuest();
  const steps = useSteps();
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t`Steps`} className="eg-steps">
      <ol>
        {steps.map((step, i) => (
          <li key={step.view}>
            <button
              type="button"
              className={cx('eg-step', step.view === view && 'on', step.isDone && 'done')}
              aria-current={step.view === view ? 'step' : undefined}
              onClick={() => go(step.view)}
            >
              <span className="eg-dot" aria-hidden="true">
                {step.isDone ? <Check size={13} strokeWidth={3} /> : i + 1}
              </span>
              {step.name}
              {step.isDone && <span className="sr">{t`done`}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The heading of a step. It takes the focus, so a screen reader reads it and the keyboard goes on from there. */
export function StepHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="eg-title">
      {children}
    </h1>
  );
}
