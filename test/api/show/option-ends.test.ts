import { expect, test } from 'vitest';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, showInput } from '#test/support/fixtures.ts';

const { routes } = showContract;
const agent = () => agency.users.agent;
const [agency, other] = await Promise.all([makeAgency(), makeAgency()]);
const insert = (more: object) => ok(routes.insert, agent(), { body: showInput(agency, more) });
const setEnds = (shows: readonly { id: string; rev: number; expiresOn?: string }[], who = agent()) =>
  call(routes.optionEnds, who, { body: { shows: [...shows] } });

test('many options get their last day at once, other shows are skipped, and Undo gives each the day it had', async () => {
  const with10 = await insert({ expiresOn: '2027-05-10' });
  const without = await insert({ expiresOn: undefined });
  const confirmed = await insert({ statusId: agency.status('Confirmed').id });
  const asked = [with10, without, confirmed].map(({ id, rev }) => ({ id, rev, expiresOn: '2027-05-15' }));
  const { body } = await setEnds(asked);
  expect(body.shows.map(({ id, expiresOn }) => [id, expiresOn])).toEqual([
    [with10.id, '2027-05-15'],
    [without.id, '2027-05-15'],
  ]);
  expect(body.refused.map(({ id, code }) => [id, code])).toEqual([[confirmed.id, 'show.notOption']]);
  const days = new Map([[with10.id, '2027-05-10']]);
  const back = await setEnds(
    body.shows.map(({ id, rev }) => ({ id, rev, ...(days.has(id) ? { expiresOn: '2027-05-10' } : {}) })),
  );
  expect(back.body.shows.map(({ expiresOn }) => expiresOn)).toEqual(['2027-05-10', undefined]);
});

test('a stale or foreign option is refused, and nobody sets an end without the right', async () => {
  const { id, rev } = await insert({ expiresOn: '2027-05-10' });
  const shows = [{ id, rev, expiresOn: '2027-05-12' }];
  expect(refusal(await setEnds(shows, agency.users.readOnly))).toBe('403 denied');
  expect(refusal(await setEnds(shows, other.users.agent))).toBe('404 notFound');
  expect(refusal(await setEnds([{ id, rev: rev + 1, expiresOn: '2027-05-12' }]))).toBe('409 stale');
});
