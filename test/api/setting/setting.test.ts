import { expect, test, vi } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { settingStore } from '#functions/domains/reference/client/public/agency.ts';
import { clientStore, OPERATOR_TENANT } from '#functions/domains/reference/client/store.ts';
import { nextNos } from '#functions/platform/data/sequence.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { SettingInput } from '#shared/domains/identity/setting/schemas.ts';
import { adminoneContract } from '#shared/domains/operator/adminone/contract.ts';
import { ClientInput } from '#shared/domains/reference/client/schemas.ts';
import { SettingFields } from '#shared/domains/reference/client/setting.ts';
import { AppError } from '#shared/kernel/contract/error.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { deliver } from '#test/support/deliver.ts';
import { type Agency, makeAgency, makeOperator } from '#test/support/fixtures.ts';
import { promised } from '#test/support/outbox.ts';

const { get, save, activity } = settingContract.routes;
const [agency, foreign] = await Promise.all([makeAgency(), makeAgency()]);

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

const first = (who: Agency, more: object = {}) =>
  call(save, who.users.administrator, { body: { ...INPUT, ...more, rev: 0 } });

test('a first save that was refused, or met another, burns no number', async () => {
  const own = await makeAgency();
  // As if the operator saved the client first.
  const spy = vi.spyOn(clientStore, 'writes').mockImplementationOnce(() => {
    throw new AppError('stale');
  });
  expect(refusal(await first(own))).toBe('409 stale');
  spy.mockRestore();
  const both = await Promise.all([first(own, { optionDays: 20 }), first(own, { optionDays: 25 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [kept, refused] = both.toSorted((a, b) => a.status - b.status);
  expect(await ok(get, own.users.agent, {})).toMatchObject({ optionDays: kept?.body.optionDays, rev: 1 });
  expect(refused?.body.current).toMatchObject({ optionDays: kept?.body.optionDays, rev: 1, maxSessions: 3 });
});

test('settings that stand at a later number are found, and go on there', async () => {
  const own = await makeAgency();
  const ctx = { tenantId: own.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  await nextNos(own.tenantId, 'setting', 1);
  await settingStore.create(ctx, SettingFields.parse({ optionDays: 33 }));
  const { administrator } = own.users;
  expect(await ok(get, administrator, {})).toMatchObject({ optionDays: 33, rev: 1 });
  expect(await ok(save, administrator, { body: { ...INPUT, rev: 1 } })).toMatchObject({ optionDays: 21, rev: 2 });
  expect((await ok(activity, administrator, {})).rows.map(({ action }) => action)).toEqual(['update', 'create']);
});

test('an agency that closes keeps nobody in, also where its users change at that moment or the request dies', async () => {
  const own = await makeAgency();
  const operator = await makeOperator();
  const ctx = { tenantId: own.tenantId, now: new Date(), actor: { userId: 'test', name: 'Test' } };
  const { getClient, updateClient } = adminoneContract.routes;
  const { id, rev } = await ok(getClient, operator, { params: { id: own.client.id } });
  const update = userStore.update.bind(userStore);
  // Somebody else saves each user between its read and its write, once.
  const met = new Set<string>();
  const spy = vi.spyOn(userStore, 'update').mockImplementation(async (by, before, ...rest) => {
    if (!met.has(before.id)) await update(ctx, before, { ...before, phone: '1' });
    met.add(before.id);
    return update(by, before, ...rest);
  });
  const { sessions: _own, ...fields } = ClientInput.parse({ name: 'Closed Booking', isActive: false });
  await ok(updateClient, operator, { body: { ...fields, id, rev } });
  spy.mockRestore();
  for (const who of Object.values(own.users)) expect((await call(sessionContract.routes.me, who, {})).status).toBe(403);

  const [agent] = await userStore.many(own, [own.users.agent.user.no]);
  if (!agent) throw new Error('no agent');
  await userStore.update(ctx, agent, { ...agent, tenant: own.users.agent.user.tenant });
  expect((await call(sessionContract.routes.me, own.users.agent, {})).status).toBe(200);
  const written = { tenantId: OPERATOR_TENANT, entity: 'client', id: own.client.id };
  const [promise] = await promised(written, 'agencyChanged');
  await deliver(OPERATOR_TENANT, 'agencyChanged', promise?.payload ?? {});
  expect((await call(sessionContract.routes.me, own.users.agent, {})).status).toBe(403);
});
