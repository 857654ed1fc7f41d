import { type Bar, MAX_LANES, type More, type Plan, type Row } from './layout.ts';

/** The keyboard's place: a lane of a row on a day. Day -1 is the artist's name. */
export type Cursor = { row: number; day: number; lane: number };
export const NAME_DAY = -1;

export const barAt = (row: Row | undefined, { day, lane }: Cursor): Bar | undefined =>
  row?.bars.find((bar) => bar.lane === lane && bar.from <= day && day <= bar.to);

export const moreAt = (row: Row | undefined, { day, lane }: Cursor): More | undefined =>
  lane === MAX_LANES - 1 ? row?.more.find((more) => more.day === day) : undefined;

export const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));

/** Moves the cursor to the nearest place that exists, since an edit or a filter may have removed its place. */
export function settle(plan: Plan, { row, day, lane }: Cursor): Cursor {
  const at = clamp(row, 0, Math.max(0, plan.rows.length - 1));
  const lanes = day === NAME_DAY ? 1 : (plan.rows[at]?.lanes ?? 1);
  return { row: at, day: clamp(day, NAME_DAY, plan.days - 1), lane: clamp(lane, 0, lanes - 1) };
}

export type Step = { key: string; ctrl: boolean; page: number };

type Move = (plan: Plan, cursor: Cursor, step: Step) => Partial<Cursor>;

const MOVES: Record<string, Move> = {
  ArrowRight: (plan, cursor) => ({ day: (barAt(plan.rows[cursor.row], cursor)?.to ?? cursor.day) + 1 }),
  ArrowLeft: (plan, cursor) => ({ day: (barAt(plan.rows[cursor.row], cursor)?.from ?? cursor.day) - 1 }),
  ArrowDown: (plan, { row, day, lane }) => {
    if (day !== NAME_DAY && lane < (plan.rows[row]?.lanes ?? 1) - 1) return { lane: lane + 1 };
    return row < plan.rows.length - 1 ? { row: row + 1, lane: 0 } : {};
  },
  ArrowUp: (_, { row, lane }) => {
    if (lane > 0) return { lane: lane - 1 };
    return row > 0 ? { row: row - 1, lane: Number.POSITIVE_INFINITY } : {};
  },
  PageDown: (_, { row }, { page }) => ({ row: row + page, lane: 0 }),
  PageUp: (_, { row }, { page }) => ({ row: row - page, lane: 0 }),
  Home: (_, _cursor, { ctrl }) => (ctrl ? { row: 0, lane: 0, day: 0 } : { day: 0 }),
  End: ({ rows, days }, _cursor, { ctrl }) =>
    ctrl ? { row: rows.length - 1, lane: 0, day: days - 1 } : { day: days - 1 },
};

/** Moves the cursor by a key. Returns undefined for a key that moves nothing. */
export function moveCursor(plan: Plan, cursor: Cursor, step: Step): Cursor | undefined {
  const move = Object.hasOwn(MOVES, step.key) ? MOVES[step.key] : undefined;
  return move && settle(plan, { ...cursor, ...move(plan, cursor, step) });
}

/** Finds the bar of an appointment, to keep the cursor on it after an edit. */
export function findBar(plan: Plan, id: string): Cursor | undefined {
  for (const [row, { bars }] of plan.rows.entries()) {
    const bar = bars.find(({ item }) => item.id === id);
    if (bar) return { row, day: bar.from, lane: bar.lane };
  }
  return undefined;
}
