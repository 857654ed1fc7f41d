import { beforeAll, expect, test } from 'vitest';
import { adminoneContract } from '#shared/domains/adminone/contract.ts';
import { ClientInput } from '#shared/domains/client/schemas.ts';
import { sessionContract } from '#shared/domains/session/contract.ts';
import { settingContract } from '#shared/domains/setting/contract.ts';
import { SettingInput } from '#shared/domains/setting/schemas.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeOperator } from '#test/support/fixtures.ts';

const { get, save, activity } = settingContract.routes;
let [agency, foreign] = [undefined as unknown as Agency, undefined as unknown as Agency];
beforeAll(async () => {
  [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);
});

const INPUT = SettingInput.parse({
  name: 'Renamed Booking',
  locale: 'nl',
  zone: 'Europe/Brussels',
  currency: 'GBP',
  sessions: 2,
  address: { city: 'Gent', countryId: 'BE' },
  vatNumber: 'BE0123456789',
  optionDays: 21,
  distanceUnit: 'mi',
});

test('an agency says who it is and how it works; what follows from it follows at once', async () => {
  const { administrator, agent } = agency.users;
  expect(await ok(get, agent, {})).toMatchObject({ name: 'Test agency', sessions: 3, optionDays: 14, rev: 0 });
  const saved = await ok(save, administrator, { body: { ...INPUT, rev: 0 } });
  expect(saved).toMatchObject({ ...INPUT, rev: 1, maxSessions: 3 });
  expect((await ok(sessionContract.routes.me, agent, {})).tenant).toMatchObject({
    name: 'Renamed Booking',
    zone: 'Europe/Brussels',
    currency: 'GBP',
    optionDays: 21,
    distanceUnit: 'mi',
  });
  expect((await ok(get, foreign.users.agent, {})).name).toBe('Test agency');
  expect((await ok(activity, administrator, {})).rows.map(({ action }) => action)).toEqual(['create']);
});

test('an older page is refused with what is there; so is what the operator does not allow', async () => {
  const { administrator } = foreign.users;
  await ok(save, administrator, { body: { ...INPUT, rev: 0 } });
  const stale = await call(save, administrator, { body: { ...INPUT, rev: 0 } });
  expect([refusal(stale), (stale.body.current as { rev: number }).rev]).toEqual(['409 stale', 1]);
  const many = await call(save, administrator, { body: { ...INPUT, sessions: 4, rev: 1 } });
  expect([refusal(many), many.body.errors?.[0]?.field]).toEqual(['400 tooBig', 'sessions']);
  expect(refusal(await call(save, foreign.users.agent, { body: { ...INPUT, rev: 1 } }))).toBe('403 denied');
});

test('the operator’s limits leave the agency’s own wish alone', async () => {
  const own = await makeAgency();
  await ok(save, own.users.administrator, { body: { ...INPUT, rev: 0 } });
  const operator = await makeOperator();
  const { getClient, updateClient } = adminoneContract.routes;
  const { id, rev } = await ok(getClient, operator, { params: { id: own.client.id } });
  const { sessions: _own, ...limits } = ClientInput.parse({ name: 'Renamed Booking', maxSessions: 9 });
  await ok(updateClient, operator, { body: { ...limits, id, rev } });
  expect(await ok(get, own.users.administrator, {})).toMatchObject({ sessions: 2, maxSessions: 9 });
});
