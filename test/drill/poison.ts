import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { QueuesStack } from '#infra/stacks/queues-stack.ts';
import { stageNamed } from '#infra/stages.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';
import { maintenanceContract } from '#shared/domains/operator/maintenance/contract.ts';
import { DELIVERIES } from '#shared/kernel/contract/job.ts';
import { workers } from '#shared/workers.ts';
import { type Figure, figure, say } from '#test/bench/figure.ts';
import { advance, type Case, mailTo, makeCase, nextStep } from './cases.ts';
import { mailsIn } from './found.ts';
import { functions } from './functions.ts';
import { makeMasters } from './masters.ts';
import { good, type Product, startProduct } from './product.ts';
import { settle } from './queues.ts';

const BUILT = resolve('dist/functions');
const WORKER = 'system.workers.outbox.mjs';
const MAILS = 8;
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** A release whose worker falls over each message with this word, and notes its tries in a file. */
function faultyRelease(word: string): { readonly dir: string; readonly tries: () => number } {
  const dir = join(tempFolder('release'), 'functions');
  const notes = join(tempFolder('tries'), 'notes');
  mkdirSync(dir);
  mkdirSync(notes);
  for (const file of readdirSync(BUILT)) if (file !== WORKER) symlinkSync(join(BUILT, file), join(dir, file));
  writeFileSync(
    join(dir, WORKER),
    `import { writeFileSync } from 'node:fs';
import { handler as real } from '${pathToFileURL(join(BUILT, WORKER)).href}';
export async function handler({ Records }) {
  const bad = Records.filter(({ body }) => body.includes('${word}'));
  for (const { attributes } of bad) writeFileSync('${notes}/' + attributes.ApproximateReceiveCount, '');
  const others = await real({ Records: Records.filter((one) => !bad.includes(one)) });
  return { batchItemFailures: [...others.batchItemFailures, ...bad.map(({ messageId }) => ({ itemIdentifier: messageId }))] };
}
`,
  );
  return { dir, tries: () => readdirSync(notes).length };
}

/** Counts the queues of dead letters of the synthesized stack whose arrivals raise no alarm. */
function unwatchedQueues(): number {
  process.env.CDK_VALIDATION = 'false';
  const app = new App({ outdir: tempFolder('cdk') });
  const template = Template.fromStack(new QueuesStack(app, stageNamed('staging'), workers));
  const alarms = JSON.stringify(template.findResources('AWS::CloudWatch::Alarm'));
  const dead = Object.entries(template.findResources('AWS::SQS::Queue')).filter(([, { Properties }]) =>
    String((Properties as { QueueName: string }).QueueName).endsWith('-dead'),
  );
  if (dead.length === 0) throw new Error('the stack has no queues of dead letters');
  return dead.filter(([id]) => !alarms.includes(`"${id}"`)).length;
}

const times = async (product: Product, { word }: Case): Promise<number> =>
  (await mailsIn(product)).get(mailTo(word)) ?? 0;

/** A message that always fails, among others that do not; then the mended release and the operator's replay. */
export async function poisonDrill(): Promise<Figure[]> {
  const cases: Case[] = [];
  const { dir, tries } = faultyRelease('quokka0x');
  const product = await startProduct({ versions: [dir] });
  const masters = await makeMasters(product);
  for (let i = 0; i < MAILS; i++) cases.push(makeCase(i * 2, product.people));
  for (const one of cases) while (nextStep(one) !== 'send') await advance(product, masters, one);
  await product.cloud.settled();
  for (const one of cases) await advance(product, masters, one);
  const [poison, ...others] = cases as [Case, ...Case[]];
  const { deadLetters } = maintenanceContract.routes;
  const letters = async () => (await good(product.cloud, product.operator, deadLetters, { body: {} })).rows;
  while ((await letters()).length === 0) await pause(1000);
  const arrived = await Promise.all(others.map((one) => times(product, one)));
  const [letter] = await letters();
  say(`dead letter ${letter?.type} in ${letter?.queue} after ${tries()} tries; others arrived: ${arrived.join(' ')}`);
  functions.restart({ versions: [BUILT] });
  const replayed = await settle(product);
  const after = await times(product, poison);
  const unwatched = unwatchedQueues();
  await product.cloud.stop();
  functions.kill();
  return [
    figure(
      `poison: tries more or less than ${DELIVERIES} before it is a dead letter`,
      'count',
      Math.abs(tries() - DELIVERIES),
      0,
    ),
    figure(`poison: of ${others.length} other mails, held up`, 'count', arrived.filter((n) => n !== 1).length, 0),
    figure('poison: queues of dead letters without an alarm', 'count', unwatched, 0),
    figure('poison: mails missing after the replay', 'count', Math.abs(after - 1) + Math.abs(replayed - 1), 0),
  ];
}
