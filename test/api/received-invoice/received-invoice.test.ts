import { describe, expect, it } from 'vitest';
import { agreementTotals } from '#shared/domains/agreements/agreement/document.ts';
import { ciiOf } from '#shared/domains/agreements/e-invoice/cii.ts';
import { issued, lineFor } from '#shared/domains/agreements/e-invoice/e-document.fixture.ts';
import type { Issued } from '#shared/domains/agreements/e-invoice/e-document.ts';
import { eDocumentOf } from '#shared/domains/agreements/e-invoice/e-document.ts';
import { ublOf } from '#shared/domains/agreements/e-invoice/ubl.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import type { PurchaseAgreement } from '#shared/domains/agreements/purchase-agreement/schemas.ts';
import { receivedInvoiceContract } from '#shared/domains/agreements/received-invoice/contract.ts';
import { fileContract } from '#shared/domains/attached/file/contract.ts';
import { bill, makePayee, signedPurchase } from '#test/api/payout/purchases.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';

const { agreements, confirm, download, ignore, import: load, list, reopen } = receivedInvoiceContract.routes;
const { enterInvoice, get } = purchaseAgreementContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const { agent, readOnly, artist } = agency.users;
const payee = await makePayee(agency);

let count = 0;
/** An e-invoice over this amount without VAT, which names an agreement. */
const invoice = (minor: number, reference: string, more: Partial<Issued> = {}) =>
  eDocumentOf(issued([lineFor('Performance', minor * 100, 'SMALL')], { number: `ART-${++count}`, reference, ...more }));
const fileOf = (xml: string) => ({ body: { name: 'invoice.xml', content: Buffer.from(xml).toString('base64') } });
const grossOf = ({ document }: PurchaseAgreement) => agreementTotals(document.lines).gross;
const now = ({ id }: { readonly id: string }) => ok(get, agent, { params: { id } });
const inState = async (state: 'open' | 'confirmed' | 'ignored') => (await ok(list, agent, { body: { state } })).rows;
const confirming = (one: { id: string; rev: number }, agreement: { id: string; rev: number }) => ({
  params: { id: one.id },
  body: { rev: one.rev, agreementId: agreement.id, agreementRev: agreement.rev },
});
async function arrived() {
  const agreement = (await signedPurchase(agency, payee)) as PurchaseAgreement;
  const { invoice: received } = await ok(load, agent, fileOf(ublOf(invoice(grossOf(agreement), agreement.number))));
  return { agreement, received };
}

describe('an e-invoice that is received', () => {
  it('is one, whoever sends it how often, as UBL or as CII', async () => {
    const document = invoice(5_000, 'no number of ours');
    const both = await Promise.all([
      ok(load, agent, fileOf(ublOf(document))),
      ok(load, agent, fileOf(ublOf(document))),
    ]);
    expect(both.map(({ isKnown }) => isKnown).sort()).toEqual([false, true]);
    const again = await ok(load, agent, fileOf(ciiOf(document)));
    expect(again.isKnown).toBe(true);
    expect(new Set([...both, again].map((one) => one.invoice.id)).size).toBe(1);
    const corrected = await ok(load, agent, fileOf(ublOf({ ...document, total: 1, net: 1 })));
    expect(corrected.isKnown).toBe(false);
  });

  it('is refused when it cannot be read, and shown to nobody else', async () => {
    expect(refusal(await call(load, agent, fileOf('<a/>')))).toBe('400 receivedInvoice.unreadable');
    const noDate = ublOf(invoice(1, '')).replace(/<cbc:IssueDate>.*?<\/cbc:IssueDate>/, '');
    expect(refusal(await call(load, agent, fileOf(noDate)))).toBe('400 receivedInvoice.noDate');
    const { received } = await arrived();
    for (const user of [readOnly, artist]) expect(refusal(await call(list, user, { body: {} }))).toBe('403 denied');
    expect((await ok(list, other.users.agent, { body: {} })).total).toBe(0);
    const at = { params: { id: received.id } };
    const mine = { ...at, body: { rev: 1, reason: 'x' } };
    expect(refusal(await call(ignore, other.users.agent, mine))).toBe('404 notFound');
    expect(refusal(await call(download, other.users.agent, at))).toBe('404 notFound');
    expect(refusal(await call(agreements, other.users.agent, { ...at, body: {} }))).toBe('404 notFound');
    expect(refusal(await call(confirm, other.users.agent, confirming(received, received)))).toBe('404 notFound');
  });

  it('finds its agreement by the number, and says what differs', async () => {
    const { agreement, received } = await arrived();
    expect(received.match).toMatchObject({ agreement: { id: agreement.id, number: agreement.number } });
    expect(received.match?.by).toEqual(expect.arrayContaining(['number', 'amount']));
    expect(received.match?.differences.map(({ about }) => about)).toEqual(['seller']);
    const wrong = await ok(load, agent, fileOf(ublOf(invoice(grossOf(agreement) + 1, agreement.number))));
    expect(wrong.invoice.match?.differences.map(({ about }) => about)).toEqual(['amount', 'seller']);
    const { rows } = await ok(agreements, agent, { params: { id: received.id }, body: { keyword: agreement.number } });
    expect(rows.map((row) => row.agreement.id)).toEqual([agreement.id]);
    const none = await ok(agreements, agent, { params: { id: received.id }, body: { keyword: 'nothing like it' } });
    expect(none.rows).toEqual([]);
  });
});

