import { readdirSync, readFileSync } from 'node:fs';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { startApp, stopApp } from './app.ts';
import { type Figure, figure, say } from './figure.ts';

/** Issue, part 1: seconds of a warm start on two cores, and memory of everything it starts. */
const GOALS = { seconds: 20, megabytes: 500 };
const KIB_PER_MB = 1024;

/** Megabytes in memory by process, of one and all it started; read where Linux tells them. */
function memoryOf(root: number): { readonly name: string; readonly megabytes: number }[] {
  const statuses = readdirSync('/proc').flatMap((entry) => {
    try {
      return /^\d+$/.test(entry) ? [readFileSync(`/proc/${entry}/status`, 'utf8')] : [];
    } catch {
      // It ended while we looked.
      return [];
    }
  });
  const field = (status: string, name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? '';
  const family = new Set([String(root)]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const status of statuses) if (family.has(field(status, 'PPid'))) family.add(field(status, 'Pid'));
  }
  return statuses
    .filter((status) => family.has(field(status, 'Pid')))
    .map((status) => ({ name: field(status, 'Name'), megabytes: Number(field(status, 'VmRSS')) / KIB_PER_MB }));
}

/** A first start on an empty folder, which is not timed, then a warm one on what it left. */
export async function startFigures(): Promise<Figure[]> {
  const dataDir = tempFolder('start');
  await stopApp(await startApp(dataDir));
  const app = await startApp(dataDir);
  const parts = memoryOf(Number(app.child.pid));
  await stopApp(app);
  say(`memory: ${parts.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`).join(', ')}`);
  const megabytes = parts.reduce((sum, part) => sum + part.megabytes, 0);
  return [
    figure('npm start, warm, with the demo', 's', app.seconds, GOALS.seconds),
    figure('npm start, memory of all its processes', 'MB', megabytes, GOALS.megabytes),
  ];
}
