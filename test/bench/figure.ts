/**
 * How each unit is measured. A steady one is equal in every run, on every machine: `goals.test.ts` fails over its goal.
 * A time, or a ratio of times, is never asserted.
 */
const UNITS = {
  'read units': { how: 'capacity meter over DynamoDB Local, one request', isSteady: true },
  'write units': { how: 'capacity meter over DynamoDB Local, one request; a transaction counts twice', isSteady: true },
  'round trips': { how: 'database calls of one request that waited for each other', isSteady: true },
  KiB: { how: 'bytes of the built functions', isSteady: true },
  'KB gzip': { how: 'bytes of the built pages, gzip', isSteady: true },
  count: { how: 'counted by a drill of test/drill', isSteady: false },
  nodes: { how: 'DOM nodes in Chromium', isSteady: true },
  ratio: { how: 'wall time by a bare database call of the same run', isSteady: false },
  'times a still page': { how: 'frames in Chromium by those of a still page of the same run', isSteady: false },
  s: { how: 'wall time of one run', isSteady: false },
  ms: { how: 'wall time, median or p95 of many turns', isSteady: false },
  'ms CPU': { how: 'CPU time of a process of its own, median of runs', isSteady: false },
  's CPU': { how: 'CPU time of one run', isSteady: false },
  MB: { how: 'resident memory of the process, at its most', isSteady: false },
  'points short of 100': { how: 'Lighthouse desktop, median of runs', isSteady: false },
  'USD per 1,000': { how: 'measured use by the list prices of prices.ts', isSteady: false },
  'USD a month': { how: 'USD per 1,000 by the mix of actions in cost-mix.ts', isSteady: false },
} as const;
type Unit = keyof typeof UNITS;

/** One line of the benchmark; at or under its goal it is good. */
export interface Figure {
  readonly name: string;
  readonly unit: Unit;
  readonly value: number;
  /** Left out where a figure only informs. */
  readonly goal?: number;
  readonly how: string;
}

export const figure = (name: string, unit: Unit, value: number, goal?: number): Figure => ({
  name,
  unit,
  value: Math.round(value * 10_000) / 10_000,
  ...(goal === undefined ? {} : { goal }),
  how: UNITS[unit].how,
});

/** Whether a missed goal may fail a test. */
export const isSteady = ({ unit }: Figure): boolean => UNITS[unit].isSteady;

/** Standard output carries the figures alone. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);
