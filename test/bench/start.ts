import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portsFrom, takenPort } from '#scripts/local/cloud-ports.ts';
import { atExit } from './cleanup.ts';
import { type Figure, figure, say } from './figure.ts';

/** Issue, part 1: seconds of a warm start on two cores, and memory of everything it starts. */
const GOALS = { seconds: 20, megabytes: 500 };
/** A first start builds, and loads the demo. */
const READY_WITHIN_MS = 240_000;
const GREETING = 'Ctrl-C stops it';
const KIB_PER_MB = 1024;

async function firstFreePort(): Promise<number> {
  for (let port = 21_000; port < 30_000; port += 100) if (!(await takenPort(portsFrom(port)))) return port;
  throw new Error('no free ports');
}

interface Started {
  readonly child: ChildProcess;
  readonly seconds: number;
}

/** `npm start`, until it greets. */
async function start(dataDir: string): Promise<Started> {
  const begin = performance.now();
  const env = { ...process.env, BACKLINE_DATA: dataDir };
  const port = String(await firstFreePort());
  const args = ['scripts/start.mjs', '--port', port];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  child.once(
    'exit',
    atExit(() => child.kill('SIGINT')),
  );
  let said = '';
  const hear = (text: Buffer) => {
    said += text;
    return said.includes(GREETING);
  };
  child.stderr.on('data', hear);
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGTERM');
      reject(new Error(`npm start ${why}: ${said.slice(-500)}`));
    };
    const timer = setTimeout(() => fail('took too long'), READY_WITHIN_MS);
    const ended = () => fail('ended');
    child.once('exit', ended);
    child.stdout.on('data', (text: Buffer) => {
      if (!hear(text)) return;
      clearTimeout(timer);
      child.off('exit', ended);
      resolve({ child, seconds: (performance.now() - begin) / 1000 });
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  return ended;
}

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
  const dataDir = mkdtempSync(join(tmpdir(), 'backline-start-'));
  try {
    await stop((await start(dataDir)).child);
    const { child, seconds } = await start(dataDir);
    const parts = memoryOf(Number(child.pid));
    await stop(child);
    say(`memory: ${parts.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)} MB`).join(', ')}`);
    const megabytes = parts.reduce((sum, part) => sum + part.megabytes, 0);
    return [
      figure('npm start, warm, with the demo', 's', seconds, GOALS.seconds),
      figure('npm start, memory of all its processes', 'MB', megabytes, GOALS.megabytes),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
