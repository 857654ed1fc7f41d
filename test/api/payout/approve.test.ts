import { expect, it } from 'vitest';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';
import { bill, billedPurchase, makePayee, signedPurchase } from './purchases.ts';

const { enterInvoice, cancel, list, get } = purchaseAgreementContract.routes;
const { approve } = payoutContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const { agent, finance, administrator, readOnly, assistant, artist } = agency.users;
const payee = await makePayee(agency);
const at = ({ id, rev }: { id: string; rev: number }, more: object = {}) => ({
  params: { id },
  body: { rev, ...more },
});
const told = async (id: string, kind: string) =>
  (await promised({ tenantId: agency.tenantId, entity: 'purchaseAgreement', id }, 'notify'))
    .filter(({ payload }) => payload.kind === kind)
    .map(({ payload }) => payload.userId);

it('takes the artist’s invoice once it is signed, and tells those who approve', async () => {
  const signed = await signedPurchase(agency, payee);
  const input = at(signed, bill(121_000)) as never;
  expect(refusal(await call(enterInvoice, readOnly, input))).toBe('403 denied');
  expect(refusal(await call(enterInvoice, other.users.agent, input))).toBe('404 notFound');
  expect(refusal(await call(enterInvoice, agent, at({ ...signed, rev: 1 }, bill(1)) as never))).toBe('409 stale');
  expect(refusal(await call(enterInvoice, agent, at(signed, bill(0)) as never))).toMatch(/^400/);
  const strange = at(signed, bill(1, { fileId: unknownId() })) as never;
  expect(refusal(await call(enterInvoice, agent, strange))).toBe('400 choice');
  const tomorrow = at(signed, bill(1, { date: '2999-01-01' })) as never;
  expect(refusal(await call(enterInvoice, agent, tomorrow))).toBe('400 purchaseAgreement.invoiceInFuture');
  const received = await ok(enterInvoice, agent, input);
  expect(received).toMatchObject({ stage: 'invoiceReceived', artistInvoice: { amount: 121_000 } });
  expect((await told(signed.id, 'purchaseToApprove')).sort()).toEqual([administrator.user.id, finance.user.id].sort());
  const { rows } = await ok(list, agent, { body: { filters: [{ field: 'stage', values: ['invoiceReceived'] }] } });
  expect(rows.map(({ id }) => id)).toContain(signed.id);
});

it('takes an invoice number once per artist', async () => {
  const [one, two] = [await signedPurchase(agency, payee), await signedPurchase(agency, payee)];
  const input = bill(5_000);
  const first = await ok(enterInvoice, agent, at(one, input) as never);
  const refused = await call(enterInvoice, agent, at(two, input) as never);
  expect(refused.body.errors?.[0]).toMatchObject({ code: 'exists', field: 'number' });
  expect((await ok(cancel, agent, at(first, { reason: 'Show cancelled' }) as never)).stage).toBe('cancelled');
  expect((await ok(enterInvoice, agent, at(two, input) as never)).stage).toBe('invoiceReceived');
});

it('is approved by another user than its creator, with the right', async () => {
  const received = await billedPurchase(agency, payee);
  expect(refusal(await call(approve, agent, at(received)))).toBe('403 denied');
  expect(refusal(await call(approve, assistant, at(received)))).toBe('403 denied');
  expect(refusal(await call(approve, other.users.finance, at(received)))).toBe('404 notFound');
  expect(refusal(await call(approve, finance, at({ ...received, rev: 1 })))).toBe('409 stale');
  const answers = await Promise.all([call(approve, finance, at(received)), call(approve, administrator, at(received))]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const approved = await ok(get, finance, { params: { id: received.id } });
  expect(approved).toMatchObject({ stage: 'approved', payouts: { planned: 100_000, paid: 0 } });
  expect(refusal(await call(cancel, agent, at(approved, { reason: 'Late' }) as never))).toBe(
    '409 document.badTransition',
  );
  const { rows } = await ok(payoutContract.routes.ofAgreement, finance, { params: { id: received.id } });
  expect(rows).toHaveLength(1);
});

it('is not approved by a creator who holds the right', async () => {
  const show = await signedPurchase({ ...agency, users: { ...agency.users, agent: administrator } }, payee);
  const received = await ok(enterInvoice, agent, at(show, bill(1_000)) as never);
  expect(refusal(await call(approve, administrator, at(received)))).toBe('403 purchaseAgreement.ownApproval');
});

it('shows the artist nothing of the invoice and its approval', async () => {
  const { id } = await billedPurchase(agency, payee);
  const seen = await ok(get, artist, { params: { id } });
  for (const field of ['artistInvoice', 'approval', 'payouts']) expect(seen).not.toHaveProperty(field);
});
