import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startCognito } from '#scripts/local/cognito/server.ts';
import { codeOf, STEP_MS, stepAt } from '#scripts/local/cognito/totp.ts';
import type { Listener } from '#scripts/local/http.ts';

const UserPoolId = 'eu-west-1_localpool';
const ClientId = 'localclient';
const PASSWORD = 'permanent123';
let server: Listener;
let pool: CognitoIdentityProviderClient;
let n = 0;
let Username: string;

const user = () => ({ UserPoolId, Username });
const signIn = () => auth.signIn({ username: Username, password: PASSWORD });
const answer = (challengeResponse: string) => auth.confirmSignIn({ challengeResponse });
const codeNow = (secret: string, steps = 0) => codeOf(secret, stepAt(Date.now()) + steps);
const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeAll(async () => {
  const options = {
    id: UserPoolId,
    clientId: ClientId,
    accessKeyId: 'local',
    origins: [],
    mail: async () => undefined,
  };
  server = await startCognito({ port: 0, ...options });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  pool = new CognitoIdentityProviderClient({
    endpoint: server.url,
    region: 'eu-west-1',
    credentials,
    maxAttempts: 1,
  });
  const Cognito = { userPoolId: UserPoolId, userPoolClientId: ClientId, userPoolEndpoint: server.url };
  Amplify.configure({ Auth: { Cognito } });
});
afterAll(() => server.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await auth.signOut();
  Username = `ann${++n}@agency.example`;
  const UserAttributes = [{ Name: 'email', Value: Username }];
  await pool.send(new AdminCreateUserCommand({ ...user(), MessageAction: 'SUPPRESS', UserAttributes }));
  await pool.send(new AdminSetUserPasswordCommand({ ...user(), Password: PASSWORD, Permanent: true }));
  return () => void vi.useRealTimers();
});

/** Sets up an app, as Amplify would, and signs out. */
async function withApp(): Promise<string> {
  await signIn();
  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: codeNow(sharedSecret) });
  await auth.updateMFAPreference({ totp: 'PREFERRED' });
  expect(await auth.fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
  await auth.signOut();
  wait(STEP_MS);
  return sharedSecret;
}

test('a wrong code sets up nothing', async () => {
  await signIn();
  await auth.setUpTOTP();
  await expect(auth.verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({
    name: 'EnableSoftwareTokenMFAException',
  });
  await expect(auth.updateMFAPreference({ totp: 'PREFERRED' })).rejects.toMatchObject({
    name: 'InvalidParameterException',
  });
});

test('a sign-in with a second factor needs the code of its app', async () => {
  const secret = await withApp();
  expect((await signIn()).nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  await expect(answer('000000')).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect((await answer(codeNow(secret))).isSignedIn).toBe(true);
});

test('a code counts once, and a step early or late', async () => {
  const secret = await withApp();
  await signIn();
  await answer(codeNow(secret, 1));
  await auth.signOut();
  await signIn();
  for (const steps of [1, 0])
    await expect(answer(codeNow(secret, steps))).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  wait(2 * STEP_MS);
  await expect(answer(codeNow(secret, -2))).rejects.toMatchObject({ name: 'CodeMismatchException' });
  expect((await answer(codeNow(secret))).isSignedIn).toBe(true);
});

test('after five wrong codes even the right one waits', async () => {
  const secret = await withApp();
  await signIn();
  for (let i = 0; i < 5; i++) await answer('000000').catch(() => undefined);
  await expect(answer(codeNow(secret))).rejects.toMatchObject({ message: 'Password attempts exceeded' });
  wait(61_000);
  expect((await answer(codeNow(secret))).isSignedIn).toBe(true);
});

const challenged = async () => {
  const AuthParameters = { USERNAME: Username, PASSWORD };
  const flow = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
  return pool.send(new AdminInitiateAuthCommand(flow));
};
const respond = (Session: string | undefined, name: string, code: string) =>
  pool.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: name, SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );

test('a challenge ends after three minutes, is answered once, and belongs to one person', async () => {
  const secret = await withApp();
  const { Session } = await challenged();
  await expect(respond(Session, 'ann1@agency.example', codeNow(secret))).rejects.toMatchObject({
    message: 'Incorrect username or password.',
  });
  const late = (await challenged()).Session;
  wait(181_000);
  const expired = { message: 'Invalid session for the user, session is expired.' };
  await expect(respond(late, Username, codeNow(secret))).rejects.toMatchObject(expired);
  const good = (await challenged()).Session;
  expect((await respond(good, Username, codeNow(secret))).AuthenticationResult?.AccessToken).toBeTruthy();
  wait(STEP_MS);
  await expect(respond(good, Username, codeNow(secret))).rejects.toMatchObject(expired);
});

test('an administrator turns it off and on again', async () => {
  const secret = await withApp();
  const prefer = (Enabled: boolean) =>
    pool.send(new AdminSetUserMFAPreferenceCommand({ ...user(), SoftwareTokenMfaSettings: { Enabled } }));
  const factors = async () => (await pool.send(new AdminGetUserCommand(user()))).UserMFASettingList;
  expect(await factors()).toEqual(['SOFTWARE_TOKEN_MFA']);
  await prefer(false);
  expect(await factors()).toBeUndefined();
  expect((await challenged()).AuthenticationResult?.AccessToken).toBeTruthy();
  await prefer(true);
  const { Session } = await challenged();
  expect((await respond(Session, Username, codeNow(secret))).AuthenticationResult?.AccessToken).toBeTruthy();
});
