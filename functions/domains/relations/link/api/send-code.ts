import { liveLink } from '#functions/domains/relations/link/public/link-access.ts';
import { mailCode } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.sendCode, async ({ params, ctx }) =>
  mailCode(ctx, await liveLink(ctx, 'download', params.secret)),
);
