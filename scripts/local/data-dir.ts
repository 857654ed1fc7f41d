import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of all data of the embedded cloud; a second cloud at the same time needs another folder. */
export const DATA_DIR = process.env.BACKLINE_DATA ?? '.local';
const ENV_FILE = join(DATA_DIR, 'env.json');
const LOCK_FILE = join(DATA_DIR, 'pid');
const SEEDED = join(DATA_DIR, 'seeded');

/** Returns the start of a process, if the system tells it. A pid alone may be reused, in a container soon. */
function birthOf(pid: number): string {
  try {
    // After the name in brackets, which may hold anything: proc(5) counts the start as field 22.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Finds the process that works on the data now, if any: two would ruin them. */
export function holder(): number | undefined {
  if (!existsSync(LOCK_FILE)) return undefined;
  const [number = '', birth = ''] = readFileSync(LOCK_FILE, 'utf8').split(' ');
  const pid = Number(number);
  return pid !== process.pid && isRunning(pid) && birthOf(pid) === birth ? pid : undefined;
}

export function take(): void {
  mkdirSync(DATA_DIR, { recursive: true });
  writeFileSync(LOCK_FILE, `${process.pid} ${birthOf(process.pid)}`);
}

/** Writes the environment for `npm run seed` and `npm run job`, which talk to the running cloud. */
export const announce = (env: object): void => writeFileSync(ENV_FILE, JSON.stringify(env), { mode: 0o600 });

/** Reads the environment that `announce` wrote, while the process that wrote it runs. */
export const announced = (): Record<string, string> | undefined =>
  holder() && existsSync(ENV_FILE) ? JSON.parse(readFileSync(ENV_FILE, 'utf8')) : undefined;

export function release(): void {
  for (const file of [ENV_FILE, LOCK_FILE]) rmSync(file, { force: true });
}

/** Deletes the data. Does nothing and returns false for a folder that `BACKLINE_DATA` names and that was never ours. */
export function wipe(): boolean {
  const isOurs = holdsData() || existsSync(LOCK_FILE);
  const isEmpty = !existsSync(DATA_DIR) || readdirSync(DATA_DIR).length === 0;
  if (isOurs) rmSync(DATA_DIR, { recursive: true, force: true });
  return isOurs || isEmpty;
}
/** Tells whether a cloud has kept data here before. */
export const holdsData = (): boolean => existsSync(join(DATA_DIR, 'dynamodb'));
export const isSeeded = (): boolean => existsSync(SEEDED);
export const markSeeded = (): void => writeFileSync(SEEDED, '');
