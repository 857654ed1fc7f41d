import { expect, it } from 'vitest';
import { invoiceContract } from '#shared/domains/agreements/invoice/contract.ts';
import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeCompany, showInput } from '#test/support/fixtures.ts';
import { at, billingAgency, invoiceBody, line } from './agency.ts';

const { copy, create, get, issue, list, makeCredit, proposal, remove, update } = invoiceContract.routes;
const billing = await billingAgency();
const { agent, finance } = billing.users;

const issued = (draft: Invoice) => ok(issue, finance, at(draft));
const deposit = async (minor: number, more: object = {}): Promise<Invoice> =>
  issued(
    await ok(create, finance, {
      body: invoiceBody(billing, { type: 'deposit', lines: [line(billing, minor)], ...more }),
    }),
  );
/** The server ignores the amounts that a caller sends. */
const less = ({ id }: Invoice) => ({
  ...line(billing, 1, 'low', 'Less deposit'),
  deducts: { invoiceId: id, taxable: 1, tax: 1 },
});
const finalBody = (charges: readonly object[], deposits: readonly Invoice[]) =>
  invoiceBody(billing, { lines: [...charges, ...deposits.map(less)] });

it('is of its own kind and is deducted to the cent (G13, G14)', async () => {
  const first = await deposit(600_000);
  expect(first).toMatchObject({ type: 'deposit', net: 600_000, tax: 54_000, total: 654_000 });
  const charges = [line(billing, 1_200_000), line(billing, 80_050, 'high', 'Extra light')];
  const final = await issued(await ok(create, finance, { body: finalBody(charges, [first]) }));
  expect(final).toMatchObject({ type: 'final', net: 680_050, tax: 70_811, total: 750_861 });
  expect(final.lines.at(-1)).toMatchObject({ quantity: -1000, priceC: 60_000_000, net: -600_000 });
  const filters = [{ field: 'type' as const, values: ['deposit'] }];
  const found = await ok(list, finance, { body: { filters } });
  expect(found.rows.map(({ id }) => id)).toContain(first.id);
  expect(found.rows.map(({ id }) => id)).not.toContain(final.id);
});

it('and its final name each other, and a refusal names it', async () => {
  const first = await deposit(100_000);
  const body = finalBody([line(billing, 300_000)], [first]);
  const final = await issued(await ok(create, finance, { body }));
  expect(final.deducted).toEqual([{ invoiceId: first.id, number: first.number }]);
  const seen = await ok(get, finance, { params: { id: first.id } });
  expect(seen.deductedBy).toEqual({ invoiceId: final.id, number: final.number });
  expect(JSON.stringify(await call(create, finance, { body }))).toContain(`deducts ${first.number} already`);
});

it('leaves the VAT of the whole to the final (G15)', async () => {
  const deposits = [await deposit(49_383), await deposit(49_383), await deposit(49_383)];
  const final = await ok(create, finance, { body: finalBody([line(billing, 197_535)], deposits) });
  expect(final).toMatchObject({ net: 49_386, tax: 4446, total: 53_832 });
});

it('is deducted once, and free again when the final goes', async () => {
  const first = await deposit(100_000);
  const body = finalBody([line(billing, 300_000)], [first]);
  const answers = await Promise.all([1, 2].map(() => call(create, finance, { body })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.map(refusal)).toContain('409 deposit.alreadyDeducted');
  expect(refusal(await call(makeCredit, finance, at(first)))).toBe('409 deposit.alreadyDeducted');
  const [winner] = (await ok(list, finance, { body: { filters: [{ field: 'type', values: ['final'] }] } })).rows.filter(
    ({ stage, total }) => stage === 'draft' && total === 218_000,
  );
  await ok(remove, finance, { params: { id: winner?.id ?? '' } });
  const again = await ok(create, finance, { body });
  expect(await ok(copy, finance, { params: { id: again.id } })).toMatchObject({ type: 'invoice', net: 300_000 });
  const bare = { ...invoiceBody(billing, { lines: [line(billing, 300_000)] }), rev: again.rev };
  const changed = await ok(update, finance, { params: { id: again.id }, body: bare });
  expect(changed).toMatchObject({ type: 'invoice', net: 300_000 });
  expect(await ok(create, finance, { body })).toMatchObject({ type: 'final' });
});

it('is free again when the final is credited in full', async () => {
  const first = await deposit(100_000);
  const body = finalBody([line(billing, 300_000)], [first]);
  const final = await issued(await ok(create, finance, { body }));
  const credit = await ok(makeCredit, finance, at(final));
  expect(credit).toMatchObject({ net: 200_000, total: 218_000 });
  await issued(credit);
  expect(await ok(get, finance, { params: { id: final.id } })).toMatchObject({ creditIssued: 218_000 });
  expect(await ok(create, finance, { body })).toMatchObject({ type: 'final', net: 200_000 });
});

it('is not deducted as a draft, for another buyer, or when nothing of it is left', async () => {
  const refused = async (one: Invoice) =>
    refusal(await call(create, finance, { body: finalBody([line(billing, 300_000)], [one]) }));
  expect(await refused(await ok(create, finance, { body: invoiceBody(billing) }))).toBe('409 document.badTransition');
  const address = { addressLine1: 'Kade 2', city: 'Utrecht', countryId: 'NL' };
  const stranger = await makeCompany(billing.tenantId, { name: 'Other Presents', roles: ['promoter'], address });
  expect(await refused(await deposit(1000, { companyId: stranger.id }))).toBe('400 document.mixedBuyers');
  const taken = await deposit(1000);
  await issued(await ok(makeCredit, finance, at(taken)));
  expect(await refused(taken)).toBe('409 document.badTransition');
});

it('of a show is deducted by the next proposal, and the final by the one after that', async () => {
  const fee = { minor: 197_535, currency: 'EUR' };
  const show = await ok(showContract.routes.insert, agent, {
    body: showInput(billing, { promoterId: billing.company.id, fee }),
  });
  const proposed = () => ok(proposal, agent, { params: { id: show.id }, query: {} });
  for (const _ of [1, 2, 3]) {
    const { input, billedNet } = await proposed();
    const lines = input.lines.slice(0, 1).map((one) => ({ ...one, priceC: 4_938_300 }));
    const body = { ...input, lines, type: 'deposit' as const, ofShow: { showId: show.id, billedNet } };
    await issued(await ok(create, agent, { body }));
  }
  const { input, billedNet, left } = await proposed();
  expect(left).toBe(49_386);
  const final = await issued(await ok(create, agent, { body: { ...input, ofShow: { showId: show.id, billedNet } } }));
  expect(final).toMatchObject({ type: 'final', net: 49_386, tax: 4446, total: 53_832 });
  expect(await proposed()).toMatchObject({ left: 0, input: { lines: [] } });
});
