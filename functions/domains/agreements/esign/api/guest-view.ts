import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, guestOf } from '../guest.ts';

/** The page shows a file to the person. */
export const handler = endpoint(esignContract.routes.guestView, async ({ params, body, ctx }) =>
  actAsGuest(ctx, await guestOf(ctx, params.secret), (self) => ({ ...self, ...body, type: 'view' })),
);
