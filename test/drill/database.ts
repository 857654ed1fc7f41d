import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { type Figure, figure, say } from '#test/bench/figure.ts';
import { advance, type Case, makeCase, resend } from './cases.ts';
import { findings } from './found.ts';
import { functions } from './functions.ts';
import { type Masters, makeMasters } from './masters.ts';
import { type Answer, ask, type Person, type Product, startProduct } from './product.ts';
import { settle } from './queues.ts';

const AWAY_S = 60;
/** Before the outage, so that queues and stream have work in hand. */
const CASES = 20;
/** A function answers a second before its time limit of 15. */
const LONGEST_S = 16;
const SENTENCE = 'Backline ist vorübergehend nicht erreichbar. Versuchen Sie es gleich noch einmal.';
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Reads and writes once a second, and gathers the answers of the reads. */
async function readAndWrite(product: Product, masters: Masters, cases: Case[]): Promise<(Answer | undefined)[]> {
  const reads: Promise<Answer | undefined>[] = [];
  const writes: Promise<unknown>[] = [];
  const params = { id: masters.artistIds[0] as string };
  for (let s = 0; s < AWAY_S; s++) {
    const one = makeCase(cases.length, product.people);
    cases.push(one);
    writes.push(advance(product, masters, one));
    const reader = product.people[s % product.people.length] as Person;
    reads.push(ask(product.cloud, reader, artistContract.routes.get, { params }, { locale: 'de' }));
    await pause(1000);
  }
  await Promise.all(writes);
  return Promise.all(reads);
}

const isUnavailable = (answer: Answer | undefined): boolean =>
  answer?.status === 503 && answer.headers.has('retry-after') && answer.body.errors?.[0]?.message === SENTENCE;

/** Stops the database for a minute: it takes connections and answers none, which is worse than a refusal. */
export async function databaseDrill(): Promise<Figure[]> {
  const product = await startProduct();
  const masters = await makeMasters(product);
  const cases = Array.from({ length: CASES }, (_, i) => makeCase(i, product.people));
  await Promise.all(cases.map((one) => advance(product, masters, one)));
  const pid = product.cloud.dynamoPid as number;
  process.kill(pid, 'SIGSTOP');
  setTimeout(() => process.kill(pid, 'SIGCONT'), AWAY_S * 1000);
  const answers = await readAndWrite(product, masters, cases);
  // Those that were asked in the last seconds are answered by the database, which is back.
  const bad = answers.filter((answer) => !isUnavailable(answer) && answer?.status !== 200);
  const slowest = Math.max(...answers.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY)) / 1000;
  const refused = answers.filter(isUnavailable).length;
  say(`${refused} of ${answers.length} reads were refused, ${cases.filter((one) => one.unanswered).length} writes`);
  for (const answer of bad.slice(0, 5)) say(`  ${answer?.status} ${JSON.stringify(answer?.body)}`);
  const replayed = await settle(product);
  for (const one of cases.filter(({ unanswered }) => unanswered)) await resend(product, one);
  await settle(product);
  const { faults } = await findings(product, cases);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
  await product.cloud.stop();
  functions.kill();
  return [
    figure(`database: of ${refused} refused reads, not answered by 503 and a sentence`, 'count', bad.length, 0),
    figure('database: slowest answer while it is away', 's', slowest, LONGEST_S),
    figure('database: faults in what is there afterwards', 'count', faults.length, 0),
    figure('database: dead letters that an operator had to replay', 'count', replayed, 0),
  ];
}
