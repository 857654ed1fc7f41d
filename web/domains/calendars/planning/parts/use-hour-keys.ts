import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '../model/appointment.ts';
import { type Change, HALF_HOUR, later, lengthened, shifted } from '../model/change.ts';
import { DAY_MINUTES, minuteOf } from '../model/clock.ts';
import { spanOf } from '../model/span.ts';
import { useDates } from './use-dates.ts';

/** The edits of appointments in the views by hour. */
export type HourEdits = {
  mayEdit: (item: Appointment) => boolean;
  change: (change: Change) => void;
  undo: () => boolean;
  redo: () => boolean;
  onDelete: (item: Appointment) => void;
};

/** The effect of an arrow key on an appointment: a shift in time as seen on a day, or the row of another artist. */
type Arrow = { minutes: number; seen?: number } | { artistId: string };
type Arrows = (item: Appointment, key: string) => Arrow | undefined;

const stepsBy =
  (minutes: Readonly<Record<string, number>>) =>
  (key: string): { minutes: number } | undefined => {
    const by = minutes[key];
    return by === undefined ? undefined : { minutes: by };
  };
const weekSteps = stepsBy({
  ArrowUp: -HALF_HOUR,
  ArrowDown: HALF_HOUR,
  ArrowLeft: -DAY_MINUTES,
  ArrowRight: DAY_MINUTES,
});
/** Hours from top to bottom, days from left to right. */
export const weekArrows: Arrows = (_, key) => weekSteps(key);

const daySteps = stepsBy({ ArrowLeft: -HALF_HOUR, ArrowRight: HALF_HOUR });
const ROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
/** Hours from left to right, artists from top to bottom. */
export const dayArrows =
  (artistIds: readonly string[], seen: number): Arrows =>
  (item, key) => {
    const by = ROWS[key];
    const artistId = by && artistIds[artistIds.indexOf(item.artistId) + by];
    if (artistId) return { artistId };
    const step = daySteps(key);
    return step && { ...step, seen };
  };

function editOf(item: Appointment, arrow: Arrow, isLonger: boolean): Appointment | undefined {
  if ('artistId' in arrow) return isLonger ? undefined : shifted(item, 0, arrow.artistId);
  const days = Math.trunc(arrow.minutes / DAY_MINUTES);
  const minutes = arrow.minutes - days * DAY_MINUTES;
  // All-day appointments have no hours.
  if (item.isAllDay && (isLonger || minutes !== 0)) return undefined;
  if (isLonger) return days ? undefined : lengthened(item, minutes);
  return later(item, minutes, days, arrow.seen);
}

const idOf = ({ target }: KeyboardEvent): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-id]')?.dataset.id : undefined;
const isUndo = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'z';

/** Focuses the changed appointment once it is drawn again. */
function useFollowed(box: RefObject<HTMLElement | null>, items: readonly Appointment[]) {
  const followed = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { current: id } = followed;
    if (!id || !items.some((item) => item.id === id)) return;
    followed.current = undefined;
    box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  }, [box, items]);
  return followed;
}

/** Moves the focused appointment on Alt+arrows by half an hour, a day or an artist. Shift resizes, Ctrl+Z undoes. */
export function useHourKeys(
  box: RefObject<HTMLElement | null>,
  items: readonly Appointment[],
  edits: HourEdits,
  arrows: Arrows,
) {
  const { t } = useLingui();
  const dates = useDates();
  const [said, say] = useState('');
  const followed = useFollowed(box, items);
  const edit = (item: Appointment, after: Appointment) => {
    followed.current = after.id;
    edits.change({ id: item.id, before: item, after });
    const [date, time] = [dates.short(spanOf(after).from), dates.clock(minuteOf(after.start))];
    const end = dates.clock(minuteOf(after.end));
    say(t`Now ${date}, ${time} to ${end}`);
  };
  const takeBack = (again: boolean, focused: string | undefined) => {
    followed.current = focused;
    const done = again ? edits.redo() : edits.undo();
    say(done ? (again ? t`Redone` : t`Undone`) : t`Nothing to undo`);
  };
  const edited = (item: Appointment, { key, shiftKey }: KeyboardEvent) => {
    const arrow = arrows(item, key);
    return arrow && editOf(item, arrow, shiftKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const found = items.find(({ id }) => id === idOf(event));
    const item = found && edits.mayEdit(found) ? found : undefined;
    const after = item && event.altKey ? edited(item, event) : undefined;
    if (isUndo(event)) takeBack(event.shiftKey, idOf(event));
    else if (item && after) edit(item, after);
    else if (item && event.key === 'Delete') {
      // The box still hears keys after the appointment is deleted.
      box.current?.focus();
      edits.onDelete(item);
    } else return;
    event.preventDefault();
  };
  return { onKeyDown, said };
}
