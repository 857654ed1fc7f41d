import { Trans } from '@lingui/react/macro';
import { Check, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { formatDay } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PageLink } from '#web/ui/page-link.tsx';
import { artistNames } from '../../model/names.ts';
import { dayOf } from '../../model/when.ts';
import './batch.css';

export const nameOfShow = (show: ShowRow) => `${show.number} ${artistNames(show)}, ${formatDay({ date: dayOf(show) })}`;

/** The outcome for one show: done with a link to the result, or skipped with the reason. */
export interface Outcome {
  readonly show: ShowRow;
  readonly done?: ReactNode;
  readonly reason?: string;
}
interface OutcomesProps {
  readonly title: ReactNode;
  readonly outcomes: readonly Outcome[];
  readonly onClose: () => void;
}
/** One line a show: what was done, and what was skipped for which reason. */
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
      {outcomes.map(({ show, done, reason }) => (
        <li key={show.id} className="row">
          {done ? <Check size={14} aria-hidden="true" /> : <CircleMinus size={14} aria-hidden="true" />}
          <PageLink to={`/show/${show.id}`} className="grow cut">
            {nameOfShow(show)}
          </PageLink>
          <span className={done ? undefined : 'mut'}>{done ?? reason}</span>
        </li>
      ))}
    </ul>
  </Dialog>
);
