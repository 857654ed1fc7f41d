import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { atExit } from '#scripts/local/at-exit.ts';
import { type Cloud, startCloud } from '#scripts/local/cloud.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { fromSource } from '#test/support/cloud.ts';
import { type PlannedWrite, planWrites } from './kill-writes.ts';

/** The answered writes of two hundred; the rest, apart from those in flight, is never sent. */
const ANSWERED = 120;
const IN_FLIGHT = 16;
/** Two starts and hundreds of writes, one after the other: a busy machine takes minutes. */
const PATIENCE_MS = 240_000;
/** The claim of an unanswered request is free after its function's timeout; its sender may write five minutes later. */
const TURNS_MS = [18_000, 318_000];

interface Answer {
  readonly status: number;
  readonly body: unknown;
}
interface Place {
  readonly url: string;
  readonly token: string;
  readonly tenantId: string;
  readonly artistId: string;
  readonly statusId: string;
}
const dir = tempFolder('kill');
let place: Place;
let cloud: Cloud | undefined;
let writes: PlannedWrite[] = [];
/** The answers from before the kill. */
const answers = new Map<PlannedWrite, Answer>();

type Sent = Pick<PlannedWrite, 'method' | 'path' | 'body'> & Partial<PlannedWrite>;
async function send({ method, path, body, key }: Sent): Promise<Answer> {
  const headers = { authorization: `Bearer ${place.token}`, ...(key ? { 'idempotency-key': key } : {}) };
  const reply = await fetch(place.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return { status: reply.status, body: await reply.json() };
}
async function good(call: Sent): Promise<never> {
  const { status, body } = await send(call);
  if (status !== 200) throw new Error(`${call.path} answered ${status} ${JSON.stringify(body)}`);
  return body as never;
}

async function startKillable(): Promise<ChildProcess> {
  const args = ['--import', 'tsx', 'test/support/killable.ts', dir];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  atExit(() => child.kill('SIGKILL'));
  // Jobs of the hour may write to the log before.
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line) as Partial<Place>;
    if (!said.url) continue;
    place = said as Place;
    break;
  }
  // The rest of its output is not read, and a full pipe must not stop it.
  child.stdout.resume();
  await good({ ...sessionContract.routes.signIn, body: {} });
  return child;
}

async function writeUntilKilled(child: ChildProcess): Promise<void> {
  const written = inParallel(writes, IN_FLIGHT, async (write) => {
    if (child.killed) return;
    const answer = await send(write).catch(() => undefined);
    if (answer) answers.set(write, answer);
    if (answers.size >= ANSWERED) child.kill('SIGKILL');
  });
  await Promise.all([once(child, 'exit'), written]);
}

async function found(): Promise<string[]> {
  await cloud?.settled();
  const { disagreements } = await import('#test/support/agreement.ts');
  return disagreements(place.tenantId);
}

beforeAll(async () => {
  const child = await startKillable();
  writes = await planWrites(place.artistId, place.statusId, good);
  await writeUntilKilled(child);
  cloud = await startCloud({ dataDir: dir, locate: fromSource });
  place = { ...place, url: cloud.urls.api };
}, PATIENCE_MS);
afterAll(async () => {
  vi.useRealTimers();
  await cloud?.stop();
});

it('answers well until it is killed, in the midst of writes of every kind', () => {
  expect([...answers.values()].filter(({ status }) => status !== 200)).toEqual([]);
  expect(writes).toHaveLength(200);
  expect(answers.size).toBeLessThan(writes.length);
});

it('agrees, after a start on what it left, in all that its records are found by', async () => {
  expect(await found()).toEqual([]);
});

it(
  'does each write once, however often it is sent: what was answered is answered alike',
  async () => {
    const killedAt = Date.now();
    const done = { status: 409, body: { errors: [{ code: 'alreadyDone' }] } };
    for (const later of TURNS_MS) {
      vi.useFakeTimers({ toFake: ['Date'], now: killedAt + later });
      await inParallel(writes, IN_FLIGHT, async (write) => {
        const [before, answer] = [answers.get(write), await send(write)];
        if (before) expect(answer).toEqual(before);
        // The write was done; the kill came before its answer was kept.
        else if (answer.status !== 200) expect(answer).toMatchObject(done);
        answers.set(write, answer);
      });
    }
    expect(await found()).toEqual([]);
    const { timesDone } = await import('#test/support/agreement.ts');
    expect((await timesDone(place.tenantId, writes)).filter(({ times }) => times !== 1)).toEqual([]);
  },
  PATIENCE_MS,
);
