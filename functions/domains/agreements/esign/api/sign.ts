import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, consentHash, guestOf } from '../guest.ts';

export const handler = endpoint(esignContract.routes.sign, async ({ params, body, ctx }) => {
  const { locale, ...signed } = body;
  const proof = { ...signed, method: 'typed', consentHash: consentHash(locale) } as const;
  return actAsGuest(ctx, await guestOf(ctx, params.secret), (self) => ({ ...self, ...proof, type: 'sign' }));
});
