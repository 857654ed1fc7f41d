import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { userStore } from '#functions/domains/identity/user/store.ts';
import { allowedAddressContract } from '#shared/domains/identity/allowed-address/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { userContract } from '#shared/domains/identity/user/contract.ts';
import { apiTokenContract } from '#shared/domains/operator/api-token/contract.ts';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { call, callRaw, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeOperator, signedIn } from '#test/support/fixtures.ts';

const { get, save } = allowedAddressContract.routes;
const { me } = sessionContract.routes;
const LOST = '403 invalidLoginSession';
const OFFICE = '192.0.2.4';
const HOME = '198.51.100.7';

const from = <C extends { readonly token: string }>(caller: C, ip: string) => ({ ...caller, ip });
/** An agency that lets its team in from its office only. */
async function closed(addresses: string[] = [OFFICE]): Promise<Agency> {
  const agency = await makeAgency();
  await ok(save, from(agency.users.administrator, OFFICE), { body: { addresses } });
  return agency;
}

test('without a list, users come from everywhere', async () => {
  const { users } = await makeAgency();
  expect(await ok(get, from(users.administrator, HOME), {})).toEqual({ addresses: [], yours: HOME });
  await ok(me, from(users.agent, HOME), {});
});

test('the team is let in from the addresses of the agency only, and a page says why', async () => {
  const { users } = await closed([OFFICE, '203.0.113.0/24', '2001:db8::/32']);
  for (const ip of [OFFICE, '203.0.113.200', '2001:db8:1::7', `::ffff:${OFFICE}`])
    await ok(me, from(users.agent, ip), {});
  for (const ip of [HOME, '203.0.114.1', '2001:db9::7']) {
    const refused = await call(me, from(users.agent, ip), {});
    expect([refusal(refused), refused.body.errors?.[0]?.target]).toEqual([
      LOST,
      '/client/access/status?reason=address',
    ]);
  }
  const changed = await call(userContract.routes.changeName, from(users.agent, HOME), { body: { name: 'Changed' } });
  expect(refusal(changed)).toBe(LOST);
  expect((await ok(me, from(users.agent, OFFICE), {})).user.name).not.toBe('Changed');
});

test('no header that a caller can set makes an address', async () => {
  const { users } = await closed();
  const headers = { 'x-forwarded-for': OFFICE, 'x-viewer-ip': OFFICE, forwarded: `for=${OFFICE}`, 'x-real-ip': OFFICE };
  expect((await callRaw(me, from(users.agent, HOME), {}, headers)).status).toBe(403);
});

test('artists and promoters, and other agencies, are not limited', async () => {
  const [{ users }, other] = await Promise.all([closed(), makeAgency()]);
  await ok(me, from(users.artist, HOME), {});
  await ok(me, from(users.promoter, HOME), {});
  await ok(me, from(other.users.agent, HOME), {});
});

test('a user invited later is limited too', async () => {
  const agency = await closed();
  const body = { name: 'Ines Duarte', email: `${randomUUID()}@test.example`, role: 'agent' as const, allArtists: true };
  const { id } = await ok(userContract.routes.invite, from(agency.users.administrator, OFFICE), { body });
  const invited = await signedIn(await userStore.get({ tenantId: agency.tenantId }, id));
  expect(refusal(await call(me, from(invited, HOME), {}))).toBe(LOST);
  await ok(me, from(invited, OFFICE), {});
});

test('an API token works from these addresses only', async () => {
  const agency = await makeAgency();
  const input = { label: 'Script', permissions: ['artist.read' as const], days: 30, isReadOnly: true };
  const { create } = apiTokenContract.routes;
  const tokens = await Promise.all(
    (['personal', 'agency'] as const).map((kind) =>
      ok(create, agency.users.administrator, { body: { ...input, kind } }),
    ),
  );
  await ok(save, from(agency.users.administrator, OFFICE), { body: { addresses: [OFFICE] } });
  for (const { token } of tokens) {
    const read = (ip: string) => callRaw(artistContract.routes.list, from({ token }, ip), { body: {} });
    expect((await read(OFFICE)).status).toBe(200);
    const refused = await read(HOME);
    expect([refused.status, refused.body.errors?.[0]?.code]).toEqual([403, 'token.address']);
  }
});

test('an administrator is warned before a list without their own address', async () => {
  const { users } = await makeAgency();
  const admin = from(users.administrator, HOME);
  const warned = await call(save, admin, { body: { addresses: [OFFICE] } });
  expect(refusal(warned)).toBe('409 allowedAddress.locksOut');
  expect(warned.body.errors?.[0]?.message).toContain(HOME);
  expect((await ok(get, admin, {})).addresses).toEqual([]);
  await ok(save, admin, { body: { addresses: [OFFICE], locksOut: true } });
  expect(refusal(await call(get, admin, {}))).toBe(LOST);
  await ok(save, from(users.administrator, OFFICE), { body: { addresses: [] } });
  await ok(me, admin, {});
});

test('a change is in the log of the settings, and needs the right to it', async () => {
  const { users } = await closed();
  const log = await ok(settingContract.routes.activity, from(users.administrator, OFFICE), {});
  expect(log.rows.flatMap((entry) => entry.changes)).toContainEqual({
    field: 'allowedAddresses',
    before: '',
    after: OFFICE,
  });
  expect(refusal(await call(save, from(users.agent, OFFICE), { body: { addresses: [] } }))).toBe('403 denied');
  const wrong = await call(save, from(users.administrator, OFFICE), { body: { addresses: [OFFICE, '0.1.2.0'] } });
  expect(refusal(wrong)).toBe('400 allowedAddress.invalid');
  expect(wrong.body.errors?.[0]?.message).toBe('Not a valid IP address');
});

test('an operator acts as a user from everywhere, and can change the list', async () => {
  const agency = await closed();
  const operator = from(await makeOperator(), HOME);
  const { impersonate } = sessionContract.routes;
  await ok(impersonate, operator, {
    body: { userId: agency.users.administrator.user.id, tenantId: agency.tenantId, reason: 'Locked out' },
  });
  await ok(me, operator, {});
  await ok(save, operator, { body: { addresses: [] } });
  await ok(me, from(agency.users.agent, HOME), {});
});
