import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { isPassedOn } from '../guest.ts';

export const handler = endpoint(esignContract.routes.door, async ({ params, ctx }) => {
  const found = await findLink(ctx, 'esign', params.secret);
  const passed = { isPassedOn: found.state === 'withdrawn' && (await isPassedOn(found.link)) };
  return { ...(await doorOf(ctx, found)), ...passed };
});
