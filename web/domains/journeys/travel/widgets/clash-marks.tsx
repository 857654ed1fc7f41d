import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { showTravelContract, type TravelClash } from '#shared/domains/journeys/show-travel/contract.ts';
import type { TravelKind } from '#shared/kernel/record/appointment.ts';
import { joinNames } from '#shared/kernel/text/text.ts';
import { dateOf } from '#shared/kernel/time/date.ts';
import { queryOf } from '#web/platform/api.ts';
import { useCan } from '#web/platform/me.ts';
import { tip } from '#web/ui/tooltip.tsx';
import type { TravelSpan } from './travel-model.ts';
import './travel.css';

/** Names in a line. */
const ROOM = 2;

const Marks = createContext<ReadonlyMap<string, readonly TravelClash[]>>(new Map());

interface ClashMarksProps {
  readonly kind: TravelKind;
  /** The rows in view. */
  readonly rows: readonly (TravelSpan & { readonly id: string })[];
  readonly children: ReactNode;
}
/** Asks once for all rows in view which of them clash with another journey. */
export function ClashMarks({ kind, rows, children }: ClashMarksProps) {
  const can = useCan();
  const days = rows
    .flatMap(({ start, end, arrival = end }) => [dateOf(start), dateOf(end), dateOf(arrival)])
    .toSorted();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const { data } = useQuery({
    ...queryOf(showTravelContract.routes.clashMarks, { body: { kind, ids: rows.map(({ id }) => id), from, to } }),
    enabled: rows.length > 0 && can('show.read'),
  });
  const marks = new Map(data?.rows.map(({ id, clashes }) => [id, clashes]));
  return <Marks value={marks}>{children}</Marks>;
}

/** A sign on a row whose people have to be elsewhere too; it says who and where. */
export function ClashMark({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const clashes = useContext(Marks).get(id) ?? [];
  if (clashes.length === 0) return null;
  const isOverlap = clashes.some(({ reason }) => reason === 'overlap');
  const fact = isOverlap ? t`In two places at once.` : t`Not enough travel time.`;
  const lines = clashes.map(({ travellers, title }) => `${joinNames(travellers, ROOM)}: ${title}`);
  const text = [fact, ...lines].join(' ');
  return (
    <span role="img" aria-label={text} className="travel-clash" {...tip(text)}>
      <TriangleAlert size={13} aria-hidden="true" />
    </span>
  );
}
