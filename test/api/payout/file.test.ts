import { expect, it } from 'vitest';
import { payoutContract } from '#shared/domains/agreements/payout/contract.ts';
import { bankAccountContract } from '#shared/domains/reference/bank-account/contract.ts';
import { currencyContract } from '#shared/domains/reference/currency/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';
import { approvedPurchase, makePayee } from './purchases.ts';

const { makeFile, file, remove, list } = payoutContract.routes;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const { agent, finance, administrator } = agency.users;
const payee = await makePayee(agency);
const account = (currency: 'EUR' | 'USD') =>
  ok(bankAccountContract.routes.create, administrator, {
    body: { name: currency, holder: 'Test Agency', iban: 'DE89370400440532013000', currency },
  });
for (const code of ['EUR', 'USD'] as const)
  await ok(currencyContract.routes.create, administrator, { body: { name: code, code } });
const [euros, dollars] = [await account('EUR'), await account('USD')];
const DATE = '2099-03-05';
const asked = (payoutIds: string[], more: object = {}) => ({
  body: { bankAccountId: euros.id, date: DATE, payoutIds, ...more },
});
const payoutOf = async (from = payee, amount = 100_000) => (await approvedPurchase(agency, from, amount)).payout;

it('pays several agreements in one file, and marks them once', async () => {
  const payouts = [await payoutOf(), await payoutOf(payee, 23_456)];
  const ids = payouts.map(({ id }) => id);
  const [one, two] = await Promise.all([ok(makeFile, finance, asked(ids)), ok(makeFile, finance, asked(ids))]);
  expect(two).toEqual(one);
  expect(one.total).toBe(123_456);
  expect(one.xml).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>1234.56</CtrlSum>');
  expect(one.xml).toContain('<Nm>Muller</Nm>');
  expect(one.name).toMatch(/^SEPA-2099-03-05-\d{4}\.xml$/);
  expect(await ok(makeFile, finance, asked(ids))).toEqual(one);
  expect(await ok(file, finance, { params: { id: one.id } })).toEqual(one);
  const exported = { filters: [{ field: 'state' as const, values: ['exported'] }] };
  const { rows } = await ok(list, finance, { body: exported });
  expect(rows.map(({ fileId }) => fileId)).toEqual([one.id, one.id]);
  const mixed = asked([...ids.slice(0, 1), (await payoutOf()).id]);
  expect(refusal(await call(makeFile, finance, mixed))).toBe('409 payout.exported');
});

it('keeps a file whose payout was removed', async () => {
  const { agreement, payout } = await approvedPurchase(agency, payee);
  const made = await ok(makeFile, finance, asked([payout.id]));
  const params = { id: agreement.id, payoutId: payout.id };
  await ok(remove, finance, { params, body: { rev: payout.rev + 1 } });
  expect(await ok(file, finance, { params: { id: made.id } })).toEqual(made);
});

it('names every payout that the bank would refuse', async () => {
  const nobody = await makePayee(agency, '');
  const [bad, good] = [await payoutOf(nobody), await payoutOf()];
  const refused = await call(makeFile, finance, asked([good.id, bad.id]));
  expect(refused.body.errors).toMatchObject([
    { code: 'payout.noIban', field: 'payoutIds.1', message: expect.stringContaining(bad.agreement.number) },
  ]);
  expect(refusal(await call(makeFile, finance, asked([good.id], { bankAccountId: dollars.id })))).toBe(
    '400 payout.notEuroAccount',
  );
  expect(refusal(await call(makeFile, finance, asked([good.id], { date: '2020-01-01' })))).toBe(
    '400 payout.dateInPast',
  );
  expect(refusal(await call(makeFile, agent, asked([good.id])))).toBe('403 denied');
  expect(refusal(await call(makeFile, other.users.finance, asked([good.id])))).toBe('404 notFound');
  expect((await ok(makeFile, finance, asked([good.id]))).total).toBe(100_000);
});
