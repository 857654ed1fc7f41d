import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { ok } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
const agency = await makeAgency();
const agent = () => agency.users.agent;
const insert = (day: string, more = {}) =>
  ok(routes.insert, agent(), { body: showInput(agency, { start: `${day}T20:00`, end: `${day}T22:00`, ...more }) });
const pick = async (body: object, user = agent()) => ok(routes.picker, user, { body });

test('finds shows by the start of any of their words, latest first, without what is chosen already', async () => {
  const early = await insert('2027-03-01', { description: 'Harvest night' });
  const late = await insert('2027-03-08', { description: 'Night harvest' });
  expect((await pick({ keyword: 'harv nig' })).items).toEqual([
    {
      key: late.id,
      value: 'First Artist, Night harvest',
      sublabel: `${late.number} · 2027-03-08 · Lisboa, PT`,
      defaultSelect: false,
    },
    {
      key: early.id,
      value: 'First Artist, Harvest night',
      sublabel: `${early.number} · 2027-03-01 · Lisboa, PT`,
      defaultSelect: false,
    },
  ]);
  const rest = await pick({ keyword: 'harvest', excludeKeys: [late.id, 'nothing'] });
  expect(rest.items.map((item) => item.key)).toEqual([early.id]);
  expect((await pick({ keyword: 'lisboa s-00002' })).items.map((item) => item.key)).toEqual([late.id]);
  expect((await pick({ keyword: 'arvest' })).items).toEqual([]);
  expect(await pick({ perPage: 1, page: 2 })).toMatchObject({ items: [{ key: early.id }], page: 2, pageCount: 2 });
});

test('offers nobody a show of artists they are not linked to', async () => {
  const own = await insert('2027-04-01', { description: 'Quiet hour', promoterId: agency.company.id });
  await insert('2027-04-02', { description: 'Quiet hour', artistIds: [agency.otherArtist.id] });
  expect((await pick({ keyword: 'quiet' })).items).toHaveLength(2);
  const { items } = await pick({ keyword: 'quiet' }, agency.users.promoter);
  expect(items.map((item) => item.key)).toEqual([own.id]);
});