describe('confirming', () => {
  it('enters number, date, amount and file, once', async () => {
    const { agreement, received } = await arrived();
    const input = confirming(received, agreement);
    const both = await Promise.all([call(confirm, agent, input), call(confirm, agent, input)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { stage, artistInvoice } = await now(agreement);
    expect(stage).toBe('invoiceReceived');
    expect(artistInvoice).toMatchObject({ number: received.number, date: received.date, amount: received.total });
    const subject = { entity: 'purchaseAgreement', recordId: agreement.id } as const;
    const { rows } = await ok(fileContract.routes.list, agent, { body: subject });
    expect(rows.map(({ id, name, kind }) => [id, name, kind])).toEqual([
      [artistInvoice?.fileId, 'invoice.xml', 'finance'],
    ]);
    const fetched = await ok(fileContract.routes.download, agent, { params: { id: rows[0]?.id ?? '' }, query: {} });
    expect(await (await fetch(fetched.url)).text()).toContain(received.number);
    const [confirmed] = (await inState('confirmed')).filter(({ id }) => id === received.id);
    expect(confirmed).toMatchObject({ state: 'confirmed', agreement: { id: agreement.id } });
    const later = confirming({ ...received, rev: 2 }, await now(agreement));
    expect(refusal(await call(confirm, agent, later))).toBe('409 receivedInvoice.done');
  });

  it('is refused for a credit note, another currency, a draft and an old revision', async () => {
    const { agreement, received } = await arrived();
    const credit = await ok(load, agent, fileOf(ublOf(invoice(500, '', { type: 'credit' }))));
    const refused = async (input: ReturnType<typeof confirming>) => refusal(await call(confirm, agent, input));
    expect(await refused(confirming(credit.invoice, agreement))).toBe('409 receivedInvoice.credit');
    const yen = await ok(load, agent, fileOf(ublOf(invoice(500, '', { currency: 'JPY' }))));
    expect(await refused(confirming(yen.invoice, agreement))).toBe('409 receivedInvoice.currency');
    expect(await refused(confirming({ ...received, rev: 9 }, agreement))).toBe('409 stale');
    expect(await refused(confirming(received, { ...agreement, rev: 99 }))).toBe('409 stale');
    expect(await refused(confirming(received, { id: unknownId(), rev: 1 }))).toBe('404 notFound');
    expect(refusal(await call(confirm, readOnly, confirming(received, agreement)))).toBe('403 denied');
    expect((await now(agreement)).stage).toBe('signed');
  });

  it('is refused for an invoice that somebody has typed in', async () => {
    const { agreement, received } = await arrived();
    const typed = (await signedPurchase(agency, payee)) as PurchaseAgreement;
    const input = { params: { id: typed.id }, body: { rev: typed.rev, ...bill(5_000, { number: received.number }) } };
    await ok(enterInvoice, agent, input as never);
    const answer = await call(confirm, agent, confirming(received, agreement));
    expect(answer.body.errors?.[0]).toMatchObject({ code: 'exists', field: 'number' });
    expect((await inState('open')).map(({ id }) => id)).toContain(received.id);
  });
});

it('is set aside with a reason, and taken back', async () => {
  const { agreement, received } = await arrived();
  const at = (rev: number, more: object = {}) => ({ params: { id: received.id }, body: { rev, ...more } });
  expect(refusal(await call(reopen, agent, at(1)))).toBe('409 receivedInvoice.notIgnored');
  const aside = await ok(ignore, agent, at(1, { reason: 'Meant for others' }) as never);
  expect(aside).toMatchObject({ state: 'ignored', ignoredFor: 'Meant for others' });
  expect(refusal(await call(confirm, agent, confirming(aside, agreement)))).toBe('409 receivedInvoice.done');
  expect((await inState('ignored')).map(({ id }) => id)).toContain(received.id);
  const back = await ok(reopen, agent, at(2));
  expect(back).toMatchObject({ state: 'open', match: { agreement: { id: agreement.id } } });
  const { url, type } = await ok(download, agent, { params: { id: received.id } });
  expect(type).toBe('application/xml');
  expect(await (await fetch(url)).text()).toContain(`<cbc:ID>${received.number}</cbc:ID>`);
});
