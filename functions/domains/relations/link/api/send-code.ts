import { sendLinkCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.sendCode, ({ params, ctx }) =>
  sendLinkCode(ctx, 'download', params.secret),
);
