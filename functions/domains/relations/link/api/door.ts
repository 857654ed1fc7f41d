import { findLink } from '#functions/domains/relations/link/public/link-access.ts';
import { doorOf } from '#functions/domains/relations/link/public/recipient.ts';
import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import { standing } from '../share/files.ts';

export const handler = endpoint(linkContract.routes.door, async ({ params, ctx }) => {
  const found = await standing(await findLink(ctx, 'download', params.secret));
  return { ...(await doorOf(ctx, found)), ...(found.link.share ? { hasFiles: true } : {}) };
});
