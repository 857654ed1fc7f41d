import { type Cursor, clamp, NAME_DAY } from './cursor.ts';
import type { Ghost } from './drag.ts';
import type { Plan } from './layout.ts';

/** The start of a choice of days by keys, which ends at the cursor. It counts for one period and artist only. */
export type Choice = { first: number; artistId: string; day: number; lane: number };

const artistAt = (plan: Plan, { row }: Cursor): string | undefined => plan.rows[row]?.artist.id;

/** Begins a choice at the cursor, or continues the one that is open there. The column of names has no days. */
export function beginOf(plan: Plan, choice: Choice | undefined, cursor: Cursor): Choice | undefined {
  const artistId = artistAt(plan, cursor);
  if (!artistId || cursor.day === NAME_DAY) return undefined;
  if (chosenDays(plan, choice, cursor)) return choice;
  return { first: plan.first, artistId, day: cursor.day, lane: cursor.lane };
}

export function chosenDays(plan: Plan, choice: Choice | undefined, cursor: Cursor): Ghost | undefined {
  if (!choice || choice.first !== plan.first || choice.artistId !== artistAt(plan, cursor)) return undefined;
  const [from, to] = [Math.min(choice.day, cursor.day), Math.max(choice.day, cursor.day)];
  return from === NAME_DAY ? undefined : { row: cursor.row, lane: choice.lane, from, to };
}

/** Moves the cursor by days, whatever it meets, but never out of the plan. */
export const dayFurther = (plan: Plan, cursor: Cursor, by: number): Cursor => ({
  ...cursor,
  day: clamp(cursor.day + by, 0, plan.days - 1),
});
