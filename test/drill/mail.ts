import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { type Figure, figure, say } from '#test/bench/figure.ts';
import { startMail } from '#test/support/printing.ts';
import { advance, type Case, mailTo, makeCase, nextStep } from './cases.ts';
import { moveClock } from './clock.ts';
import { functions } from './functions.ts';
import { makeMasters } from './masters.ts';
import { good, type Product, startProduct } from './product.ts';
import { settle } from './queues.ts';

const MAILS = 10;
const STEP_MS = 5 * 60_000;
const STEPS = 12;
/** Longer than the deliveries of a round here: 2, 4, 8 and 16 seconds. */
const ROUND_MS = 40_000;
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

async function stateOfMails({ cloud }: Product, cases: readonly Case[]): Promise<(string | undefined)[]> {
  const states: (string | undefined)[] = [];
  for (const { person, invoice } of cases) {
    const body = { entity: 'invoice' as const, recordId: invoice?.id ?? '' };
    states.push((await good(cloud, person, linkContract.routes.list, { body })).rows[0]?.mail);
  }
  return states;
}

/** Makes invoices up to their mail, and waits until their documents are printed. */
async function printed(product: Product, masters: Awaited<ReturnType<typeof makeMasters>>): Promise<Case[]> {
  const cases = Array.from({ length: MAILS }, (_, i) => makeCase(i * 2, product.people));
  for (const one of cases) while (nextStep(one) !== 'send') await advance(product, masters, one);
  await product.cloud.settled();
  return cases;
}

/** The mail service refuses for an hour. The clock is moved, so the drill takes minutes. */
export async function mailDrill(): Promise<Figure[]> {
  const product = await startProduct();
  const { mails, service, close } = await startMail();
  functions.restart({});
  const masters = await makeMasters(product);
  const cases = await printed(product, masters);
  service.refuses = 'ServiceUnavailable';
  for (const one of cases) if (!(await advance(product, masters, one))) throw new Error(`${one.word} was not sent`);
  for (let i = 0; i < STEPS; i++) {
    // The first round runs out in real time: its message then rests.
    await pause(i % 3 === 0 ? ROUND_MS : 1000);
    moveClock(STEP_MS);
  }
  await product.signIn();
  const meanwhile = await stateOfMails(product, cases);
  say(`after an hour: ${mails.length} mails, states ${[...new Set(meanwhile)].join(', ')}`);
  delete service.refuses;
  for (let i = 0; i < 4; i++) {
    await pause(ROUND_MS / 2);
    moveClock(STEP_MS);
  }
  await product.signIn();
  const replayed = await settle(product);
  const after = await stateOfMails(product, cases);
  const times = cases.map(({ word }) => mails.filter(({ to }) => to === mailTo(word)).length);
  const wrong = [meanwhile.filter((state) => state !== 'queued'), after.filter((state) => state !== 'sent')];
  say(`after it is back: ${mails.length} mails, ${replayed} dead letters`);
  await product.cloud.stop();
  await close();
  functions.kill();
  return [
    figure(`mail: of ${MAILS} mails, lost by an hour of refusal`, 'count', times.filter((n) => n === 0).length, 0),
    figure('mail: came twice', 'count', times.filter((n) => n > 1).length, 0),
    figure('mail: dead letters', 'count', replayed, 0),
    figure('mail: not shown as queued meanwhile, or as sent afterwards', 'count', wrong.flat().length, 0),
  ];
}
