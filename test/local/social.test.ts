import {
  AdminCreateUserCommand,
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PreSignUpEvent, subjectOf } from '#scripts/local/cognito/hosted.ts';
import { startCognito } from '#scripts/local/cognito/server.ts';
import type { Listener } from '#scripts/local/http.ts';
import { arriveFrom, CALLBACK, swapCode } from '#test/support/hosted-sign-in.ts';

const UserPoolId = 'eu-west-1_localpool';
const ClientId = 'localclient';
const Username = 'ann@agency.example';
const PASSWORD = 'permanent123';
const ADDRESS = 'ann@gmail.example';
const events: PreSignUpEvent[] = [];
let server: Listener;
let pool: CognitoIdentityProviderClient;
let sub = '';

const source = (address: string, provider = 'Google') => ({
  ProviderName: provider,
  ProviderAttributeName: 'Cognito_Subject',
  ProviderAttributeValue: subjectOf(provider, address),
});
const link = (SourceUser: ReturnType<typeof source>) => {
  const DestinationUser = { ProviderName: 'Cognito', ProviderAttributeValue: sub };
  return pool.send(new AdminLinkProviderForUserCommand({ UserPoolId, DestinationUser, SourceUser }));
};
const arrive = (address = ADDRESS, provider = 'Google', more = {}) =>
  arriveFrom(server.url, ClientId, provider, address, more);
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

beforeAll(async () => {
  const preSignUp = async (event: PreSignUpEvent) => {
    events.push(event);
    throw new Error('not here');
  };
  server = await startCognito({
    port: 0,
    id: UserPoolId,
    clientId: ClientId,
    accessKeyId: 'local',
    origins: [],
    mail: async () => undefined,
    hosted: { providers: ['Google', 'Microsoft'], callbacks: [CALLBACK], preSignUp },
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
  pool = new CognitoIdentityProviderClient({ endpoint: server.url, region: 'eu-west-1', credentials, maxAttempts: 1 });
  const UserAttributes = [{ Name: 'email', Value: Username }];
  const made = await pool.send(
    new AdminCreateUserCommand({ UserPoolId, Username, MessageAction: 'SUPPRESS', UserAttributes }),
  );
  sub = made.User?.Username ?? '';
  await pool.send(new AdminSetUserPasswordCommand({ UserPoolId, Username, Password: PASSWORD, Permanent: true }));
});
afterAll(() => server.close());

test('an account that nobody connected runs the trigger, whose words come back', async () => {
  const { code, description } = await arrive('Bo@outlook.example', 'Microsoft');
  expect([code, description]).toEqual([null, 'PreSignUp failed with error not here. ']);
  const subject = subjectOf('Microsoft', 'bo@outlook.example');
  expect(events.at(-1)).toMatchObject({
    triggerSource: 'PreSignUp_ExternalProvider',
    userName: `microsoft_${subject.toLowerCase()}`,
    request: { userAttributes: { 'custom:providerSubject': subject } },
  });
});

test('a connected account signs in once by its code, with the scope of the domain', async () => {
  await link(source(ADDRESS));
  await expect(link(source(ADDRESS))).rejects.toThrow('previously linked');
  const user = await pool.send(new AdminGetUserCommand({ UserPoolId, Username }));
  const identities = user.UserAttributes?.find(({ Name }) => Name === 'identities')?.Value;
  expect(JSON.parse(identities ?? '[]')).toMatchObject([{ providerName: 'Google', dateCreated: expect.any(Number) }]);
  const arrival = await arrive();
  expect(await swapCode(server.url, ClientId, { ...arrival, verifier: 'other' })).toEqual({ error: 'invalid_grant' });
  expect(await swapCode(server.url, ClientId, arrival), 'a code counts once').toEqual({ error: 'invalid_grant' });
  const tokens = await swapCode(server.url, ClientId, await arrive());
  expect(claimsOf(tokens.access_token)).toMatchObject({ sub, scope: 'openid' });
  const refreshed = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: tokens.refresh_token },
    }),
  );
  expect(claimsOf(refreshed.AuthenticationResult?.AccessToken ?? '').scope).toBe('openid');
});

test('a token of the domain does not let its user use the API of the pool', async () => {
  const { access_token: AccessToken } = await swapCode(server.url, ClientId, await arrive());
  await expect(pool.send(new AssociateSoftwareTokenCommand({ AccessToken }))).rejects.toThrow('required scopes');
});

test('a sign-in by password never has the scope of the domain', async () => {
  const AuthParameters = { USERNAME: Username, PASSWORD };
  const flow = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
  const { AuthenticationResult } = await pool.send(new AdminInitiateAuthCommand(flow));
  expect(claimsOf(AuthenticationResult?.AccessToken ?? '').scope).toBe('aws.cognito.signin.user.admin');
});

test('a disconnected account is unknown again', async () => {
  const one = source('cleo@gmail.example');
  await link(one);
  expect((await arrive('cleo@gmail.example')).code).not.toBeNull();
  await pool.send(new AdminDisableProviderForUserCommand({ UserPoolId, User: one }));
  expect((await arrive('cleo@gmail.example')).code).toBeNull();
});

test.each([
  [{ redirect_uri: 'https://evil.example/account/callback' }, 'redirect_mismatch'],
  [{ client_id: 'other' }, 'invalid_client'],
  [{ code_challenge: '' }, 'invalid_request'],
  [{ identity_provider: 'COGNITO' }, 'invalid_request'],
  [{ scope: 'openid everything' }, 'invalid_request'],
  // With it, the token would look like that of a password.
  [{ scope: 'aws.cognito.signin.user.admin' }, 'invalid_request'],
])('a request with %o is refused without leading back', async (more, error) => {
  await expect(arrive(ADDRESS, 'Google', more)).rejects.toThrow(error);
});
