import { expect, it } from 'vitest';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { purchaseAgreementContract } from '#shared/domains/agreements/purchase-agreement/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, unknownId } from '#test/support/fixtures.ts';
import { approvedPurchase, billedPurchase, makePayee } from './purchases.ts';

const { create, update, remove, pay, list, ofAgreement } = payoutContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const { agent, finance, artist } = agency.users;
const payee = await makePayee(agency);
const input = (amount: number) => ({ amount, date: '2027-05-01' });
const standing = (id: string) => ok(purchaseAgreementContract.routes.get, finance, { params: { id } });

it('splits the planned payout, and pays the agreement by its parts', async () => {
  const { agreement, payout } = await approvedPurchase(agency, payee);
  const params = { id: agreement.id, payoutId: payout.id };
  const half = await ok(update, finance, { params, body: { rev: payout.rev, ...input(40_000) } });
  expect(half.payout).toMatchObject({ amount: 40_000, state: 'planned' });
  const rest = await ok(create, finance, { params: { id: agreement.id }, body: { ...input(60_000), method: 'cash' } });
  const more = await call(create, finance, { params: { id: agreement.id }, body: input(1) });
  expect(refusal(more)).toBe('409 payout.exceedsLeft');
  const paying = { params: { id: payout.id }, body: { rev: half.payout.rev, date: '2026-03-01' } };
  expect((await ok(pay, finance, paying)).agreement.stage).toBe('approved');
  expect(refusal(await call(pay, finance, paying))).toBe('409 stale');
  const last = await ok(pay, finance, {
    params: { id: rest.payout.id },
    body: { rev: rest.payout.rev, date: '2026-03-01' },
  });
  expect(last.agreement).toMatchObject({ stage: 'paid', payouts: { planned: 100_000, paid: 100_000 } });
  expect(refusal(await call(update, finance, { params, body: { rev: half.payout.rev + 1, ...input(1) } }))).toBe(
    '409 payout.paid',
  );
  const back = await ok(remove, finance, {
    params: { id: agreement.id, payoutId: rest.payout.id },
    body: { rev: last.payout.rev },
  });
  expect(back.agreement).toMatchObject({ stage: 'approved', payouts: { planned: 40_000, paid: 40_000 } });
});

it('gives the rest to one of two who plan it at once', async () => {
  const { agreement, payout } = await approvedPurchase(agency, payee);
  const params = { id: agreement.id };
  await ok(remove, finance, { params: { ...params, payoutId: payout.id }, body: { rev: payout.rev } });
  const all = await Promise.all([1, 2, 3].map(() => call(create, finance, { params, body: input(60_000) })));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ status }) => status !== 200).map(refusal)).toEqual([
    '409 payout.exceedsLeft',
    '409 payout.exceedsLeft',
  ]);
  expect((await standing(agreement.id)).payouts).toEqual({ planned: 60_000, paid: 0 });
});

it('writes two fitting payouts at once, both', async () => {
  const { agreement, payout } = await approvedPurchase(agency, payee);
  const params = { id: agreement.id };
  await ok(remove, finance, { params: { ...params, payoutId: payout.id }, body: { rev: payout.rev } });
  const two = await Promise.all([1, 2].map(() => call(create, finance, { params, body: input(50_000) })));
  expect(two.map(({ status }) => status)).toEqual([200, 200]);
  expect((await standing(agreement.id)).payouts).toEqual({ planned: 100_000, paid: 0 });
});

it('plans one payout for a request that is sent twice', async () => {
  const { agreement, payout } = await approvedPurchase(agency, payee);
  const params = { id: agreement.id };
  await ok(remove, finance, { params: { ...params, payoutId: payout.id }, body: { rev: payout.rev } });
  const key = { 'idempotency-key': `payout-${agreement.id}` };
  const [first, second] = [
    await ok(create, finance, { params, body: input(10_000) }, key),
    await ok(create, finance, { params, body: input(10_000) }, key),
  ];
  expect(second.payout.id).toBe(first.payout.id);
  expect((await ok(ofAgreement, finance, { params })).rows).toHaveLength(1);
});

it('needs the right, the agreement, the agency and its approval', async () => {
  const { agreement, payout } = await approvedPurchase(agency, payee);
  const making = { params: { id: agreement.id }, body: input(1) };
  expect(refusal(await call(create, agent, making))).toBe('403 denied');
  expect(refusal(await call(create, other.users.finance, making))).toBe('404 notFound');
  expect(refusal(await call(create, finance, { ...making, params: { id: unknownId() } }))).toBe('404 notFound');
  expect(
    refusal(await call(pay, other.users.finance, { params: { id: payout.id }, body: { rev: 1, date: '2026-03-01' } })),
  ).toBe('404 notFound');
  expect(refusal(await call(ofAgreement, artist, { params: { id: agreement.id } }))).toBe('403 denied');
  expect(refusal(await call(list, artist, { body: {} }))).toBe('403 denied');
  const billed = await billedPurchase(agency, payee);
  expect(refusal(await call(create, finance, { params: { id: billed.id }, body: input(1) }))).toBe(
    '409 payout.notApproved',
  );
});

it('lists the payouts to make, without those of others', async () => {
  const { payout } = await approvedPurchase(agency, payee, 77_700);
  const planned = { filters: [{ field: 'state' as const, values: ['planned'] }], perPage: 100 };
  const { rows } = await ok(list, finance, { body: planned });
  expect(rows.find(({ id }) => id === payout.id)).toMatchObject({
    amount: 77_700,
    company: { name: 'Test Management' },
  });
  expect((await ok(list, other.users.finance, { body: planned })).rows).toEqual([]);
});
