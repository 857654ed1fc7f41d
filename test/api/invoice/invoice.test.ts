import { describe, expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import { exchangeRateContract } from '#shared/domains/reference/exchange-rate/contract.ts';
import { addDays, yearOf } from '#shared/kernel/time/date.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { at, billingAgency, draftInvoice, invoiceBody, issuedInvoice, line } from './agency.ts';

const { create, get, list, update, issue, copy, remove, lock, unlock, products, activity } = invoiceContract.routes;
const [billing, other] = await Promise.all([billingAgency(), makeAgency()]);
const finance = billing.users.finance;
const today = agencyDay();

describe('a draft', () => {
  it('has its sums, by VAT, and no number', async () => {
    const lines = [line(billing, 750_000), line(billing, 125_050, 'high', 'Sound')];
    const made = await draftInvoice(billing, { lines, internalNote: 'Call Nina first' });
    expect(made).toMatchObject({ stage: 'draft', number: '', net: 875_050, tax: 93_761, total: 968_811, open: 0 });
    expect(made.groups.map(({ vat, taxable, tax }) => [vat, taxable, tax])).toEqual([
      ['NL-LOW', 750_000, 67_500],
      ['NL-HIGH', 125_050, 26_261],
    ]);
    expect(made).not.toHaveProperty('settlement');
    const { rows } = await ok(products, finance, { params: { id: made.id } });
    expect(rows.map(({ net, vat }) => [net, vat.rate])).toEqual([
      [750_000, 9000],
      [125_050, 21_000],
    ]);
  });

  it('names each wrong field', async () => {
    const body = invoiceBody(billing, {
      lines: [{ text: '', priceC: -1, quantity: 0, vatRateId: billing.vat.low.id }],
      reference: 'x'.repeat(51),
    });
    const answer = await call(create, finance, { body: body as never });
    expect(answer.status).toBe(400);
    const fields = answer.body.errors?.map(({ field }) => field).sort();
    expect(fields).toEqual(['lines.0.priceC', 'lines.0.quantity', 'lines.0.text', 'reference']);
  });

  it.each([
    ['bookkeepingId', { bookkeepingId: unknownId() }],
    ['companyId', { companyId: unknownId() }],
    ['artistIds.0', { artistIds: [unknownId()] }],
    ['showIds.0', { showIds: [unknownId()] }],
    ['currency', { currency: 'JPY' }],
    ['lines.0.vatRateId', { lines: [{ text: 'Fee', priceC: 100, vatRateId: unknownId() }] }],
    ['supplyTo', { supplyFrom: '2027-02-02', supplyTo: '2027-02-01' }],
  ])('refuses a %s that is no choice', async (field, more) => {
    const answer = await call(create, finance, { body: invoiceBody(billing, more) as never });
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
  });

  it('is for those who may, of the same agency', async () => {
    const body = invoiceBody(billing);
    expect(refusal(await call(create, billing.users.readOnly, { body }))).toBe('403 denied');
    expect(refusal(await call(create, billing.users.promoter, { body }))).toBe('403 denied');
    const { id } = await draftInvoice(billing);
    expect(refusal(await call(get, other.users.finance, { params: { id } }))).toBe('404 notFound');
    expect(refusal(await call(get, finance, { params: { id: unknownId() } }))).toBe('404 notFound');
    expect(await ok(get, billing.users.readOnly, { params: { id } })).toMatchObject({ id });
    expect(refusal(await call(list, billing.users.artist, { body: {} }))).toBe('403 denied');
  });

  it('changes as a whole, over the state its author saw', async () => {
    const made = await draftInvoice(billing);
    const input = { ...inputOf(made), lines: [line(billing, 20_000, 'high')], reference: 'PO 12' };
    const changed = await ok(update, finance, at(made, input));
    expect(changed).toMatchObject({ total: 24_200, reference: 'PO 12', rev: made.rev + 1 });
    const late = await call(update, finance, at(made, input));
    expect(refusal(late)).toBe('409 stale');
    expect(late.body).toMatchObject({ current: { reference: 'PO 12' } });
  });

  it('locked, keeps its money until it is unlocked with a reason', async () => {
    const made = await draftInvoice(billing);
    const locked = await ok(lock, finance, at(made));
    const dearer = { ...inputOf(locked), lines: [line(billing, 1)] };
    expect(refusal(await call(update, finance, at(locked, dearer)))).toBe('409 document.locked');
    expect(refusal(await call(remove, finance, { params: { id: made.id } }))).toBe('409 document.locked');
    const noted = await ok(update, finance, at(locked, { ...inputOf(locked), internalNote: 'Wait' }));
    expect(noted).toMatchObject({ internalNote: 'Wait', lockedBy: finance.user.name });
    expect((await call(unlock, finance, at(noted, { reason: '' }))).status).toBe(400);
    const open = await ok(unlock, finance, at(noted, { reason: 'A typing error' }));
    expect(await ok(update, finance, at(open, dearer))).toMatchObject({ net: 1 });
  });

  it('goes, and leaves no gap', async () => {
    const made = await draftInvoice(billing);
    await ok(remove, finance, { params: { id: made.id } });
    expect(refusal(await call(get, finance, { params: { id: made.id } }))).toBe('404 notFound');
  });
});

describe('issuing', () => {
  it('gives number and day, and freezes what it says', async () => {
    const draft = await draftInvoice(billing);
    const issued = await ok(issue, finance, at(draft));
    expect(issued.number).toMatch(new RegExp(`^${yearOf(today)}-\\d{4}$`));
    expect(issued).toMatchObject({
      stage: 'outstanding',
      date: today,
      dueDate: addDays(today, 14),
      termText: 'Within 14 days',
      settlement: 'outstanding',
      open: 1_090_000,
      seller: { name: 'Test Agency BV', vatNumber: 'NL123456789B01', country: 'NL' },
      buyer: { name: 'Test Presents' },
      payTo: { iban: 'NL91ABNA0417164300' },
    });
    const dearer = { ...inputOf(issued), lines: [line(billing, 1)] };
    const refused = await call(update, finance, at(issued, dearer));
    expect([refusal(refused), refused.body.errors?.[0]?.field]).toEqual(['409 document.frozen', 'lines']);
    expect(refusal(await call(remove, finance, { params: { id: issued.id } }))).toBe('409 document.badTransition');
    expect(refusal(await call(issue, finance, at(issued)))).toBe('409 document.badTransition');
    const noted = await ok(update, finance, at(issued, { ...inputOf(issued), internalNote: 'Paid late last time' }));
    expect(noted).toMatchObject({ internalNote: 'Paid late last time', number: issued.number });
  });

  it('says all that is missing at once, each at its field', async () => {
    const draft = await draftInvoice(billing, { companyId: undefined, lines: [], date: addDays(today, 2) });
    const answer = await call(issue, finance, at(draft));
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.map(({ code, field }) => [code, field])).toEqual([
      ['required', 'companyId'],
      ['invoice.noLines', 'lines'],
      ['invoice.dateInFuture', 'date'],
    ]);
    expect(answer.body.errors?.[1]?.message).toBe('Add at least one line');
  });

  it('needs both VAT numbers for a reverse charge, and nothing beside what is outside the scope', async () => {
    const reverse = await draftInvoice(billing, { lines: [line(billing, 1000, 'reverse')] });
    expect(refusal(await call(issue, finance, at(reverse)))).toBe('400 invoice.vatNumberMissing');
    const mixed = await draftInvoice(billing, { lines: [line(billing, 1000), line(billing, 1000, 'outside')] });
    const answer = await call(issue, finance, at(mixed));
    expect([refusal(answer), answer.body.errors?.[0]?.field]).toEqual(['400 invoice.vatCaseMix', 'lines.1.vatRateId']);
    const negative = await draftInvoice(billing, { lines: [{ ...line(billing, 1000), quantity: -1000 }] });
    expect(refusal(await call(issue, finance, at(negative)))).toBe('400 invoice.negativeTotal');
  });

  it('numbers without gaps and twins, however many at once and however often each is sent', async () => {
    const third = await billingAgency();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draftInvoice(third)));
    const answers = await Promise.all(
      [...drafts, ...drafts].map((draft) => call(issue, third.users.finance, at(draft))),
    );
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => Number(body.number.slice(-4)));
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    const old = await draftInvoice(third, { date: addDays(today, -1) });
    // On 1 January the day before has a series of its own.
    const refused = today.endsWith('-01-01') ? 'invoice.dateLastYear' : 'invoice.dateBeforeLast';
    expect(refusal(await call(issue, third.users.finance, at(old)))).toBe(`409 ${refused}`);
  });

  it('in another currency takes the rate of its day, or is refused without one', async () => {
    const draft = await draftInvoice(billing, { currency: 'USD', lines: [line(billing, 1_250_000, 'outside')] });
    const answer = await call(issue, finance, at(draft));
    expect([refusal(answer), answer.body.errors?.[0]?.field]).toEqual(['400 currency.noRate', 'currency']);
    const rate = { currency: 'USD' as const, date: addDays(today, -3), rate: '1.0825' };
    await ok(exchangeRateContract.routes.create, billing.users.administrator, { body: rate });
    const unusual = await call(issue, finance, at(draft));
    expect([refusal(unusual), unusual.body.errors?.[0]?.field]).toEqual([
      '409 invoice.vatUnusual',
      'lines.0.vatRateId',
    ]);
    const issued = await ok(issue, finance, at(draft, { confirmed: ['invoice.vatUnusual'] }));
    expect(issued.confirmed).toMatchObject([{ code: 'invoice.vatUnusual', name: finance.user.name }]);
    expect(issued.exchange).toEqual({ base: 'EUR', rate: '1.0825', date: rate.date, source: 'manual' });
  });

  it('is a right of its own', async () => {
    const draft = await draftInvoice(billing);
    expect(refusal(await call(issue, billing.users.assistant, at(draft)))).toBe('403 denied');
    expect(refusal(await call(issue, other.users.finance, at(draft)))).toBe('404 notFound');
  });
});

