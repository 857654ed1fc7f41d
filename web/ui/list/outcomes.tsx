import { Trans } from '@lingui/react/macro';
import { Check, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { PageLink } from '../page-link.tsx';
import './outcomes.css';

/** The outcome for one record: done with its result, or skipped with the reason. */
export interface Outcome {
  readonly id: string;
  readonly to: string;
  readonly name: ReactNode;
  readonly done?: ReactNode;
  readonly reason?: string | undefined;
}
type OutcomesProps = Readonly<{ title: ReactNode; outcomes: readonly Outcome[]; onClose: () => void }>;
/** One line a record: what was done, and what was skipped for which reason. */
export const Outcomes = ({ title, outcomes, onClose }: OutcomesProps) => (
  <Dialog
    open
    onClose={onClose}
    title={title}
    size="send"
    actions={
      <Button kind="primary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <ul className="bt-list">
      {outcomes.map(({ id, to, name, done, reason }) => (
        <li key={id} className="row">
          {done ? <Check size={14} aria-hidden="true" /> : <CircleMinus size={14} aria-hidden="true" />}
          <PageLink to={to} className="grow cut">
            {name}
          </PageLink>
          <span className={done ? undefined : 'mut'}>{done ?? reason}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
