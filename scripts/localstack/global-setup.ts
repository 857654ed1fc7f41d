import { startIdentity } from '#test/support/identity.ts';
import { LOCALSTACK_ENDPOINT } from './endpoint.ts';
import { prepare } from './prepare.ts';

/** vitest `globalSetup`: LocalStack in place of our stand-ins, and the same small user pool as ever; once for all projects. */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env.TESTED_ON_LOCALSTACK) return async () => undefined;
  const stop = await startIdentity();
  const variables = await prepare(process.env.MAIL_FROM ?? '');
  Object.assign(process.env, variables, { TESTED_ON_LOCALSTACK: LOCALSTACK_ENDPOINT });
  return stop;
}
