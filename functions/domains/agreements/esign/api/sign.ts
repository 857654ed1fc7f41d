import { checkNoStaff } from '#functions/domains/relations/link/public/link-access.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, consentHash, guestOf } from '../guest.ts';
import { keepPicture } from '../pictures.ts';

export const handler = endpoint(esignContract.routes.sign, async ({ params, body, ctx }) => {
  const { locale, key, ...signed } = body;
  const link = await guestOf(ctx, params.secret);
  checkNoStaff(ctx, link);
  const picture = key && signed.method !== 'typed' ? await keepPicture(link.tenantId, key) : undefined;
  const proof = { ...signed, ...(picture ? { picture } : {}), consentHash: consentHash(locale) };
  return actAsGuest(ctx, link, (self) => ({ ...self, ...proof, type: 'sign' }));
});
