import { expect, test } from 'vitest';
import { storedBytes } from '#functions/platform/files/usage.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { PNG } from '#test/api/file/uploads.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { makeAgency, makeSignedIn, signedIn } from '#test/support/fixtures.ts';
import { WRONG_PASSWORD } from '#test/support/identity.ts';

const { routes } = accountContract;
const PASSWORD = 'right-password-1';
const agency = await makeAgency();

test('a password is asked before it or the secret question changes', async () => {
  const { agent } = agency.users;
  const format = await call(routes.validateFormatting, agent, { body: { password: 'only-letters' } });
  expect(refusal(format)).toBe('400 password.digit');
  const common = { password: PASSWORD, newPassword: 'Password123' };
  expect(refusal(await call(routes.changePassword, agent, { body: common }))).toBe('400 password.common');
  expect(await ok(routes.validateMine, agent, { body: { password: WRONG_PASSWORD } })).toEqual({ isMine: false });
  const answer = { question: 'firstConcert' as const, answer: 'Nova Hart' };
  const wrong = await call(routes.changeSecretQuestion, agent, { body: { ...answer, password: WRONG_PASSWORD } });
  expect([refusal(wrong), wrong.body.errors?.[0]?.field]).toEqual(['400 account.password', 'password']);
  const change = { password: WRONG_PASSWORD, newPassword: 'another-good-1' };
  expect(refusal(await call(routes.changePassword, agent, { body: change }))).toBe('400 account.password');
  expect((await ok(routes.currentSecretAnswer, agent, {})).isSet).toBe(false);

  await ok(routes.changeSecretQuestion, agent, { body: { ...answer, password: PASSWORD } });
  expect(JSON.stringify(await ok(routes.currentSecretAnswer, agent, {}))).not.toContain('Nova');
  expect((await ok(routes.currentSecretAnswer, agent, {})).isSet).toBe(true);
  const dutch = await ok(routes.currentSecretQuestion, agent, {}, { 'accept-language': 'nl' });
  expect(dutch.question).toEqual({ key: 'firstConcert', value: 'Wat was uw eerste concert?' });
  expect((await ok(routes.currentSecretQuestion, agency.users.finance, {})).question).toBeUndefined();
});

test('shows where a sign-in leads and ends one on another device', async () => {
  const here = await makeSignedIn(agency.tenantId, { role: 'agent' });
  const there = await signedIn(here.user);
  const { sessions, agencies } = await ok(routes.connected, here, {});
  expect(agencies).toMatchObject([{ agency: 'Test agency', role: 'agent', isThis: true }]);
  expect(sessions.map(({ id, isThis }) => [id, isThis]).sort()).toEqual(
    [
      [here.originJti, true],
      [there.originJti, false],
    ].sort(),
  );
  const foreign = await call(routes.endSession, agency.users.finance, { body: { id: there.originJti } });
  expect(refusal(foreign)).toBe('404 notFound');
  await ok(routes.endSession, here, { body: { id: there.originJti } });
  expect((await call(routes.connected, there, {})).status).toBe(403);
});

test('a signature is its owner’s alone; a picture is for colleagues', async () => {
  const { agent, finance, artist } = agency.users;
  const send = async (purpose: 'signature' | 'avatar') => {
    const body = { name: 'me.png', type: 'image/png', size: PNG.length };
    const { url, headers, key } =
      purpose === 'signature'
        ? await ok(routes.signatureUpload, agent, { body: { ...body, purpose } })
        : await ok(routes.avatarUpload, agent, { body: { ...body, purpose } });
    await fetch(url, { method: 'PUT', headers, body: new Uint8Array(PNG) });
    return key;
  };
  await ok(routes.setSignature, agent, { body: { key: await send('signature') } });
  const { url = '' } = await ok(routes.signature, agent, {});
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(PNG);
  expect(await ok(routes.signature, finance, {})).toEqual({});
  await ok(routes.removeSignature, agent, {});
  expect(await ok(routes.signature, agent, {})).toEqual({});

  const params = { id: agent.user.id };
  await ok(routes.setAvatar, agent, { body: { key: await send('avatar') } });
  expect((await ok(routes.avatar, finance, { params })).url).toMatch(/^http/);
  expect(refusal(await call(routes.avatar, artist, { params }))).toBe('404 notFound');
  expect(refusal(await call(routes.setAvatar, finance, { body: { id: agent.user.id, key: '' } }))).toBe('403 denied');
  await ok(routes.setAvatar, agency.users.administrator, { body: { id: agent.user.id, key: '' } });
  expect(await ok(routes.avatar, finance, { params })).toEqual({});
});

