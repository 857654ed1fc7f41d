import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '../model/appointment.ts';
import { type Change, HALF_HOUR, later, lengthened } from '../model/change.ts';
import { DAY_MINUTES, minuteOf } from '../model/clock.ts';
import { spanOf } from '../model/span.ts';
import { useDates } from './use-dates.ts';

/** What may be done with appointments against hours. */
export type HourEdits = {
  mayEdit: (item: Appointment) => boolean;
  change: (change: Change) => void;
  undo: () => boolean;
  redo: () => boolean;
  onDelete: (item: Appointment) => void;
};

/** Minutes that an arrow means. */
type Steps = Readonly<Record<string, number>>;
/** Hours from top to bottom, days from left to right. */
export const WEEK_STEPS: Steps = {
  ...{ ArrowUp: -HALF_HOUR, ArrowDown: HALF_HOUR },
  ...{ ArrowLeft: -DAY_MINUTES, ArrowRight: DAY_MINUTES },
};
/** Hours from left to right. */
export const DAY_STEPS: Steps = { ArrowLeft: -HALF_HOUR, ArrowRight: HALF_HOUR };

function editOf(item: Appointment, steps: Steps, { key, shiftKey, altKey }: KeyboardEvent): Appointment | undefined {
  const minutes = altKey ? steps[key] : undefined;
  if (!minutes) return undefined;
  if (!shiftKey) return later(item, minutes);
  return Math.abs(minutes) === HALF_HOUR ? lengthened(item, minutes) : undefined;
}

const idOf = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined;
const isUndo = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'z';

/** Alt+arrows move what has the focus by half an hour or a day, with Shift they lengthen it; Ctrl+Z takes it back. */
export function useHourKeys(
  box: RefObject<HTMLElement | null>,
  items: readonly Appointment[],
  edits: HourEdits,
  steps: Steps,
) {
  const { t } = useLingui();
  const dates = useDates();
  const [said, say] = useState('');
  const followed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { current: id } = followed;
    if (!id || !items.some((item) => item.id === id)) return;
    followed.current = undefined;
    box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  }, [box, items]);

  const edit = (item: Appointment, after: Appointment) => {
    followed.current = item.id;
    edits.change({ id: item.id, before: item, after });
    const [date, time] = [dates.short(spanOf(after).from), dates.clock(minuteOf(after.start))];
    const end = dates.clock(minuteOf(after.end));
    say(t`Now ${date}, ${time} to ${end}`);
  };
  const takeBack = (again: boolean, focused: string | undefined) => {
    followed.current = focused;
    const done = again ? edits.redo() : edits.undo();
    say(done ? (again ? t`Done again` : t`Undone`) : t`Nothing to undo`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = items.find(({ id }) => id === idOf(event));
    const item = found && edits.mayEdit(found) ? found : undefined;
    const after = item && editOf(item, steps, event);
    if (isUndo(event)) takeBack(event.shiftKey, idOf(event));
    else if (item && after) edit(item, after);
    else if (item && event.key === 'Delete') {
      // Where keys are still heard once it is gone.
      box.current?.focus();
      edits.onDelete(item);
    } else return;
    event.preventDefault();
  };
  return { onKeyDown, said };
}
