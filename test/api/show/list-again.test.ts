import { expect, test } from 'vitest';
import { showStore } from '#functions/domains/booking/show/store.ts';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { insert, list, update } = showContract.routes;

test('a list that is opened again shows what was written in between, folded or not', async () => {
  const agency = await makeAgency();
  const { agent } = agency.users;
  const input = showInput(agency);
  const show = await ok(insert, agent, { body: input });
  const billings = async () => (await ok(list, agent, { body: {} })).rows.map(({ billing }) => billing);
  const fold = () => showStore.definition.list?.fold(agency.tenantId);
  await fold();
  expect(await billings()).toEqual([show.billing]);
  expect(await billings()).toEqual([show.billing]);
  const support = { ...input, billing: 'Support', rev: show.rev };
  const changed = await ok(update, agent, { body: { id: show.id, ...support } });
  expect(await billings()).toEqual(['Support']);
  await fold();
  expect(await billings()).toEqual(['Support']);
  await ok(update, agent, { body: { id: show.id, ...support, billing: 'Headline', rev: changed.rev } });
  await fold();
  expect(await billings()).toEqual(['Headline']);
});
