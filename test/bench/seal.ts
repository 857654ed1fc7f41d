import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Figure, figure } from './figure.ts';

const run = promisify(execFile);
/** Issue 29: CPU without the signing service. */
const GOALS = { cpu: 0.3, large: 1.5, memory: 512, complete: 2 };

interface Measured {
  readonly took: number;
  readonly cpu: number;
  readonly megabytes: number;
}

async function program(what: string): Promise<Readonly<Record<string, Measured>>> {
  const file = fileURLToPath(new URL('seal-run.ts', import.meta.url));
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, what]);
  return JSON.parse(stdout) as Record<string, Measured>;
}
const none: Measured = { took: Number.NaN, cpu: Number.NaN, megabytes: Number.NaN };

/** A contract of 20 pages and a file of 25 MB: sealed with a local key and checked. */
export async function sealFigures(): Promise<Figure[]> {
  const { completed = none, first = none, warm = none } = await program('contract');
  const { large = none } = await program('large');
  return [
    figure('20 pages: seal and check, first in a process', 's CPU', first.cpu, GOALS.cpu),
    figure('20 pages: seal and check', 's CPU', warm.cpu, GOALS.cpu),
    figure('20 pages: find marks, stamp, print record', 's CPU', completed.cpu, GOALS.complete),
    figure('25 MB: seal and check', 's', large.took, GOALS.large),
    figure('25 MB: memory of the process', 'MB', large.megabytes, GOALS.memory),
  ];
}
