import type { ReactNode } from 'react';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { formatDay } from '#web/platform/format.ts';
import { Outcomes as OutcomeLines } from '#web/ui/list/outcomes.tsx';
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
type OutcomesProps = Readonly<{ title: ReactNode; outcomes: readonly Outcome[]; onClose: () => void }>;
export const Outcomes = ({ outcomes, ...rest }: OutcomesProps) => (
  <OutcomeLines
    {...rest}
    outcomes={outcomes.map(({ show, ...outcome }) => ({
      ...outcome,
      id: show.id,
      to: `/show/${show.id}`,
      name: nameOfShow(show),
    }))}
  />
);
