import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, expect, it, vi } from 'vitest';
import { startCognito } from '#scripts/local/cognito/server.ts';

const [POOL, CLIENT] = ['eu-west-1_localpool', 'localclient'];
const EMAIL = 'ann@agency.example';
const codes: string[] = [];
let pool: CognitoIdentityProviderClient;
let identity: typeof import('#functions/platform/session/identity.ts');

beforeAll(async () => {
  const mail = async (_to: string, _subject: string, text: string) => void codes.push(/\d{6}/.exec(text)?.[0] ?? '');
  const server = await startCognito({ port: 0, id: POOL, clientId: CLIENT, accessKeyId: 'local', origins: [], mail });
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', server.url);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local-secret');
  vi.stubEnv('USER_POOL_ID', POOL);
  vi.stubEnv('USER_POOL_CLIENT_ID', CLIENT);
  pool = new CognitoIdentityProviderClient({});
  await pool.send(
    new AdminCreateUserCommand({
      UserPoolId: POOL,
      Username: EMAIL,
      TemporaryPassword: 'temporary123',
      MessageAction: 'SUPPRESS',
    }),
  );
  identity = await import('#functions/platform/session/identity.ts');
  return async () => {
    vi.unstubAllEnvs();
    await server.close();
  };
});

async function refreshToken(PASSWORD: string): Promise<string | undefined> {
  const AuthParameters = { USERNAME: EMAIL, PASSWORD };
  const flow = { UserPoolId: POOL, ClientId: CLIENT, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' as const };
  const { AuthenticationResult } = await pool.send(new AdminInitiateAuthCommand({ ...flow, AuthParameters }));
  return AuthenticationResult?.RefreshToken;
}
const refresh = (RefreshToken: string | undefined) =>
  pool.send(new GetTokensFromRefreshTokenCommand({ ClientId: CLIENT, RefreshToken }));

it('revokes the refresh tokens of a person', async () => {
  await identity.setPassword(EMAIL, 'permanent123');
  const token = await refreshToken('permanent123');
  await expect(refresh(token)).resolves.toBeDefined();
  await identity.revokeTokens(EMAIL);
  await expect(refresh(token)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
});

it('takes a new password by the mailed code only, and says what is wrong with it', async () => {
  await identity.setPassword(EMAIL, 'permanent123');
  await identity.mailResetCode(EMAIL);
  const code = codes.at(-1) ?? '';
  const wrong = code === '111111' ? '222222' : '111111';
  const refused = (given: string, password: string) => expect(identity.resetByCode(EMAIL, given, password)).rejects;
  await refused(wrong, 'brand-new-123').toMatchObject({ details: [{ code: 'session.code', field: 'code' }] });
  await refused(code, 'short1').toMatchObject({ details: [{ code: 'account.passwordRefused', field: 'password' }] });
  expect(await identity.resetByCode(EMAIL, code, 'brand-new-123')).toMatch(/^[\da-f-]{36}$/);
  expect(await refreshToken('brand-new-123')).toBeDefined();
  await refused(code, 'brand-new-124').toMatchObject({ details: [{ code: 'session.codeExpired', field: 'code' }] });
});
