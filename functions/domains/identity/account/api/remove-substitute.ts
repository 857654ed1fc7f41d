import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { dropSubstitute } from '../public/signing-orders.ts';

export const handler = endpoint(accountContract.routes.removeSubstitute, async ({ ctx }) => {
  await dropSubstitute(ctx);
  return done;
});
