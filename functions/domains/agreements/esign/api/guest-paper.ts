import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { actAsGuest, guestOf } from '../guest.ts';

export const handler = endpoint(esignContract.routes.guestPaper, async ({ params, ctx }) =>
  actAsGuest(ctx, await guestOf(ctx, params.secret), (self) => ({ ...self, type: 'askPaper' })),
);
