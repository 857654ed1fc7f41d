import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { dropSignature } from '../public/own-store.ts';

export const handler = endpoint(accountContract.routes.removeSignature, async ({ ctx }) => {
  await dropSignature(ctx);
  return done;
});
