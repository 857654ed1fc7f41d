import { expect, it } from 'vitest';
import { icalendarFeedContract } from '#shared/domains/calendars/icalendar-feed/contract.ts';
import { MAX_FEEDS, MAX_SECRETS } from '#shared/domains/calendars/icalendar-feed/schemas.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency } from '#test/support/fixtures.ts';

const { list, get, create, addAddress, revokeAddress } = icalendarFeedContract.routes;
const agency = await makeAgency();

const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act));
const made = () => call(create, agency.users.agent, { body: { title: 'Tour' } });

it('of many feeds asked for at once as many are made as one may have', async () => {
  for (let i = 2; i < MAX_FEEDS; i++) await made();
  const answers = await times(4, made);
  expect(answers.map(refusal).sort()).toEqual(['200', '200', ...Array(2).fill('409 icalendarFeed.tooMany')]);
  expect((await ok(list, agency.users.agent, { body: {} })).rows).toHaveLength(MAX_FEEDS);
});

it('of many addresses asked for at once as many are made as a feed may have; one that is withdrawn makes room', async () => {
  const who = agency.users.assistant;
  const { id } = await ok(create, who, { body: { title: 'Tour' } });
  const ask = () => call(addAddress, who, { params: { id }, body: { label: 'Phone' } });
  for (let i = 1; i < MAX_SECRETS; i++) await ask();
  const answers = await times(8, ask);
  expect(answers.map(refusal).sort()).toEqual(['200', ...Array(7).fill('409 icalendarFeed.tooManyAddresses')]);
  const { secrets } = await ok(get, who, { params: { id } });
  expect(secrets).toHaveLength(MAX_SECRETS);
  await ok(revokeAddress, who, { params: { id }, body: { secretId: secrets[0]?.id ?? '' } });
  expect((await ask()).status).toBe(200);
});
