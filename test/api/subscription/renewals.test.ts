import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { billingUser } from '#functions/domains/operator/subscription/billing-user.ts';
import { startSubscription } from '#functions/domains/operator/subscription/public/start.ts';
import { renewAll } from '#functions/domains/operator/subscription/renewal.ts';
import { billsOf, OPERATOR } from '#functions/domains/operator/subscription/store.ts';
import { clientStore } from '#functions/domains/reference/client/store.ts';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { BillingDetails } from '#shared/domains/operator/subscription/schemas.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { noOf } from '#shared/kernel/record/ids.ts';
import { cardProvider } from '#test/support/card.ts';
import { crashAt, transaction } from '#test/support/crash.ts';
import { ownTable } from '#test/support/own-table.ts';
import { billing, newBooks, operatorBusiness, today } from './operator.ts';

/** `RENEWALS=1000` makes it the drill of the operator's largest day. */
const COUNT = Number(process.env.RENEWALS ?? 10);
const WRITERS = 4;

const stop = await ownTable('renewals');
const provider = await cardProvider();
beforeAll(async () => newBooks(await operatorBusiness()));
afterAll(async () => {
  await provider.stop();
  await stop();
});
afterEach(() => vi.restoreAllMocks());

async function subscribe(): Promise<number> {
  const ctx = await billingUser(new Date());
  const { id: clientId } = await clientStore.create(ctx, ClientInput.parse({ name: 'Agency of many' }));
  const terms = { plan: 'Team', period: 'month' as const, seats: 3, anchor: today() };
  return startSubscription(ctx, { clientId, ...terms, billing: BillingDetails.parse(billing()) });
}

it(
  `bills each of ${COUNT} clients exactly once, though the job is killed, and then runs twice at once`,
  async () => {
    const nos: number[] = [];
    await inParallel(Array.from({ length: COUNT }).keys(), WRITERS, async () => {
      nos.push(await subscribe());
    });
    // Each takes four transactions: the draft, the issue, and what follows.
    crashAt(transaction(COUNT * 2));
    await expect(renewAll(new Date())).rejects.toThrow();
    vi.restoreAllMocks();
    await Promise.allSettled([renewAll(new Date()), renewAll(new Date())]);
    await renewAll(new Date());

    const bills = await Promise.all(nos.map(billsOf));
    expect(bills.every((own) => own.length === 1)).toBe(true);
    const invoices = await invoiceStore.many(
      OPERATOR,
      bills.flat().map(({ invoiceId }) => noOf(invoiceId)),
    );
    expect(invoices.every(({ stage }) => stage === 'outstanding')).toBe(true);
    // Their numbers have no gap and no double.
    const numbers = invoices.map(({ number }) => Number(number.split('-').at(-1))).toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(COUNT);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(COUNT - 1);
  },
  60_000 + COUNT * 1_500,
);
