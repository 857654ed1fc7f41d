import type { InTheWay } from '#shared/domains/booking/show/many.ts';
import { endAfter, timesAfter } from '#shared/domains/booking/show/move-rules.ts';
import type { ShowRow } from '#shared/domains/booking/show/schemas.ts';
import type { LocalDate } from '#shared/kernel/time/date.ts';
import { questionOf } from '../widgets/conflict-question.ts';
import type { ConflictQuestion } from '../widgets/show-queries.ts';
import { dayOf } from './when.ts';

/** One show of a move: where it is, and where it would be. */
export interface PlannedMove {
  readonly show: ShowRow;
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The new last day of an option, where it changes. */
  readonly ends: LocalDate | undefined;
  /** A locked show stays. */
  readonly stays: boolean;
  readonly question: ConflictQuestion;
}

export function movePlan(shows: readonly ShowRow[], days: number, today: LocalDate): PlannedMove[] {
  return shows.map((show) => {
    const times = timesAfter(show, days);
    const ends = endAfter(show, days, today);
    return {
      show,
      from: dayOf(show),
      to: dayOf({ ...show, ...times }),
      ends: ends === show.expiresOn ? undefined : ends,
      stays: show.lockedAt !== undefined,
      question: { ...questionOf(show), ...times },
    };
  });
}

/** Leaves out conflicts with shows that move along. */
export function withoutMoving(found: InTheWay, moving: ReadonlySet<string>): InTheWay {
  return { ...found, rows: found.rows.filter(({ showId }) => !moving.has(showId)) };
}
