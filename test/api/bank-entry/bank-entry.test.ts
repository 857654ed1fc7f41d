import { describe, expect, it } from 'vitest';
import { bankEntryContract } from '#shared/domains/agreements/bank-entry/contract.ts';
import type { BankEntry, CsvColumns } from '#shared/domains/agreements/bank-entry/schemas.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { at, type Billing, billingAgency, issuedInvoice, line } from '#test/api/invoice/agency.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { confirm, ignore, import: load, list, reopen } = bankEntryContract.routes;
const TODAY = dayIn(new Date(), 'UTC');
let refs = 0;
const nextRef = () => `BANK-${++refs}`;

interface Movement {
  readonly amount: string;
  readonly text: string;
  readonly mark?: string;
  readonly ref?: string;
  readonly isReversal?: boolean;
}
const camt = (...movements: Movement[]) => {
  const entries = movements.map(
    ({ amount, text, mark = 'CRDT', ref = nextRef(), isReversal = false }) =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${mark}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>BOOK</Sts><BookgDt><Dt>${TODAY}</Dt></BookgDt>
       <AcctSvcrRef>${ref}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id></Acct>${entries.join('')}</Stmt></BkToCstmrStmt></Document>`;
};
const fileOf = (text: string, more: { columns?: CsvColumns } = {}) => ({
  body: { name: 'march.xml', content: Buffer.from(text).toString('base64'), ...more },
});
const openOf = async ({ users }: Billing) => ok(list, users.finance, { body: {} });
const inState = async ({ users }: Billing, state: 'booked' | 'ignored') =>
  (await ok(list, users.finance, { body: { state } })).rows;
const invoiceOf = ({ users }: Billing, { id }: Invoice) =>
  ok(invoiceContract.routes.get, users.finance, { params: { id } });
const paymentsOf = async ({ users }: Billing, { id }: Invoice) =>
  (await ok(paymentContract.routes.ofInvoice, users.finance, { params: { id } })).rows;
/** An invoice of 109.00 including VAT. */
const small = (billing: Billing) => issuedInvoice(billing, { lines: [line(billing, 10_000)] });

async function loaded(billing: Billing, ...movements: Movement[]): Promise<readonly BankEntry[]> {
  await ok(load, billing.users.finance, fileOf(camt(...movements)));
  return (await openOf(billing)).rows;
}
const confirming = (entry: Pick<BankEntry, 'id' | 'rev'>, parts: { invoiceId: string; amount: number }[]) => ({
  body: { items: [{ id: entry.id, rev: entry.rev, parts }] },
});

describe('a bank statement', () => {
  it('is taken once, also when two people send it at once, and from an overlapping file', async () => {
    const billing = await billingAgency();
    const { finance } = billing.users;
    const [first, second] = [
      { amount: '5.00', text: 'A', ref: 'R1' },
      { amount: '6.00', text: 'B', ref: 'R2' },
    ];
    const both = await Promise.all([ok(load, finance, fileOf(camt(first))), ok(load, finance, fileOf(camt(first)))]);
    expect(both.reduce((sum, { report }) => sum + (report?.added ?? 0), 0)).toBe(1);
    const { report } = await ok(load, finance, fileOf(camt(first, second)));
    expect(report).toEqual({ added: 1, known: 1, passedOver: 0 });
    expect((await openOf(billing)).total).toBe(2);
  });

  it('is refused when it cannot be read, and shown to nobody else', async () => {
    const [billing, other] = [await billingAgency(), await makeAgency()];
    const { finance, readOnly } = billing.users;
    expect(refusal(await call(load, finance, fileOf('<html><body>no</body></html>')))).toBe('400 bankEntry.unreadable');
    expect(refusal(await call(load, finance, fileOf(camt())))).toBe('400 bankEntry.noEntries');
    const bomb = camt({ amount: '1.00', text: 'x' }).replace('<Document>', '<!DOCTYPE a [<!ENTITY b "c">]><Document>');
    expect(refusal(await call(load, finance, fileOf(bomb)))).toBe('400 bankEntry.unreadable');
    const [entry] = await loaded(billing, { amount: '5.00', text: 'A' });
    if (!entry) throw new Error('no entry');
    expect(refusal(await call(list, readOnly, { body: {} }))).toBe('403 denied');
    expect((await ok(list, other.users.finance, { body: {} })).total).toBe(0);
    expect(refusal(await call(reopen, other.users.finance, at(entry)))).toBe('404 notFound');
    const elsewhere = confirming(entry, [{ invoiceId: entry.id, amount: 1 }]);
    expect(refusal(await call(confirm, other.users.finance, elsewhere))).toBe('404 notFound');
    expect((await openOf(billing)).rows[0]).toMatchObject({ state: 'open', rev: 1 });
  });

  it('in CSV asks for its columns once', async () => {
    const billing = await billingAgency();
    const { finance } = billing.users;
    const csv = (text: string) => `Datum;Naam;Omschrijving;Bedrag\n04-03-2026;Koper;${text};12,50\n`;
    const { question } = await ok(load, finance, fileOf(csv('A')));
    expect(question?.guess.roles).toEqual(['date', 'payer', 'reference', 'amount']);
    const columns = question?.guess;
    if (!columns) throw new Error('no question');
    const wrong = fileOf(csv('A'), { columns: { ...columns, roles: ['skip', 'payer', 'reference', 'amount'] } });
    expect(refusal(await call(load, finance, wrong))).toBe('400 bankEntry.columns');
    expect((await ok(load, finance, fileOf(csv('A'), { columns }))).report?.added).toBe(1);
    expect((await ok(load, finance, fileOf(csv('B')))).report?.added).toBe(1);
    expect((await openOf(billing)).rows.map(({ amount, payer }) => [amount, payer])).toEqual([
      [1250, 'Koper'],
      [1250, 'Koper'],
    ]);
  });
});

describe('an entry', () => {
  it('is matched by the number, confirmed as a payment of its day, and taken back', async () => {
    const billing = await billingAgency();
    const invoice = await small(billing);
    await loaded(
      billing,
      { amount: '109.00', text: `Payment ${invoice.number}` },
      { amount: '3.00', text: 'Interest' },
    );
    const { rows, certain } = await openOf(billing);
    const entry = rows.find(({ amount }) => amount === 10_900);
    if (!entry) throw new Error('no entry');
    expect(entry.match).toMatchObject({ certainty: 'certain', by: 'reference', parts: [{ number: invoice.number }] });
    expect(certain).toEqual([{ id: entry.id, rev: 1, parts: [{ invoiceId: invoice.id, amount: 10_900 }] }]);
    const { results } = await ok(confirm, billing.users.finance, { body: { items: certain } });
    expect(results[0]?.entry).toMatchObject({ state: 'booked', left: 0 });
    expect((await invoiceOf(billing, invoice)).open).toBe(0);
    const [payment] = await paymentsOf(billing, invoice);
    expect(payment).toMatchObject({
      method: 'bank',
      date: TODAY,
      reference: `Payment ${invoice.number}`,
      amount: 10_900,
    });
    const [booked] = await inState(billing, 'booked');
    if (!booked) throw new Error('not booked');
    const open = await ok(reopen, billing.users.finance, at(booked));
    expect(open).toMatchObject({ state: 'open', parts: [], left: 10_900 });
    expect(await paymentsOf(billing, invoice)).toEqual([]);
    expect((await invoiceOf(billing, invoice)).open).toBe(10_900);
    expect(refusal(await call(reopen, billing.users.finance, at(open)))).toBe('409 bankEntry.notDone');
  });

  it('is booked once by two people and a double press', async () => {
    const billing = await billingAgency();
    const invoice = await small(billing);
    const [entry] = await loaded(billing, { amount: '50.00', text: invoice.number });
    if (!entry) throw new Error('no entry');
    const input = confirming(entry, [{ invoiceId: invoice.id, amount: 5000 }]);
    const all = await Promise.all([1, 2, 3].map(() => ok(confirm, billing.users.finance, input)));
    expect(all.filter(({ results }) => results[0]?.entry)).toHaveLength(1);
    expect(await paymentsOf(billing, invoice)).toHaveLength(1);
    expect((await invoiceOf(billing, invoice)).paid).toBe(5000);
    const again = await ok(confirm, billing.users.finance, input);
    expect(again.results[0]).toHaveProperty('problem');
  });

  it('pays several invoices, never more than it has or than is open', async () => {
    const billing = await billingAgency();
    const [one, two] = [await small(billing), await small(billing)];
    const [entry] = await loaded(billing, { amount: '200.00', text: 'for both' });
    if (!entry) throw new Error('no entry');
    const { finance } = billing.users;
    const parts = (a: number, b: number) => [
      { invoiceId: one.id, amount: a },
      { invoiceId: two.id, amount: b },
    ];
    const tryIt = async (of: { invoiceId: string; amount: number }[]) =>
      (await ok(confirm, finance, confirming(entry, of))).results[0];
    expect((await tryIt(parts(10_900, 10_000)))?.problem).toContain('200.00');
    expect((await tryIt([{ invoiceId: one.id, amount: 11_000 }]))?.problem).toContain('109.00');
    expect((await tryIt([...parts(1, 1), { invoiceId: one.id, amount: 1 }]))?.problem).toBeDefined();
    expect(await paymentsOf(billing, one)).toEqual([]);
    const done = await tryIt(parts(10_900, 5000));
    expect(done?.entry).toMatchObject({ state: 'open', left: 4100 });
    expect([(await invoiceOf(billing, one)).open, (await invoiceOf(billing, two)).open]).toEqual([0, 5900]);
    const rest = await ok(ignore, finance, at({ id: entry.id, rev: done?.entry?.rev ?? 0 }, { reason: 'Tip' }));
    expect(rest).toMatchObject({ state: 'booked', ignoredFor: 'Tip', left: 4100 });
  });

  it('of money that went out pays no invoice, and is set aside with a reason', async () => {
    const billing = await billingAgency();
    const invoice = await small(billing);
    const [entry] = await loaded(billing, { amount: '109.00', text: invoice.number, mark: 'DBIT' });
    if (!entry) throw new Error('no entry');
    expect(entry).not.toHaveProperty('match');
    const { finance } = billing.users;
    const { results } = await ok(confirm, finance, confirming(entry, [{ invoiceId: invoice.id, amount: 100 }]));
    expect(results[0]?.problem).toMatch(/credit notes/);
    expect(refusal(await call(ignore, finance, at(entry, { reason: '' })))).toMatch(/^400/);
    const ignored = await ok(ignore, finance, at(entry, { reason: 'Rent' }));
    expect(ignored.state).toBe('ignored');
    expect(refusal(await call(ignore, finance, at(entry, { reason: 'Rent' })))).toBe('409 stale');
    expect((await inState(billing, 'ignored')).map(({ id }) => id)).toEqual([entry.id]);
    expect((await openOf(billing)).total).toBe(0);
  });
});

it('a reversal takes its payment off the invoice again, once, and is taken back itself', async () => {
  const billing = await billingAgency();
  const { finance } = billing.users;
  const invoice = await small(billing);
  const text = `Payment ${invoice.number}`;
  const [paid] = await loaded(billing, { amount: '109.00', text });
  if (!paid) throw new Error('no entry');
  await ok(confirm, finance, confirming(paid, [{ invoiceId: invoice.id, amount: 10_900 }]));
  const back = { amount: '109.00', text, mark: 'DBIT', isReversal: true };
  await loaded(billing, back, { ...back, text: 'Another' });
  const { rows, certain } = await openOf(billing);
  const reversal = rows.find(({ reference }) => reference === text);
  expect(reversal?.match).toMatchObject({ certainty: 'certain', parts: [{ invoiceId: invoice.id, amount: 10_900 }] });
  expect(rows.find(({ reference }) => reference === 'Another')?.match).toBeUndefined();
  await ok(confirm, finance, { body: { items: [...certain] } });
  expect(await invoiceOf(billing, invoice)).toMatchObject({ paid: 0, open: 10_900 });
  expect((await paymentsOf(billing, invoice)).map(({ amount, method }) => [amount, method])).toEqual([
    [10_900, 'bank'],
    [-10_900, 'reversal'],
  ]);
  // Nothing is left to take back: neither by the other reversal, nor by the payment's own undo.
  const [other] = (await openOf(billing)).rows;
  expect(other?.match).toBeUndefined();
  const again = await ok(confirm, finance, confirming(other ?? paid, [{ invoiceId: invoice.id, amount: 10_900 }]));
  expect(again.results[0]?.problem).toBeDefined();
  const booked = await inState(billing, 'booked');
  const first = booked.find(({ isReversal }) => !isReversal);
  if (!first || !reversal) throw new Error('no entries');
  expect(refusal(await call(reopen, finance, at(first)))).toBe('409 payment.creditUsed');
  const done = booked.find(({ isReversal }) => isReversal);
  await ok(reopen, finance, at(done ?? first));
  expect(await invoiceOf(billing, invoice)).toMatchObject({ paid: 10_900, open: 0 });
});
