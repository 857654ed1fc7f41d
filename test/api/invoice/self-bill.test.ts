import { describe, expect, it } from 'vitest';
import { acceptSilence } from '#functions/domains/agreements/invoice/accept-silence.ts';
import { eInvoiceContract } from '#shared/domains/agreements/e-invoice/contract.ts';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import { inputOf } from '#shared/domains/agreements/invoice/rules.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { bill } from '#test/api/payout/purchases.ts';
import { CONFIRMED, dayOf, EARLIER, routes as monthLock } from '#test/api/sales-export/months.ts';
import { agencyDay } from '#test/support/agency-day.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { at } from './agency.ts';
import { agencyWith, drafted, signed } from './self-billed.ts';

const { acceptSelfBill, copy, issue, letter, makeCredit, remove, selfBill, sendBack, submit, sums, update } =
  invoiceContract.routes;
const { cancel, enterInvoice, get: purchase } = purchaseAgreementContract.routes;
const other = await makeAgency();
const agency = await agencyWith();
const { agent, finance, readOnly } = agency.users;
const accepting = (document: Invoice, more: object = {}, who = finance) =>
  call(acceptSelfBill, who, at(document, { on: agencyDay(), name: 'Ana', ...more }));
async function accepted(of = agency): Promise<Invoice> {
  const waiting = await ok(submit, of.users.finance, at(await drafted(of)));
  return ok(acceptSelfBill, of.users.finance, at(waiting, { on: agencyDay(), name: 'Ana' }));
}
const issued = async (): Promise<Invoice> => ok(issue, finance, at(await accepted()));
const agreementOf = ({ selfBill: of }: Invoice) => ok(purchase, finance, { params: { id: of?.agreement.id ?? '' } });

