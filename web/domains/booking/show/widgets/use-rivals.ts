import { useQuery } from '@tanstack/react-query';
import { isSameDate } from '#shared/domains/booking/show/rules.ts';
import type { Conflict, ShowRow } from '#shared/domains/booking/show/schemas.ts';
import { questionOf } from './conflict-question.ts';
import { conflictsQuery } from './show-queries.ts';

/** Two artists of one bill meet the same rival: it counts once. */
const once = (rows: readonly Conflict[]): Conflict[] => [...new Map(rows.map((row) => [row.showId, row])).values()];

/** Other shows of the same artists in its way. A cancelled show has none. */
export function useConflicts(show: ShowRow | undefined): readonly Conflict[] {
  const { data } = useQuery({
    ...conflictsQuery(show ? questionOf(show) : { start: '', end: '', artistIds: [] }),
    enabled: show !== undefined && show.phase !== 'cancelled',
  });
  return show && show.phase !== 'cancelled' && data ? once(data.rows) : [];
}
/** One confirmation releases this many at most: its write holds them all. */
export const MAX_RELEASED = 8;
/** Options that a confirmation may release. */
export const rivalsIn = (conflicts: readonly Conflict[]): Conflict[] =>
  once(conflicts).filter((conflict) => conflict.phase === 'options' && isSameDate(conflict));
