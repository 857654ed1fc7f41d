import type { Appointment } from './appointment.ts';
import { DAY_MINUTES, minuteOf } from './clock.ts';
import { spanOf } from './span.ts';
import { breaksAtMidnight, shareWidth } from './timeline.ts';

/** A row of the day: a team, or an artist. */
export type DayRow = { id: string; name: string; detail?: string };
export type DayEntry = { item: Appointment; rowIds: readonly string[] };

/** One block over neighbouring rows; times in minutes after the day's midnight, cut to the day and its night. */
export type Block = {
  item: Appointment;
  first: number;
  rows: number;
  from: number;
  to: number;
  column: number;
  columns: number;
};

/** Free minutes after a block in its rows: its name may go on there. */
export function freeAfter(block: Block, blocks: readonly Block[], until: number): number {
  const follows = (other: Block) =>
    other.from >= block.to &&
    other.first < block.first + block.rows &&
    block.first < other.first + other.rows &&
    (block.columns === 1 || other.columns === 1 || other.column === block.column);
  return Math.min(until, ...blocks.filter(follows).map(({ from }) => from)) - block.to;
}

type Run = { item: Appointment; first: number; rows: number; from: number; to: number };

/** Groups neighbouring rows into runs, so that a shared block is one tall block with room for its text. */
export function runsOf(indexes: readonly number[]): { first: number; rows: number }[] {
  const runs: { first: number; rows: number }[] = [];
  for (const index of [...new Set(indexes)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last.first + last.rows === index) last.rows++;
    else runs.push({ first: index, rows: 1 });
  }
  return runs;
}

const overlap = (a: Run, b: Run) =>
  a !== b && a.from < b.to && b.from < a.to && a.first < b.first + b.rows && b.first < a.first + a.rows;

/** Splits a tall block that would hide a simultaneous one into single rows, in which both share the height. */
function apart(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) =>
    run.rows > 1 && runs.some((other) => overlap(run, other))
      ? Array.from({ length: run.rows }, (_, i) => ({ ...run, first: run.first + i, rows: 1 }))
      : [run],
  );
}

export function blocksOf(rows: readonly DayRow[], entries: readonly DayEntry[], day: number, until: number): Block[] {
  const index = new Map(rows.map((row, i) => [row.id, i]));
  const midnight = day * DAY_MINUTES;
  const runs = entries.flatMap(({ item, rowIds }) => {
    const span = spanOf(item);
    if (span.from > day || span.to < day) return [];
    const from = Math.max(0, minuteOf(item.start) - midnight);
    const rim = breaksAtMidnight(item, span) ? DAY_MINUTES : until;
    const to = Math.max(from + 1, Math.min(rim, minuteOf(item.end) - midnight));
    const at = rowIds.map((id) => index.get(id)).filter((i) => i !== undefined);
    return runsOf(at).map((run) => ({ item, from, to, ...run }));
  });
  const parts = apart(runs);
  const tall = parts.filter((run) => run.rows > 1).map((run) => ({ ...run, column: 0, columns: 1 }));
  const single = rows.flatMap((_, i) => shareWidth(parts.filter((run) => run.rows === 1 && run.first === i)));
  return [...tall, ...single];
}
