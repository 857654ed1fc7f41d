import { setup } from '#test/support/global-setup.ts';
import type { Figure } from './figure.ts';

/** A year's appointments of a large agency. */
const APPOINTMENTS_A_YEAR = 5_000;

/** One size of agency: what it consumes, then how long it takes. */
async function sizeFigures(size: number): Promise<Figure[]> {
  const { plantBench } = await import('./agency.ts');
  const { monthFigure, pickerFigures, readFigures } = await import('./reads.ts');
  const { writeFigures } = await import('./writes.ts');
  const { latencyFigures } = await import('./latency.ts');
  const agency = await plantBench(size);
  const onlyOnce = size >= APPOINTMENTS_A_YEAR && size < 2 * APPOINTMENTS_A_YEAR;
  return [
    ...(await readFigures(agency)),
    ...(onlyOnce ? [...(await pickerFigures(agency)), await monthFigure(agency, APPOINTMENTS_A_YEAR)] : []),
    ...(await writeFigures(agency)),
    ...(await latencyFigures(agency)),
  ];
}

/** Units and times on a database in memory. Nothing that makes an AWS client may be imported before it stands. */
export async function dataFigures(sizes: readonly number[]): Promise<Figure[]> {
  Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' });
  const stop = await setup();
  try {
    const figures: Figure[] = [];
    for (const size of sizes) figures.push(...(await sizeFigures(size)));
    return figures;
  } finally {
    await stop();
  }
}

/** Tables read in and written out, on a database in memory. */
export async function excelFigures(): Promise<Figure[]> {
  Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' });
  const stop = await setup();
  try {
    return await (await import('./tables.ts')).tableFigures();
  } finally {
    await stop();
  }
}