describe('the invoice of a purchase', () => {
  it('sells from the artist to the agency, in the artist’s series (G46)', async () => {
    const document = await issued();
    expect(document).toMatchObject({
      type: 'selfBilled',
      net: 850_000,
      tax: 76_500,
      total: 926_500,
      seller: { name: 'Ana Fado', vatNumber: 'NL987654321B01' },
      buyer: { name: 'Test Agency BV', vatNumber: 'NL123456789B01' },
      bookkeepingId: agency.book.id,
      open: 0,
    });
    expect(document).not.toHaveProperty('payTo');
    expect(document.number).toMatch(/^\d{4}-\d{4}$/);
  });

  it('takes the place of the artist’s invoice, and is paid out', async () => {
    const document = await issued();
    const agreement = await agreementOf(document);
    expect(agreement).toMatchObject({
      stage: 'invoiceReceived',
      artistInvoice: { number: document.number, amount: 926_500, invoiceId: document.id },
    });
    const params = { id: agreement.id };
    const typed = { rev: agreement.rev, ...bill(1) };
    expect(refusal(await call(enterInvoice, agent, { params, body: typed }))).toBe('409 document.badTransition');
    const { payouts } = await ok(payoutContract.routes.approve, agency.users.administrator, {
      params,
      body: { rev: agreement.rev },
    });
    expect(payouts).toEqual({ planned: 926_500, paid: 0 });
  });

  it('keeps the purchase from being cancelled', async () => {
    const { id, rev } = await agreementOf(await issued());
    const answer = await call(cancel, finance, { params: { id }, body: { rev, reason: 'The show is off' } });
    expect(refusal(answer)).toBe('409 document.badTransition');
  });

  it('takes no place of an invoice that the artist sent meanwhile', async () => {
    const document = await accepted();
    const { id, rev } = await agreementOf(document);
    await ok(enterInvoice, agent, { params: { id }, body: { rev, ...bill(926_500) } });
    expect(refusal(await call(issue, finance, at(document)))).toBe('409 document.badTransition');
  });

  it('has the next number of its series, though it is issued three times at once', async () => {
    const numberOf = ({ number }: Invoice) => Number(number.split('-')[1]);
    const before = numberOf(await issued());
    const document = await accepted();
    const answers = await Promise.all([1, 2, 3].map(() => call(issue, finance, at(document))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(numberOf(answers.find(({ status }) => status === 200)?.body as Invoice)).toBe(before + 1);
    expect(numberOf(await issued())).toBe(before + 2);
  });

  it('is not dated in a locked month', async () => {
    const of = await agencyWith();
    const who = of.users.finance;
    const dated = async () => at(await accepted(of), { date: dayOf(EARLIER, '10'), ...CONFIRMED });
    await ok(issue, who, await dated());
    await ok(monthLock.lock, who, { body: { bookkeepingId: of.book.id, month: EARLIER } });
    expect(refusal(await call(issue, who, await dated()))).toBe('409 period.locked');
  });

  it('is mailed to the artist, and asks for no payment', async () => {
    const { recipient, message } = await ok(letter, finance, { params: { id: (await issued()).id }, query: {} });
    expect(recipient.name).toBe(agency.artist.name);
    expect(message).not.toMatch(/pay/i);
  });

  it('counts in no sum of sales', async () => {
    await issued();
    const filters = [{ field: 'type' as const, values: ['selfBilled'] }];
    const { rows } = await ok(sums, finance, { body: { filters } });
    expect(rows).toMatchObject([{ net: 0, tax: 0, total: 0, open: 0 }]);
  });

  it('has a profile of its own, which needs no bank account to pay to', async () => {
    const { id } = await issued();
    const { findings } = await ok(eInvoiceContract.routes.verify, finance, { body: { invoiceId: id } });
    const rules = findings.map(({ rule }) => rule);
    for (const rule of ['PEPPOL-EN16931-P0100', 'NL-R-007']) expect(rules).not.toContain(rule);
    // Both parties are bookkeepings, whose addresses are missing here.
    expect(rules).toContain('PEPPOL-EN16931-R010');
  });
});

describe('its acceptance', () => {
  it('comes before the issue', async () => {
    const draft = await drafted(agency);
    expect(refusal(await call(issue, finance, at(draft)))).toBe('409 selfBill.notAccepted');
    const waiting = await ok(submit, finance, at(draft));
    expect(refusal(await call(issue, finance, at(waiting)))).toBe('409 selfBill.notAccepted');
    expect(refusal(await call(issue, agent, at(waiting)))).toBe('403 denied');
    expect(await accepted()).toMatchObject({ selfBill: { accepted: { name: 'Ana', on: agencyDay() } } });
  });

  it('has a day between the sending and today, and a name', async () => {
    const waiting = await ok(submit, finance, at(await drafted(agency)));
    expect(refusal(await accepting(waiting, { on: '2099-01-01' }))).toBe('400 selfBill.wrongDay');
    expect(refusal(await accepting(waiting, { on: '2020-01-01' }))).toBe('400 selfBill.wrongDay');
    expect((await accepting(waiting, { name: '' })).status).toBe(400);
    expect(refusal(await accepting(await drafted(agency)))).toBe('409 document.badTransition');
    expect(refusal(await accepting({ ...waiting, rev: waiting.rev - 1 }))).toBe('409 stale');
    expect(refusal(await accepting(waiting, {}, readOnly))).toBe('403 denied');
    expect(refusal(await accepting(waiting, {}, other.users.administrator))).toBe('404 notFound');
  });

  it('ends with a change of the document, and with a refusal', async () => {
    const document = await accepted();
    const body = { ...inputOf(document), reference: 'X', rev: document.rev };
    const changed = await ok(update, finance, { params: { id: document.id }, body });
    expect(changed.selfBill).not.toHaveProperty('accepted');
    const back = await ok(sendBack, finance, at(changed, { reason: 'The fee is wrong' }));
    expect(back).toMatchObject({ stage: 'draft', sentBack: { reason: 'The fee is wrong' } });
    expect(back.selfBill).not.toHaveProperty('accepted');
  });

  it('is silence where the agreement on file says so', async () => {
    const of = await agencyWith({ silenceDays: 10 });
    const waiting = await ok(submit, of.users.finance, at(await drafted(of)));
    const inDays = (days: number) => ({ tenantId: of.tenantId, now: new Date(Date.now() + days * 86_400_000) });
    expect(await acceptSilence(inDays(10))).toBe(0);
    expect(await acceptSilence(inDays(11))).toBe(1);
    expect(await acceptSilence(inDays(12))).toBe(0);
    const found = await ok(invoiceContract.routes.get, of.users.finance, { params: { id: waiting.id } });
    expect(found.selfBill?.accepted).toMatchObject({ name: '', isSilence: true });
  });

  it('is never silence without such an agreement', async () => {
    const of = await agencyWith();
    await ok(submit, of.users.finance, at(await drafted(of)));
    expect(await acceptSilence({ tenantId: of.tenantId, now: new Date('2099-01-01') })).toBe(0);
  });
});

describe('its credit note', () => {
  it('opens the agreement for another invoice', async () => {
    const document = await issued();
    const draft = await ok(makeCredit, finance, at(document));
    const credit = await ok(issue, finance, at(draft));
    expect(credit).toMatchObject({ type: 'selfBilledCredit', total: 926_500, open: 0 });
    expect(credit.number).toMatch(/^C/);
    const original = await ok(invoiceContract.routes.get, finance, { params: { id: document.id } });
    expect(original).toMatchObject({ settlement: 'credited', open: 0, creditIssued: 926_500 });
    const agreement = await agreementOf(document);
    expect(agreement.stage).toBe('signed');
    expect(agreement).not.toHaveProperty('artistInvoice');
    expect((await call(selfBill, finance, { params: { id: agreement.id }, body: {} })).status).toBe(200);
  });

  it('leaves what is planned to be paid out', async () => {
    const document = await issued();
    const { id, rev } = await agreementOf(document);
    await ok(payoutContract.routes.approve, agency.users.administrator, { params: { id }, body: { rev } });
    const draft = await ok(makeCredit, finance, at(document));
    expect(refusal(await call(issue, finance, at(draft)))).toBe('409 selfBill.payoutPlanned');
  });
});

describe('a purchase', () => {
  it('has one such invoice, though three are asked for at once', async () => {
    const { id } = await signed(agency);
    const answers = await Promise.all([1, 2, 3].map(() => call(selfBill, finance, { params: { id }, body: {} })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const made = answers.find(({ status }) => status === 200)?.body as Invoice;
    await ok(remove, finance, { params: { id: made.id } });
    expect((await call(selfBill, finance, { params: { id }, body: {} })).status).toBe(200);
  });

  it.each([
    ['no file', { hasFile: false }],
    ['no bookkeeping', { isOwn: false }],
  ])('is not self-billed with %s', async (_name, given) => {
    const of = await agencyWith(given);
    const params = { id: (await signed(of)).id };
    expect(refusal(await call(selfBill, of.users.finance, { params, body: {} }))).toBe('409 selfBill.noAgreement');
  });

  it('needs the right, the stage, the same agency, and has no copy', async () => {
    const params = { id: (await signed(agency)).id };
    const asked = (who: typeof agent, id = params.id) => call(selfBill, who, { params: { id }, body: {} });
    expect(refusal(await asked(readOnly))).toBe('403 denied');
    expect(refusal(await asked(other.users.administrator))).toBe('404 notFound');
    expect(refusal(await asked(finance, unknownId()))).toBe('404 notFound');
    const document = await issued();
    expect(refusal(await asked(finance, document.selfBill?.agreement.id))).toBe('409 document.badTransition');
    expect(refusal(await call(copy, finance, { params: { id: document.id } }))).toBe('409 document.badTransition');
  });
});
