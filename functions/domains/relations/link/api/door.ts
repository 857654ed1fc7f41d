import { linkDoor } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';

export const handler = endpoint(linkContract.routes.door, ({ params, ctx }) =>
  linkDoor(ctx, 'download', params.secret),
);
