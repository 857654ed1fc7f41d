import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { keepSignature } from '../public/own-store.ts';

export const handler = endpoint(accountContract.routes.setSignature, async ({ body, ctx }) => {
  await keepSignature(ctx, body.key);
  return done;
});
