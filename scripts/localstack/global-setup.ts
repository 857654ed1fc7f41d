import { startIdentity } from '#test/support/identity.ts';
import { prepare } from './prepare.ts';

/** vitest `globalSetup`: LocalStack in place of our stand-ins, and the same small user pool as ever. */
export async function setup(): Promise<() => Promise<void>> {
  const localstack = await prepare(`test-${Date.now()}`);
  const stop = await startIdentity();
  Object.assign(process.env, localstack);
  return stop;
}
