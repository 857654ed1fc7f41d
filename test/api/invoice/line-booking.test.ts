import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { businessCentralProjectContract } from '#shared/domains/reference/business-central-project/contract.ts';
import { costCenterContract } from '#shared/domains/reference/cost-center/contract.ts';
import { EARLIER, invoiceIn, LAST, lockBody, routes } from '#test/api/sales-export/months.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { unknownId } from '#test/support/fixtures.ts';
import { billingAgency, draftInvoice, invoiceBody, line } from './agency.ts';

const { create, makeCredit, update } = invoiceContract.routes;
const billing = await billingAgency();
const { administrator, finance } = billing.users;
const [center, project, idle] = await Promise.all([
  ok(costCenterContract.routes.create, administrator, { body: { name: 'Band A', code: 'BAND_A' } }),
  ok(businessCentralProjectContract.routes.create, administrator, { body: { name: 'Tour', number: 'PR-7' } }),
  ok(costCenterContract.routes.create, administrator, { body: { name: 'Old', code: 'OLD', isActive: false } }),
]);
const BOOKED = { ledger: '8010', costCenterId: center.id, projectId: project.id };
const CODES = { costCenter: { code: 'BAND_A', name: 'Band A' }, project: { code: 'PR-7', name: 'Tour' } };

/** The same document with other values in its first line. */
const changed = (invoice: Invoice, more: object) => {
  const input = inputOf(invoice);
  const lines = input.lines.map((one, i) => (i === 0 ? { ...one, ...more } : one));
  return { params: { id: invoice.id }, body: { ...input, lines, rev: invoice.rev } };
};

it('keeps ledger, cost centre, project and days of a line, with their codes', async () => {
  const days = { supplyFrom: '2027-05-01', supplyTo: '2027-05-03' };
  const draft = await draftInvoice(billing, { lines: [{ ...line(billing, 100_000), ...BOOKED, ...days }] });
  expect(draft.lines).toMatchObject([{ ...BOOKED, ...days, ...CODES }]);
  const without = await ok(update, finance, changed(draft, { costCenterId: undefined, supplyTo: '' }));
  expect(without.lines[0]).not.toHaveProperty('costCenter');
  expect(without.lines[0]).toMatchObject({ project: CODES.project, supplyTo: '' });
});

it('refuses unknown and inactive masters, wrong ledgers, and days that end before they begin', async () => {
  const making = async (more: object) =>
    call(create, finance, { body: invoiceBody(billing, { lines: [{ ...line(billing, 1000), ...more }] }) });
  const field = (one: string) => ({ errors: [expect.objectContaining({ field: `lines.0.${one}` })] });
  const wrong = await making({ costCenterId: unknownId() });
  expect([refusal(wrong), wrong.body]).toEqual(['400 choice', expect.objectContaining(field('costCenterId'))]);
  expect(refusal(await making({ costCenterId: idle.id }))).toBe('400 choice');
  expect(refusal(await making({ projectId: unknownId() }))).toBe('400 choice');
  expect(refusal(await making({ ledger: '80;10' }))).toBe('400 ledgerForm');
  const late = await making({ supplyFrom: '2027-05-03', supplyTo: '2027-05-01' });
  expect([refusal(late), late.body]).toEqual(['400 endBeforeBegin', expect.objectContaining(field('supplyTo'))]);
});

it('stays open after the issue, but nothing else of the line does', async () => {
  const issued = await invoiceIn(billing, LAST);
  const booked = await ok(update, finance, changed(issued, BOOKED));
  expect(booked.lines[0]).toMatchObject({ ...CODES, ledger: '8010', net: issued.lines[0]?.net });
  expect(booked).toMatchObject({ number: issued.number, total: issued.total });
  expect(refusal(await call(update, finance, changed(booked, { text: 'Other' })))).toBe('409 document.frozen');
  expect(refusal(await call(update, finance, changed(booked, { supplyTo: '2027-05-01' })))).toBe('409 document.frozen');
  const few = changed(booked, {});
  expect(refusal(await call(update, finance, { ...few, body: { ...few.body, lines: [] } }))).toBe(
    '409 document.frozen',
  );
  expect(refusal(await call(update, finance, changed(issued, { ledger: '8020' })))).toMatch(/^409 /);
  const credit = await ok(makeCredit, finance, { params: { id: booked.id }, body: { rev: booked.rev } });
  expect(credit.lines[0]).toMatchObject({ ...BOOKED, ...CODES });
});

it('is frozen once the month is locked', async () => {
  const other = await billingAgency();
  const issued = await invoiceIn(other, EARLIER);
  await ok(routes.lock, other.users.finance, lockBody(other, EARLIER));
  expect(refusal(await call(update, other.users.finance, changed(issued, { ledger: '8020' })))).toBe(
    '409 period.locked',
  );
  const noted = { ...changed(issued, {}), body: { ...changed(issued, {}).body, internalNote: 'Called' } };
  expect(await ok(update, other.users.finance, noted)).toMatchObject({ internalNote: 'Called' });
});
