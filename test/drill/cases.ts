import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { documents, tableName } from '#functions/platform/data/table.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { CONFIRMABLE } from '#shared/domains/agreements/invoice/kinds.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { invoiceBody, type Masters, showBody } from './masters.ts';
import { type Answer, ask, newKey, type Person, type Product } from './product.ts';

/** A show, its invoice, the payment and the mail, in this order. */
export const STEPS = ['show', 'draft', 'issue', 'pay', 'send'] as const;
export type Step = (typeof STEPS)[number];
/** Each of so many cases goes beyond the draft: an issue prints a PDF. */
const ISSUED_OF = 2;
/** The gateway or a dependency was away: the write may have been done. */
const NO_ANSWER = [408, 503];
/** Refusals of a document that is being printed: the step comes later. */
const WAITS = ['invoice.notReady', 'stale'];

interface Sent {
  readonly route: Route;
  readonly call: object;
  readonly key: string;
}
interface Invoice {
  readonly id: string;
  readonly rev: number;
  readonly number?: string;
  readonly date?: string;
  readonly rendered?: object;
}
/** One course of business. All its texts hold its word, by which its records are counted. */
export interface Case {
  readonly no: number;
  readonly word: string;
  readonly person: Person;
  readonly done: Set<Step>;
  invoice?: Invoice;
  /** The write that has no answer. Nothing follows it until it is sent again. */
  unanswered?: Sent & { readonly step: Step };
}

export const makeCase = (no: number, people: readonly Person[]): Case => ({
  no,
  // Without a digit at its end that another word goes on with.
  word: `quokka${no}x`,
  person: people[no % people.length] as Person,
  done: new Set(),
});

/** A case whose draft was written without an answer ends: its user does not know the invoice. */
export const nextStep = ({ no, done, invoice }: Case): Step | undefined =>
  done.has('draft') && !invoice
    ? undefined
    : STEPS.find((step, i) => !done.has(step) && (i < 2 || no % ISSUED_OF === 0));

const routes: Readonly<Record<Step, Route>> = {
  show: showContract.routes.insert,
  draft: invoiceContract.routes.create,
  issue: invoiceContract.routes.issue,
  pay: paymentContract.routes.create,
  send: invoiceContract.routes.send,
};
export const mailTo = (word: string): string => `${word}@venue.example`;

function callOf(step: Step, { no, word, invoice }: Case, masters: Masters): object {
  const params = { id: invoice?.id };
  const rev = invoice?.rev;
  if (step === 'show') return { body: showBody(masters, no, word) };
  if (step === 'draft') return { body: invoiceBody(masters, word) };
  if (step === 'issue') return { params, body: { rev, confirmed: [...CONFIRMABLE] } };
  if (step === 'pay') return { params, body: { amount: 1000 + no, date: invoice?.date, reference: word } };
  return { params, body: { rev, recipient: { name: word, email: mailTo(word) }, locale: 'en', message: word } };
}

const send = ({ cloud }: Product, { person }: Case, { route, call, key }: Sent): Promise<Answer | undefined> =>
  ask(cloud, person, route, call as never, { key });

function take(one: Case, step: Step, { body }: Answer): void {
  one.done.add(step);
  delete one.unanswered;
  const given = body as { readonly invoice?: Invoice } & Invoice;
  if (step !== 'show') one.invoice = given.invoice ?? given;
}

/** Reads the invoice as it is now: printing changes it. */
async function refresh({ cloud }: Product, one: Case): Promise<void> {
  const params = { id: one.invoice?.id ?? '' };
  const answer = await ask(cloud, one.person, invoiceContract.routes.get, { params });
  if (answer?.status === 200) one.invoice = answer.body;
}

/** Tells whether an answer came. */
export async function advance(product: Product, masters: Masters, one: Case): Promise<boolean> {
  const step = nextStep(one);
  if (!step) return false;
  if (step === 'send') {
    await refresh(product, one);
    if (!one.invoice?.rendered) return false;
  }
  const sent = { route: routes[step], call: callOf(step, one, masters), key: newKey() };
  one.unanswered = { ...sent, step };
  const answer = await send(product, one, sent);
  if (!answer || NO_ANSWER.includes(answer.status)) return false;
  const code = answer.body.errors?.[0]?.code ?? '';
  if (WAITS.includes(code)) {
    delete one.unanswered;
    return false;
  }
  if (answer.status !== 200)
    throw new Error(`${step} of ${one.word}: ${answer.status} ${JSON.stringify(answer.body.errors)}`);
  take(one, step, answer);
  return true;
}

/** Older than any function runs: the claim of an unanswered request is free. */
const OLD_MS = 400_000;

/** Makes a claim older, as if its sender had waited. A request that died before its claim has none. */
async function ageClaim({ person, unanswered }: Case): Promise<void> {
  const update = new UpdateCommand({
    TableName: tableName(),
    Key: { pk: `IDEM#${person.id}`, sk: unanswered?.key },
    UpdateExpression: 'SET claimedAt = claimedAt - :ms',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':ms': OLD_MS },
  });
  await documents.send(update).catch((e: Error) => {
    if (e.name !== 'ConditionalCheckFailedException') throw e;
  });
}

/** Sends an unanswered write again, under its key. It is done now, or the answer says that it was done. */
export async function resend(product: Product, one: Case): Promise<'written now' | 'was written'> {
  const { unanswered } = one;
  if (!unanswered) throw new Error('nothing is unanswered');
  await ageClaim(one);
  const answer = await send(product, one, unanswered);
  if (answer?.status === 200) take(one, unanswered.step, answer);
  else if (answer?.body.errors?.[0]?.code === 'alreadyDone') {
    one.done.add(unanswered.step);
    delete one.unanswered;
    if (one.invoice) await refresh(product, one);
    return 'was written';
  } else
    throw new Error(
      `${unanswered.step} of ${one.word}, again: ${answer?.status} ${JSON.stringify(answer?.body.errors)}`,
    );
  return 'written now';
}
