import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountContract } from '#shared/domains/account/contract.ts';
import { startPaper } from '#test/api/contract/paper.ts';
import { call, ok, refusal } from '#test/support/api.ts';
import { type Agency, makeAgency, makeSignedIn, signedIn } from '#test/support/fixtures.ts';
import { WRONG_PASSWORD } from '#test/support/identity.ts';

const { routes } = accountContract;
const PASSWORD = 'right-password-1';
let agency: Agency;
let paper: Awaited<ReturnType<typeof startPaper>>;
beforeAll(async () => {
  paper = await startPaper();
  agency = await makeAgency();
});
afterAll(() => paper.stop());

test('a password is asked before it or the secret question changes', async () => {
  const { agent } = agency.users;
  const format = await call(routes.validateFormatting, agent, { body: { password: 'only-letters' } });
  expect(refusal(format)).toBe('400 password.digit');
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

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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