test('pictures and signatures take room as long as they are there, and faces are shown to colleagues', async () => {
  const { tenantId, users } = await makeAgency();
  const send = async (purpose: 'signature' | 'avatar', more = '') => {
    const bytes = new Uint8Array(Buffer.concat([PNG, Buffer.from(more)]));
    const body = { name: 'me.png', type: 'image/png', size: bytes.length };
    const ticket =
      purpose === 'signature'
        ? await ok(routes.signatureUpload, users.agent, { body: { ...body, purpose } })
        : await ok(routes.avatarUpload, users.agent, { body: { ...body, purpose } });
    await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes });
    return ticket.key;
  };
  const taken = () => storedBytes(tenantId);
  await ok(routes.setAvatar, users.agent, { body: { key: await send('avatar') } });
  expect(await taken()).toBe(PNG.length);
  await ok(routes.setAvatar, users.agent, { body: { key: await send('avatar', 'longer') } });
  expect(await taken()).toBe(PNG.length + 6);
  await ok(routes.setSignature, users.agent, { body: { key: await send('signature') } });
  await ok(routes.setSignature, users.agent, { body: { key: await send('signature', 'one') } });
  expect(await taken()).toBe(2 * PNG.length + 9);
  const asked = { body: { ids: Object.values(users).map(({ user }) => user.id) } };
  const faces = await ok(routes.avatars, users.finance, asked);
  expect(faces.rows).toMatchObject([{ id: users.agent.user.id, url: expect.stringMatching(/^http/) }]);
  expect(await ok(routes.avatars, users.administrator, asked), 'the same address, so that a browser keeps it').toEqual(
    faces,
  );
  expect((await ok(routes.avatars, users.artist, asked)).rows).toEqual([]);
  expect((await ok(routes.avatars, agency.users.agent, asked)).rows).toEqual([]);
  const many = { body: { ids: Array.from({ length: 101 }, () => users.agent.user.id) } };
  expect(refusal(await call(routes.avatars, users.finance, many))).toBe('400 atMost');
  await ok(routes.removeSignature, users.agent, {});
  await ok(routes.setAvatar, users.agent, { body: { key: '' } });
  expect(await taken()).toBe(0);
  expect((await ok(routes.avatars, users.finance, asked)).rows).toEqual([]);
});

test('a sign-in elsewhere is one’s own to connect, and says where none is set up', async () => {
  const { agent, administrator } = agency.users;
  const body = { provider: 'Google' as const, subject: '1234567890', password: PASSWORD };
  const none = await call(routes.socialLogin, agent, { params: { id: agent.user.id }, body });
  expect([refusal(none), none.body.errors?.[0]?.field]).toEqual(['409 account.noSocialLogin', 'provider']);
  expect(none.body.errors?.[0]?.message).toContain('Google');
  expect(refusal(await call(routes.socialLogin, administrator, { params: { id: agent.user.id }, body }))).toBe(
    '403 denied',
  );
  const stranger = await makeAgency();
  const params = { id: stranger.users.agent.user.id };
  expect(refusal(await call(routes.socialLogin, agent, { params, body }))).toBe('404 notFound');
});
