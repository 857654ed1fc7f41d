import { type ChildProcess, spawn } from 'node:child_process';
import { atExit } from '#scripts/local/at-exit.ts';
import { portsFrom, takenPort } from '#scripts/local/cloud-ports.ts';

/** A first start builds, and loads the demo. */
const READY_WITHIN_MS = 240_000;
const GREETING = 'Ctrl-C stops it';

async function firstFreePort(): Promise<number> {
  for (let port = 21_000; port < 30_000; port += 100) if (!(await takenPort(portsFrom(port)))) return port;
  throw new Error('no free ports');
}

export interface App {
  readonly child: ChildProcess;
  readonly url: string;
  readonly seconds: number;
}

/** `npm start`, until it greets. */
export async function startApp(dataDir: string): Promise<App> {
  const begin = performance.now();
  const env = { ...process.env, BACKLINE_DATA: dataDir };
  const port = await firstFreePort();
  const args = ['scripts/start.mjs', '--port', String(port)];
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
      resolve({ child, url: `http://127.0.0.1:${port}`, seconds: (performance.now() - begin) / 1000 });
    });
  });
}

export function stopApp({ child }: App): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGINT');
  return ended;
}
