import { spawn } from 'node:child_process';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Progress } from '../seed/progress.ts';
import { announced, holder, isSeeded, markSeeded } from './data-dir.ts';
import { progressLine } from './progress-line.ts';

/** Ends with one line that tells the user how to go on; without a stack, for it is no fault of the code. */
export function giveUp(line: string): never {
  console.error(line);
  process.exit(1);
}

/** Reads the flags of the command. An unknown flag ends the process with the usage. */
export function readFlags<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  try {
    return parseArgs({ options }).values;
  } catch (e) {
    return giveUp(`${e instanceof Error ? e.message : e}\nUsage: ${usage}`);
  }
}

/** Reads the application's port that the user gave; the other ports follow it. */
export function readPort(given: string): number {
  const port = Number(given);
  const isPort = Number.isInteger(port) && port >= 1024 && port <= 65_000;
  return isPort ? port : giveUp(`--port takes a number from 1024 to 65000, not "${given}".`);
}

/** Refuses a port that another process listens on, and suggests `command` with another port. */
export function refuseTaken(taken: number | undefined, command: string, port: number): void {
  const other = port < 60_000 ? port + 100 : port - 100;
  if (taken) giveUp(`Port ${taken} is taken: end what uses it, or choose others with ${command} -- --port ${other}`);
}

/** Refuses a second cloud on the same data: two would ruin them. */
export function refuseHeld(): void {
  const pid = holder();
  if (pid)
    giveUp(`Backline runs already on these data (process ${pid}): end it, or set BACKLINE_DATA to another folder.`);
}

/** Joins the running cloud, unless the environment names a table. */
export function joinCloud(): void {
  if (process.env.TABLE_NAME) return;
  const env = announced() ?? giveUp('The local cloud is not running: start it with `npm start` first.');
  Object.assign(process.env, env);
}

/** Runs one of our scripts in a separate process, which frees its memory when it ends. */
export function runScript(
  script: string,
  { args = [], onMessage }: { readonly args?: readonly string[]; readonly onMessage?: (message: unknown) => void } = {},
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: onMessage ? ['ignore', 'ignore', 'inherit', 'ipc'] : ['ignore', 'ignore', 'inherit'],
  });
  if (onMessage) child.on('message', onMessage);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with code ${code}`))));
  });
}

let isStopping = false;
/** Runs `failed`, unless a signal interrupted the work: its caller then waits until the process ends. */
export const unlessStopping = (failed: () => void) => (): Promise<void> | void =>
  isStopping ? new Promise<void>(() => undefined) : failed();

/** Stops everything in order, once, on Ctrl-C, a closed terminal or SIGTERM. A second Ctrl-C does not wait. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        () => process.exit(0),
        (e: unknown) => {
          console.error(e);
          process.exit(1);
        },
      );
    });
  }
}

const isProgress = (message: unknown): message is { readonly progress: Progress } =>
  typeof message === 'object' && message !== null && 'progress' in message;

/** Loads the demo, once for these data. */
export async function loadDemo(): Promise<void> {
  if (isSeeded()) return;
  console.log('Loading the demo agency; the first start takes a minute or two.');
  const started = Date.now();
  const line = progressLine('Loading the demo agency', process.stdout);
  const onMessage = (message: unknown) => {
    // The TypeScript loader sends other messages.
    if (isProgress(message)) line.update(message.progress);
  };
  await runScript('scripts/seed.ts', { onMessage }).then(
    () => {
      line.end();
      markSeeded();
      console.log(`Demo agency loaded in ${Math.round((Date.now() - started) / 1000)} s.`);
    },
    unlessStopping(() => {
      line.end();
      console.error('The demo agency was not loaded; the next start tries again.');
    }),
  );
}
