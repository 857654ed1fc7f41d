import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { AdminInitiateAuthCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { handlerFolder } from '#scripts/domain-folders.ts';
import { type Cloud, startCloud } from '#scripts/local/cloud.ts';
import type { Locate } from '#scripts/local/functions.ts';

const ROOT = new URL('../../', pathToFileURL(import.meta.filename));

/** Handlers straight from their sources, as vitest and tsx load them. */
export const fromSource: Locate = (domain, kind, file) => new URL(`${handlerFolder(domain)}/${kind}/${file}.ts`, ROOT);

/** Once a cloud runs in this process. */
export async function accessToken(env: Cloud['env'], email: string, password: string): Promise<string> {
  const pool = new CognitoIdentityProviderClient({});
  const { AuthenticationResult } = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: env.USER_POOL_ID,
      ClientId: env.USER_POOL_CLIENT_ID,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  return AuthenticationResult?.AccessToken ?? '';
}

export interface TestCloud extends Cloud {
  /** An access token, for `Authorization: Bearer`. */
  readonly signIn: (email: string, password: string) => Promise<string>;
}

/**
 * The whole cloud in memory on free ports, with a table of its own; shares the DynamoDB of the global setup where there
 * is one. Sets process.env: import modules that make AWS clients after it, or let the handlers import them.
 */
export async function startTestCloud(): Promise<TestCloud> {
  const dynamoEndpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB;
  const tableName = `test-${randomBytes(6).toString('hex')}`;
  const cloud = await startCloud({ locate: fromSource, tableName, ...(dynamoEndpoint ? { dynamoEndpoint } : {}) });
  return { ...cloud, signIn: (email, password) => accessToken(cloud.env, email, password) };
}
