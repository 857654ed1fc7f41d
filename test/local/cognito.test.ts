import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminResetUserPasswordCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  ListUsersCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startCognito } from '#scripts/local/cognito/server.ts';
import type { Listener } from '#scripts/local/http.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

const UserPoolId = 'eu-west-1_localpool';
const ClientId = 'localclient';
const FIRST = 'temporary123';
const PASSWORD = 'permanent123';
const origin = 'http://127.0.0.1:4400';
const mails: { to: string; text: string }[] = [];
const options = {
  port: 0,
  id: UserPoolId,
  clientId: ClientId,
  accessKeyId: 'local',
  origins: [origin],
  dir: tempFolder('cognito'),
  mail: async (to: string, _subject: string, text: string) => void mails.push({ to, text }),
};
let server: Listener;
let pool: CognitoIdentityProviderClient;
let n = 0;
let Username: string;

const admin = (endpoint: string) =>
  new CognitoIdentityProviderClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local-secret' },
    maxAttempts: 1,
  });
const amplifyTo = (url: string) =>
  Amplify.configure({
    Auth: { Cognito: { userPoolId: UserPoolId, userPoolClientId: ClientId, userPoolEndpoint: url } },
  });
const user = () => ({ UserPoolId, Username });
const confirmed = () => pool.send(new AdminSetUserPasswordCommand({ ...user(), Password: PASSWORD, Permanent: true }));
const signIn = (password = PASSWORD, username = Username) => auth.signIn({ username, password });
const sent = () => /\d{6}/.exec(mails.findLast((m) => m.to === Username)?.text ?? '')?.[0] ?? 'no code';

beforeAll(async () => {
  server = await startCognito(options);
  pool = admin(server.url);
  amplifyTo(server.url);
});
afterAll(() => server.close());

beforeEach(async () => {
  await auth.signOut();
  Username = `ann${++n}@agency.example`;
  await pool.send(
    new AdminCreateUserCommand({
      ...user(),
      TemporaryPassword: FIRST,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
      ],
    }),
  );
});

test('Amplify signs in by SRP after the first password was replaced', async () => {
  const first = await signIn(FIRST);
  expect(first.nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  await expect(auth.confirmSignIn({ challengeResponse: 'short1' })).rejects.toMatchObject({
    name: 'InvalidPasswordException',
  });
  expect((await auth.confirmSignIn({ challengeResponse: PASSWORD })).isSignedIn).toBe(true);
  await auth.signOut();
  expect((await signIn(PASSWORD, Username.toUpperCase())).isSignedIn).toBe(true);
  expect((await auth.fetchUserAttributes()).email).toBe(Username);
});

test('tokens satisfy the verifier of the product, and refreshing keeps the session', async () => {
  await confirmed();
  await signIn();
  const before = (await auth.fetchAuthSession()).tokens;
  const after = (await auth.fetchAuthSession({ forceRefresh: true })).tokens;
  const verifier = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse: 'access' });
  verifier.cacheJwks(await (await fetch(`${server.url}/${UserPoolId}/.well-known/jwks.json`)).json());
  const claims = await verifier.verify(String(after?.accessToken));
  expect(claims.origin_jti).toBe(before?.accessToken.payload.origin_jti);
  expect(claims.jti).not.toBe(before?.accessToken.payload.jti);
  expect(after?.idToken?.payload).toMatchObject({ email: Username, email_verified: true, aud: ClientId });
});

test('a wrong password and nobody answer alike, with the same shape of challenge', async () => {
  await confirmed();
  const refused = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
  await expect(signIn('wrong-password1')).rejects.toMatchObject(refused);
  await expect(signIn(PASSWORD, 'nobody@agency.example')).rejects.toMatchObject(refused);
});

test('after five wrong passwords even the right one has to wait', async () => {
  await confirmed();
  // The wait begins with a second: on a busy machine it would be over before the right password comes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let i = 0; i < 5; i++) await signIn('wrong-password1').catch(() => undefined);
  await expect(signIn()).rejects.toMatchObject({ message: 'Password attempts exceeded' });
});

