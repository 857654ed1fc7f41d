import { standTables } from '#test/support/global-setup.ts';
import { takeTable } from '#test/support/workers.ts';
import type { Figure } from './figure.ts';

/** The range of sizes in which the single measurements run; only one measured size lies in it. */
const ONCE = { from: 5_000, below: 10_000 };

/**
 * One database in memory for all figures, until the benchmark ends: AWS clients keep the address they were made with.
 * No module that makes a client may be imported before the database runs.
 */
let database: Promise<() => Promise<void>> | undefined;
function stand(): Promise<unknown> {
  Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' });
  database ??= standTables(1).finally(takeTable);
  return database;
}
export const endDatabase = async (): Promise<void> => (await database)?.();

/** Measures one size of agency: its consumption, then its times. */
async function sizeFigures(size: number): Promise<Figure[]> {
  const { plantBench } = await import('./agency.ts');
  const { pickerFigures, readFigures } = await import('./reads.ts');
  const { writeFigures } = await import('./writes.ts');
  const { latencyFigures } = await import('./latency.ts');
  const { mergeFigures } = await import('./merge.ts');
  const agency = await plantBench(size);
  const onlyOnce = size >= ONCE.from && size < ONCE.below;
  return [
    ...(await readFigures(agency)),
    ...(onlyOnce ? await pickerFigures(agency) : []),
    ...(await writeFigures(agency)),
    ...(await latencyFigures(agency)),
    // Last: it changes the shows.
    ...(onlyOnce ? await mergeFigures(agency) : []),
  ];
}

/** Units and times of shows at these sizes of agency. */
export async function dataFigures(sizes: readonly number[]): Promise<Figure[]> {
  await stand();
  const figures: Figure[] = [];
  for (const size of sizes) figures.push(...(await sizeFigures(size)));
  return [...figures, ...(await (await import('./feed.ts')).feedFigures())];
}

/** Units of planning, availability and conflicts. */
export async function calendarFigures(): Promise<Figure[]> {
  await stand();
  return (await import('./calendar.ts')).calendarFigures();
}

/** Invoices, payments, sales files and statements. */
export async function moneyFigures(): Promise<Figure[]> {
  await stand();
  return (await import('./money.ts')).moneyFigures();
}

/** Index units of the list of one very large agency. */
export async function scaleFigures(size: number): Promise<Figure[]> {
  await stand();
  return (await import('./scale.ts')).scaleFigures(size);
}

/** Units, times and money of what a user does. */
export async function costFigures(): Promise<Figure[]> {
  await stand();
  return (await import('./cost.ts')).costFigures();
}

/** Tables read in and written out, and lists of companies. */
export async function excelFigures(): Promise<Figure[]> {
  await stand();
  return (await import('./tables.ts')).tableFigures();
}
