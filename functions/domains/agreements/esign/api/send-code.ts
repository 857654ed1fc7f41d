import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { esignContract } from '#shared/domains/agreements/esign/contract.ts';
import { openLink } from '../guest.ts';

export const handler = endpoint(esignContract.routes.sendCode, async ({ params, ctx }) =>
  mailCode(ctx, await openLink(ctx, params.secret)),
);