test('a forgotten password is replaced by the mailed code, once', async () => {
  await confirmed();
  await auth.resetPassword({ username: Username });
  const reset = (confirmationCode: string) =>
    auth.confirmResetPassword({ username: Username, confirmationCode, newPassword: 'brand-new-123' });
  const wrong = sent() === '000000' ? '000001' : '000000';
  await expect(reset(wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
  await reset(sent());
  expect((await signIn('brand-new-123')).isSignedIn).toBe(true);
  await expect(reset(sent())).rejects.toMatchObject({ name: 'ExpiredCodeException' });
});

test('asking for a code tells nobody whether an address is known', async () => {
  const asked = await auth.resetPassword({ username: 'nobody@agency.example' });
  expect(asked.nextStep.codeDeliveryDetails.destination).toBe('n***@a***');
  expect(mails.some((m) => m.to === 'nobody@agency.example')).toBe(false);
});

test('the password is changed by its owner, within the rule', async () => {
  await confirmed();
  await signIn();
  const change = (newPassword: string) => auth.updatePassword({ oldPassword: PASSWORD, newPassword });
  await expect(change('onlyletters')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  await expect(change('changed-12345 ')).rejects.toMatchObject({ name: 'InvalidPasswordException' });
  await change('changed-12345');
  await auth.signOut();
  expect((await signIn('changed-12345')).isSignedIn).toBe(true);
});

test('signing out everywhere ends every session', async () => {
  await confirmed();
  await signIn();
  await pool.send(new AdminUserGlobalSignOutCommand(user()));
  await expect(auth.fetchUserAttributes()).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
});

test('a revoked session can neither refresh nor ask; the others go on', async () => {
  await confirmed();
  await signIn();
  const AuthParameters = { USERNAME: Username, PASSWORD };
  const flow = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
  const other = (await pool.send(new AdminInitiateAuthCommand(flow))).AuthenticationResult;
  const RefreshToken = other?.RefreshToken;
  await pool.send(new RevokeTokenCommand({ ClientId, Token: RefreshToken }));
  const revoked = { name: 'NotAuthorizedException' };
  const refreshed = pool.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
  await expect(refreshed).rejects.toMatchObject(revoked);
  await expect(pool.send(new GetUserCommand({ AccessToken: other?.AccessToken }))).rejects.toMatchObject(revoked);
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeTruthy();
});

test('disabled, enabled, reset and deleted by an administrator', async () => {
  await confirmed();
  await pool.send(new AdminDisableUserCommand(user()));
  await expect(signIn()).rejects.toMatchObject({ message: 'User is disabled.' });
  await pool.send(new AdminEnableUserCommand(user()));
  await pool.send(new AdminResetUserPasswordCommand(user()));
  expect((await signIn()).nextStep.signInStep).toBe('RESET_PASSWORD');
  await pool.send(new AdminDeleteUserCommand(user()));
  await expect(pool.send(new AdminGetUserCommand(user()))).rejects.toMatchObject({ name: 'UserNotFoundException' });
});

test('people are found by address', async () => {
  const { Users } = await pool.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${Username}"` }));
  expect(Users).toHaveLength(1);
  const twice = pool.send(new AdminCreateUserCommand({ ...user(), TemporaryPassword: FIRST }));
  await expect(twice).rejects.toMatchObject({ name: 'UsernameExistsException' });
});

test('a web page can neither administer the pool nor use it from elsewhere', async () => {
  const call = (headers: Record<string, string>) =>
    fetch(server.url, {
      method: 'POST',
      body: JSON.stringify(user()),
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.AdminGetUser', ...headers },
    });
  expect((await call({ origin })).status).toBe(400);
  expect((await call({ origin: 'https://evil.example' })).headers.get('access-control-allow-origin')).toBeNull();
});

test('a restart keeps people, sessions and the signing key', async () => {
  await confirmed();
  await signIn();
  await server.close();
  server = await startCognito(options);
  pool = admin(server.url);
  amplifyTo(server.url);
  expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens?.accessToken).toBeTruthy();
  expect((await auth.fetchUserAttributes()).email).toBe(Username);
});
