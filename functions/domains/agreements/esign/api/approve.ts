import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, consentHash, guestOf } from '../guest.ts';

export const handler = endpoint(esignContract.routes.approve, async ({ params, body, ctx }) => {
  const { locale, ...seen } = body;
  const proof = { ...seen, consentHash: consentHash(locale) };
  return actAsGuest(ctx, await guestOf(ctx, params.secret), (self) => ({ ...self, ...proof, type: 'approve' }));
});
