import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { accountContract } from '#shared/domains/identity/account/contract.ts';
import { saveEmailProfile } from '../public/own-store.ts';

export const handler = endpoint(accountContract.routes.saveEmailProfile, async ({ body, ctx }) => {
  await saveEmailProfile(ctx, body);
  return body;
});
