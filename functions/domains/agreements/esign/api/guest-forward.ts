import { isStaffAddress } from '#functions/domains/identity/user/store.ts';
import { newId } from '#functions/platform/data/id.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { done } from '#shared/kernel/record/ids.ts';
import { actAsGuest, guestOf } from '../guest.ts';

/** The new person gets the language and zone of the one who passes the document on. */
export const handler = endpoint(esignContract.routes.guestForward, async ({ params, body, ctx }) => {
  const link = await guestOf(ctx, params.secret);
  const isStaff = await isStaffAddress(link, body.person.email);
  await actAsGuest(ctx, link, (self, { locale, zone }) => {
    const person = { ...body.person, mobile: '', capacity: '', locale, zone };
    const ids = { newId: newId(ctx.now), newPersonId: newId(ctx.now) };
    return { ...self, ...ids, type: 'forward', person, reason: body.reason, isStaff };
  });
  return done;
});
