import { fileAddress, openedLink } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.fetchFile, async ({ params, body, ctx }) =>
  fileAddress(await openedLink(ctx, 'download', params.secret), body.inline),
);
