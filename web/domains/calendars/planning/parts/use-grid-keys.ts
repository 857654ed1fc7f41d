import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { Appointment } from '../model/appointment.ts';
import { type Change, resized, shifted } from '../model/change.ts';
import { barAt, type Cursor, moreAt, moveCursor, NAME_DAY } from '../model/cursor.ts';
import type { Bar, Plan, Row } from '../model/layout.ts';
import { spanOf } from '../model/span.ts';
import { useDates } from './use-dates.ts';
import type { DayChoice } from './use-day-choice.ts';
import type { GridCursor } from './use-grid-cursor.ts';

export type KeyPort = {
  plan: Plan;
  grid: GridCursor;
  /** The days that Shift+arrows choose. Without it, the user cannot create an appointment here. */
  choice: DayChoice | undefined;
  mayEdit: (item: Appointment) => boolean;
  say: (words: string) => void;
  onChange: (change: Change) => void;
  onDelete: (item: Appointment) => void;
  onUndo: () => boolean;
  onRedo: () => boolean;
  /** Space on a bar: its card. */
  onPeek: (item: Appointment) => void;
  /** Handles Enter at the place of the cursor. */
  onEnter: (at: { bar?: Bar | undefined; part: 'day' | 'bar' | 'more' | 'name' }) => void;
};

const PAGE_ROWS = 8;
const SIDEWAYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const UPDOWN: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Alt+arrows move the bar by a day or an artist, with Shift they lengthen it. */
function editOf(plan: Plan, bar: Bar, row: number, key: string, lengthen: boolean): Change | undefined {
  const { item } = bar;
  const days = SIDEWAYS[key] ?? 0;
  const artist = plan.rows[row + (UPDOWN[key] ?? 0)]?.artist;
  if (lengthen) return days ? { id: item.id, before: item, after: resized(item, 'end', days) } : undefined;
  return artist && { id: item.id, before: item, after: shifted(item, days, artist.id) };
}

interface KeyActsOptions extends Pick<KeyPort, 'plan' | 'grid' | 'choice'> {
  readonly port: KeyPort;
  readonly cursor: Cursor;
  readonly row: Row | undefined;
  readonly bar: Bar | undefined;
}
function useKeyActs({ port, plan, grid, choice, cursor, row, bar }: KeyActsOptions) {
  const { t } = useLingui();
  const dates = useDates();
  const takeBack = (again: boolean) => {
    const done = again ? port.onRedo() : port.onUndo();
    grid.refocus();
    port.say(done ? (again ? t`Redone` : t`Undone`) : t`Nothing to undo`);
  };
  const edit = (key: string, lengthen: boolean) => {
    const change = bar && port.mayEdit(bar.item) ? editOf(plan, bar, cursor.row, key, lengthen) : undefined;
    if (!change?.after) return;
    const { from, to } = spanOf(change.after);
    const days = to - from + 1;
    const artist = plan.rows.find((r) => r.artist.id === change.after?.artistId)?.artist.name ?? '';
    const date = dates.short(from);
    grid.follow(change.after.id);
    port.onChange(change);
    port.say(lengthen ? t`Now ${days} days` : t`Moved to ${artist}, ${date}`);
  };
  const enter = () => {
    if (cursor.day === NAME_DAY) port.onEnter({ part: 'name' });
    else if (bar) port.onEnter({ part: 'bar', bar });
    else port.onEnter({ part: moreAt(row, cursor) ? 'more' : 'day' });
  };
  const drop = () => {
    choice?.drop();
    port.say(t`Nothing selected`);
  };
  const remove = () => bar && port.mayEdit(bar.item) && port.onDelete(bar.item);
  return { takeBack, edit, enter, drop, remove };
}

export function useGridKeys(port: KeyPort): (event: KeyboardEvent) => void {
  const { plan, grid, choice } = port;
  const { cursor } = grid;
  const row = plan.rows[cursor.row];
  const bar = barAt(row, cursor);
  const { takeBack, edit, enter, drop, remove } = useKeyActs({ port, plan, grid, choice, cursor, row, bar });
  const acts: Record<string, (() => void) | undefined> = {
    Enter: enter,
    ' ': bar ? () => port.onPeek(bar.item) : enter,
    Delete: remove,
    Backspace: remove,
  };
  /** Returns the action of a key for a choice of days. */
  const choosing = ({ key, shiftKey }: KeyboardEvent): (() => void) | undefined => {
    const days = SIDEWAYS[key];
    if (choice && shiftKey && days) return () => choice.extend(days);
    return key === 'Escape' && choice?.chosen ? drop : undefined;
  };
  const go = (to: Cursor) => {
    choice?.drop();
    grid.go(to);
  };
  /** Returns the action of a key here, if it has one. */
  const actOf = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, altKey, shiftKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && key.toLowerCase() === 'z') return () => takeBack(shiftKey);
    if (altKey) return key.startsWith('Arrow') ? () => edit(key, shiftKey) : undefined;
    const act = ctrl ? undefined : (choosing(event) ?? acts[key]);
    if (act) return act;
    const next = moveCursor(plan, cursor, { key, ctrl, page: PAGE_ROWS });
    return next && (() => go(next));
  };
  return (event) => {
    const act = actOf(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
