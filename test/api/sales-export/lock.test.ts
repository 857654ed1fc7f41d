import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { invoiceStore } from '#functions/domains/agreements/invoice/store.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { bookkeepingContract } from '#shared/domains/reference/bookkeeping/contract.ts';
import { at, billingAgency, draftInvoice, issueBy, issuedInvoice, line } from '#test/api/invoice/agency.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, unknownId } from '#test/support/fixtures.ts';
import { CONFIRMED, dayOf, EARLIER, inMonth, invoiceIn, LAST, lockBody, monthsOf, PRESENT, routes } from './months.ts';

const { issue, makeCredit, submit } = invoiceContract.routes;
const today = agencyDay();

it('locks months in order, once they are over, and unlocks the last one with a reason', async () => {
  const billing = await billingAgency();
  const { finance } = billing.users;
  await invoiceIn(billing, EARLIER);
  await invoiceIn(billing, LAST, { lines: [line(billing, 10_000, 'high')] });
  const locking = async (month: string) => refusal(await call(routes.lock, finance, lockBody(billing, month)));
  expect(await locking(LAST)).toBe('409 period.notNext');
  expect(await locking(PRESENT)).toBe('409 period.notOver');
  expect(await monthsOf(billing, EARLIER)).toMatchObject({ isLocked: false, mayLock: true, runs: [] });
  await ok(routes.lock, finance, lockBody(billing, EARLIER));
  expect(await locking(EARLIER)).toBe('409 period.notNext');
  await ok(routes.lock, finance, lockBody(billing, LAST));
  expect(await monthsOf(billing, LAST)).toMatchObject({
    isLocked: true,
    mayLock: false,
    mayUnlock: true,
    sums: [{ currency: 'EUR', count: 1, net: 10_000, tax: 2100, total: 12_100 }],
    runs: [{ run: 1, state: 'current', by: 'Test finance', files: [{ fileType: 'csv', state: 'pending' }] }],
  });
  const unlocking = async (month: string, reason = 'Wrong buyer') =>
    refusal(await call(routes.unlock, finance, { body: { ...lockBody(billing, month).body, reason } }));
  expect(await unlocking(EARLIER)).toBe('409 period.laterLocked');
  expect(await unlocking(PRESENT)).toBe('409 period.notLocked');
  expect(await unlocking(LAST, ' ')).toBe('400 required');
  await ok(routes.unlock, finance, { body: { ...lockBody(billing, LAST).body, reason: 'Wrong buyer' } });
  await ok(routes.lock, finance, lockBody(billing, LAST));
  const { id: bookkeepingId, name } = billing.bookkeeping;
  const { rows: books } = await ok(routes.overview, finance, {});
  expect(books).toEqual([{ bookkeepingId, name, lockedThrough: LAST }]);
  const [second, first] = (await monthsOf(billing, LAST)).runs;
  expect(second).toMatchObject({ run: 2, state: 'current' });
  expect(first).toMatchObject({ run: 1, state: 'superseded', reason: 'Wrong buyer', unlockedBy: 'Test finance' });
  const { rows } = await ok(bookkeepingContract.routes.activity, billing.users.administrator, {
    body: { id: billing.bookkeeping.id },
  });
  expect(rows.map(({ action }) => action).slice(0, 3)).toEqual(['lockMonth', 'unlockMonth', 'lockMonth']);
});

