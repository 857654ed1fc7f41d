import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Context } from 'aws-lambda';
import { atExit } from '#scripts/local/at-exit.ts';

/** An invocation that has no answer, because its process was killed. AWS answers 500 for it, and queues try again. */
export class FunctionDied extends Error {}

export interface FunctionsOptions {
  /** The folders of built functions. With several, each invocation takes one at random, as in a rolling deployment. */
  readonly versions: readonly string[];
  /** How far ahead the functions' clock is. */
  readonly aheadMs?: number;
}
interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly name: string; readonly message: string; readonly stack: string };
}
interface Invocation {
  readonly event: unknown;
  readonly done: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}
type Waiting = Map<number, Invocation>;
interface Life {
  readonly child: ChildProcess;
  readonly waiting: Waiting;
}

const PROGRAM = fileURLToPath(new URL('functions.mjs', import.meta.url));
const SHIM = pathToFileURL(resolve('test/support/shift-clock.mjs')).href;

function clockOf(aheadMs: number) {
  if (!aheadMs) return { execArgv: [], env: process.env };
  const now = Date.now();
  const clock = { CLOCK_AT: new Date(now + aheadMs).toISOString(), CLOCK_STARTED: String(now) };
  return { execArgv: ['--import', SHIM], env: { ...process.env, ...clock } };
}

function begin(aheadMs: number): Life {
  const child = fork(PROGRAM, { ...clockOf(aheadMs), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const waiting: Waiting = new Map();
  const forget = atExit(() => child.kill('SIGKILL'));
  child.on('message', ({ id, value, error }: Reply) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error) one?.fail(Object.assign(new Error(error.message), error));
    else one?.done(value);
  });
  child.once('exit', () => {
    forget();
    for (const { fail } of waiting.values()) fail(new FunctionDied('the function was killed'));
    waiting.clear();
  });
  return { child, waiting };
}

/** The functions, in processes that may be killed. The next invocation starts a process, as Lambda does. */
export class Functions {
  private readonly lives = new Map<string, Life>();
  private last = 0;

  constructor(private options: FunctionsOptions) {}

  invoke(name: string, event: unknown, context: Context): Promise<unknown> {
    const having = this.options.versions.filter((dir) => existsSync(resolve(dir, name)));
    const dir = having[Math.floor(Math.random() * having.length)];
    if (!dir) throw new Error(`no version has ${name}`);
    const { child, waiting } = this.lifeOf(dir);
    const id = ++this.last;
    const until = Date.now() + (this.options.aheadMs ?? 0) + context.getRemainingTimeInMillis();
    return new Promise((done, fail) => {
      waiting.set(id, { event, done, fail });
      child.send({ id, file: pathToFileURL(resolve(dir, name)).href, event, context, until }, () => undefined);
    });
  }

  private lifeOf(dir: string): Life {
    const running = this.lives.get(dir);
    if (running) return running;
    const life = begin(this.options.aheadMs ?? 0);
    this.lives.set(dir, life);
    life.child.once('exit', () => {
      if (this.lives.get(dir) === life) this.lives.delete(dir);
    });
    return life;
  }

  /** Kills all processes. Returns the events that were under way. */
  kill(): unknown[] {
    const lives = [...this.lives.values()];
    this.lives.clear();
    for (const { child } of lives) child.kill('SIGKILL');
    return lives.flatMap(({ waiting }) => [...waiting.values()].map(({ event }) => event));
  }

  /** Later invocations run in new processes with these options. */
  restart(options: Partial<FunctionsOptions>): void {
    this.options = { ...this.options, ...options };
    this.kill();
  }
}

/** One for this process: `proxied.ts` hands every invocation to it. */
export const functions = new Functions({ versions: ['dist/functions'] });
