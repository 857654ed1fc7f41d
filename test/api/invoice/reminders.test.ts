import { describe, expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { paymentContract } from '#shared/domains/agreements/payment/contract.ts';
import { DEFAULT_REMINDERS, type ReminderRules } from '#shared/domains/reference/bookkeeping/reminders.ts';
import { mailTextContract } from '#shared/domains/reference/mail-text/contract.ts';
import { notificationContract } from '#shared/domains/reference/notification/contract.ts';
import { addDays, type LocalDate } from '#shared/kernel/time/date.ts';
import { dayIn } from '#shared/kernel/time/zone.ts';
import { expectAnswerable } from '#test/support/answerable.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeCompany } from '#test/support/fixtures.ts';
import { mailbox } from '#test/support/mailbox.ts';
import { promised, workOff } from '#test/support/outbox.ts';
import { sqsRecord } from '#test/support/printing.ts';
import { at, type Billing, billingAgency, issuedInvoice } from './agency.ts';

const { get, hold, reminderPreview, reminders, release, remind, send } = invoiceContract.routes;
const box = await mailbox();
const zone = 'Europe/Amsterdam';
const today = (): LocalDate => dayIn(new Date(), zone);
const EMAIL = 'accounts@test-presents.example';

async function agency(rules: Partial<ReminderRules> = {}) {
  const billing = await billingAgency({ zone, reminders: { ...DEFAULT_REMINDERS, ...rules } });
  const company = await makeCompany(billing.tenantId, {
    name: 'Test Presents',
    roles: ['promoter'],
    email: EMAIL,
    address: { addressLine1: 'Kade 1', city: 'Utrecht', countryId: 'NL' },
  });
  return { ...billing, company };
}
/** An invoice that was sent, and was due so many days ago. */
async function late(billing: Billing, days: number): Promise<Invoice> {
  const dueDate = addDays(today(), -days);
  const issued = await issuedInvoice(billing, { date: addDays(dueDate, -9), dueDate });
  const { handler } = await import('#functions/domains/agreements/agreement/workers/render.ts');
  const messages = await promised({ tenantId: billing.tenantId, entity: 'invoice', id: issued.id }, 'render');
  await handler({ Records: messages.map((message) => sqsRecord(message)) });
  const recipient = { name: 'Nina', email: 'nina@test.example' };
  const { invoice } = await ok(send, billing.users.finance, at(issued, { recipient, locale: 'en' as const }));
  return invoice;
}
const read = ({ users }: Billing, { id }: Invoice) => ok(get, users.finance, { params: { id } });
const rowOf = async (billing: Billing, { id }: Invoice) =>
  (await ok(reminders, billing.users.finance, { body: {} })).rows.find((row) => row.id === id);
const press = (billing: Billing, { id }: Invoice, level: 1 | 2 | 3 = 1) =>
  ok(remind, billing.users.finance, { body: { items: [{ id, level }] } });
const mailsTo = (email: string) => box.mails.filter(({ to }) => to === email);

describe('the list of reminders', () => {
  it('has every overdue invoice, with its level and claim or the reason why not', async () => {
    const [first, second, third] = DEFAULT_REMINDERS.steps;
    const billing = await agency({ steps: [{ ...first, fee: 4000, rate: 10_150 }, second, third] });
    const due = await late(billing, 10);
    const dueDate = addDays(today(), -10);
    const unsent = await issuedInvoice(billing, { date: addDays(dueDate, -9), dueDate });
    const early = await late(billing, 3);
    const { rows } = await ok(reminders, billing.users.finance, { body: {} });
    expect(rows.map(({ number, skipped, next }) => [number, next?.level ?? skipped])).toEqual([
      [due.number, 1],
      [unsent.number, 'notDelivered'],
      [early.number, 'notYet'],
    ]);
    // 10,900.00 at 10.15 % for 10 days.
    const claim = { open: 1_090_000, interest: 3031, fee: 4000, claim: 1_097_031 };
    expect(rows[0]).toMatchObject({ daysLate: 10, open: 1_090_000, next: { claim } });
    expect(rows[2]?.from).toBe(addDays(today(), 4));
    const body = { bookkeepingId: billing.bookkeeping.id };
    expect((await ok(reminders, billing.users.finance, { body })).rows).toHaveLength(3);
  });

  it('shows nothing of another agency', async () => {
    const [billing, other] = [await agency(), await makeAgency()];
    const invoice = await late(billing, 10);
    expect((await ok(reminders, other.users.finance, { body: {} })).rows).toEqual([]);
    const params = { params: { id: invoice.id } };
    expect(refusal(await call(reminderPreview, other.users.finance, params))).toBe('404 notFound');
    const body = { items: [{ id: invoice.id, level: 1 as const }] };
    expect(refusal(await call(remind, other.users.finance, { body }))).toBe('404 notFound');
    expect(refusal(await call(remind, billing.users.readOnly, { body }))).toBe('403 denied');
    expect(refusal(await call(hold, billing.users.readOnly, at(invoice, { reason: 'No' })))).toBe('403 denied');
  });
});

describe('a reminder', () => {
  it('leaves once, with the invoice, its claim and the own text, and is kept on the invoice', async () => {
    const billing = await agency();
    const invoice = await late(billing, 8);
    const kind = 'invoiceReminder1' as const;
    await ok(mailTextContract.routes.update, billing.users.administrator, {
      params: { kind, language: 'en' },
      body: { rev: 0, subject: 'Please pay {document}', body: 'Hello {name}: {amount} was due on {due}.' },
    });
    const { preview } = await ok(reminderPreview, billing.users.finance, { params: { id: invoice.id } });
    expect(preview).toMatchObject({
      level: 1,
      subject: `Please pay Invoice ${invoice.number}`,
      recipient: { email: EMAIL },
    });
    expect(preview?.file).toBe(`Invoice ${invoice.number}.pdf`);
    const before = mailsTo(EMAIL).length;
    expect((await press(billing, invoice)).results).toEqual([{ id: invoice.id, number: invoice.number, level: 1 }]);
    const again = await press(billing, invoice);
    expect(again.results[0]).toMatchObject({ skipped: 'sentMeanwhile' });
    const after = await read(billing, invoice);
    expect(after.reminders).toMatchObject([{ level: 1, on: today(), claim: 1_090_000 }]);
    const written = { tenantId: billing.tenantId, entity: 'invoice', id: invoice.id };
    await workOff(written, 'invoiceReminder');
    await workOff(written, 'invoiceReminder');
    expect(mailsTo(EMAIL)).toHaveLength(before + 1);
    const mail = mailsTo(EMAIL).at(-1);
    for (const word of ['Please pay', 'Hello Test Presents', '10,900.00', 'application/pdf'])
      expect(mail?.text).toContain(word);
    expectAnswerable(mail);
    expect(await rowOf(billing, invoice)).toMatchObject({ skipped: 'notYet', last: { level: 1 } });
    expect(refusal(await call(remind, billing.users.finance, { body: { items: [] } }))).toMatch(/^400/);
  });

  it('is sent once by two people at the same moment', async () => {
    const billing = await agency();
    const invoice = await late(billing, 8);
    const all = await Promise.all([press(billing, invoice), press(billing, invoice), press(billing, invoice)]);
    expect(all.filter(({ results }) => results[0]?.skipped === undefined)).toHaveLength(1);
    expect((await read(billing, invoice)).reminders).toHaveLength(1);
    const written = { tenantId: billing.tenantId, entity: 'invoice', id: invoice.id };
    expect(await promised(written, 'invoiceReminder')).toHaveLength(1);
  });

  it('is not sent for another level, and not once the invoice is paid', async () => {
    const billing = await agency();
    const invoice = await late(billing, 8);
    expect((await press(billing, invoice, 2)).results[0]).toMatchObject({ skipped: 'notYet' });
    const body = { amount: invoice.open, date: today() };
    await ok(paymentContract.routes.create, billing.users.finance, { params: { id: invoice.id }, body });
    expect((await press(billing, invoice)).results[0]).toMatchObject({ skipped: 'settled' });
    expect(await rowOf(billing, invoice)).toBeUndefined();
    expect((await read(billing, invoice)).reminders).toBeUndefined();
  });
});

describe('a hold', () => {
  it('stops reminders until it is released', async () => {
    const billing = await agency();
    const invoice = await late(billing, 8);
    const { finance } = billing.users;
    const yesterday = at(invoice, { reason: 'No', until: addDays(today(), -1) });
    expect(refusal(await call(hold, finance, yesterday))).toBe('400 invoice.holdInPast');
    expect(refusal(await call(hold, finance, at(invoice, { reason: '' })))).toMatch(/^400/);
    expect(refusal(await call(release, finance, at(invoice)))).toBe('409 invoice.notHeld');
    const held = await ok(hold, finance, at(invoice, { reason: 'They pay on Friday', until: addDays(today(), 3) }));
    expect(held.hold).toMatchObject({ reason: 'They pay on Friday' });
    expect(refusal(await call(hold, finance, at(invoice, { reason: 'Late' })))).toBe('409 stale');
    expect((await press(billing, invoice)).results[0]).toMatchObject({ skipped: 'held' });
    expect(await rowOf(billing, invoice)).toMatchObject({ skipped: 'held', hold: { until: addDays(today(), 3) } });
    const open = await ok(release, finance, at(held));
    expect(open.hold).toBeUndefined();
    expect((await press(billing, invoice)).results[0]).not.toHaveProperty('skipped');
  });
});

describe('the daily job', () => {
  const run = async (tenantId: string) => {
    const { remindDebtors } = await import('#functions/domains/agreements/invoice/reminders/daily.ts');
    return remindDebtors({ tenantId, now: new Date() });
  };
  const told = async ({ users }: Billing) =>
    (await ok(notificationContract.routes.list, users.finance, { body: {} })).rows.filter(
      ({ kind }) => kind === 'remindersDue',
    );

  it('tells the owner on the first day, and sends nothing', async () => {
    const billing = await agency();
    const [earlier, first] = [await late(billing, 9), await late(billing, 7)];
    expect(await run(billing.tenantId)).toEqual({ sent: 0, proposed: 1 });
    await run(billing.tenantId);
    expect(await told(billing)).toMatchObject([{ subject: first.number, target: '/invoice/reminders' }]);
    expect((await read(billing, first)).reminders).toBeUndefined();
    expect((await read(billing, earlier)).reminders).toBeUndefined();
  });

  it('sends by itself where the bookkeeping says so, once however often it runs', async () => {
    const billing = await agency({ sendsByItself: true });
    const invoice = await late(billing, 9);
    await late(billing, 2);
    expect(await run(billing.tenantId)).toEqual({ sent: 1, proposed: 0 });
    expect(await run(billing.tenantId)).toEqual({ sent: 0, proposed: 0 });
    expect((await read(billing, invoice)).reminders).toHaveLength(1);
    expect(await told(billing)).toEqual([]);
  });
});
