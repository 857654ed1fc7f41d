import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { LambdaManifest } from '#scripts/build-lambda.ts';
import { type Figure, figure } from './figure.ts';

/** Functions of every kind: pages, lists, writes, links of outsiders, workers and a job. */
const SAMPLE = [
  'session-me',
  'show-list',
  'show-get',
  'show-insert',
  'planning-appointments',
  'invoice-issue',
  'contract-send',
  'esign-sign',
  'system-stream-worker',
  'system-outbox-worker',
] as const;
const RUNS = 5;
const PROGRAM = `
const began = process.cpuUsage();
await import(process.argv[1]);
const { user, system } = process.cpuUsage(began);
console.log((user + system) / 1000);
`;

async function cpuOf(file: string): Promise<number> {
  const env = { AWS_REGION: 'eu-west-1', TABLE_NAME: 'none', PATH: process.env.PATH };
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const args = ['--input-type=module', '-e', PROGRAM, file];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    times.push(Number(stdout.trim().split('\n').at(-1)));
  }
  return times.sort((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
}

/** CPU that a cold start of some functions takes to load its code, in a process of its own. */
export async function importFigures(built: LambdaManifest): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const name of SAMPLE) {
    const fn = built[name];
    if (!fn) throw new Error(`there is no function ${name}`);
    const file = pathToFileURL(resolve(join(fn.dir, `${name}.mjs`))).href;
    figures.push(figure(`${name}: load of its code`, 'ms CPU', await cpuOf(file)));
  }
  return figures;
}
