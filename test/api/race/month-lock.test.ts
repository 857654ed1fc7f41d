import { expect, it } from 'vitest';
import { inParallel } from '#functions/platform/jobs/in-parallel.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { at, billingAgency, draftInvoice } from '#test/api/invoice/agency.ts';
import {
  CONFIRMED,
  dayOf,
  EARLIER,
  invoiceIn,
  LAST,
  lockBody,
  monthsOf,
  routes,
} from '#test/api/sales-export/months.ts';
import { call, ok, refusal } from '#test/support/api.ts';

const WRITERS = 40;
const { issue } = invoiceContract.routes;
const countOf = (numbers: readonly string[], prefix: string) => numbers.filter((one) => one.startsWith(prefix)).length;

it('forty people issue invoices while months are locked: no number is lost, and none enters a locked month', async () => {
  const billing = await billingAgency();
  const { finance } = billing.users;
  const opening = await invoiceIn(billing, EARLIER);
  const drafts: Invoice[] = [];
  const all = Array.from({ length: WRITERS }, (_, i) => i);
  await inParallel(all, 4, async () => void drafts.push(await draftInvoice(billing, { date: dayOf(LAST, '15') })));
  let countAtLock = 0;
  const locking = async () => {
    for (const month of [EARLIER, LAST]) await ok(routes.lock, finance, lockBody(billing, month));
    countAtLock = (await monthsOf(billing, LAST)).sums[0]?.count ?? 0;
  };
  const issuing = drafts.map((draft) => call(issue, finance, at(draft, CONFIRMED)));
  const [answers] = await Promise.all([Promise.all(issuing), locking()]);
  const issued = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  const refused = new Set(answers.filter(({ status }) => status !== 200).map(refusal));
  expect([...refused].filter((one) => one !== '409 period.locked' && one !== '503 number.busy')).toEqual([]);
  expect((await monthsOf(billing, LAST)).sums[0]?.count ?? 0).toBe(countAtLock);
  expect(issued).toHaveLength(countAtLock);
  const numbers = [opening, ...issued].map(({ number }) => number).sort();
  for (const prefix of new Set(numbers.map((one) => one.slice(0, 5)))) {
    const own = numbers.filter((one) => one.startsWith(prefix)).map((one) => Number(one.slice(5)));
    expect(own).toEqual(Array.from({ length: countOf(numbers, prefix) }, (_, i) => i + 1));
  }
});
