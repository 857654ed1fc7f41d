import { type Cursor, clamp, NAME_DAY } from './cursor.ts';
import type { Ghost } from './drag.ts';
import type { Plan } from './layout.ts';

/** Where days began to be chosen by keys; they go on to the cursor. Of another period or artist nothing is chosen. */
export type Choice = { first: number; artistId: string; day: number; lane: number };

const artistAt = (plan: Plan, { row }: Cursor): string | undefined => plan.rows[row]?.artist.id;

/** A choice begins at the cursor, unless one goes on there; names have no days. */
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

/** A day further, whatever lies there, and never out of the plan. */
export const dayFurther = (plan: Plan, cursor: Cursor, by: number): Cursor => ({
  ...cursor,
  day: clamp(cursor.day + by, 0, plan.days - 1),
});
