import { Random } from '#scripts/seed/random.ts';
import { type Figure, figure, say } from '#test/bench/figure.ts';
import { advance, type Case, makeCase, nextStep, resend } from './cases.ts';
import { type Findings, findings } from './found.ts';
import { functions } from './functions.ts';
import { type Masters, makeMasters } from './masters.ts';
import { type Product, startProduct } from './product.ts';
import { settle } from './queues.ts';

/*
 * Kills the process of the functions (`functions.mjs`: endpoints, workers, jobs) with SIGKILL in the middle of writes.
 * The services live on, as those of AWS do when a Lambda function dies: the gateway answers 500, and a queue or stream
 * delivers again to the next process. Two kinds of kill are elsewhere: `test/local/kill.test.ts` kills everything with
 * the database, and the drill `database` stops the database alone.
 */
const WRITERS = 4;
const CHECK_EVERY = 200;
const MOST_ANSWERS = 3;
const [EARLIEST_MS, LATEST_MS] = [20, 400];
/** The mail service knows no key against repeats, so a kill between its answer and our mark sends again. */
const TWICE_SHARE = 0.1;

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

interface Run {
  readonly product: Product;
  readonly masters: Masters;
  readonly random: Random;
  readonly cases: Case[];
  readonly tally: { kills: number; hits: number; answers: number; again: number; wasWritten: number; replayed: number };
  /** The messages that killed workers had in hand. */
  readonly interrupted: string[];
  isOver: boolean;
}

/** Prefers the cases that are far on, so that invoices are paid and mailed while functions die. */
function furthest(random: Random, open: readonly Case[]): Case {
  const most = Math.max(...open.map(({ done }) => done.size));
  return random.pick(random.chance(0.5) ? open.filter(({ done }) => done.size === most) : open);
}

/** Takes steps of cases, one after the other, until the batch is over. */
async function write(run: Run, busy: Set<Case>): Promise<void> {
  const { product, masters, cases, random, tally } = run;
  while (!run.isOver) {
    const open = cases.filter((one) => !busy.has(one) && !one.unanswered && nextStep(one));
    // The printed document of an old case may be there now; a new case keeps the writer writing.
    const one = random.chance(0.75) && open.length ? furthest(random, open) : makeCase(cases.length, product.people);
    if (!cases.includes(one)) cases.push(one);
    busy.add(one);
    if (await advance(product, masters, one)) tally.answers++;
    busy.delete(one);
  }
}

/** Lets the functions answer some writes, so that they are warm, and kills them a moment later. */
async function killOnce({ tally, random, interrupted }: Run): Promise<void> {
  for (const until = tally.answers + random.int(1, MOST_ANSWERS); tally.answers < until; ) await pause(5);
  await pause(random.int(EARLIEST_MS, LATEST_MS));
  const under = functions.kill();
  tally.kills++;
  if (under.length) tally.hits++;
  interrupted.push(...under.map((event) => JSON.stringify(event)));
}

async function killInBatch(run: Run, times: number): Promise<void> {
  run.isOver = false;
  const busy = new Set<Case>();
  const writers = Promise.all(Array.from({ length: WRITERS }, () => write(run, busy)));
  const kills = (async () => {
    for (let i = 0; i < times; i++) await killOnce(run);
    run.isOver = true;
  })();
  await Promise.all([writers, kills]);
}

async function sendAgain({ product, cases, tally }: Run): Promise<void> {
  for (const one of cases.filter(({ unanswered }) => unanswered)) {
    tally.again++;
    if ((await resend(product, one)) === 'was written') tally.wasWritten++;
  }
}

async function check(run: Run): Promise<Findings> {
  const { product, tally } = run;
  await product.signIn();
  tally.replayed += await settle(product);
  await sendAgain(run);
  tally.replayed += await settle(product);
  const found = await findings(product, run.cases);
  const { faults, records, twice } = found;
  say(
    `${tally.kills} kills, ${tally.answers} answers, ${records} records, ${faults.length} faults, ${twice.length} mails twice`,
  );
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
  return found;
}

function figuresOf({ tally, interrupted }: Run, found: Findings | undefined): Figure[] {
  const twice = found?.twice ?? [];
  const unexplained = twice.filter((word) => !interrupted.some((event) => event.includes(word)));
  const about = `kill: ${tally.kills} kills, ${tally.hits} amid work, ${tally.answers} answered writes, ${tally.again} sent again`;
  return [
    figure(
      `${about}: faults in records, lists, numbers, sums and mails`,
      'count',
      found?.faults.length ?? Number.NaN,
      0,
    ),
    figure('kill: mails that came twice without a kill', 'count', unexplained.length, 0),
    figure(
      `kill: of ${found?.mails} mails, came twice because the kill came before the mark`,
      'count',
      twice.length,
      Math.ceil((found?.mails ?? 0) * TWICE_SHARE),
    ),
    figure('kill: dead letters that an operator had to replay', 'count', tally.replayed, tally.kills),
  ];
}

export async function killDrill({ times, seed }: { readonly times: number; readonly seed: string }): Promise<Figure[]> {
  const product = await startProduct();
  const run: Run = {
    product,
    masters: await makeMasters(product),
    random: new Random(seed),
    cases: [],
    tally: { kills: 0, hits: 0, answers: 0, again: 0, wasWritten: 0, replayed: 0 },
    interrupted: [],
    isOver: false,
  };
  let found: Findings | undefined;
  while (run.tally.kills < times && !found?.faults.length) {
    await killInBatch(run, Math.min(CHECK_EVERY, times - run.tally.kills));
    found = await check(run);
  }
  await product.cloud.stop();
  functions.kill();
  return figuresOf(run, found);
}