describe('the list', () => {
  it('is filtered by what is settled, and by what is overdue', async () => {
    const old = await billingAgency();
    const overdue = await issuedInvoice(old, { date: addDays(today, -9), dueDate: addDays(today, -1) });
    await issuedInvoice(old, { dueDate: today });
    const due = await ok(list, old.users.finance, { body: { filters: [{ field: 'overdue', values: ['true'] }] } });
    expect(due.rows.map(({ id, settlement }) => [id, settlement])).toEqual([[overdue.id, 'overdue']]);
    const late = await issuedInvoice(billing, { date: today, dueDate: today });
    await issuedInvoice(billing);
    const ids = async (filters: object[]) =>
      (await ok(list, finance, { body: { filters, perPage: 100 } as never })).rows.map(({ id }) => id);
    const drafts = await ids([{ field: 'stage', values: ['draft'] }]);
    expect(drafts).not.toContain(late.id);
    expect(await ids([{ field: 'settlement', values: ['outstanding'] }])).toContain(late.id);
    expect(await ids([{ field: 'overdue', values: ['true'] }])).not.toContain(late.id);
    expect(await ids([{ field: 'company', values: [billing.company.id] }])).toContain(late.id);
    const [row] = (await ok(list, finance, { body: { keyword: late.number } })).rows;
    expect(row).toMatchObject({ number: late.number, open: 1_090_000, settlement: 'outstanding' });
    expect(row).not.toHaveProperty('lines');
  });

  it('copies to a new draft, and tells who did what', async () => {
    const issued = await issuedInvoice(billing);
    const copied = await ok(copy, finance, { params: { id: issued.id } });
    expect(copied).toMatchObject({ stage: 'draft', number: '', date: '', total: issued.total, paid: 0 });
    expect(copied).not.toHaveProperty('seller');
    const { rows } = await ok(activity, finance, { params: { id: issued.id }, query: {} });
    expect(rows.map(({ action }) => action)).toEqual(['issue', 'create']);
  });
});
