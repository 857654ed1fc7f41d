import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { guestOf, invitationFor } from '../guest.ts';

export const handler = endpoint(esignContract.routes.see, async ({ params, body, ctx }) =>
  invitationFor(ctx, await guestOf(ctx, params.secret), body.locale),
);
