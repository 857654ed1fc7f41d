import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { beginOf, type Choice, chosenDays, dayFurther } from '../model/choice.ts';
import type { Ghost } from '../model/drag.ts';
import type { Plan } from '../model/layout.ts';
import { useDates } from './use-dates.ts';
import type { GridCursor } from './use-grid-cursor.ts';

export type DayChoice = {
  chosen: Ghost | undefined;
  extend: (by: number) => void;
  drop: () => void;
};

/** The way of keys to what the pointer does by a drag over days. */
export function useDayChoice(plan: Plan, { cursor, go }: GridCursor, say: (words: string) => void): DayChoice {
  const { t } = useLingui();
  const dates = useDates();
  const [choice, setChoice] = useState<Choice>();
  const extend = (by: number) => {
    const begun = beginOf(plan, choice, cursor);
    const next = dayFurther(plan, cursor, by);
    const days = chosenDays(plan, begun, next);
    if (!days) return;
    setChoice(begun);
    go(next);
    const [first, last] = [dates.short(plan.first + days.from), dates.short(plan.first + days.to)];
    const chosen = first === last ? first : t`${first} to ${last}`;
    say(t`Selected: ${chosen}. Enter creates, Esc cancels.`);
  };
  return { chosen: chosenDays(plan, choice, cursor), extend, drop: () => setChoice(undefined) };
}
