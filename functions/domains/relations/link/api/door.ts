import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.door, async ({ params, ctx }) =>
  doorOf(ctx, await findLink(ctx, 'download', params.secret)),
);