it('names the e-invoices of the month that failed', async () => {
  const billing = await billingAgency();
  const [failed, delivered] = [await invoiceIn(billing, EARLIER), await invoiceIn(billing, EARLIER)];
  const later = await invoiceIn(billing, LAST);
  const ctx = { tenantId: billing.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const mark = async (id: string, state: 'failed' | 'delivered') => {
    const stored = await invoiceStore.get(ctx, id);
    const receiver = { scheme: '0106', id: '12345678' } as const;
    const eInvoice = { state, submissionId: 'a', attempt: 1, receiver, at: '', by: '', reason: 'Unknown receiver' };
    await invoiceStore.update(ctx, stored, { ...stored, eInvoice });
  };
  await mark(failed.id, 'failed');
  await mark(delivered.id, 'delivered');
  await mark(later.id, 'failed');
  const seen = await ok(routes.month, billing.users.finance, { params: inMonth(billing, EARLIER) });
  expect(seen.failed).toEqual([
    { invoiceId: failed.id, number: failed.number, name: 'Test Presents', reason: 'Unknown receiver' },
  ]);
});

it('keeps documents and payments out of a locked month', async () => {
  const billing = await billingAgency();
  const { finance } = billing.users;
  const invoice = await invoiceIn(billing, EARLIER);
  const paying = (id: string, date: string) =>
    call(paymentContract.routes.create, finance, { params: { id }, body: { amount: 1000, date } });
  const paid = await paying(invoice.id, dayOf(EARLIER, '12'));
  expect(paid.status).toBe(200);
  const draft = await draftInvoice(billing, { date: dayOf(EARLIER, '20') });
  await ok(routes.lock, finance, lockBody(billing, EARLIER));

  const late = await call(issue, finance, at(draft, CONFIRMED));
  expect([refusal(late), late.body.errors?.[0]?.field]).toEqual(['409 period.locked', 'date']);
  expect(late.body.errors?.[0]?.message).toContain(EARLIER);
  const issued = await ok(issue, finance, at(draft, { ...CONFIRMED, date: dayOf(LAST, '03') }));
  expect(issued.number).toMatch(/-0002$/);

  expect(refusal(await paying(invoice.id, dayOf(EARLIER, '13')))).toBe('409 period.locked');
  const { payment } = paid.body;
  const params = { id: invoice.id, paymentId: payment.id };
  const change = { amount: 2000, date: today, rev: payment.rev };
  expect(refusal(await call(paymentContract.routes.update, finance, { params, body: change }))).toBe(
    '409 period.locked',
  );
  expect(refusal(await call(paymentContract.routes.remove, finance, { params }))).toBe('409 period.locked');
  const later = await paying(invoice.id, today);
  expect(later.status).toBe(200);
  const back = { amount: 1000, date: dayOf(EARLIER, '28'), rev: later.body.payment.rev };
  const moved = { id: invoice.id, paymentId: later.body.payment.id };
  expect(refusal(await call(paymentContract.routes.update, finance, { params: moved, body: back }))).toBe(
    '409 period.locked',
  );

  const credit = await ok(makeCredit, finance, at(later.body.invoice));
  expect(refusal(await call(issue, finance, at(credit, { ...CONFIRMED, date: dayOf(EARLIER, '28') })))).toBe(
    '409 period.locked',
  );
  expect(await ok(issue, finance, at(credit, CONFIRMED))).toMatchObject({ type: 'credit', date: today });
});

it('shows what a month holds before it is locked', async () => {
  const billing = await billingAgency();
  const { finance } = billing.users;
  const lines = [line(billing, 750_000), line(billing, 125_050, 'high', 'Sound')];
  await invoiceIn(billing, EARLIER, { lines });
  const draft = await draftInvoice(billing, { date: dayOf(EARLIER, '20') });
  await draftInvoice(billing);
  await issueBy(billing, 'review');
  const reviewed = await draftInvoice(billing, { date: dayOf(EARLIER, '21') });
  await ok(submit, finance, at(reviewed));
  const view = await ok(routes.month, finance, { params: inMonth(billing, EARLIER) });
  expect(view).toMatchObject({
    documents: 1,
    cases: [
      { currency: 'EUR', vatCase: 'NL-HIGH', rate: 21_000, count: 1, net: 125_050, tax: 26_261, total: 151_311 },
      { currency: 'EUR', vatCase: 'NL-LOW', rate: 9000, count: 1, net: 750_000, tax: 67_500, total: 817_500 },
    ],
    drafts: [
      { invoiceId: draft.id, name: 'Test Presents', date: dayOf(EARLIER, '20') },
      { invoiceId: reviewed.id, date: dayOf(EARLIER, '21') },
    ],
    gaps: [
      { code: 'export.noLedger', target: `/bookkeeping/${billing.bookkeeping.id}/export` },
      { code: 'export.noLedger' },
    ],
  });
});

it('is for those who may, see all artists, and are of the same agency', async () => {
  const billing = await billingAgency();
  const other = await makeAgency();
  const body = lockBody(billing, EARLIER);
  const reason = { body: { ...body.body, reason: 'Wrong' } };
  for (const role of ['agent', 'assistant', 'readOnly', 'artist', 'promoter'] as const) {
    expect(refusal(await call(routes.lock, billing.users[role], body))).toBe('403 denied');
    expect(refusal(await call(routes.unlock, billing.users[role], reason))).toBe('403 denied');
    const params = inMonth(billing, EARLIER);
    expect(refusal(await call(routes.month, billing.users[role], { params }))).toBe('403 denied');
  }
  const artistIds = [billing.artist.id];
  const limited = await makeSignedIn(billing.tenantId, { role: 'finance', allArtists: false, artistIds });
  expect(refusal(await call(routes.lock, limited, body))).toBe('403 denied');
  const lockOnly = await makeSignedIn(billing.tenantId, { role: 'finance', permissions: ['invoice.lockMonth'] });
  expect(refusal(await call(routes.unlock, lockOnly, reason))).toBe('403 denied');
  expect(refusal(await call(routes.lock, other.users.finance, body))).toBe('404 notFound');
  const unknown = { body: { bookkeepingId: unknownId(), month: EARLIER } };
  expect(refusal(await call(routes.lock, billing.users.finance, unknown))).toBe('404 notFound');
  expect((await call(routes.lock, billing.users.finance, lockBody(billing, '2026-13'))).status).toBe(400);
});

it('locks once, however often it is asked', async () => {
  const billing = await billingAgency();
  await issuedInvoice(billing, { date: dayOf(EARLIER, '10') });
  const asked = Array.from({ length: 5 }, () => call(routes.lock, billing.users.finance, lockBody(billing, EARLIER)));
  const answers = (await Promise.all(asked)).map(({ status }) => status).sort();
  expect(answers).toEqual([200, 409, 409, 409, 409]);
  expect((await monthsOf(billing, EARLIER)).runs).toHaveLength(1);
  const key = { 'idempotency-key': randomUUID() };
  const twice = await Promise.all([
    call(routes.lock, billing.users.finance, lockBody(billing, LAST), key),
    call(routes.lock, billing.users.finance, lockBody(billing, LAST), key),
  ]);
  expect(twice.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect((await monthsOf(billing, LAST)).runs).toHaveLength(1);
});
