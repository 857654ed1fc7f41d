import { endpoint } from '#functions/platform/endpoint/endpoint.ts';
import { linkContract } from '#shared/domains/link/contract.ts';
import { findLink } from '../door-store.ts';

/** Says what lies behind and who sent it, and nothing else; changes nothing, for mail scanners come by. */
export const handler = endpoint(linkContract.routes.door, async ({ params, ctx }) => {
  const { link, state } = await findLink(ctx, 'download', params.secret);
  const { agency, kind, sender, title, expiresAt } = link;
  return { agency, kind, senderName: sender.name, title, state, expiresAt };
});
