import { type Bar, MAX_LANES, type More, type Plan, type Row } from './layout.ts';

/** The keyboard's place: a lane of a row on a day. Day -1 is the artist's name. */
export type Cursor = { row: number; day: number; lane: number };
export const NAME_DAY = -1;

export const barAt = (row: Row | undefined, { day, lane }: Cursor): Bar | undefined =>
  row?.bars.find((bar) => bar.lane === lane && bar.from <= day && day <= bar.to);

export const moreAt = (row: Row | undefined, { day, lane }: Cursor): More | undefined =>
  lane === MAX_LANES - 1 ? row?.more.find((more) => more.day === day) : undefined;

const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));

/** After an edit or a filter the place may be gone: the nearest one that is there. */
export function settle(plan: Plan, { row, day, lane }: Cursor): Cursor {
  const at = clamp(row, 0, Math.max(0, plan.rows.length - 1));
  const lanes = day === NAME_DAY ? 1 : (plan.rows[at]?.lanes ?? 1);
  return { row: at, day: clamp(day, NAME_DAY, plan.days - 1), lane: clamp(lane, 0, lanes - 1) };
}

export type Step = { key: string; ctrl: boolean; page: number };

export function moveCursor(plan: Plan, cursor: Cursor, { key, ctrl, page }: Step): Cursor | undefined {
  const row = plan.rows[cursor.row];
  if (!row) return undefined;
  const bar = barAt(row, cursor);
  const to = (next: Partial<Cursor>) => settle(plan, { ...cursor, ...next });
  const lastLane = cursor.day === NAME_DAY ? 0 : row.lanes - 1;
  switch (key) {
    case 'ArrowRight':
      return to({ day: (bar?.to ?? cursor.day) + 1 });
    case 'ArrowLeft':
      return to({ day: (bar?.from ?? cursor.day) - 1 });
    case 'ArrowDown':
      if (cursor.lane < lastLane) return to({ lane: cursor.lane + 1 });
      return cursor.row < plan.rows.length - 1 ? to({ row: cursor.row + 1, lane: 0 }) : cursor;
    case 'ArrowUp':
      if (cursor.lane > 0) return to({ lane: cursor.lane - 1 });
      return cursor.row > 0 ? to({ row: cursor.row - 1, lane: Number.POSITIVE_INFINITY }) : cursor;
    case 'PageDown':
      return to({ row: cursor.row + page, lane: 0 });
    case 'PageUp':
      return to({ row: cursor.row - page, lane: 0 });
    case 'Home':
      return to(ctrl ? { row: 0, lane: 0, day: 0 } : { day: 0 });
    case 'End':
      return to(ctrl ? { row: plan.rows.length - 1, lane: 0, day: plan.days - 1 } : { day: plan.days - 1 });
    default:
      return undefined;
  }
}

/** Where a bar lies now, to keep the cursor on what was just edited. */
export function findBar(plan: Plan, id: string): Cursor | undefined {
  for (const [row, { bars }] of plan.rows.entries()) {
    const bar = bars.find(({ item }) => item.id === id);
    if (bar) return { row, day: bar.from, lane: bar.lane };
  }
  return undefined;
}
