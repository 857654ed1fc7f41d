import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  SetUserMFAPreferenceCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { vi } from 'vitest';
import type { HostedOptions } from '#scripts/local/cognito/hosted.ts';
import { startCognito } from '#scripts/local/cognito/server.ts';
import { codeOf, STEP_MS, stepAt } from '#scripts/local/cognito/totp.ts';
import { secondFactorContract } from '#shared/domains/identity/second-factor/contract.ts';
import { sessionContract } from '#shared/domains/identity/session/contract.ts';
import type { UserFields } from '#shared/domains/identity/user/schemas.ts';
import type { Role } from '#shared/kernel/access/permission.ts';
import type { Stored } from '#shared/kernel/record/record.ts';
import { type Caller, call, ok } from '#test/support/api.ts';
import { makeUser } from '#test/support/fixtures.ts';

export const PASSWORD = 'permanent-123';
const UserPoolId = process.env.USER_POOL_ID;
const ClientId = process.env.USER_POOL_CLIENT_ID;
const { begin, confirm } = secondFactorContract.routes;

/** A person of the local pool who is a user. */
export interface Person {
  readonly user: Stored<UserFields>;
}
export interface WithApp extends Person {
  readonly secret: string;
  readonly codes: readonly string[];
  readonly caller: Caller;
}

/** Starts the local user pool, which the endpoints then ask. The clock stands until a test moves it. */
export async function realPool(hosted?: HostedOptions) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const accessKeyId = process.env.AWS_ACCESS_KEY_ID ?? '';
  const options = { port: 0, id: UserPoolId ?? '', clientId: ClientId ?? '', accessKeyId, origins: [] };
  const server = await startCognito({ ...options, mail: async () => undefined, ...(hosted ? { hosted } : {}) });
  process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = server.url;
  return { close: server.close, url: server.url, ...peopleOf(new CognitoIdentityProviderClient({ maxAttempts: 1 })) };
}

/** Moves the clock past the codes that were used. */
export const nextStep = (ms = STEP_MS): void => void vi.setSystemTime(Date.now() + ms);
export const codeNow = (secret: string, steps = 0): string => codeOf(secret, stepAt(Date.now()) + steps);

function peopleOf(pool: CognitoIdentityProviderClient) {
  async function person(tenantId: string, role: Role = 'agent', isOperator = false): Promise<Person> {
    const Username = `new-${Math.random()}@test.example`;
    const UserAttributes = [{ Name: 'email', Value: Username }];
    const made = await pool.send(
      new AdminCreateUserCommand({ UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' }),
    );
    const sub = made.User?.Username ?? '';
    const user = await makeUser(tenantId, { role, sub, isOperator });
    const address = [{ Name: 'email', Value: user.email }];
    await pool.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes: address }));
    await pool.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: sub, Password: PASSWORD, Permanent: true }),
    );
    return { user };
  }

  async function authenticate({ user }: Person, code?: string): Promise<AuthenticationResultType | undefined> {
    const USERNAME = user.email;
    const AuthParameters = { USERNAME, PASSWORD };
    const flow = { UserPoolId, ClientId, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters } as const;
    const { AuthenticationResult, ChallengeName, Session } = await pool.send(new AdminInitiateAuthCommand(flow));
    if (!ChallengeName || code === undefined) return AuthenticationResult;
    const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code };
    const answer = { UserPoolId, ClientId, ChallengeName, Session, ChallengeResponses };
    return (await pool.send(new AdminRespondToAuthChallengeCommand(answer))).AuthenticationResult;
  }

  /** The token of a sign-in at the pool that the product has not seen yet. */
  const unopened = async (one: Person, code?: string): Promise<Caller> => ({
    token: (await authenticate(one, code))?.AccessToken ?? 'refused',
  });
  const open = (caller: Caller, userAgent?: string) =>
    call(
      sessionContract.routes.signIn,
      caller,
      { body: {} },
      userAgent === undefined ? {} : { 'user-agent': userAgent },
    );
  async function signedIn(one: Person, code?: string, userAgent?: string): Promise<Caller> {
    const caller = await unopened(one, code);
    const { status, body } = await open(caller, userAgent);
    if (status !== 200) throw new Error(`the sign-in answered ${JSON.stringify(body.errors)}`);
    return caller;
  }
  /** Turns on a second factor for a person. */
  async function withApp(one: Person): Promise<WithApp> {
    const caller = await signedIn(one);
    const { secret } = await ok(begin, caller, { body: {} });
    const { codes } = await ok(confirm, caller, { body: { code: codeNow(secret) } });
    nextStep();
    return { ...one, secret, codes, caller };
  }
  /** Tells the pool not to ask, as a thief of the token would. */
  const stopAsking = (AccessToken: string) =>
    pool.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }));
  return { person, unopened, open, signedIn, withApp, stopAsking };
}
