import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { invitationFor, readerOf } from '../guest.ts';

export const handler = endpoint(esignContract.routes.see, async ({ params, body, ctx }) =>
  invitationFor(ctx, await readerOf(ctx, params.secret), body.locale),
);
